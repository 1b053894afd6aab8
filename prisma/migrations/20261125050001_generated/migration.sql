-- What changed in prisma/sql and generated.

-- The first 1,000 products of a list whose title contains a text. A common text is found by walking along the list,
-- whose indexes include the titles; a rare one by the index of titles, whose matches have all to be fetched and sorted.
-- Which it is shows in the first 10,000: what the planner expects of a text is wrong by orders of magnitude. Without
-- three letters or digits in a row that index is of no use, so only what is walked is found.
CREATE OR REPLACE FUNCTION search_products(list_shelf integer, list_category text, list_sort text, term text) RETURNS integer[]
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  is_indexed CONSTANT boolean := lower(term) ~ '[[:alnum:]]{3}';
  pattern text := '%' || regexp_replace(lower(term), '([\\%_])', '\\\1', 'g') || '%';
  -- What is listed is active, but only without that condition does the index alone answer.
  list text := concat(
    'products WHERE ', CASE list_shelf WHEN -1 THEN 'listed' ELSE 'status = ''active'' AND shelf = $1' END,
    CASE list_category WHEN '' THEN '' ELSE ' AND category_key = $2' END
  );
  ordering text := CASE list_sort
    WHEN 'price_asc' THEN 'price, id' WHEN 'price_desc' THEN 'price DESC, id DESC' WHEN 'rating' THEN 'rating DESC, id DESC' ELSE 'id DESC'
  END;
  total CONSTANT integer := list_total(
    CASE list_shelf WHEN -1 THEN 'products' ELSE 'shelf' END || CASE list_category WHEN '' THEN '' ELSE '_by_category' END,
    CASE list_shelf WHEN -1 THEN 0 ELSE list_shelf END, list_category
  );
  walked integer;
  found integer[];
BEGIN
  FOREACH walked IN ARRAY CASE WHEN is_indexed THEN ARRAY[10000, 400000] ELSE ARRAY[50000] END LOOP
    EXECUTE format(
      'SELECT ARRAY(SELECT id FROM (SELECT id, price, rating, title_key FROM %s ORDER BY %s LIMIT %s) first
       WHERE title_key LIKE %L ORDER BY %s LIMIT 1000)',
      list, ordering, walked, pattern, ordering
    ) INTO found USING list_shelf, list_category;
    -- A list that was walked to its end holds no more.
    IF cardinality(found) = 1000 OR total <= walked THEN
      RETURN found;
    END IF;
    -- So few in the first 10,000 are sooner fetched than walked to.
    EXIT WHEN cardinality(found) < 50;
  END LOOP;
  IF is_indexed THEN
    EXECUTE format(
      'SELECT ARRAY(SELECT id FROM (
         SELECT id, price, rating FROM %s AND status = ''active'' AND title_key LIKE %L OFFSET 0
       ) every ORDER BY %s LIMIT 1000)',
      list, pattern, ordering
    ) INTO found USING list_shelf, list_category;
  END IF;
  RETURN found;
END $$;

-- The ratings of a product, and of its store. The store's row is the first to be locked, as by who changes a product; both come before
-- the review's own.
CREATE OR REPLACE FUNCTION review_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reviewed CONSTANT integer := coalesce(NEW.product_id, OLD.product_id);
  stars CONSTANT integer := coalesce(NEW.rating, 0) - coalesce(OLD.rating, 0);
  reviews CONSTANT integer := (NEW.id IS NOT NULL)::integer - (OLD.id IS NOT NULL)::integer;
BEGIN
  IF stars = 0 AND reviews = 0 THEN
    RETURN NEW;
  END IF;
  UPDATE stores SET rating_sum = rating_sum + stars, rating_count = rating_count + reviews
  WHERE id = (SELECT store_id FROM products WHERE id = reviewed);
  UPDATE products SET rating_sum = rating_sum + stars, rating_count = rating_count + reviews,
    rating = coalesce(round((rating_sum + stars)::numeric / nullif(rating_count + reviews, 0), 2), 0)
  WHERE id = reviewed;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE OR REPLACE TRIGGER review_counted BEFORE INSERT OR DELETE OR UPDATE OF rating ON reviews
FOR EACH ROW EXECUTE FUNCTION review_counted();

