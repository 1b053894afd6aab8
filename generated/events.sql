-- Made by `npm run generate` from src/areas/*/content.ts. Change it there, not here.

-- Whose content is, who may read it, and whether its author decides on that; no row if it is not there, or nothing is told of it.
CREATE OR REPLACE FUNCTION told_content(of_type text, root integer)
RETURNS TABLE (owner_id integer, audience text, area text, is_published boolean, created_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT r.author_id, CASE WHEN board_is_open(r.board_id) THEN 'public' ELSE 'readers' END, 'forum', false, r.created_at
  FROM topics r WHERE of_type = 'topic' AND r.id = root AND true
  UNION ALL SELECT r.author_id, CASE WHEN topic_is_open(r.topic_id) THEN 'public' ELSE 'readers' END, 'forum', false, r.created_at
  FROM replies r WHERE of_type = 'reply' AND r.id = root AND true
  UNION ALL SELECT r.author_id, 'public', 'answers', false, r.created_at
  FROM questions r WHERE of_type = 'question' AND r.id = root AND true
  UNION ALL SELECT r.author_id, 'public', 'answers', false, r.created_at
  FROM answers r WHERE of_type = 'answer' AND r.id = root AND true
  UNION ALL SELECT r.author_id, 'public', 'answers', false, r.created_at
  FROM post_comments r WHERE of_type = 'post_comment' AND r.id = root AND true
  UNION ALL SELECT r.author_id, CASE WHEN r.visibility = 'public' AND r.status = 'ready' THEN 'public' ELSE 'own' END, 'videos', true, r.created_at
  FROM videos r WHERE of_type = 'video' AND r.id = root AND true
  UNION ALL SELECT r.author_id, CASE WHEN EXISTS (SELECT FROM videos v WHERE v.id = r.video_id AND (
  v.visibility = 'public' OR v.author_id = NULL::integer OR v.visibility = 'unlisted' AND (false::boolean OR EXISTS (
    SELECT FROM shares s JOIN users u ON u.id = v.author_id
    WHERE s.video_id = v.id AND s.token = NULL::text AND s.password_hash IS NULL AND (s.expires_at IS NULL OR s.expires_at > now()) AND NOT (u.suspended_at IS NOT NULL AND coalesce(u.suspended_until > now(), true)) AND u.deleted_at IS NULL
  )))) THEN 'public' ELSE 'own' END, 'videos', false, r.created_at
  FROM comments r WHERE of_type = 'comment' AND r.id = root AND true
  UNION ALL SELECT r.owner_id, CASE WHEN NOT (true) THEN 'public' ELSE 'own' END, 'files', false, r.created_at
  FROM files r WHERE of_type = 'file' AND r.id = root AND true
  UNION ALL SELECT r.owner_id, CASE WHEN r.status = 'active' THEN 'public' ELSE 'own' END, 'marketplace', true, r.created_at
  FROM stores r WHERE of_type = 'store' AND r.id = root AND true
  UNION ALL SELECT r.owner_id, CASE WHEN r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END THEN 'public' ELSE 'own' END, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, true, r.created_at
  FROM products r WHERE of_type = 'product' AND r.id = root AND r.deleted_at IS NULL
  UNION ALL SELECT r.author_id, CASE WHEN (false OR EXISTS (SELECT FROM products WHERE id = r.product_id AND listed)) THEN 'public' ELSE 'own' END, 'marketplace', false, r.created_at
  FROM reviews r WHERE of_type = 'review' AND r.id = root AND true
  UNION ALL SELECT r.author_id, 'public', NULL, false, r.created_at
  FROM announcements r WHERE of_type = 'announcement' AND r.id = root AND true
$$;

CREATE OR REPLACE FUNCTION events_of_topics_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'topic.created', r.id, acting(), r.author_id, NULL, CASE WHEN board_is_open(r.board_id) THEN 'public' ELSE 'readers' END, 'forum'
  FROM new_rows r WHERE (r.created_at >= now());
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'topic.created', r.id, acting(), r.author_id, NULL, CASE WHEN board_is_open(r.board_id) THEN 'public' ELSE 'readers' END, 'forum'
  FROM new_rows r WHERE (r.opening_id IS NOT NULL AND NOT (r.created_at >= now())) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'topic' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_topics_insert AFTER INSERT ON topics REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_topics_insert();

CREATE OR REPLACE FUNCTION events_of_topics_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'topic.updated', r.id, acting(), r.author_id, NULL, CASE WHEN board_is_open(r.board_id) THEN 'public' ELSE 'readers' END, 'forum'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.title IS DISTINCT FROM o.title OR r.content IS DISTINCT FROM o.content OR r.is_locked <> o.is_locked OR r.is_sticky <> o.is_sticky OR r.board_id <> o.board_id OR r.tag_ids <> o.tag_ids) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'topic' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_topics_update AFTER UPDATE OF board_id, content, is_locked, is_sticky, tag_ids, title ON topics FOR EACH ROW
WHEN ((NEW.title IS DISTINCT FROM OLD.title OR NEW.content IS DISTINCT FROM OLD.content OR NEW.is_locked <> OLD.is_locked OR NEW.is_sticky <> OLD.is_sticky OR NEW.board_id <> OLD.board_id OR NEW.tag_ids <> OLD.tag_ids))
EXECUTE FUNCTION events_of_topics_update();

CREATE OR REPLACE FUNCTION events_of_replies_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'reply.created', r.id, acting(), r.author_id, NULL, CASE WHEN topic_is_open(r.topic_id) THEN 'public' ELSE 'readers' END, 'forum'
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_replies_insert AFTER INSERT ON replies REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_replies_insert();

CREATE OR REPLACE FUNCTION events_of_replies_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'reply.updated', r.id, acting(), r.author_id, NULL, CASE WHEN topic_is_open(r.topic_id) THEN 'public' ELSE 'readers' END, 'forum'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.content IS DISTINCT FROM o.content) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'reply' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_replies_update AFTER UPDATE OF content ON replies FOR EACH ROW
WHEN ((NEW.content IS DISTINCT FROM OLD.content))
EXECUTE FUNCTION events_of_replies_update();

CREATE OR REPLACE FUNCTION events_of_questions_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'question.created', r.id, acting(), r.author_id, NULL, 'public', 'answers'
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_questions_insert AFTER INSERT ON questions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_questions_insert();

CREATE OR REPLACE FUNCTION events_of_questions_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'question.updated', r.id, acting(), r.author_id, NULL, 'public', 'answers'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.title IS DISTINCT FROM o.title OR r.body IS DISTINCT FROM o.body OR r.tag_ids <> o.tag_ids) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'question' AND target_id = r.id);
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'answer.accepted', r.best_answer_id, acting(), (SELECT author_id FROM answers WHERE id = r.best_answer_id), r.author_id, 'public', 'answers'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.best_answer_id IS DISTINCT FROM o.best_answer_id AND r.best_answer_id IS NOT NULL) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'question' AND target_id = r.id) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'answer' AND target_id = r.best_answer_id);
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'question.closed', r.id, acting(), r.author_id, NULL, 'public', 'answers'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'closed' AND o.status <> 'closed') AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'question' AND target_id = r.id) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'question' AND target_id = r.id);
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'question.reopened', r.id, acting(), r.author_id, NULL, 'public', 'answers'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'open' AND o.status <> 'open') AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'question' AND target_id = r.id) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'question' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_questions_update AFTER UPDATE OF best_answer_id, body, status, tag_ids, title ON questions FOR EACH ROW
WHEN ((NEW.title IS DISTINCT FROM OLD.title OR NEW.body IS DISTINCT FROM OLD.body OR NEW.tag_ids <> OLD.tag_ids) OR (NEW.best_answer_id IS DISTINCT FROM OLD.best_answer_id AND NEW.best_answer_id IS NOT NULL) OR (NEW.status = 'closed' AND OLD.status <> 'closed') OR (NEW.status = 'open' AND OLD.status <> 'open'))
EXECUTE FUNCTION events_of_questions_update();

CREATE OR REPLACE FUNCTION events_of_answers_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'answer.created', r.id, acting(), r.author_id, NULL, 'public', 'answers'
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_answers_insert AFTER INSERT ON answers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_answers_insert();

CREATE OR REPLACE FUNCTION events_of_answers_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'answer.updated', r.id, acting(), r.author_id, NULL, 'public', 'answers'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.body IS DISTINCT FROM o.body) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'answer' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_answers_update AFTER UPDATE OF body ON answers FOR EACH ROW
WHEN ((NEW.body IS DISTINCT FROM OLD.body))
EXECUTE FUNCTION events_of_answers_update();

CREATE OR REPLACE FUNCTION events_of_post_comments_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'post_comment.created', r.id, acting(), r.author_id, NULL, 'public', 'answers'
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_post_comments_insert AFTER INSERT ON post_comments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_post_comments_insert();

CREATE OR REPLACE FUNCTION events_of_post_comments_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'post_comment.updated', r.id, acting(), r.author_id, NULL, 'public', 'answers'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.body IS DISTINCT FROM o.body) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'post_comment' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_post_comments_update AFTER UPDATE OF body ON post_comments FOR EACH ROW
WHEN ((NEW.body IS DISTINCT FROM OLD.body))
EXECUTE FUNCTION events_of_post_comments_update();

CREATE OR REPLACE FUNCTION events_of_videos_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'video.created', r.id, acting(), r.author_id, NULL, 'own', 'videos'
  FROM new_rows r WHERE (r.created_at >= now());
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'video.published', r.id, acting(), r.author_id, NULL, CASE WHEN r.visibility = 'public' AND r.status = 'ready' THEN 'public' ELSE 'own' END, 'videos'
  FROM new_rows r WHERE (r.created_at >= now() AND (r.visibility = 'public' AND r.status = 'ready'));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_videos_insert AFTER INSERT ON videos REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_videos_insert();

CREATE OR REPLACE FUNCTION events_of_videos_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'video.updated', r.id, acting(), r.author_id, NULL, CASE WHEN (r.visibility = 'public' AND r.status = 'ready') OR (o.visibility = 'public' AND o.status = 'ready') THEN 'public' ELSE 'own' END, 'videos'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.title IS DISTINCT FROM o.title OR r.description IS DISTINCT FROM o.description OR r.visibility <> o.visibility) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'video' AND target_id = r.id);
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'video.published', r.id, acting(), r.author_id, NULL, CASE WHEN r.visibility = 'public' AND r.status = 'ready' THEN 'public' ELSE 'own' END, 'videos'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE ((r.visibility = 'public' AND r.status = 'ready') AND (NOT (o.visibility = 'public' AND o.status = 'ready'))) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'video' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_videos_update AFTER UPDATE OF description, status, title, visibility ON videos FOR EACH ROW
WHEN ((NEW.title IS DISTINCT FROM OLD.title OR NEW.description IS DISTINCT FROM OLD.description OR NEW.visibility <> OLD.visibility) OR ((NEW.visibility = 'public' AND NEW.status = 'ready') AND (NOT (OLD.visibility = 'public' AND OLD.status = 'ready'))))
EXECUTE FUNCTION events_of_videos_update();

CREATE OR REPLACE FUNCTION events_of_comments_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'comment.created', r.id, acting(), r.author_id, NULL, CASE WHEN EXISTS (SELECT FROM videos v WHERE v.id = r.video_id AND (
  v.visibility = 'public' OR v.author_id = NULL::integer OR v.visibility = 'unlisted' AND (false::boolean OR EXISTS (
    SELECT FROM shares s JOIN users u ON u.id = v.author_id
    WHERE s.video_id = v.id AND s.token = NULL::text AND s.password_hash IS NULL AND (s.expires_at IS NULL OR s.expires_at > now()) AND NOT (u.suspended_at IS NOT NULL AND coalesce(u.suspended_until > now(), true)) AND u.deleted_at IS NULL
  )))) THEN 'public' ELSE 'own' END, 'videos'
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_comments_insert AFTER INSERT ON comments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_comments_insert();

CREATE OR REPLACE FUNCTION events_of_comments_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'comment.updated', r.id, acting(), r.author_id, NULL, CASE WHEN EXISTS (SELECT FROM videos v WHERE v.id = r.video_id AND (
  v.visibility = 'public' OR v.author_id = NULL::integer OR v.visibility = 'unlisted' AND (false::boolean OR EXISTS (
    SELECT FROM shares s JOIN users u ON u.id = v.author_id
    WHERE s.video_id = v.id AND s.token = NULL::text AND s.password_hash IS NULL AND (s.expires_at IS NULL OR s.expires_at > now()) AND NOT (u.suspended_at IS NOT NULL AND coalesce(u.suspended_until > now(), true)) AND u.deleted_at IS NULL
  )))) THEN 'public' ELSE 'own' END, 'videos'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.content IS DISTINCT FROM o.content) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'comment' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_comments_update AFTER UPDATE OF content ON comments FOR EACH ROW
WHEN ((NEW.content IS DISTINCT FROM OLD.content))
EXECUTE FUNCTION events_of_comments_update();

CREATE OR REPLACE FUNCTION events_of_files_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'file.created', r.id, acting(), r.owner_id, NULL, CASE WHEN NOT (true) THEN 'public' ELSE 'own' END, 'files'
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_files_insert AFTER INSERT ON files REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_files_insert();

CREATE OR REPLACE FUNCTION events_of_files_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'file.updated', r.id, acting(), r.owner_id, NULL, CASE WHEN NOT (true) THEN 'public' ELSE 'own' END, 'files'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.name IS DISTINCT FROM o.name) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'file' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_files_update AFTER UPDATE OF name ON files FOR EACH ROW
WHEN ((NEW.name IS DISTINCT FROM OLD.name))
EXECUTE FUNCTION events_of_files_update();

CREATE OR REPLACE FUNCTION events_of_stores_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'store.created', r.id, acting(), r.owner_id, NULL, 'own', 'marketplace'
  FROM new_rows r WHERE (r.created_at >= now());
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'store.published', r.id, acting(), r.owner_id, NULL, CASE WHEN r.status = 'active' THEN 'public' ELSE 'own' END, 'marketplace'
  FROM new_rows r WHERE (r.created_at >= now() AND (r.status = 'active'));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_stores_insert AFTER INSERT ON stores REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_stores_insert();

CREATE OR REPLACE FUNCTION events_of_stores_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'store.updated', r.id, acting(), r.owner_id, NULL, CASE WHEN (r.status = 'active') OR (o.status = 'active') THEN 'public' ELSE 'own' END, 'marketplace'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.name IS DISTINCT FROM o.name OR r.description IS DISTINCT FROM o.description OR r.status <> o.status) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'store' AND target_id = r.id);
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'store.published', r.id, acting(), r.owner_id, NULL, CASE WHEN r.status = 'active' THEN 'public' ELSE 'own' END, 'marketplace'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE ((r.status = 'active') AND (NOT (o.status = 'active'))) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'store' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_stores_update AFTER UPDATE OF description, name, status ON stores FOR EACH ROW
WHEN ((NEW.name IS DISTINCT FROM OLD.name OR NEW.description IS DISTINCT FROM OLD.description OR NEW.status <> OLD.status) OR ((NEW.status = 'active') AND (NOT (OLD.status = 'active'))))
EXECUTE FUNCTION events_of_stores_update();

CREATE OR REPLACE FUNCTION events_of_products_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'product.created', r.id, acting(), r.owner_id, NULL, 'own', CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END
  FROM new_rows r WHERE (r.created_at >= now());
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'product.published', r.id, acting(), r.owner_id, NULL, CASE WHEN r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END THEN 'public' ELSE 'own' END, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END
  FROM new_rows r WHERE (r.created_at >= now() AND (r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_products_insert AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_products_insert();

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

CREATE OR REPLACE FUNCTION events_of_reviews_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'review.created', r.id, acting(), r.author_id, NULL, CASE WHEN (false OR EXISTS (SELECT FROM products WHERE id = r.product_id AND listed)) THEN 'public' ELSE 'own' END, 'marketplace'
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_reviews_insert AFTER INSERT ON reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_reviews_insert();

CREATE OR REPLACE FUNCTION events_of_reviews_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'review.updated', r.id, acting(), r.author_id, NULL, CASE WHEN (false OR EXISTS (SELECT FROM products WHERE id = r.product_id AND listed)) THEN 'public' ELSE 'own' END, 'marketplace'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.title IS DISTINCT FROM o.title OR r.body IS DISTINCT FROM o.body OR r.rating <> o.rating OR r.reply IS DISTINCT FROM o.reply) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'review' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_reviews_update AFTER UPDATE OF body, rating, reply, title ON reviews FOR EACH ROW
WHEN ((NEW.title IS DISTINCT FROM OLD.title OR NEW.body IS DISTINCT FROM OLD.body OR NEW.rating <> OLD.rating OR NEW.reply IS DISTINCT FROM OLD.reply))
EXECUTE FUNCTION events_of_reviews_update();

CREATE OR REPLACE FUNCTION events_of_announcements_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'announcement.created', r.id, acting(), r.author_id, NULL, 'public', NULL
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_announcements_insert AFTER INSERT ON announcements REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_announcements_insert();

CREATE OR REPLACE FUNCTION events_of_announcements_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'announcement.updated', r.id, acting(), r.author_id, NULL, 'public', NULL
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.title IS DISTINCT FROM o.title OR r.body IS DISTINCT FROM o.body OR r.until IS DISTINCT FROM o.until) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'announcement' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_announcements_update AFTER UPDATE OF body, title, until ON announcements FOR EACH ROW
WHEN ((NEW.title IS DISTINCT FROM OLD.title OR NEW.body IS DISTINCT FROM OLD.body OR NEW.until IS DISTINCT FROM OLD.until))
EXECUTE FUNCTION events_of_announcements_update();

CREATE OR REPLACE FUNCTION events_of_merged_topics_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'topic.removed', r.id, acting(), NULL, NULL, CASE WHEN topic_is_open(r.topic_id) THEN 'public' ELSE 'readers' END, 'forum'
  FROM new_rows r WHERE (true) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'topic' AND target_id = r.topic_id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_merged_topics_insert AFTER INSERT ON merged_topics REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_merged_topics_insert();

CREATE OR REPLACE FUNCTION events_of_order_stores_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.placed', r.order_id, acting(), (SELECT buyer_id FROM orders WHERE id = r.order_id), (SELECT owner_id FROM stores WHERE id = r.store_id), 'own', (SELECT area FROM orders WHERE id = r.order_id)
  FROM new_rows r WHERE (r.updated_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_order_stores_insert AFTER INSERT ON order_stores REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_order_stores_insert();

CREATE OR REPLACE FUNCTION events_of_shipments_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.shipped', r.order_id, acting(), (SELECT buyer_id FROM orders WHERE id = r.order_id), (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.order_id LIMIT 1), 'own', (SELECT area FROM orders WHERE id = r.order_id)
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_shipments_insert AFTER INSERT ON shipments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_shipments_insert();

CREATE OR REPLACE FUNCTION events_of_shipments_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.delivered', r.order_id, acting(), (SELECT buyer_id FROM orders WHERE id = r.order_id), (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.order_id LIMIT 1), 'own', (SELECT area FROM orders WHERE id = r.order_id)
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.delivered_at IS NOT NULL AND o.delivered_at IS NULL);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_shipments_update AFTER UPDATE OF delivered_at ON shipments FOR EACH ROW
WHEN ((NEW.delivered_at IS NOT NULL AND OLD.delivered_at IS NULL))
EXECUTE FUNCTION events_of_shipments_update();

CREATE OR REPLACE FUNCTION events_of_returns_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.return_requested', r.order_id, acting(), (SELECT buyer_id FROM orders WHERE id = r.order_id), (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.order_id LIMIT 1), 'own', (SELECT area FROM orders WHERE id = r.order_id)
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_returns_insert AFTER INSERT ON returns REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_returns_insert();

CREATE OR REPLACE FUNCTION events_of_returns_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.return_accepted', r.order_id, acting(), (SELECT buyer_id FROM orders WHERE id = r.order_id), (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.order_id LIMIT 1), 'own', (SELECT area FROM orders WHERE id = r.order_id)
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'accepted' AND o.status <> 'accepted');
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.return_declined', r.order_id, acting(), (SELECT buyer_id FROM orders WHERE id = r.order_id), (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.order_id LIMIT 1), 'own', (SELECT area FROM orders WHERE id = r.order_id)
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'declined' AND o.status <> 'declined');
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.return_received', r.order_id, acting(), (SELECT buyer_id FROM orders WHERE id = r.order_id), (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.order_id LIMIT 1), 'own', (SELECT area FROM orders WHERE id = r.order_id)
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'received' AND o.status <> 'received');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_returns_update AFTER UPDATE OF status ON returns FOR EACH ROW
WHEN ((NEW.status = 'accepted' AND OLD.status <> 'accepted') OR (NEW.status = 'declined' AND OLD.status <> 'declined') OR (NEW.status = 'received' AND OLD.status <> 'received'))
EXECUTE FUNCTION events_of_returns_update();

CREATE OR REPLACE FUNCTION events_of_order_steps_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.dispute_answered', r.order_id, acting(), (SELECT buyer_id FROM orders WHERE id = r.order_id), (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.order_id LIMIT 1), 'own', (SELECT area FROM orders WHERE id = r.order_id)
  FROM new_rows r WHERE (r.created_at >= now() AND r.type = 'dispute_answered');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_order_steps_insert AFTER INSERT ON order_steps REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_order_steps_insert();

CREATE OR REPLACE FUNCTION events_of_orders_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.paid', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'paid' AND o.status NOT IN ('paid', 'refunded'));
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.completed', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'completed' AND o.status NOT IN ('completed', 'refunded'));
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.disputed', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'disputed' AND o.status NOT IN ('disputed', 'refunded'));
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.refunded', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'refunded' AND o.status NOT IN ('refunded', 'refunded'));
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.cancelled', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'cancelled' AND o.status NOT IN ('cancelled', 'refunded'));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_orders_update AFTER UPDATE OF status ON orders FOR EACH ROW
WHEN ((NEW.status = 'paid' AND OLD.status NOT IN ('paid', 'refunded')) OR (NEW.status = 'completed' AND OLD.status NOT IN ('completed', 'refunded')) OR (NEW.status = 'disputed' AND OLD.status NOT IN ('disputed', 'refunded')) OR (NEW.status = 'refunded' AND OLD.status NOT IN ('refunded', 'refunded')) OR (NEW.status = 'cancelled' AND OLD.status NOT IN ('cancelled', 'refunded')))
EXECUTE FUNCTION events_of_orders_update();

CREATE OR REPLACE FUNCTION events_of_conversation_people_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'message.created', r.latest_id, acting(), r.user_id, NULL, 'own', NULL
  FROM new_rows r WHERE (r.unread > 0 AND r.joined_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_conversation_people_insert AFTER INSERT ON conversation_people REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_conversation_people_insert();

CREATE OR REPLACE FUNCTION events_of_conversation_people_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'message.created', r.latest_id, acting(), r.user_id, NULL, 'own', NULL
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.unread > o.unread);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_conversation_people_update AFTER UPDATE OF unread ON conversation_people FOR EACH ROW
WHEN ((NEW.unread > OLD.unread))
EXECUTE FUNCTION events_of_conversation_people_update();

CREATE OR REPLACE FUNCTION events_of_group_members_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'group.invited', r.group_id, acting(), r.user_id, NULL, 'own', NULL
  FROM new_rows r WHERE (r.state = 'invited' AND r.since >= now());
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'group.requested', r.group_id, acting(), r.user_id, NULL, 'own', NULL
  FROM new_rows r WHERE (r.state = 'requested' AND r.since >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_group_members_insert AFTER INSERT ON group_members REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_group_members_insert();

CREATE OR REPLACE FUNCTION events_of_group_members_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'group.admitted', r.group_id, acting(), r.user_id, NULL, 'own', NULL
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.state = 'member' AND o.state = 'requested');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_group_members_update AFTER UPDATE OF state ON group_members FOR EACH ROW
WHEN ((NEW.state = 'member' AND OLD.state = 'requested'))
EXECUTE FUNCTION events_of_group_members_update();

CREATE OR REPLACE FUNCTION events_of_reports_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'report.opened', r.id, acting(), r.author_id, NULL, 'staff', NULL
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_reports_insert AFTER INSERT ON reports REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_reports_insert();

CREATE OR REPLACE FUNCTION events_of_reports_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'report.resolved', r.id, acting(), r.author_id, r.reporter_id, 'staff', NULL
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status IN ('upheld', 'rejected') AND o.status NOT IN ('upheld', 'rejected'));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_reports_update AFTER UPDATE OF status ON reports FOR EACH ROW
WHEN ((NEW.status IN ('upheld', 'rejected') AND OLD.status NOT IN ('upheld', 'rejected')))
EXECUTE FUNCTION events_of_reports_update();
