-- What changed in prisma/sql and generated.

CREATE OR REPLACE FUNCTION remove_announcement(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  SELECT true INTO is_there FROM announcements r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'announcement' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM announcements r WHERE r.id = root) THEN remove_announcement(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'announcement', r.id, NULL, r.author_id, r.title, left(r.body, 1000), NULL,
    false, wanted, actor, why
  FROM announcements r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM announcements r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.announcements (id, author_id, title, body, until, created_at, removal)
  SELECT r.id, r.author_id, r.title, r.body, r.until, r.created_at, done FROM announcements r WHERE r.id = root;
  DELETE FROM announcements WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_announcement(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
BEGIN
  SELECT * INTO m FROM removals WHERE target_type = 'announcement' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM announcements r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'announcement' AND target_id = root) AND restore_announcement(root);
  END IF;
  INSERT INTO announcements (id, author_id, title, body, until, created_at)
  SELECT r.id, r.author_id, r.title, r.body, r.until, r.created_at
  FROM removed.announcements r WHERE r.removal = m.id ORDER BY 1;
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
  WHEN 'announcement' THEN RETURN remove_announcement(root, wanted, actor, why);
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
  WHEN 'announcement' THEN RETURN restore_announcement(root);
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
    UNION ALL SELECT 'announcement' AS target_type, id FROM removed.announcements WHERE removal = ANY (doomed)
    UNION ALL SELECT target_type, target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'product' AND state = 'deleted'
  ) gone WHERE v.target_type = gone.target_type AND v.target_id = gone.id;
  -- A product that was ordered stays for its orders.
  DELETE FROM products sold USING removals r
  WHERE r.id = ANY (doomed) AND r.target_type = 'product' AND r.state = 'deleted' AND sold.id = r.target_id
    AND NOT EXISTS (SELECT FROM order_items WHERE product_id = sold.id);
  DELETE FROM removals WHERE id = ANY (doomed);
  RETURN keys;
END $$;
