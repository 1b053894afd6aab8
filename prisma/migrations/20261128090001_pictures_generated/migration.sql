-- What changed in prisma/sql and generated.

-- When a row changed, as those see it who ask what changed since a time: not counts that every like, vote, comment, order or view would change,
-- since its indexes would be written with each of these.
CREATE OR REPLACE FUNCTION row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := clock_timestamp();
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON topics FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON questions FOR EACH ROW
WHEN (OLD.vote_score = NEW.vote_score AND OLD.comment_count = NEW.comment_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON orders FOR EACH ROW
-- A row whose currency is filled in has not changed for anybody.
WHEN (OLD.currency IS NOT DISTINCT FROM NEW.currency) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON replies FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON comments FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON reviews FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON announcements FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON post_comments FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE OF body, edited_at ON answers FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE OF name ON files FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE OF title, description, visibility, status, thumbnail_url ON videos
FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed
BEFORE UPDATE OF store_id, title, slug, sku, description, price, regular_price, status, category, image_url, picture, listed ON products
FOR EACH ROW EXECUTE FUNCTION row_changed();

CREATE OR REPLACE FUNCTION purge_removals(VARIADIC doomed integer[]) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
BEGIN
  -- One that is being restored is locked, and stays, with its bytes.
  doomed := ARRAY(SELECT id FROM removals WHERE id = ANY (doomed) ORDER BY id FOR UPDATE);
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'reply' AND target_id IN (
      SELECT id FROM removed.replies
      WHERE topic_id IN (SELECT id FROM removed.topics WHERE removal = ANY (doomed))
    ) ORDER BY id FOR UPDATE
  );
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'answer' AND target_id IN (
      SELECT id FROM removed.answers
      WHERE question_id IN (SELECT id FROM removed.questions WHERE removal = ANY (doomed))
    ) ORDER BY id FOR UPDATE
  );
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'post_comment' AND target_id IN (
      SELECT id FROM removed.post_comments
      WHERE question_id IN (SELECT id FROM removed.questions WHERE removal = ANY (doomed))
    ) ORDER BY id FOR UPDATE
  );
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'post_comment' AND target_id IN (
      SELECT id FROM removed.post_comments
      WHERE answer_id IN (SELECT id FROM removed.answers WHERE removal = ANY (doomed))
    ) ORDER BY id FOR UPDATE
  );
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'comment' AND target_id IN (
      SELECT id FROM removed.comments
      WHERE video_id IN (SELECT id FROM removed.videos WHERE removal = ANY (doomed))
    ) ORDER BY id FOR UPDATE
  );
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'share' AND target_id IN (
      SELECT id FROM removed.shares
      WHERE file_id IN (SELECT id FROM removed.files WHERE removal = ANY (doomed))
    ) ORDER BY id FOR UPDATE
  );
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'share' AND target_id IN (
      SELECT id FROM removed.shares
      WHERE video_id IN (SELECT id FROM removed.videos WHERE removal = ANY (doomed))
    ) ORDER BY id FOR UPDATE
  );
  keys := ARRAY(
    SELECT object_key FROM removed.videos WHERE removal = ANY (doomed)
    UNION ALL SELECT object_key FROM removed.files WHERE removal = ANY (doomed)
    UNION ALL SELECT f.object_key FROM picture_files f JOIN pictures i ON i.id = f.picture_id JOIN removals r ON r.target_id = i.product_id
    WHERE r.id = ANY (doomed) AND r.target_type = 'product' AND r.state = 'deleted'
  );
  DELETE FROM revisions v USING (
    SELECT 'topic' AS target_type, id FROM removed.topics WHERE removal = ANY (doomed)
    UNION ALL SELECT 'reply' AS target_type, id FROM removed.replies WHERE removal = ANY (doomed)
    UNION ALL SELECT 'question' AS target_type, id FROM removed.questions WHERE removal = ANY (doomed)
    UNION ALL SELECT 'answer' AS target_type, id FROM removed.answers WHERE removal = ANY (doomed)
    UNION ALL SELECT 'post_comment' AS target_type, id FROM removed.post_comments WHERE removal = ANY (doomed)
    UNION ALL SELECT 'comment' AS target_type, id FROM removed.comments WHERE removal = ANY (doomed)
    UNION ALL SELECT 'review' AS target_type, id FROM removed.reviews WHERE removal = ANY (doomed)
    UNION ALL SELECT 'announcement' AS target_type, id FROM removed.announcements WHERE removal = ANY (doomed)
    UNION ALL SELECT target_type, target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'product' AND state = 'deleted'
  ) gone WHERE v.target_type = gone.target_type AND v.target_id = gone.id;
  DELETE FROM reactions v USING (
    SELECT 'topic' AS target_type, id FROM removed.topics WHERE removal = ANY (doomed)
    UNION ALL SELECT 'reply' AS target_type, id FROM removed.replies WHERE removal = ANY (doomed)
    UNION ALL SELECT 'question' AS target_type, id FROM removed.questions WHERE removal = ANY (doomed)
    UNION ALL SELECT 'post_comment' AS target_type, id FROM removed.post_comments WHERE removal = ANY (doomed)
    UNION ALL SELECT 'comment' AS target_type, id FROM removed.comments WHERE removal = ANY (doomed)
    UNION ALL SELECT 'review' AS target_type, id FROM removed.reviews WHERE removal = ANY (doomed)
    UNION ALL SELECT 'announcement' AS target_type, id FROM removed.announcements WHERE removal = ANY (doomed)
  ) gone WHERE v.kind = gone.target_type AND v.content_id = gone.id;
  -- A product that was ordered stays for its orders.
  DELETE FROM products sold USING removals r
  WHERE r.id = ANY (doomed) AND r.target_type = 'product' AND r.state = 'deleted' AND sold.id = r.target_id
    AND NOT EXISTS (SELECT FROM order_items WHERE product_id = sold.id);
  DELETE FROM pictures i USING removals r
  WHERE r.id = ANY (doomed) AND r.target_type = 'product' AND r.state = 'deleted' AND i.product_id = r.target_id;
  UPDATE products sold SET picture = NULL FROM removals r
  WHERE r.id = ANY (doomed) AND r.target_type = 'product' AND r.state = 'deleted' AND sold.id = r.target_id AND sold.picture IS NOT NULL;
  DELETE FROM removals WHERE id = ANY (doomed);
  RETURN keys;