CREATE OR REPLACE FUNCTION remove_review(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  SELECT true INTO is_there FROM reviews r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'review' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM reviews r WHERE r.id = root) THEN remove_review(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'review', r.id, r.product_id, r.author_id, r.title, left(r.body, 1000), NULL,
    false, wanted, actor, why
  FROM reviews r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM reviews r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.reviews (id, product_id, author_id, rating, title, body, created_at, reply, replied_at, removal)
  SELECT r.id, r.product_id, r.author_id, r.rating, r.title, r.body, r.created_at, r.reply, r.replied_at, done FROM reviews r WHERE r.id = root;
  DELETE FROM reviews WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_review(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
BEGIN
  SELECT * INTO m FROM removals WHERE target_type = 'review' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM reviews r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'review' AND target_id = root) AND restore_review(root);
  END IF;
  INSERT INTO reviews (id, product_id, author_id, rating, title, body, created_at, reply, replied_at)
  SELECT r.id, r.product_id, r.author_id, r.rating, r.title, r.body, r.created_at, r.reply, r.replied_at
  FROM removed.reviews r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

-- Removes content from where everybody sees it, with all that belongs to it, and says by which removal; null if it is not there, is
-- deleted, or is to be hidden and private. What is removed already gets the new state and reason.
CREATE OR REPLACE FUNCTION take_away(of_type text, root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  CASE of_type
  WHEN 'topic' THEN RETURN remove_topic(root, wanted, actor, why);
  WHEN 'reply' THEN RETURN remove_reply(root, wanted, actor, why);
  WHEN 'question' THEN RETURN remove_question(root, wanted, actor, why);
  WHEN 'answer' THEN RETURN remove_answer(root, wanted, actor, why);
  WHEN 'video' THEN RETURN remove_video(root, wanted, actor, why);
  WHEN 'comment' THEN RETURN remove_comment(root, wanted, actor, why);
  WHEN 'file' THEN RETURN remove_file(root, wanted, actor, why);
  WHEN 'share' THEN RETURN remove_share(root, wanted, actor, why);
  WHEN 'store' THEN RETURN remove_store(root, wanted, actor, why);
  WHEN 'product' THEN RETURN remove_product(root, wanted, actor, why);
  WHEN 'review' THEN RETURN remove_review(root, wanted, actor, why);
  END CASE;
END $$;

-- Restores content as it was. False if there is none, or what it belonged to is gone. Content of what is removed itself comes back with that.
CREATE OR REPLACE FUNCTION bring_back(of_type text, root integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  CASE of_type
  WHEN 'topic' THEN RETURN restore_topic(root);
  WHEN 'reply' THEN RETURN restore_reply(root);
  WHEN 'question' THEN RETURN restore_question(root);
  WHEN 'answer' THEN RETURN restore_answer(root);
  WHEN 'video' THEN RETURN restore_video(root);
  WHEN 'comment' THEN RETURN restore_comment(root);
  WHEN 'file' THEN RETURN restore_file(root);
  WHEN 'share' THEN RETURN restore_share(root);
  WHEN 'store' THEN RETURN restore_store(root);
  WHEN 'product' THEN RETURN restore_product(root);
  WHEN 'review' THEN RETURN restore_review(root);
  END CASE;
END $$;

CREATE OR REPLACE FUNCTION purge_removals(VARIADIC doomed integer[]) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
BEGIN
  -- One that is being restored is locked, and stays, with its bytes.
  doomed := ARRAY(SELECT id FROM removals WHERE id = ANY (doomed) ORDER BY id FOR UPDATE);
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'reply' AND target_id IN (
      SELECT id FROM removed.replies
      WHERE topic_id IN (SELECT target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'topic')
    ) ORDER BY id FOR UPDATE
  );
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'answer' AND target_id IN (
      SELECT id FROM removed.answers
      WHERE question_id IN (SELECT target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'question')
    ) ORDER BY id FOR UPDATE
  );
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'comment' AND target_id IN (
      SELECT id FROM removed.comments
      WHERE video_id IN (SELECT target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'video')
    ) ORDER BY id FOR UPDATE
  );
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'share' AND target_id IN (
      SELECT id FROM removed.shares
      WHERE file_id IN (SELECT target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'file')
    ) ORDER BY id FOR UPDATE
  );
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'share' AND target_id IN (
      SELECT id FROM removed.shares
      WHERE video_id IN (SELECT target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'video')
    ) ORDER BY id FOR UPDATE
  );
  keys := ARRAY(
    SELECT object_key FROM removed.videos WHERE removal = ANY (doomed)
    UNION ALL SELECT object_key FROM removed.files WHERE removal = ANY (doomed)
  );
  DELETE FROM revisions v USING (
    SELECT 'topic' AS target_type, id FROM removed.topics WHERE removal = ANY (doomed)
    UNION ALL SELECT 'reply' AS target_type, id FROM removed.replies WHERE removal = ANY (doomed)
    UNION ALL SELECT 'question' AS target_type, id FROM removed.questions WHERE removal = ANY (doomed)
    UNION ALL SELECT 'answer' AS target_type, id FROM removed.answers WHERE removal = ANY (doomed)
    UNION ALL SELECT 'review' AS target_type, id FROM removed.reviews WHERE removal = ANY (doomed)
    UNION ALL SELECT target_type, target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'product' AND state = 'deleted'
  ) gone WHERE v.target_type = gone.target_type AND v.target_id = gone.id;
  -- A product that was ordered stays for its orders.
  DELETE FROM products sold USING removals r
  WHERE r.id = ANY (doomed) AND r.target_type = 'product' AND r.state = 'deleted' AND sold.id = r.target_id
    AND NOT EXISTS (SELECT FROM order_items WHERE product_id = sold.id);
  DELETE FROM removals WHERE id = ANY (doomed);
  RETURN keys;
END $$;

