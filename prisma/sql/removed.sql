-- Content that is hidden by moderators, waits for approval or is deleted, and how it is restored.
--
-- Content that others cannot see is not in the tables that their statements read: its rows are moved to tables of the
-- same names in the schema `removed`, with all that belongs to it. So no list, search, count or link can show it, in any
-- statement, and the triggers that count see a deletion, and an insertion when it is restored. A row of `removals` says
-- what was moved, and why. Stores and products stay, since orders need them: their own status hides them.
--
-- The schema `away` has views of the same names, which show what one removal took, that of the setting `plaza.removal`. With
-- `away` before `public` in the search path a statement reads a topic that is hidden as it reads any other.

-- Each kind: its table, and of a row `r` its author, its parent, its title and content, what must be remembered to restore
-- it, whether it is present, and whether it is private to its owner. Content that stays in its table is removed and restored
-- by these statements: $1 its id, $2 what was remembered.
CREATE OR REPLACE VIEW removal_kinds AS
SELECT * FROM (VALUES
  ('topic', 'topics', 'r.author_id', NULL, 'r.title', 'r.content', NULL, 'true', 'false', NULL, NULL),
  ('reply', 'replies', 'r.author_id', 'r.topic_id', NULL, 'r.content', NULL, 'true', 'false', NULL, NULL),
  ('question', 'questions', 'r.author_id', NULL, 'r.title', 'r.body', NULL, 'true', 'false', NULL, NULL),
  ('answer', 'answers', 'r.author_id', 'r.question_id', NULL, 'r.body',
    '(SELECT ''best'' FROM questions WHERE id = r.question_id AND best_answer_id = r.id)', 'true', 'false', NULL, NULL),
  ('video', 'videos', 'r.author_id', NULL, 'r.title', 'r.description', NULL, 'true', 'r.visibility = ''private''', NULL, NULL),
  ('comment', 'comments', 'r.author_id', 'r.video_id', NULL, 'r.content', NULL, 'true', 'EXISTS (SELECT FROM videos WHERE id = r.video_id AND visibility = ''private'')', NULL, NULL),
  ('file', 'files', 'r.owner_id', NULL, 'r.name', NULL, NULL, 'true', 'true', NULL, NULL),
  ('share', 'shares',
    'coalesce((SELECT owner_id FROM files WHERE id = r.file_id), (SELECT author_id FROM videos WHERE id = r.video_id))',
    'coalesce(r.file_id, r.video_id)',
    'coalesce((SELECT name FROM files WHERE id = r.file_id), (SELECT title FROM videos WHERE id = r.video_id))',
    NULL, NULL, 'true', 'false', NULL, NULL),
  ('store', 'stores', 'r.owner_id', NULL, 'r.name', 'r.description', 'r.status::text', 'true', 'false',
    'UPDATE stores SET status = ''suspended'' WHERE id = $1',
    'UPDATE stores s SET status = CASE WHEN ($2 = ''active'' OR s.reopens) AND u.deleted_at IS NULL AND u.delete_at IS NULL THEN ''active''
         WHEN $2 = ''active'' THEN ''inactive'' ELSE $2::store_status END, reopens = ($2 = ''active'' OR s.reopens) AND u.delete_at IS NOT NULL
       FROM users u WHERE s.id = $1 AND u.id = s.owner_id'),
  ('product', 'products', 'r.owner_id', 'r.store_id', 'r.title', 'r.description', 'r.status::text', 'r.deleted_at IS NULL', 'false',
    'UPDATE products SET status = ''inactive'', deleted_at = CASE WHEN $2 = ''deleted'' THEN clock_timestamp() END WHERE id = $1',
    'UPDATE products SET status = $2::product_status, deleted_at = NULL WHERE id = $1')
) AS k (target_type, source, author, parent, title, content, memory, present, private, away, back);

-- The rows that belong to content, in the order in which they are restored. Columns that triggers fill again start anew.
CREATE OR REPLACE VIEW removal_parts AS
SELECT p.*, (
    SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
    WHERE attrelid = to_regclass('public.' || p.source) AND attnum > 0 AND NOT attisdropped
  ) AS columns, (
    SELECT string_agg(coalesce(p.anew ->> attname, 'r.' || quote_ident(attname)), ', ' ORDER BY attnum) FROM pg_attribute
    WHERE attrelid = to_regclass('public.' || p.source) AND attnum > 0 AND NOT attisdropped
  ) AS values
FROM (VALUES
  ('topic', 1, 'topics', 'r.id = $1', '{}'::jsonb),
  ('topic', 2, 'replies', 'r.topic_id = $1', '{}'),
  ('reply', 1, 'replies', 'r.id = $1', '{}'),
  ('question', 1, 'questions', 'r.id = $1',
    '{"answer_count": "0", "best_answer_id": "NULL", "status": "CASE r.status WHEN ''resolved'' THEN ''open'' ELSE r.status END"}'),
  ('question', 2, 'answers', 'r.question_id = $1', '{"vote_score": "0"}'),
  ('question', 3, 'votes', 'r.answer_id IN (SELECT id FROM answers WHERE question_id = $1)', '{}'),
  ('answer', 1, 'answers', 'r.id = $1', '{"vote_score": "0"}'),
  ('answer', 2, 'votes', 'r.answer_id = $1', '{}'),
  ('video', 1, 'videos', 'r.id = $1', '{"like_count": "0", "dislike_count": "0", "comment_count": "0"}'),
  ('video', 2, 'comments', 'r.video_id = $1', '{}'),
  ('video', 3, 'ratings', 'r.video_id = $1', '{}'),
  ('video', 4, 'video_views', 'r.video_id = $1', '{}'),
  ('video', 5, 'shares', 'r.video_id = $1', '{}'),
  ('comment', 1, 'comments', 'r.id = $1', '{}'),
  ('file', 1, 'files', 'r.id = $1', '{}'),
  ('file', 2, 'shares', 'r.file_id = $1', '{}'),
  ('share', 1, 'shares', 'r.id = $1', '{}')
) AS p (target_type, place, source, rows, anew);

-- The parent that must be present to restore content, and how it is locked before, as its deletion does. What a parent keeps
-- of such content while it is removed itself is counted again by the last column: $1 its id, $2 its removal, which has at
-- least one.
CREATE OR REPLACE VIEW removal_parents AS
SELECT * FROM (VALUES
  ('topic', 'topics', 'board_id', 'boards', 'FOR KEY SHARE', NULL),
  ('reply', 'replies', 'topic_id', 'topics', 'FOR UPDATE',
    'UPDATE removed.topics SET reply_count = (SELECT count(*) FROM removed.replies WHERE topic_id = $1 AND removal = $2),
       (last_reply_at, last_reply_user_id) = (
         SELECT created_at, author_id FROM removed.replies WHERE topic_id = $1 AND removal = $2 ORDER BY id DESC LIMIT 1
       )
     WHERE id = $1'),
  ('answer', 'answers', 'question_id', 'questions', 'FOR UPDATE',
    'UPDATE removed.questions SET answer_count = (SELECT count(*) FROM removed.answers WHERE question_id = $1 AND removal = $2)
     WHERE id = $1'),
  ('comment', 'comments', 'video_id', 'videos', 'FOR UPDATE',
    'UPDATE removed.videos SET comment_count = (SELECT count(*) FROM removed.comments WHERE video_id = $1 AND removal = $2)
     WHERE id = $1'),
  ('share', 'shares', 'file_id', 'files', 'FOR UPDATE', NULL),
  ('share', 'shares', 'video_id', 'videos', 'FOR UPDATE', NULL),
  ('product', 'products', 'store_id', 'stores', 'FOR SHARE', NULL)
) AS p (target_type, source, reference, parent, lock, recount);

-- A comment is as private as its video is, also one that is away.
CREATE OR REPLACE FUNCTION video_concealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE removals SET is_private = NEW.visibility = 'private'
  WHERE target_type = 'comment' AND target_id IN (SELECT id FROM removed.comments WHERE video_id = NEW.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER video_concealed AFTER UPDATE OF visibility ON videos FOR EACH ROW
WHEN ((OLD.visibility = 'private') <> (NEW.visibility = 'private')) EXECUTE FUNCTION video_concealed();

-- Removes content and returns the removal; null if it is not present, is deleted, or is private and to be hidden. Content that
-- is hidden or waits for approval already gets the new state and reason.
CREATE OR REPLACE FUNCTION take_away(of_type text, root integer, wanted text, actor integer, why text) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  k CONSTANT removal_kinds := (SELECT r FROM removal_kinds r WHERE target_type = of_type);
  p record;
  is_there boolean;
  done integer;
BEGIN
  FOR p IN SELECT * FROM removal_parents WHERE target_type = of_type AND parent <> 'boards' LOOP
    EXECUTE format('SELECT FROM %I WHERE id = (SELECT %I FROM %I WHERE id = $1) %s', p.parent, p.reference, p.source, p.lock)
    USING root;
  END LOOP;
  EXECUTE format('SELECT true FROM %I r WHERE r.id = $1 AND %s AND ($2 <> ''hidden'' OR NOT %s) FOR UPDATE', k.source, k.present, k.private)
  INTO is_there USING root, wanted;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = of_type AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    IF k.away IS NOT NULL THEN
      EXECUTE k.away USING root, wanted;
    END IF;
    RETURN done;
  ELSIF is_there IS NULL THEN
    EXECUTE format('SELECT EXISTS (SELECT FROM %I r WHERE r.id = $1 AND %s AND ($2 <> ''hidden'' OR NOT %s))', k.source, k.present, k.private)
    INTO is_there USING root, wanted;
    -- It may have come back meanwhile.
    RETURN CASE WHEN is_there THEN take_away(of_type, root, wanted, actor, why) END;
  END IF;
  EXECUTE format(
    'INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
     SELECT $1, r.id, %s, %s, %s, left(%s, 1000), %s, %s, $3, $4, $5 FROM %I r WHERE r.id = $2 RETURNING id',
    coalesce(k.parent, 'NULL'), k.author, coalesce(k.title, 'NULL'), coalesce(k.content, ''''''), coalesce(k.memory, 'NULL'), k.private, k.source
  ) INTO done USING of_type, root, wanted, actor, why;
  IF k.away IS NOT NULL THEN
    EXECUTE k.away USING root, wanted;
    RETURN done;
  END IF;
  FOR p IN SELECT * FROM removal_parts WHERE target_type = of_type ORDER BY place LOOP
    -- Locked first, so that nothing that belongs to it comes between the two.
    EXECUTE format('SELECT FROM %I r WHERE %s FOR UPDATE', p.source, p.rows) USING root;
    EXECUTE format('INSERT INTO removed.%I (%s, removal) SELECT %s, $2 FROM %1$I r WHERE %4$s',
      p.source, p.columns, (SELECT string_agg('r.' || c, ', ') FROM unnest(string_to_array(p.columns, ', ')) c), p.rows
    ) USING root, done;
  END LOOP;
  EXECUTE format('DELETE FROM %I WHERE id = $1', k.source) USING root;
  RETURN done;
END $$;

-- Restores content as it was. False if it does not exist, or its parent was deleted for good. Content whose parent
-- is removed is restored with the parent.
CREATE OR REPLACE FUNCTION bring_back(of_type text, root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  k CONSTANT removal_kinds := (SELECT r FROM removal_kinds r WHERE target_type = of_type);
  m removals;
  p record;
  part record;
  parent integer;
  held integer;
  is_there boolean;
BEGIN
  IF k.away IS NULL THEN
    FOR p IN SELECT * FROM removal_parents WHERE target_type = of_type LOOP
      EXECUTE format('SELECT %I FROM removed.%I WHERE id = $1', p.reference, p.source) INTO parent USING root;
      CONTINUE WHEN parent IS NULL;
      EXECUTE format('SELECT 1 FROM %I WHERE id = $1 %s', p.parent, p.lock) INTO held USING parent;
      CONTINUE WHEN held IS NOT NULL;
      IF to_regclass('removed.' || p.parent) IS NOT NULL THEN
        EXECUTE format('SELECT removal FROM removed.%I WHERE id = $1', p.parent) INTO held USING parent;
      END IF;
      IF held IS NULL THEN
        RETURN false;
      END IF;
      PERFORM FROM removals WHERE id = held FOR SHARE;
      IF NOT FOUND THEN
        -- It has come back meanwhile, or is gone for good.
        RETURN bring_back(of_type, root);
      END IF;
      SELECT * INTO m FROM removals WHERE target_type = of_type AND target_id = root FOR UPDATE;
      IF m.memory = 'best' THEN
        UPDATE removed.questions SET best_answer_id = root, status = CASE status WHEN 'open' THEN 'resolved' ELSE status END
        WHERE id = parent AND best_answer_id IS NULL;
      END IF;
      FOR part IN SELECT DISTINCT source FROM removal_parts WHERE target_type = of_type LOOP
        EXECUTE format('UPDATE removed.%I SET removal = $2 WHERE removal = $1', part.source) USING m.id, held;
      END LOOP;
      IF p.recount IS NOT NULL THEN
        EXECUTE p.recount USING parent, held;
      END IF;
      DELETE FROM removals WHERE id = m.id;
      RETURN true;
    END LOOP;
  ELSE
    EXECUTE format('SELECT FROM %I WHERE id = $1 FOR UPDATE', k.source) USING root;
  END IF;
  SELECT * INTO m FROM removals WHERE target_type = of_type AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    EXECUTE format('SELECT EXISTS (SELECT FROM %I r WHERE r.id = $1 AND %s)', k.source, k.present) INTO is_there USING root;
    -- It may have been taken away meanwhile.
    RETURN is_there OR EXISTS (SELECT FROM removals WHERE target_type = of_type AND target_id = root) AND bring_back(of_type, root);
  END IF;
  IF k.back IS NOT NULL THEN
    EXECUTE k.back USING root, m.memory;
  END IF;
  FOR p IN SELECT * FROM removal_parts WHERE target_type = of_type ORDER BY place LOOP
    EXECUTE format('INSERT INTO %I (%s) SELECT %s FROM removed.%1$I r WHERE r.removal = $1 ORDER BY 1', p.source, p.columns, p.values)
    USING m.id;
  END LOOP;
  IF of_type = 'question' THEN
    UPDATE questions q SET best_answer_id = r.best_answer_id, status = r.status
    FROM removed.questions r WHERE r.removal = m.id AND r.id = q.id AND r.best_answer_id IS NOT NULL;
  ELSIF m.memory = 'best' THEN
    UPDATE questions SET best_answer_id = root, status = CASE status WHEN 'open' THEN 'resolved' ELSE status END
    WHERE id = m.parent_id AND best_answer_id IS NULL;
  END IF;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

-- Deletes removed content for good, with parts of it that were removed before. Returns the keys of the objects that these leave in
-- the storage.
CREATE OR REPLACE FUNCTION purge_removals(VARIADIC doomed integer[]) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  p record;
  parts integer[];
  keys text[];
BEGIN
  -- Whoever brings one of them back holds its row, and then it stays, with its bytes.
  doomed := ARRAY(SELECT id FROM removals WHERE id = ANY (doomed) ORDER BY id FOR UPDATE);
  FOR p IN SELECT l.target_type, l.source, l.reference, k.target_type AS parent_type
    FROM removal_parents l JOIN removal_kinds k ON k.source = l.parent WHERE k.away IS NULL
  LOOP
    EXECUTE format(
      'SELECT ARRAY(SELECT id FROM removals WHERE target_type = $2 AND target_id IN (
         SELECT id FROM removed.%I WHERE %I IN (SELECT target_id FROM removals WHERE id = ANY ($1) AND target_type = $3)
       ) ORDER BY id FOR UPDATE)', p.source, p.reference
    ) INTO parts USING doomed, p.target_type, p.parent_type;
    doomed := doomed || parts;
  END LOOP;
  keys := ARRAY(
    SELECT object_key FROM removed.files WHERE removal = ANY (doomed)
    UNION ALL SELECT object_key FROM removed.videos WHERE removal = ANY (doomed)
  );
  DELETE FROM revisions v USING (
    SELECT 'topic' AS target_type, id FROM removed.topics WHERE removal = ANY (doomed)
    UNION ALL SELECT 'reply', id FROM removed.replies WHERE removal = ANY (doomed)
    UNION ALL SELECT 'question', id FROM removed.questions WHERE removal = ANY (doomed)
    UNION ALL SELECT 'answer', id FROM removed.answers WHERE removal = ANY (doomed)
    UNION ALL SELECT target_type, target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'product' AND state = 'deleted'
  ) gone WHERE v.target_type = gone.target_type AND v.target_id = gone.id;
  -- A product that was ordered stays for its orders.
  DELETE FROM products sold USING removals r
  WHERE r.id = ANY (doomed) AND r.target_type = 'product' AND r.state = 'deleted' AND sold.id = r.target_id
    AND NOT EXISTS (SELECT FROM order_items WHERE product_id = sold.id);
  DELETE FROM removals WHERE id = ANY (doomed);
  RETURN keys;
END $$;
