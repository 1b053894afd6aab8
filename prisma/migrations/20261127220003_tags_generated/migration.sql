-- What changed in prisma/sql and generated.

-- The ids of the tags with these names, which new ones get; null if there would be more than `most`. They are locked, so that none is merged
-- before the content with it is committed. Names are inserted in one order, so that no two writers wait for each other.
CREATE OR REPLACE FUNCTION tag_ids_of(names text[], most integer) RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE
  new_names citext[] := ARRAY(SELECT DISTINCT n::citext FROM unnest(names) n WHERE NOT EXISTS (SELECT FROM tags WHERE name = n::citext) ORDER BY 1);
BEGIN
  IF new_names <> '{}' THEN
    IF (SELECT count(*) FROM tags) + cardinality(new_names) > most THEN
      RETURN NULL;
    END IF;
    INSERT INTO tags (name) SELECT unnest(new_names) ON CONFLICT (name) DO NOTHING;
  END IF;
  RETURN ARRAY(
    SELECT DISTINCT coalesce(merged_into_id, id) FROM (SELECT id, merged_into_id FROM tags WHERE name = ANY (names::citext[]) ORDER BY id FOR SHARE) named ORDER BY 1
  );
END $$;

-- Gives all content with a tag another one instead.
CREATE OR REPLACE FUNCTION replace_tag(gone integer, stays integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  each text;
BEGIN
  FOREACH each IN ARRAY '{topics,questions,removed.topics,removed.questions}'::text[] LOOP
    EXECUTE format(
      'UPDATE %s SET tag_ids = ARRAY(SELECT DISTINCT unnest(array_replace(tag_ids, $1, $2)) ORDER BY 1) WHERE tag_ids <> ''{}'' AND tag_ids @> ARRAY[$1]',
      each
    ) USING gone, stays;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION remove_topic(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  SELECT true INTO is_there FROM topics r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'topic' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM topics r WHERE r.id = root) THEN remove_topic(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'topic', r.id, NULL, r.author_id, r.title, left(r.content, 1000), NULL,
    false, wanted, actor, why
  FROM topics r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM topics r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.topics (id, board_id, author_id, title, content, is_sticky, is_locked, created_at, updated_at, edited_at, edited_by, reply_count, last_reply_at, last_reply_user_id, opening_id, is_split, like_count, tag_ids, removal)
  SELECT r.id, r.board_id, r.author_id, r.title, r.content, r.is_sticky, r.is_locked, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.reply_count, r.last_reply_at, r.last_reply_user_id, r.opening_id, r.is_split, r.like_count, r.tag_ids, done FROM topics r WHERE r.id = root;
  PERFORM FROM replies r WHERE r.topic_id = root FOR UPDATE;
  INSERT INTO removed.replies (id, topic_id, author_id, content, created_at, updated_at, edited_at, edited_by, reply_to_id, like_count, removal)
  SELECT r.id, r.topic_id, r.author_id, r.content, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.reply_to_id, r.like_count, done FROM replies r WHERE r.topic_id = root;
  PERFORM FROM merged_topics r WHERE r.topic_id = root FOR UPDATE;
  INSERT INTO removed.merged_topics (id, topic_id, removal)
  SELECT r.id, r.topic_id, done FROM merged_topics r WHERE r.topic_id = root;
  DELETE FROM topics WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_topic(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
  parent integer;
  joined integer;
BEGIN
  SELECT board_id INTO parent FROM removed.topics WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM boards WHERE id = parent FOR KEY SHARE) THEN
    RETURN false;
  END IF;
  SELECT * INTO m FROM removals WHERE target_type = 'topic' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM topics r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'topic' AND target_id = root) AND restore_topic(root);
  END IF;
  INSERT INTO topics (id, board_id, author_id, title, content, is_sticky, is_locked, created_at, updated_at, edited_at, edited_by, reply_count, last_reply_at, last_reply_user_id, opening_id, is_split, like_count, tag_ids)
  SELECT r.id, r.board_id, r.author_id, r.title, r.content, r.is_sticky, r.is_locked, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, r.reply_count, r.last_reply_at, r.last_reply_user_id, r.opening_id, r.is_split, r.like_count, r.tag_ids
  FROM removed.topics r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO replies (id, topic_id, author_id, content, created_at, updated_at, edited_at, edited_by, reply_to_id, like_count)
  SELECT r.id, r.topic_id, r.author_id, r.content, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, r.reply_to_id, r.like_count
  FROM removed.replies r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO merged_topics (id, topic_id)
  SELECT r.id, r.topic_id
  FROM removed.merged_topics r WHERE r.removal = m.id ORDER BY 1;
  UPDATE boards b SET deleted_at = NULL FROM topics t WHERE t.id = root AND b.id = t.board_id AND b.deleted_at IS NOT NULL;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_question(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  SELECT true INTO is_there FROM questions r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'question' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM questions r WHERE r.id = root) THEN remove_question(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'question', r.id, NULL, r.author_id, r.title, left(r.body, 1000), NULL,
    false, wanted, actor, why
  FROM questions r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM questions r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.questions (id, category_id, author_id, title, body, status, best_answer_id, created_at, updated_at, edited_at, edited_by, answer_count, vote_score, comment_count, closed_by, close_reason, duplicate_of_id, tag_ids, removal)
  SELECT r.id, r.category_id, r.author_id, r.title, r.body, r.status, r.best_answer_id, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.answer_count, r.vote_score, r.comment_count, r.closed_by, r.close_reason, r.duplicate_of_id, r.tag_ids, done FROM questions r WHERE r.id = root;
  PERFORM FROM answers r WHERE r.question_id = root FOR UPDATE;
  INSERT INTO removed.answers (id, question_id, author_id, body, created_at, updated_at, edited_at, edited_by, vote_score, comment_count, removal)
  SELECT r.id, r.question_id, r.author_id, r.body, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.vote_score, r.comment_count, done FROM answers r WHERE r.question_id = root;
  PERFORM FROM post_comments r WHERE r.thread_id = root FOR UPDATE;
  INSERT INTO removed.post_comments (id, thread_id, question_id, answer_id, author_id, body, like_count, created_at, updated_at, edited_at, edited_by, removal)
  SELECT r.id, r.thread_id, r.question_id, r.answer_id, r.author_id, r.body, r.like_count, r.created_at, r.updated_at, r.edited_at, r.edited_by, done FROM post_comments r WHERE r.thread_id = root;
  PERFORM FROM votes r WHERE r.answer_id IN (SELECT id FROM answers WHERE question_id = root) FOR UPDATE;
  INSERT INTO removed.votes (answer_id, user_id, "value", created_at, removal)
  SELECT r.answer_id, r.user_id, r."value", r.created_at, done FROM votes r WHERE r.answer_id IN (SELECT id FROM answers WHERE question_id = root);
  DELETE FROM questions WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_question(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
BEGIN
  SELECT * INTO m FROM removals WHERE target_type = 'question' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM questions r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'question' AND target_id = root) AND restore_question(root);
  END IF;
  INSERT INTO questions (id, category_id, author_id, title, body, status, best_answer_id, created_at, updated_at, edited_at, edited_by, answer_count, vote_score, comment_count, closed_by, close_reason, duplicate_of_id, tag_ids)
  SELECT r.id, r.category_id, r.author_id, r.title, r.body, CASE r.status WHEN 'resolved' THEN 'open' ELSE r.status END, NULL, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, 0, r.vote_score, 0, r.closed_by, r.close_reason, r.duplicate_of_id, r.tag_ids
  FROM removed.questions r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO answers (id, question_id, author_id, body, created_at, updated_at, edited_at, edited_by, vote_score, comment_count)
  SELECT r.id, r.question_id, r.author_id, r.body, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, 0, 0
  FROM removed.answers r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO post_comments (id, thread_id, question_id, answer_id, author_id, body, like_count, created_at, updated_at, edited_at, edited_by)
  SELECT r.id, r.thread_id, r.question_id, r.answer_id, r.author_id, r.body, r.like_count, r.created_at, clock_timestamp(), r.edited_at, r.edited_by
  FROM removed.post_comments r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO votes (answer_id, user_id, "value", created_at)
  SELECT r.answer_id, r.user_id, r."value", r.created_at
  FROM removed.votes r WHERE r.removal = m.id ORDER BY 1;
  UPDATE questions q SET best_answer_id = r.best_answer_id, status = r.status
  FROM removed.questions r WHERE r.removal = m.id AND r.id = q.id AND r.best_answer_id IS NOT NULL;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION events_of_topics_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'topic.updated', r.id, acting(), r.author_id, NULL, 'public', 'forum'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.title IS DISTINCT FROM o.title OR r.content IS DISTINCT FROM o.content OR r.is_locked <> o.is_locked OR r.is_sticky <> o.is_sticky OR r.board_id <> o.board_id OR r.tag_ids <> o.tag_ids) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'topic' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_topics_update AFTER UPDATE OF board_id, content, is_locked, is_sticky, tag_ids, title ON topics FOR EACH ROW
WHEN ((NEW.title IS DISTINCT FROM OLD.title OR NEW.content IS DISTINCT FROM OLD.content OR NEW.is_locked <> OLD.is_locked OR NEW.is_sticky <> OLD.is_sticky OR NEW.board_id <> OLD.board_id OR NEW.tag_ids <> OLD.tag_ids))
EXECUTE FUNCTION events_of_topics_update();

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

-- Every list with a counter, and the table of its rows.
CREATE OR REPLACE VIEW counted_lists (area, source, list) AS VALUES
  ('forum', 'topics', 'topics'),
  ('forum', 'topics', 'posts'),
  ('forum', 'topics', 'topics_by_tag'),
  ('answers', 'questions', 'questions'),
  ('answers', 'questions', 'questions_by_category'),
  ('answers', 'questions', 'questions_by_status'),
  ('answers', 'questions', 'questions_by_category_and_status'),
  ('answers', 'questions', 'questions_by_tag'),
  ('shops', 'stores', 'stores'),
  ('shops', 'products', 'products'),
  ('shops', 'products', 'products_by_category'),
  ('shops', 'products', 'shelf'),
  ('shops', 'products', 'shelf_by_category'),
  ('shops', 'reviews', 'reviews_by_rating'),
  ('shops', 'orders', 'orders'),
  ('shops', 'order_stores', 'sales'),
  ('videos', 'videos', 'videos');

-- How many rows the lists of a table have, which their counters should say.
CREATE OR REPLACE FUNCTION list_lengths(source text) RETURNS TABLE (list text, part integer, key text, items bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE source
  WHEN 'topics' THEN
    RETURN QUERY SELECT 'topics', r.board_id, '', sum(1)::bigint FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'posts', r.board_id, '', sum(1 + r.reply_count)::bigint FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'topics_by_tag', one, '', sum(1)::bigint FROM topics r, unnest(r.tag_ids) one WHERE true GROUP BY 2, 3;
  WHEN 'questions' THEN
    RETURN QUERY SELECT 'questions', 0, '', sum(1)::bigint FROM questions r WHERE true GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_category', r.category_id, '', sum(1)::bigint FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_status', 0, r.status::text, sum(1)::bigint FROM questions r WHERE true GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_category_and_status', r.category_id, r.status::text, sum(1)::bigint FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_tag', one, '', sum(1)::bigint FROM questions r, unnest(r.tag_ids) one WHERE true GROUP BY 2, 3;
  WHEN 'stores' THEN
    RETURN QUERY SELECT 'stores', 0, '', sum(1)::bigint FROM stores r WHERE r.status = 'active' GROUP BY 2, 3;
  WHEN 'products' THEN
    RETURN QUERY SELECT 'products', 0, '', sum(1)::bigint FROM products r WHERE r.listed GROUP BY 2, 3
    UNION ALL SELECT 'products_by_category', 0, r.category_key::text, sum(1)::bigint FROM products r WHERE r.listed GROUP BY 2, 3
    UNION ALL SELECT 'shelf', r.shelf, '', sum(1)::bigint FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'shelf_by_category', r.shelf, r.category_key::text, sum(1)::bigint FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3;
  WHEN 'reviews' THEN
    RETURN QUERY SELECT 'reviews_by_rating', r.product_id, r.rating::text, sum(1)::bigint FROM reviews r WHERE r.product_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'orders' THEN
    RETURN QUERY SELECT 'orders', r.buyer_id, r.area::text, sum(1)::bigint FROM orders r WHERE r.buyer_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'order_stores' THEN
    RETURN QUERY SELECT 'sales', r.store_id, '', sum(1)::bigint FROM order_stores r WHERE r.store_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'videos' THEN
    RETURN QUERY SELECT 'videos', 0, '', sum(1)::bigint FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' GROUP BY 2, 3;
  END CASE;
END $$;

CREATE OR REPLACE FUNCTION count_topics_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('topics', r.board_id, '', pg_backend_pid() % 16, sign, r.board_id IS NOT NULL),
    ('posts', r.board_id, '', pg_backend_pid() % 16, sign * (1 + r.reply_count), r.board_id IS NOT NULL)
    UNION ALL SELECT 'topics_by_tag', one, '', pg_backend_pid() % 4, sign, true FROM unnest(r.tag_ids) one
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON topics
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_topics_insert();

CREATE OR REPLACE FUNCTION count_topics_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('topics', r.board_id, '', pg_backend_pid() % 16, sign, r.board_id IS NOT NULL AND EXISTS (SELECT FROM boards parent WHERE parent.id = r.board_id)),
    ('posts', r.board_id, '', pg_backend_pid() % 16, sign * (1 + r.reply_count), r.board_id IS NOT NULL AND EXISTS (SELECT FROM boards parent WHERE parent.id = r.board_id))
    UNION ALL SELECT 'topics_by_tag', one, '', pg_backend_pid() % 4, sign, true FROM unnest(r.tag_ids) one
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON topics
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_topics_delete();

CREATE OR REPLACE FUNCTION count_topics_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.board_id, r.id, r.reply_count, r.tag_ids FROM old_rows r EXCEPT SELECT r.board_id, r.id, r.reply_count, r.tag_ids FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('topics', r.board_id, '', pg_backend_pid() % 16, sign, r.board_id IS NOT NULL),
    ('posts', r.board_id, '', pg_backend_pid() % 16, sign * (1 + r.reply_count), r.board_id IS NOT NULL)
    UNION ALL SELECT 'topics_by_tag', one, '', pg_backend_pid() % 4, sign, true FROM unnest(r.tag_ids) one
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON topics
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_topics_update();

CREATE OR REPLACE FUNCTION count_questions_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('questions', 0, '', pg_backend_pid() % 16, sign, true),
    ('questions_by_category', r.category_id, '', pg_backend_pid() % 16, sign, r.category_id IS NOT NULL),
    ('questions_by_status', 0, r.status::text, pg_backend_pid() % 16, sign, true),
    ('questions_by_category_and_status', r.category_id, r.status::text, pg_backend_pid() % 16, sign, r.category_id IS NOT NULL)
    UNION ALL SELECT 'questions_by_tag', one, '', pg_backend_pid() % 4, sign, true FROM unnest(r.tag_ids) one
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON questions
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_questions_insert();

CREATE OR REPLACE FUNCTION count_questions_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('questions', 0, '', pg_backend_pid() % 16, sign, true),
    ('questions_by_category', r.category_id, '', pg_backend_pid() % 16, sign, r.category_id IS NOT NULL),
    ('questions_by_status', 0, r.status::text, pg_backend_pid() % 16, sign, true),
    ('questions_by_category_and_status', r.category_id, r.status::text, pg_backend_pid() % 16, sign, r.category_id IS NOT NULL)
    UNION ALL SELECT 'questions_by_tag', one, '', pg_backend_pid() % 4, sign, true FROM unnest(r.tag_ids) one
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON questions
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_questions_delete();

CREATE OR REPLACE FUNCTION count_questions_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.category_id, r.id, r.status, r.tag_ids FROM old_rows r EXCEPT SELECT r.category_id, r.id, r.status, r.tag_ids FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('questions', 0, '', pg_backend_pid() % 16, sign, true),
    ('questions_by_category', r.category_id, '', pg_backend_pid() % 16, sign, r.category_id IS NOT NULL),
    ('questions_by_status', 0, r.status::text, pg_backend_pid() % 16, sign, true),
    ('questions_by_category_and_status', r.category_id, r.status::text, pg_backend_pid() % 16, sign, r.category_id IS NOT NULL)
    UNION ALL SELECT 'questions_by_tag', one, '', pg_backend_pid() % 4, sign, true FROM unnest(r.tag_ids) one
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON questions
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_questions_update();

SELECT rebuild_lists('topics', 'questions');