-- Every list in each of its orders.
CREATE OR REPLACE VIEW lists (area, source, list, ord, slots) AS VALUES
  ('forum', 'topics', 'topics', 'latest', 16),
  ('forum', 'topics', 'posts', NULL, 16),
  ('forum', 'topics', 'topics_of_author', 'id', 0),
  ('forum', 'replies', 'replies', 'id', NULL),
  ('answers', 'questions', 'questions', 'id', 16),
  ('answers', 'questions', 'questions_by_category', 'id', 16),
  ('answers', 'questions', 'questions_by_status', 'id', 16),
  ('answers', 'questions', 'questions_by_category_and_status', 'id', 16),
  ('answers', 'questions', 'questions_of_author', 'id', 0),
  ('answers', 'questions', 'questions_of_author_by_status', 'id', 0),
  ('answers', 'answers', 'answers_of_author', 'id', 0),
  ('shops', 'stores', 'stores', 'id', 16),
  ('shops', 'stores', 'stores_of_owner', 'id', 0),
  ('shops', 'stores', 'stores_of_owner_by_status', 'id', 0),
  ('shops', 'products', 'products', 'id', 16),
  ('shops', 'products', 'products', 'price', null),
  ('shops', 'products', 'products', 'rating', null),
  ('shops', 'products', 'products_by_category', 'id', 16),
  ('shops', 'products', 'products_by_category', 'price', null),
  ('shops', 'products', 'products_by_category', 'rating', null),
  ('shops', 'products', 'shelf', 'id', 1),
  ('shops', 'products', 'shelf', 'price', null),
  ('shops', 'products', 'shelf', 'rating', null),
  ('shops', 'products', 'shelf_by_category', 'id', 1),
  ('shops', 'products', 'shelf_by_category', 'price', null),
  ('shops', 'products', 'shelf_by_category', 'rating', null),
  ('shops', 'products', 'products_of_owner', 'id', 0),
  ('shops', 'products', 'products_of_owner_by_status', 'id', 0),
  ('shops', 'reviews', 'reviews', 'id', NULL),
  ('shops', 'reviews', 'reviews', 'rating', null),
  ('shops', 'reviews', 'reviews_by_rating', NULL, 1),
  ('shops', 'reviews', 'reviews_of_author', 'id', 0),
  ('shops', 'orders', 'orders', 'id', 1),
  ('shops', 'orders', 'marketplace_orders_by_status', 'id', 0),
  ('shops', 'orders', 'shop_orders_by_status', 'id', 0),
  ('shops', 'order_stores', 'sales', 'id', 16),
  ('files', 'files', 'files', 'id', NULL),
  ('files', 'files', 'files', 'name', null),
  ('files', 'files', 'files', 'size', null),
  ('videos', 'videos', 'videos', 'id', 16),
  ('videos', 'videos', 'videos', 'likes', null),
  ('videos', 'videos', 'videos_of_author', 'id', 0),
  ('videos', 'videos', 'public_videos_of_author', 'id', 0),
  ('videos', 'comments', 'comments', 'id', NULL),
  ('moderation', 'audit_log', 'audit_log', 'id', 0);

