-- What changed in prisma/sql and generated.

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
  INSERT INTO removed.questions (id, category_id, author_id, title, body, status, best_answer_id, created_at, updated_at, edited_at, edited_by, answer_count, vote_score, comment_count, closed_by, close_reason, duplicate_of_id, removal)
  SELECT r.id, r.category_id, r.author_id, r.title, r.body, r.status, r.best_answer_id, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.answer_count, r.vote_score, r.comment_count, r.closed_by, r.close_reason, r.duplicate_of_id, done FROM questions r WHERE r.id = root;
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

-- Sets the reaction of a person to a topic whose row is locked, or removes it (0), and says the new count.
CREATE OR REPLACE FUNCTION react_to_topic(target integer, person integer, wanted integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  present integer;
  total integer;
BEGIN
  SELECT value INTO present FROM reactions WHERE kind = 'topic' AND content_id = target AND user_id = person;
  IF coalesce(present, 0) = wanted THEN
    RETURN (SELECT like_count FROM topics WHERE id = target);
  ELSIF wanted = 0 THEN
    DELETE FROM reactions WHERE kind = 'topic' AND content_id = target AND user_id = person;
  ELSE
    INSERT INTO reactions (kind, content_id, user_id, value) VALUES ('topic', target, person, wanted)
    ON CONFLICT (kind, content_id, user_id) DO UPDATE SET value = excluded.value;
  END IF;
  UPDATE topics SET like_count = greatest(0, like_count + wanted - coalesce(present, 0)) WHERE id = target RETURNING like_count INTO total;
  RETURN total;
END $$;

-- Sets the reaction of a person to a reply whose row is locked, or removes it (0), and says the new count.
CREATE OR REPLACE FUNCTION react_to_reply(target integer, person integer, wanted integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  present integer;
  total integer;
BEGIN
  SELECT value INTO present FROM reactions WHERE kind = 'reply' AND content_id = target AND user_id = person;
  IF coalesce(present, 0) = wanted THEN
    RETURN (SELECT like_count FROM replies WHERE id = target);
  ELSIF wanted = 0 THEN
    DELETE FROM reactions WHERE kind = 'reply' AND content_id = target AND user_id = person;
  ELSE
    INSERT INTO reactions (kind, content_id, user_id, value) VALUES ('reply', target, person, wanted)
    ON CONFLICT (kind, content_id, user_id) DO UPDATE SET value = excluded.value;
  END IF;
  UPDATE replies SET like_count = greatest(0, like_count + wanted - coalesce(present, 0)) WHERE id = target RETURNING like_count INTO total;
  RETURN total;
END $$;

-- Sets the reaction of a person to a post_comment whose row is locked, or removes it (0), and says the new count.
CREATE OR REPLACE FUNCTION react_to_post_comment(target integer, person integer, wanted integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  present integer;
  total integer;
BEGIN
  SELECT value INTO present FROM reactions WHERE kind = 'post_comment' AND content_id = target AND user_id = person;
  IF coalesce(present, 0) = wanted THEN
    RETURN (SELECT like_count FROM post_comments WHERE id = target);
  ELSIF wanted = 0 THEN
    DELETE FROM reactions WHERE kind = 'post_comment' AND content_id = target AND user_id = person;
  ELSE
    INSERT INTO reactions (kind, content_id, user_id, value) VALUES ('post_comment', target, person, wanted)
    ON CONFLICT (kind, content_id, user_id) DO UPDATE SET value = excluded.value;
  END IF;
  UPDATE post_comments SET like_count = greatest(0, like_count + wanted - coalesce(present, 0)) WHERE id = target RETURNING like_count INTO total;
  RETURN total;
END $$;

-- Sets the reaction of a person to a comment whose row is locked, or removes it (0), and says the new count.
CREATE OR REPLACE FUNCTION react_to_comment(target integer, person integer, wanted integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  present integer;
  total integer;
BEGIN
  SELECT value INTO present FROM reactions WHERE kind = 'comment' AND content_id = target AND user_id = person;
  IF coalesce(present, 0) = wanted THEN
    RETURN (SELECT like_count FROM comments WHERE id = target);
  ELSIF wanted = 0 THEN
    DELETE FROM reactions WHERE kind = 'comment' AND content_id = target AND user_id = person;
  ELSE
    INSERT INTO reactions (kind, content_id, user_id, value) VALUES ('comment', target, person, wanted)
    ON CONFLICT (kind, content_id, user_id) DO UPDATE SET value = excluded.value;
  END IF;
  UPDATE comments SET like_count = greatest(0, like_count + wanted - coalesce(present, 0)) WHERE id = target RETURNING like_count INTO total;
  RETURN total;
END $$;

-- Sets the reaction of a person to a review whose row is locked, or removes it (0), and says the new count.
CREATE OR REPLACE FUNCTION react_to_review(target integer, person integer, wanted integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  present integer;
  total integer;
BEGIN
  SELECT value INTO present FROM reactions WHERE kind = 'review' AND content_id = target AND user_id = person;
  IF coalesce(present, 0) = wanted THEN
    RETURN (SELECT like_count FROM reviews WHERE id = target);
  ELSIF wanted = 0 THEN
    DELETE FROM reactions WHERE kind = 'review' AND content_id = target AND user_id = person;
  ELSE
    INSERT INTO reactions (kind, content_id, user_id, value) VALUES ('review', target, person, wanted)
    ON CONFLICT (kind, content_id, user_id) DO UPDATE SET value = excluded.value;
  END IF;
  UPDATE reviews SET like_count = greatest(0, like_count + wanted - coalesce(present, 0)) WHERE id = target RETURNING like_count INTO total;
  RETURN total;
END $$;

-- Sets the reaction of a person to a announcement whose row is locked, or removes it (0), and says the new count.
CREATE OR REPLACE FUNCTION react_to_announcement(target integer, person integer, wanted integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  present integer;
  total integer;
BEGIN
  SELECT value INTO present FROM reactions WHERE kind = 'announcement' AND content_id = target AND user_id = person;
  IF coalesce(present, 0) = wanted THEN
    RETURN (SELECT like_count FROM announcements WHERE id = target);
  ELSIF wanted = 0 THEN
    DELETE FROM reactions WHERE kind = 'announcement' AND content_id = target AND user_id = person;
  ELSE
    INSERT INTO reactions (kind, content_id, user_id, value) VALUES ('announcement', target, person, wanted)
    ON CONFLICT (kind, content_id, user_id) DO UPDATE SET value = excluded.value;
  END IF;
  UPDATE announcements SET like_count = greatest(0, like_count + wanted - coalesce(present, 0)) WHERE id = target RETURNING like_count INTO total;
  RETURN total;
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
  DELETE FROM removals WHERE id = ANY (doomed);
  RETURN keys;
END $$;