END $$;

CREATE OR REPLACE FUNCTION events_of_products_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'product.updated', r.id, acting(), r.owner_id, NULL, CASE WHEN (r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END) OR (o.deleted_at IS NULL AND CASE WHEN o.store_id IS NULL THEN o.status = 'active' ELSE o.listed END) THEN 'public' ELSE 'own' END, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.title IS DISTINCT FROM o.title OR r.description IS DISTINCT FROM o.description OR r.price <> o.price OR r.currency <> o.currency OR r.status <> o.status OR r.category <> o.category OR r.image_url IS DISTINCT FROM o.image_url OR r.picture IS DISTINCT FROM o.picture
        OR (r.stock > 0) <> (o.stock > 0)) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'product' AND target_id = r.id);
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'product.published', r.id, acting(), r.owner_id, NULL, CASE WHEN r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END THEN 'public' ELSE 'own' END, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE ((r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END) AND (r.status <> o.status)) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'product' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_products_update AFTER UPDATE OF category, currency, description, image_url, picture, price, status, stock, title ON products FOR EACH ROW
WHEN ((NEW.title IS DISTINCT FROM OLD.title OR NEW.description IS DISTINCT FROM OLD.description OR NEW.price <> OLD.price OR NEW.currency <> OLD.currency OR NEW.status <> OLD.status OR NEW.category <> OLD.category OR NEW.image_url IS DISTINCT FROM OLD.image_url OR NEW.picture IS DISTINCT FROM OLD.picture
        OR (NEW.stock > 0) <> (OLD.stock > 0)) OR ((NEW.deleted_at IS NULL AND CASE WHEN NEW.store_id IS NULL THEN NEW.status = 'active' ELSE NEW.listed END) AND (NEW.status <> OLD.status)))
EXECUTE FUNCTION events_of_products_update();