-- Locks the table of a list against all who write to it, or fails at once.
CREATE OR REPLACE FUNCTION lock_list(of text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  CASE
  WHEN of IN ('topics', 'posts', 'topics_of_author') THEN
    LOCK TABLE topics IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('replies') THEN
    LOCK TABLE replies IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('questions', 'questions_by_category', 'questions_by_status', 'questions_by_category_and_status', 'questions_of_author', 'questions_of_author_by_status') THEN
    LOCK TABLE questions IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('answers_of_author') THEN
    LOCK TABLE answers IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('stores', 'stores_of_owner', 'stores_of_owner_by_status') THEN
    LOCK TABLE stores IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('products', 'products_by_category', 'shelf', 'shelf_by_category', 'products_of_owner', 'products_of_owner_by_status') THEN
    LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('reviews', 'reviews_by_rating', 'reviews_of_author') THEN
    LOCK TABLE reviews IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('orders', 'marketplace_orders_by_status', 'shop_orders_by_status') THEN
    LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('sales') THEN
    LOCK TABLE order_stores IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('files') THEN
    LOCK TABLE files IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('videos', 'videos_of_author', 'public_videos_of_author') THEN
    LOCK TABLE videos IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('comments') THEN
    LOCK TABLE comments IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('audit_log') THEN
    LOCK TABLE audit_log IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  END CASE;
END $$;

-- The rows of a list in an order as its blocks would have them, after one block and up to another: of, by, part, key, after, upto. Without a part
-- those of all lists of this name.
CREATE OR REPLACE FUNCTION list_stretch(of text, by text, integer, text, list_blocks, list_blocks) RETURNS SETOF list_blocks
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  CASE of || ' by ' || by
  WHEN 'topics by latest' THEN
    RETURN QUERY SELECT of, r.board_id, '', by, (extract(epoch FROM r.last_reply_at) * 1000000 + CASE WHEN r.is_sticky THEN 2e18 ELSE 0 END)::numeric, ('')::text, r.id, 0 FROM topics r
    WHERE CASE WHEN $3 IS NULL THEN r.board_id IS NOT NULL ELSE r.board_id = $3 END
      AND ($5.id IS NULL OR (is_sticky, last_reply_at, id) > (($5).sort >= 1e18, timestamptz 'epoch' + (($5).sort - CASE WHEN ($5).sort >= 1e18 THEN 2e18 ELSE 0 END)::float8 * interval '1 microsecond', ($5).id))
      AND ($6.id IS NULL OR (is_sticky, last_reply_at, id) <= (($6).sort >= 1e18, timestamptz 'epoch' + (($6).sort - CASE WHEN ($6).sort >= 1e18 THEN 2e18 ELSE 0 END)::float8 * interval '1 microsecond', ($6).id));
  WHEN 'topics_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM topics r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'replies by id' THEN
    RETURN QUERY SELECT of, r.topic_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM replies r
    WHERE CASE WHEN $3 IS NULL THEN r.topic_id IS NOT NULL ELSE r.topic_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions by id' THEN
    RETURN QUERY SELECT of, 0, '', by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN true ELSE true END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions_by_category by id' THEN
    RETURN QUERY SELECT of, r.category_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN r.category_id IS NOT NULL ELSE r.category_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions_by_status by id' THEN
    RETURN QUERY SELECT of, 0, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN true ELSE r.status = $4::question_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions_by_category_and_status by id' THEN
    RETURN QUERY SELECT of, r.category_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN r.category_id IS NOT NULL ELSE r.category_id = $3 AND r.status = $4::question_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions_of_author_by_status by id' THEN
    RETURN QUERY SELECT of, r.author_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 AND r.status = $4::question_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'answers_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM answers r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'stores by id' THEN
    RETURN QUERY SELECT of, 0, '', by, (0)::numeric, ('')::text, r.id, 0 FROM stores r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' ELSE r.status = 'active' END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'stores_of_owner by id' THEN
    RETURN QUERY SELECT of, r.owner_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM stores r
    WHERE CASE WHEN $3 IS NULL THEN r.owner_id IS NOT NULL ELSE r.owner_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'stores_of_owner_by_status by id' THEN
    RETURN QUERY SELECT of, r.owner_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM stores r
    WHERE CASE WHEN $3 IS NULL THEN r.owner_id IS NOT NULL ELSE r.owner_id = $3 AND r.status = $4::store_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'products by id' THEN
    RETURN QUERY SELECT of, 0, '', by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'products by price' THEN
    RETURN QUERY SELECT of, 0, '', by, (r.price)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed END
      AND ($5.id IS NULL OR (price, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (price, id) <= (($6).sort, ($6).id));
  WHEN 'products by rating' THEN
    RETURN QUERY SELECT of, 0, '', by, (r.rating)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed END
      AND ($5.id IS NULL OR (rating, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (rating, id) <= (($6).sort, ($6).id));
  WHEN 'products_by_category by id' THEN
    RETURN QUERY SELECT of, 0, r.category_key::text, by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'products_by_category by price' THEN
    RETURN QUERY SELECT of, 0, r.category_key::text, by, (r.price)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (price, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (price, id) <= (($6).sort, ($6).id));
  WHEN 'products_by_category by rating' THEN
    RETURN QUERY SELECT of, 0, r.category_key::text, by, (r.rating)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (rating, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (rating, id) <= (($6).sort, ($6).id));
  WHEN 'shelf by id' THEN
    RETURN QUERY SELECT of, r.shelf, '', by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'shelf by price' THEN
    RETURN QUERY SELECT of, r.shelf, '', by, (r.price)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 END
      AND ($5.id IS NULL OR (price, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (price, id) <= (($6).sort, ($6).id));
  WHEN 'shelf by rating' THEN
    RETURN QUERY SELECT of, r.shelf, '', by, (r.rating)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 END
      AND ($5.id IS NULL OR (rating, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (rating, id) <= (($6).sort, ($6).id));
  WHEN 'shelf_by_category by id' THEN
    RETURN QUERY SELECT of, r.shelf, r.category_key::text, by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'shelf_by_category by price' THEN
    RETURN QUERY SELECT of, r.shelf, r.category_key::text, by, (r.price)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (price, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (price, id) <= (($6).sort, ($6).id));
  WHEN 'shelf_by_category by rating' THEN
    RETURN QUERY SELECT of, r.shelf, r.category_key::text, by, (r.rating)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (rating, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (rating, id) <= (($6).sort, ($6).id));
  WHEN 'products_of_owner by id' THEN
    RETURN QUERY SELECT of, r.owner_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.deleted_at IS NULL AND r.owner_id IS NOT NULL ELSE r.deleted_at IS NULL AND r.owner_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'products_of_owner_by_status by id' THEN
    RETURN QUERY SELECT of, r.owner_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.deleted_at IS NULL AND r.owner_id IS NOT NULL ELSE r.deleted_at IS NULL AND r.owner_id = $3 AND r.status = $4::product_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'reviews by id' THEN
    RETURN QUERY SELECT of, r.product_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM reviews r
    WHERE CASE WHEN $3 IS NULL THEN r.product_id IS NOT NULL ELSE r.product_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'reviews by rating' THEN
    RETURN QUERY SELECT of, r.product_id, '', by, (r.rating)::numeric, ('')::text, r.id, 0 FROM reviews r
    WHERE CASE WHEN $3 IS NULL THEN r.product_id IS NOT NULL ELSE r.product_id = $3 END
      AND ($5.id IS NULL OR (rating, id) > (($5).sort::smallint, ($5).id))
      AND ($6.id IS NULL OR (rating, id) <= (($6).sort::smallint, ($6).id));
  WHEN 'reviews_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM reviews r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'orders by id' THEN
    RETURN QUERY SELECT of, r.buyer_id, r.area::text, by, (0)::numeric, ('')::text, r.id, 0 FROM orders r
    WHERE CASE WHEN $3 IS NULL THEN r.buyer_id IS NOT NULL ELSE r.buyer_id = $3 AND r.area = $4::order_area END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'marketplace_orders_by_status by id' THEN
    RETURN QUERY SELECT of, r.buyer_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM orders r
    WHERE CASE WHEN $3 IS NULL THEN r.area = 'marketplace' AND r.buyer_id IS NOT NULL ELSE r.area = 'marketplace' AND r.buyer_id = $3 AND r.status = $4::order_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'shop_orders_by_status by id' THEN
    RETURN QUERY SELECT of, r.buyer_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM orders r
    WHERE CASE WHEN $3 IS NULL THEN r.area = 'shop' AND r.buyer_id IS NOT NULL ELSE r.area = 'shop' AND r.buyer_id = $3 AND r.status = $4::order_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'sales by id' THEN
    RETURN QUERY SELECT of, r.store_id, '', by, (0)::numeric, ('')::text, r.order_id, 0 FROM order_stores r
    WHERE CASE WHEN $3 IS NULL THEN r.store_id IS NOT NULL ELSE r.store_id = $3 END
      AND ($5.id IS NULL OR (order_id) > (($5).id))
      AND ($6.id IS NULL OR (order_id) <= (($6).id));
  WHEN 'files by id' THEN
    RETURN QUERY SELECT of, r.owner_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM files r
    WHERE CASE WHEN $3 IS NULL THEN r.owner_id IS NOT NULL ELSE r.owner_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'files by name' THEN
    RETURN QUERY SELECT of, r.owner_id, '', by, (0)::numeric, (r.name_key)::text, r.id, 0 FROM files r
    WHERE CASE WHEN $3 IS NULL THEN r.owner_id IS NOT NULL ELSE r.owner_id = $3 END
      AND ($5.id IS NULL OR (name_key, id) > (($5).word, ($5).id))
      AND ($6.id IS NULL OR (name_key, id) <= (($6).word, ($6).id));
  WHEN 'files by size' THEN
    RETURN QUERY SELECT of, r.owner_id, '', by, (r.size)::numeric, ('')::text, r.id, 0 FROM files r
    WHERE CASE WHEN $3 IS NULL THEN r.owner_id IS NOT NULL ELSE r.owner_id = $3 END
      AND ($5.id IS NULL OR (size, id) > (($5).sort::bigint, ($5).id))
      AND ($6.id IS NULL OR (size, id) <= (($6).sort::bigint, ($6).id));
  WHEN 'videos by id' THEN
    RETURN QUERY SELECT of, 0, '', by, (0)::numeric, ('')::text, r.id, 0 FROM videos r
    WHERE CASE WHEN $3 IS NULL THEN r.visibility = 'public' AND r.status = 'ready' ELSE r.visibility = 'public' AND r.status = 'ready' END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'videos by likes' THEN
    RETURN QUERY SELECT of, 0, '', by, (r.like_count)::numeric, ('')::text, r.id, 0 FROM videos r
    WHERE CASE WHEN $3 IS NULL THEN r.visibility = 'public' AND r.status = 'ready' ELSE r.visibility = 'public' AND r.status = 'ready' END
      AND ($5.id IS NULL OR (like_count, id) > (($5).sort::integer, ($5).id))
      AND ($6.id IS NULL OR (like_count, id) <= (($6).sort::integer, ($6).id));
  WHEN 'videos_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM videos r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'public_videos_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM videos r
    WHERE CASE WHEN $3 IS NULL THEN r.visibility = 'public' AND r.status = 'ready' AND r.author_id IS NOT NULL ELSE r.visibility = 'public' AND r.status = 'ready' AND r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'comments by id' THEN
    RETURN QUERY SELECT of, r.video_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM comments r
    WHERE CASE WHEN $3 IS NULL THEN r.video_id IS NOT NULL ELSE r.video_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'audit_log by id' THEN
    RETURN QUERY SELECT of, 0, '', by, (0)::numeric, ('')::text, r.id, 0 FROM audit_log r
    WHERE CASE WHEN $3 IS NULL THEN true ELSE true END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  END CASE;
END $$;

-- Counts the lists of these tables anew, which were filled with triggers off. Others cannot write to them meanwhile.
CREATE OR REPLACE FUNCTION rebuild_lists(VARIADIC sources text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF 'topics' = ANY (sources) THEN
    LOCK TABLE topics IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'topics' AND ord = 'latest';
    PERFORM make_blocks('topics', 'latest', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'topics';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'topics', r.board_id AS part, '' AS key, 0, sum(1) FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_counters WHERE list = 'posts';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'posts', r.board_id AS part, '' AS key, 0, sum(1 + r.reply_count) FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'topics_of_author' AND ord = 'id';
    PERFORM make_blocks('topics_of_author', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'replies' = ANY (sources) THEN
    LOCK TABLE replies IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'replies' AND ord = 'id';
    PERFORM make_blocks('replies', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'questions' = ANY (sources) THEN
    LOCK TABLE questions IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'questions' AND ord = 'id';
    PERFORM make_blocks('questions', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'questions';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'questions', 0 AS part, '' AS key, 0, sum(1) FROM questions r WHERE true GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'questions_by_category' AND ord = 'id';
    PERFORM make_blocks('questions_by_category', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'questions_by_category';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'questions_by_category', r.category_id AS part, '' AS key, 0, sum(1) FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'questions_by_status' AND ord = 'id';
    PERFORM make_blocks('questions_by_status', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'questions_by_status';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'questions_by_status', 0 AS part, r.status::text AS key, 0, sum(1) FROM questions r WHERE true GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'questions_by_category_and_status' AND ord = 'id';
    PERFORM make_blocks('questions_by_category_and_status', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'questions_by_category_and_status';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'questions_by_category_and_status', r.category_id AS part, r.status::text AS key, 0, sum(1) FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'questions_of_author' AND ord = 'id';
    PERFORM make_blocks('questions_of_author', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'questions_of_author_by_status' AND ord = 'id';
    PERFORM make_blocks('questions_of_author_by_status', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'answers' = ANY (sources) THEN
    LOCK TABLE answers IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'answers_of_author' AND ord = 'id';
    PERFORM make_blocks('answers_of_author', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'stores' = ANY (sources) THEN
    LOCK TABLE stores IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'stores' AND ord = 'id';
    PERFORM make_blocks('stores', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'stores';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'stores', 0 AS part, '' AS key, 0, sum(1) FROM stores r WHERE r.status = 'active' GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'stores_of_owner' AND ord = 'id';
    PERFORM make_blocks('stores_of_owner', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'stores_of_owner_by_status' AND ord = 'id';
    PERFORM make_blocks('stores_of_owner_by_status', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'products' = ANY (sources) THEN
    LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'products' AND ord = 'id';
    PERFORM make_blocks('products', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'products';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'products', 0 AS part, '' AS key, 0, sum(1) FROM products r WHERE r.listed GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'products' AND ord = 'price';
    PERFORM make_blocks('products', 'price', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'products' AND ord = 'rating';
    PERFORM make_blocks('products', 'rating', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'products_by_category' AND ord = 'id';
    PERFORM make_blocks('products_by_category', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'products_by_category';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'products_by_category', 0 AS part, r.category_key::text AS key, 0, sum(1) FROM products r WHERE r.listed GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'products_by_category' AND ord = 'price';
    PERFORM make_blocks('products_by_category', 'price', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'products_by_category' AND ord = 'rating';
    PERFORM make_blocks('products_by_category', 'rating', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'shelf' AND ord = 'id';
    PERFORM make_blocks('shelf', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'shelf';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'shelf', r.shelf AS part, '' AS key, 0, sum(1) FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'shelf' AND ord = 'price';
    PERFORM make_blocks('shelf', 'price', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'shelf' AND ord = 'rating';
    PERFORM make_blocks('shelf', 'rating', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'shelf_by_category' AND ord = 'id';
    PERFORM make_blocks('shelf_by_category', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'shelf_by_category';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'shelf_by_category', r.shelf AS part, r.category_key::text AS key, 0, sum(1) FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'shelf_by_category' AND ord = 'price';
    PERFORM make_blocks('shelf_by_category', 'price', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'shelf_by_category' AND ord = 'rating';
    PERFORM make_blocks('shelf_by_category', 'rating', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'products_of_owner' AND ord = 'id';
    PERFORM make_blocks('products_of_owner', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'products_of_owner_by_status' AND ord = 'id';
    PERFORM make_blocks('products_of_owner_by_status', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'reviews' = ANY (sources) THEN
    LOCK TABLE reviews IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'reviews' AND ord = 'id';
    PERFORM make_blocks('reviews', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'reviews' AND ord = 'rating';
    PERFORM make_blocks('reviews', 'rating', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'reviews_by_rating';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'reviews_by_rating', r.product_id AS part, r.rating::text AS key, 0, sum(1) FROM reviews r WHERE r.product_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'reviews_of_author' AND ord = 'id';
    PERFORM make_blocks('reviews_of_author', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'orders' = ANY (sources) THEN
    LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'orders' AND ord = 'id';
    PERFORM make_blocks('orders', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'orders';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'orders', r.buyer_id AS part, r.area::text AS key, 0, sum(1) FROM orders r WHERE r.buyer_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'marketplace_orders_by_status' AND ord = 'id';
    PERFORM make_blocks('marketplace_orders_by_status', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'shop_orders_by_status' AND ord = 'id';
    PERFORM make_blocks('shop_orders_by_status', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'order_stores' = ANY (sources) THEN
    LOCK TABLE order_stores IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'sales' AND ord = 'id';
    PERFORM make_blocks('sales', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'sales';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'sales', r.store_id AS part, '' AS key, 0, sum(1) FROM order_stores r WHERE r.store_id IS NOT NULL GROUP BY 2, 3;
  END IF;
  IF 'files' = ANY (sources) THEN
    LOCK TABLE files IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'files' AND ord = 'id';
    PERFORM make_blocks('files', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'files' AND ord = 'name';
    PERFORM make_blocks('files', 'name', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'files' AND ord = 'size';
    PERFORM make_blocks('files', 'size', NULL, NULL, NULL, NULL);
  END IF;
  IF 'videos' = ANY (sources) THEN
    LOCK TABLE videos IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'videos' AND ord = 'id';
    PERFORM make_blocks('videos', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'videos';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'videos', 0 AS part, '' AS key, 0, sum(1) FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'videos' AND ord = 'likes';
    PERFORM make_blocks('videos', 'likes', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'videos_of_author' AND ord = 'id';
    PERFORM make_blocks('videos_of_author', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'public_videos_of_author' AND ord = 'id';
    PERFORM make_blocks('public_videos_of_author', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'comments' = ANY (sources) THEN
    LOCK TABLE comments IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'comments' AND ord = 'id';
    PERFORM make_blocks('comments', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'audit_log' = ANY (sources) THEN
    LOCK TABLE audit_log IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'audit_log' AND ord = 'id';
    PERFORM make_blocks('audit_log', 'id', NULL, NULL, NULL, NULL);
  END IF;
END $$;

-- What the counters of the lists of an area should be.
CREATE OR REPLACE FUNCTION counted_lists(of_area text) RETURNS TABLE (list text, part integer, key text, items bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE of_area
  WHEN 'forum' THEN
    RETURN QUERY SELECT 'topics', r.board_id, '', sum(1)::bigint FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'posts', r.board_id, '', sum(1 + r.reply_count)::bigint FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'answers' THEN
    RETURN QUERY SELECT 'questions', 0, '', sum(1)::bigint FROM questions r WHERE true GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_category', r.category_id, '', sum(1)::bigint FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_status', 0, r.status::text, sum(1)::bigint FROM questions r WHERE true GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_category_and_status', r.category_id, r.status::text, sum(1)::bigint FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'shops' THEN
    RETURN QUERY SELECT 'stores', 0, '', sum(1)::bigint FROM stores r WHERE r.status = 'active' GROUP BY 2, 3
    UNION ALL SELECT 'products', 0, '', sum(1)::bigint FROM products r WHERE r.listed GROUP BY 2, 3
    UNION ALL SELECT 'products_by_category', 0, r.category_key::text, sum(1)::bigint FROM products r WHERE r.listed GROUP BY 2, 3
    UNION ALL SELECT 'shelf', r.shelf, '', sum(1)::bigint FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'shelf_by_category', r.shelf, r.category_key::text, sum(1)::bigint FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'reviews_by_rating', r.product_id, r.rating::text, sum(1)::bigint FROM reviews r WHERE r.product_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'orders', r.buyer_id, r.area::text, sum(1)::bigint FROM orders r WHERE r.buyer_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'sales', r.store_id, '', sum(1)::bigint FROM order_stores r WHERE r.store_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'files' THEN
    RETURN QUERY SELECT NULL, 0, NULL, 0::bigint WHERE false;
  WHEN 'videos' THEN
    RETURN QUERY SELECT 'videos', 0, '', sum(1)::bigint FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' GROUP BY 2, 3;
  WHEN 'moderation' THEN
    RETURN QUERY SELECT NULL, 0, NULL, 0::bigint WHERE false;
  ELSE RETURN;
  END CASE;
END $$;

CREATE OR REPLACE TRIGGER zz_lists_forget AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION forget_lists('reviews', 'reviews_by_rating');

CREATE OR REPLACE FUNCTION count_products_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_counters(ARRAY(
    SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
      (ROW('products', 0, '', pg_backend_pid() % 16, sign)::list_counters, r.listed),
      (ROW('products_by_category', 0, r.category_key::text, pg_backend_pid() % 16, sign)::list_counters, r.listed),
      (ROW('shelf', r.shelf, '', pg_backend_pid() % 1, sign)::list_counters, r.status = 'active' AND r.shelf IS NOT NULL),
      (ROW('shelf_by_category', r.shelf, r.category_key::text, pg_backend_pid() % 1, sign)::list_counters, r.status = 'active' AND r.shelf IS NOT NULL)
    ) m (change, belongs) WHERE m.belongs
  ));
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('products', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('shelf', r.shelf, '', 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON products
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products_insert();

CREATE OR REPLACE FUNCTION count_products_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_counters(ARRAY(
    SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
      (ROW('products', 0, '', pg_backend_pid() % 16, sign)::list_counters, r.listed),
      (ROW('products_by_category', 0, r.category_key::text, pg_backend_pid() % 16, sign)::list_counters, r.listed),
      (ROW('shelf', r.shelf, '', pg_backend_pid() % 1, sign)::list_counters, r.status = 'active' AND r.shelf IS NOT NULL),
      (ROW('shelf_by_category', r.shelf, r.category_key::text, pg_backend_pid() % 1, sign)::list_counters, r.status = 'active' AND r.shelf IS NOT NULL)
    ) m (change, belongs) WHERE m.belongs
  ));
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.deleted_at IS NULL AND r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_of_owner', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.deleted_at IS NULL AND r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_of_owner_by_status', r.owner_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('products', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('shelf', r.shelf, '', 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('products_of_owner', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.deleted_at IS NULL AND r.owner_id IS NOT NULL),
        (ROW('products_of_owner_by_status', r.owner_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.deleted_at IS NULL AND r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON products
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products_delete();

CREATE OR REPLACE FUNCTION count_products_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.category_key, r.deleted_at, r.listed, r.owner_id, r.price, r.rating, r.shelf, r.status FROM old_rows r EXCEPT SELECT r.id, r.category_key, r.deleted_at, r.listed, r.owner_id, r.price, r.rating, r.shelf, r.status FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  PERFORM add_to_counters(ARRAY(
    SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
      (ROW('products', 0, '', pg_backend_pid() % 16, sign)::list_counters, r.listed),
      (ROW('products_by_category', 0, r.category_key::text, pg_backend_pid() % 16, sign)::list_counters, r.listed),
      (ROW('shelf', r.shelf, '', pg_backend_pid() % 1, sign)::list_counters, r.status = 'active' AND r.shelf IS NOT NULL),
      (ROW('shelf_by_category', r.shelf, r.category_key::text, pg_backend_pid() % 1, sign)::list_counters, r.status = 'active' AND r.shelf IS NOT NULL)
    ) m (change, belongs) WHERE m.belongs
  ));
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.deleted_at IS NULL AND r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_of_owner', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.deleted_at IS NULL AND r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_of_owner_by_status', r.owner_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('products', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('shelf', r.shelf, '', 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('products_of_owner', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.deleted_at IS NULL AND r.owner_id IS NOT NULL),
        (ROW('products_of_owner_by_status', r.owner_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.deleted_at IS NULL AND r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON products
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products_update();

CREATE OR REPLACE FUNCTION page_of_products_by_rating(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed ORDER BY rating, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND (rating, id) > (start.sort, start.id)
      ORDER BY rating, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_rating_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed ORDER BY rating DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND (rating, id) <= (start.sort, start.id)
      ORDER BY rating DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_category_by_rating(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products_by_category', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text ORDER BY rating, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text AND (rating, id) > (start.sort, start.id)
      ORDER BY rating, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_category_by_rating_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products_by_category', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text ORDER BY rating DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text AND (rating, id) <= (start.sort, start.id)
      ORDER BY rating DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_rating(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('shelf', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 ORDER BY rating, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND (rating, id) > (start.sort, start.id)
      ORDER BY rating, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_rating_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('shelf', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 ORDER BY rating DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND (rating, id) <= (start.sort, start.id)
      ORDER BY rating DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_category_by_rating(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('shelf_by_category', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text ORDER BY rating, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text AND (rating, id) > (start.sort, start.id)
      ORDER BY rating, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_category_by_rating_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('shelf_by_category', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text ORDER BY rating DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text AND (rating, id) <= (start.sort, start.id)
      ORDER BY rating DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION count_reviews_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_counters(ARRAY(
    SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
      (ROW('reviews_by_rating', r.product_id, r.rating::text, pg_backend_pid() % 1, sign)::list_counters, r.product_id IS NOT NULL)
    ) m (change, belongs) WHERE m.belongs
  ));
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('reviews', r.product_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL),
        (ROW('reviews', r.product_id, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON reviews
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews_insert();

CREATE OR REPLACE FUNCTION count_reviews_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('reviews_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('reviews_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON reviews
FOR EACH ROW EXECUTE FUNCTION count_reviews_append();

CREATE OR REPLACE FUNCTION count_reviews_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_counters(ARRAY(
    SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
      (ROW('reviews_by_rating', r.product_id, r.rating::text, pg_backend_pid() % 1, sign)::list_counters, r.product_id IS NOT NULL AND EXISTS (SELECT FROM products parent WHERE parent.id = r.product_id))
    ) m (change, belongs) WHERE m.belongs
  ));
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('reviews', r.product_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL AND EXISTS (SELECT FROM products parent WHERE parent.id = r.product_id)),
        (ROW('reviews', r.product_id, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL AND EXISTS (SELECT FROM products parent WHERE parent.id = r.product_id)),
        (ROW('reviews_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON reviews
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews_delete();

CREATE OR REPLACE FUNCTION count_reviews_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.product_id, r.rating FROM old_rows r EXCEPT SELECT r.id, r.product_id, r.rating FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  PERFORM add_to_counters(ARRAY(
    SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
      (ROW('reviews_by_rating', r.product_id, r.rating::text, pg_backend_pid() % 1, sign)::list_counters, r.product_id IS NOT NULL)
    ) m (change, belongs) WHERE m.belongs
  ));
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('reviews', r.product_id, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON reviews
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews_update();

CREATE OR REPLACE FUNCTION count_reviews_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('reviews', r.product_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL),
        (ROW('reviews_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, product_id, author_id ON reviews
FOR EACH ROW EXECUTE FUNCTION count_reviews_move();

CREATE OR REPLACE FUNCTION total_of_reviews_of_author(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM reviews r WHERE r.author_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('reviews_of_author', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('reviews', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.product_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.product_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('reviews', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.product_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.product_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_by_rating(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('reviews', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.product_id = $1 ORDER BY rating, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.product_id = $1 AND (rating, id) > (start.sort::smallint, start.id)
      ORDER BY rating, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_by_rating_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('reviews', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.product_id = $1 ORDER BY rating DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.product_id = $1 AND (rating, id) <= (start.sort::smallint, start.id)
      ORDER BY rating DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_of_author_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('reviews_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.author_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.author_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_of_author_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('reviews_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.author_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.author_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

SELECT rebuild_lists('products', 'reviews');
