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
  PERFORM FROM post_comments r WHERE r.question_id = root OR r.answer_id IN (SELECT id FROM answers WHERE question_id = root) FOR UPDATE;
  INSERT INTO removed.post_comments (id, thread_id, question_id, answer_id, author_id, body, like_count, created_at, updated_at, edited_at, edited_by, removal)
  SELECT r.id, r.thread_id, r.question_id, r.answer_id, r.author_id, r.body, r.like_count, r.created_at, r.updated_at, r.edited_at, r.edited_by, done FROM post_comments r WHERE r.question_id = root OR r.answer_id IN (SELECT id FROM answers WHERE question_id = root);
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
  INSERT INTO questions (id, category_id, author_id, title, body, status, best_answer_id, created_at, updated_at, edited_at, edited_by, answer_count, vote_score, comment_count, closed_by, close_reason, duplicate_of_id)
  SELECT r.id, r.category_id, r.author_id, r.title, r.body, CASE r.status WHEN 'resolved' THEN 'open' ELSE r.status END, NULL, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, 0, r.vote_score, 0, r.closed_by, r.close_reason, r.duplicate_of_id
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
