-- Made by `npm run generate` from src/areas/*/content.ts. Change it there, not here.

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

CREATE OR REPLACE FUNCTION remove_reply(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  PERFORM FROM topics WHERE id = (SELECT topic_id FROM replies WHERE id = root) FOR UPDATE;
  SELECT true INTO is_there FROM replies r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'reply' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM replies r WHERE r.id = root) THEN remove_reply(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'reply', r.id, r.topic_id, r.author_id, NULL, left(r.content, 1000), NULL,
    false, wanted, actor, why
  FROM replies r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM replies r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.replies (id, topic_id, author_id, content, created_at, updated_at, edited_at, edited_by, reply_to_id, like_count, removal)
  SELECT r.id, r.topic_id, r.author_id, r.content, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.reply_to_id, r.like_count, done FROM replies r WHERE r.id = root;
  DELETE FROM replies WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_reply(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
  parent integer;
  joined integer;
BEGIN
  SELECT topic_id INTO parent FROM removed.replies WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM topics WHERE id = parent FOR UPDATE) THEN
    SELECT removal INTO joined FROM removed.topics WHERE id = parent;
    IF joined IS NULL THEN
      -- It may belong to another one by now.
      RETURN EXISTS (SELECT FROM removed.replies WHERE id = root AND topic_id <> parent) AND restore_reply(root);
    END IF;
    PERFORM FROM removals WHERE id = joined FOR SHARE;
    IF NOT FOUND THEN
      -- It was restored meanwhile, or is gone.
      RETURN restore_reply(root);
    END IF;
    SELECT * INTO m FROM removals WHERE target_type = 'reply' AND target_id = root FOR UPDATE;
    UPDATE removed.replies SET removal = joined WHERE removal = m.id;
    UPDATE removed.topics SET reply_count = (SELECT count(*) FROM removed.replies WHERE topic_id = parent AND removal = joined),
      (last_reply_at, last_reply_user_id) = (SELECT created_at, author_id FROM removed.replies WHERE topic_id = parent AND removal = joined ORDER BY id DESC LIMIT 1)
    WHERE id = parent;
    DELETE FROM removals WHERE id = m.id;
    RETURN true;
  END IF;
  SELECT * INTO m FROM removals WHERE target_type = 'reply' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM replies r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'reply' AND target_id = root) AND restore_reply(root);
  END IF;
  INSERT INTO replies (id, topic_id, author_id, content, created_at, updated_at, edited_at, edited_by, reply_to_id, like_count)
  SELECT r.id, r.topic_id, r.author_id, r.content, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, r.reply_to_id, r.like_count
  FROM removed.replies r WHERE r.removal = m.id ORDER BY 1;
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

CREATE OR REPLACE FUNCTION remove_answer(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  PERFORM FROM questions WHERE id = (SELECT question_id FROM answers WHERE id = root) FOR UPDATE;
  SELECT true INTO is_there FROM answers r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'answer' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM answers r WHERE r.id = root) THEN remove_answer(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'answer', r.id, r.question_id, r.author_id, NULL, left(r.body, 1000), (SELECT 'best' FROM questions WHERE id = r.question_id AND best_answer_id = r.id),
    false, wanted, actor, why
  FROM answers r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM answers r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.answers (id, question_id, author_id, body, created_at, updated_at, edited_at, edited_by, vote_score, comment_count, removal)
  SELECT r.id, r.question_id, r.author_id, r.body, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.vote_score, r.comment_count, done FROM answers r WHERE r.id = root;
  PERFORM FROM post_comments r WHERE r.answer_id = root FOR UPDATE;
  INSERT INTO removed.post_comments (id, thread_id, question_id, answer_id, author_id, body, like_count, created_at, updated_at, edited_at, edited_by, removal)
  SELECT r.id, r.thread_id, r.question_id, r.answer_id, r.author_id, r.body, r.like_count, r.created_at, r.updated_at, r.edited_at, r.edited_by, done FROM post_comments r WHERE r.answer_id = root;
  PERFORM FROM votes r WHERE r.answer_id = root FOR UPDATE;
  INSERT INTO removed.votes (answer_id, user_id, "value", created_at, removal)
  SELECT r.answer_id, r.user_id, r."value", r.created_at, done FROM votes r WHERE r.answer_id = root;
  DELETE FROM answers WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_answer(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
  parent integer;
  joined integer;
BEGIN
  SELECT question_id INTO parent FROM removed.answers WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM questions WHERE id = parent FOR UPDATE) THEN
    SELECT removal INTO joined FROM removed.questions WHERE id = parent;
    IF joined IS NULL THEN
      -- It may belong to another one by now.
      RETURN EXISTS (SELECT FROM removed.answers WHERE id = root AND question_id <> parent) AND restore_answer(root);
    END IF;
    PERFORM FROM removals WHERE id = joined FOR SHARE;
    IF NOT FOUND THEN
      -- It was restored meanwhile, or is gone.
      RETURN restore_answer(root);
    END IF;
    SELECT * INTO m FROM removals WHERE target_type = 'answer' AND target_id = root FOR UPDATE;
    IF m.memory = 'best' THEN
      UPDATE removed.questions SET best_answer_id = root, status = CASE status WHEN 'open' THEN 'resolved' ELSE status END
      WHERE id = parent AND best_answer_id IS NULL;
    END IF;
    UPDATE removed.answers SET removal = joined WHERE removal = m.id;
    UPDATE removed.post_comments SET removal = joined WHERE removal = m.id;
    UPDATE removed.votes SET removal = joined WHERE removal = m.id;
    UPDATE removed.questions SET answer_count = (SELECT count(*) FROM removed.answers WHERE question_id = parent AND removal = joined)
    WHERE id = parent;
    DELETE FROM removals WHERE id = m.id;
    RETURN true;
  END IF;
  SELECT * INTO m FROM removals WHERE target_type = 'answer' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM answers r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'answer' AND target_id = root) AND restore_answer(root);
  END IF;
  INSERT INTO answers (id, question_id, author_id, body, created_at, updated_at, edited_at, edited_by, vote_score, comment_count)
  SELECT r.id, r.question_id, r.author_id, r.body, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, 0, 0
  FROM removed.answers r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO post_comments (id, thread_id, question_id, answer_id, author_id, body, like_count, created_at, updated_at, edited_at, edited_by)
  SELECT r.id, r.thread_id, r.question_id, r.answer_id, r.author_id, r.body, r.like_count, r.created_at, clock_timestamp(), r.edited_at, r.edited_by
  FROM removed.post_comments r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO votes (answer_id, user_id, "value", created_at)
  SELECT r.answer_id, r.user_id, r."value", r.created_at
  FROM removed.votes r WHERE r.removal = m.id ORDER BY 1;
  IF m.memory = 'best' THEN
    UPDATE questions SET best_answer_id = root, status = CASE status WHEN 'open' THEN 'resolved' ELSE status END
    WHERE id = m.parent_id AND best_answer_id IS NULL;
  END IF;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_post_comment(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  PERFORM FROM questions WHERE id = (SELECT question_id FROM post_comments WHERE id = root) FOR UPDATE;
  PERFORM FROM answers WHERE id = (SELECT answer_id FROM post_comments WHERE id = root) FOR UPDATE;
  SELECT true INTO is_there FROM post_comments r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'post_comment' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM post_comments r WHERE r.id = root) THEN remove_post_comment(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'post_comment', r.id, coalesce(r.question_id, r.answer_id), r.author_id, NULL, left(r.body, 1000), NULL,
    false, wanted, actor, why
  FROM post_comments r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM post_comments r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.post_comments (id, thread_id, question_id, answer_id, author_id, body, like_count, created_at, updated_at, edited_at, edited_by, removal)
  SELECT r.id, r.thread_id, r.question_id, r.answer_id, r.author_id, r.body, r.like_count, r.created_at, r.updated_at, r.edited_at, r.edited_by, done FROM post_comments r WHERE r.id = root;
  DELETE FROM post_comments WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_post_comment(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
  parent integer;
  joined integer;
BEGIN
  SELECT question_id INTO parent FROM removed.post_comments WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM questions WHERE id = parent FOR UPDATE) THEN
    SELECT removal INTO joined FROM removed.questions WHERE id = parent;
    IF joined IS NULL THEN
      -- It may belong to another one by now.
      RETURN EXISTS (SELECT FROM removed.post_comments WHERE id = root AND question_id <> parent) AND restore_post_comment(root);
    END IF;
    PERFORM FROM removals WHERE id = joined FOR SHARE;
    IF NOT FOUND THEN
      -- It was restored meanwhile, or is gone.
      RETURN restore_post_comment(root);
    END IF;
    SELECT * INTO m FROM removals WHERE target_type = 'post_comment' AND target_id = root FOR UPDATE;
    UPDATE removed.post_comments SET removal = joined WHERE removal = m.id;
    UPDATE removed.questions SET comment_count = (SELECT count(*) FROM removed.post_comments WHERE question_id = parent AND removal = joined)
    WHERE id = parent;
    DELETE FROM removals WHERE id = m.id;
    RETURN true;
  END IF;
  SELECT answer_id INTO parent FROM removed.post_comments WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM answers WHERE id = parent FOR UPDATE) THEN
    SELECT removal INTO joined FROM removed.answers WHERE id = parent;
    IF joined IS NULL THEN
      -- It may belong to another one by now.
      RETURN EXISTS (SELECT FROM removed.post_comments WHERE id = root AND answer_id <> parent) AND restore_post_comment(root);
    END IF;
    PERFORM FROM removals WHERE id = joined FOR SHARE;
    IF NOT FOUND THEN
      -- It was restored meanwhile, or is gone.
      RETURN restore_post_comment(root);
    END IF;
    SELECT * INTO m FROM removals WHERE target_type = 'post_comment' AND target_id = root FOR UPDATE;
    UPDATE removed.post_comments SET removal = joined WHERE removal = m.id;
    UPDATE removed.answers SET comment_count = (SELECT count(*) FROM removed.post_comments WHERE answer_id = parent AND removal = joined)
    WHERE id = parent;
    DELETE FROM removals WHERE id = m.id;
    RETURN true;
  END IF;
  SELECT * INTO m FROM removals WHERE target_type = 'post_comment' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM post_comments r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'post_comment' AND target_id = root) AND restore_post_comment(root);
  END IF;
  INSERT INTO post_comments (id, thread_id, question_id, answer_id, author_id, body, like_count, created_at, updated_at, edited_at, edited_by)
  SELECT r.id, r.thread_id, r.question_id, r.answer_id, r.author_id, r.body, r.like_count, r.created_at, clock_timestamp(), r.edited_at, r.edited_by
  FROM removed.post_comments r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_video(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  SELECT true INTO is_there FROM videos r WHERE r.id = root AND (wanted <> 'hidden' OR NOT (r.visibility = 'private')) FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'video' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM videos r WHERE r.id = root AND (wanted <> 'hidden' OR NOT (r.visibility = 'private'))) THEN remove_video(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'video', r.id, NULL, r.author_id, r.title, left(r.description, 1000), NULL,
    r.visibility = 'private', wanted, actor, why
  FROM videos r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM videos r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.videos (id, author_id, title, description, visibility, status, object_key, mime_type, size, duration, width, height, thumbnail_url, created_at, updated_at, like_count, dislike_count, comment_count, title_key, failure, poster, plays_as_sent, removal)
  SELECT r.id, r.author_id, r.title, r.description, r.visibility, r.status, r.object_key, r.mime_type, r.size, r.duration, r.width, r.height, r.thumbnail_url, r.created_at, r.updated_at, r.like_count, r.dislike_count, r.comment_count, r.title_key, r.failure, r.poster, r.plays_as_sent, done FROM videos r WHERE r.id = root;
  PERFORM FROM comments r WHERE r.video_id = root FOR UPDATE;
  INSERT INTO removed.comments (id, video_id, author_id, content, created_at, updated_at, edited_at, edited_by, like_count, removal)
  SELECT r.id, r.video_id, r.author_id, r.content, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.like_count, done FROM comments r WHERE r.video_id = root;
  PERFORM FROM ratings r WHERE r.video_id = root FOR UPDATE;
  INSERT INTO removed.ratings (video_id, user_id, "value", created_at, removal)
  SELECT r.video_id, r.user_id, r."value", r.created_at, done FROM ratings r WHERE r.video_id = root;
  PERFORM FROM video_views r WHERE r.video_id = root FOR UPDATE;
  INSERT INTO removed.video_views (video_id, views, removal)
  SELECT r.video_id, r.views, done FROM video_views r WHERE r.video_id = root;
  PERFORM FROM shares r WHERE r.video_id = root FOR UPDATE;
  INSERT INTO removed.shares (id, token, file_id, video_id, password_hash, expires_at, allow_download, created_at, removal)
  SELECT r.id, r.token, r.file_id, r.video_id, r.password_hash, r.expires_at, r.allow_download, r.created_at, done FROM shares r WHERE r.video_id = root;
  DELETE FROM videos WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_video(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
BEGIN
  SELECT * INTO m FROM removals WHERE target_type = 'video' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM videos r WHERE r.id = root AND NOT (r.visibility = 'private'))
      OR EXISTS (SELECT FROM removals WHERE target_type = 'video' AND target_id = root) AND restore_video(root);
  END IF;
  IF m.is_private AND m.author_id::text IS DISTINCT FROM current_setting('plaza.restorer', true) THEN
    RETURN false;
  END IF;
  INSERT INTO videos (id, author_id, title, description, visibility, status, object_key, mime_type, size, duration, width, height, thumbnail_url, created_at, updated_at, like_count, dislike_count, comment_count, title_key, failure, poster, plays_as_sent)
  SELECT r.id, r.author_id, r.title, r.description, r.visibility, r.status, r.object_key, r.mime_type, r.size, r.duration, r.width, r.height, r.thumbnail_url, r.created_at, clock_timestamp(), 0, 0, 0, r.title_key, r.failure, r.poster, r.plays_as_sent
  FROM removed.videos r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO comments (id, video_id, author_id, content, created_at, updated_at, edited_at, edited_by, like_count)
  SELECT r.id, r.video_id, r.author_id, r.content, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, r.like_count
  FROM removed.comments r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO ratings (video_id, user_id, "value", created_at)
  SELECT r.video_id, r.user_id, r."value", r.created_at
  FROM removed.ratings r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO video_views (video_id, views)
  SELECT r.video_id, r.views
  FROM removed.video_views r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO shares (id, token, file_id, video_id, password_hash, expires_at, allow_download, created_at)
  SELECT r.id, r.token, r.file_id, r.video_id, r.password_hash, r.expires_at, r.allow_download, r.created_at
  FROM removed.shares r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_comment(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  PERFORM FROM videos WHERE id = (SELECT video_id FROM comments WHERE id = root) FOR UPDATE;
  SELECT true INTO is_there FROM comments r WHERE r.id = root AND (wanted <> 'hidden' OR NOT (EXISTS (SELECT FROM videos WHERE id = r.video_id AND visibility = 'private'))) FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'comment' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM comments r WHERE r.id = root AND (wanted <> 'hidden' OR NOT (EXISTS (SELECT FROM videos WHERE id = r.video_id AND visibility = 'private')))) THEN remove_comment(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'comment', r.id, r.video_id, r.author_id, NULL, left(r.content, 1000), NULL,
    EXISTS (SELECT FROM videos WHERE id = r.video_id AND visibility = 'private'), wanted, actor, why
  FROM comments r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM comments r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.comments (id, video_id, author_id, content, created_at, updated_at, edited_at, edited_by, like_count, removal)
  SELECT r.id, r.video_id, r.author_id, r.content, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.like_count, done FROM comments r WHERE r.id = root;
  DELETE FROM comments WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_comment(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
  parent integer;
  joined integer;
BEGIN
  SELECT video_id INTO parent FROM removed.comments WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM videos WHERE id = parent FOR UPDATE) THEN
    SELECT removal INTO joined FROM removed.videos WHERE id = parent;
    IF joined IS NULL THEN
      -- It may belong to another one by now.
      RETURN EXISTS (SELECT FROM removed.comments WHERE id = root AND video_id <> parent) AND restore_comment(root);
    END IF;
    PERFORM FROM removals WHERE id = joined FOR SHARE;
    IF NOT FOUND THEN
      -- It was restored meanwhile, or is gone.
      RETURN restore_comment(root);
    END IF;
    SELECT * INTO m FROM removals WHERE target_type = 'comment' AND target_id = root FOR UPDATE;
    UPDATE removed.comments SET removal = joined WHERE removal = m.id;
    UPDATE removed.videos SET comment_count = (SELECT count(*) FROM removed.comments WHERE video_id = parent AND removal = joined)
    WHERE id = parent;
    DELETE FROM removals WHERE id = m.id;
    RETURN true;
  END IF;
  SELECT * INTO m FROM removals WHERE target_type = 'comment' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM comments r WHERE r.id = root AND NOT (EXISTS (SELECT FROM videos WHERE id = r.video_id AND visibility = 'private')))
      OR EXISTS (SELECT FROM removals WHERE target_type = 'comment' AND target_id = root) AND restore_comment(root);
  END IF;
  IF m.is_private AND m.author_id::text IS DISTINCT FROM current_setting('plaza.restorer', true) THEN
    RETURN false;
  END IF;
  INSERT INTO comments (id, video_id, author_id, content, created_at, updated_at, edited_at, edited_by, like_count)
  SELECT r.id, r.video_id, r.author_id, r.content, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, r.like_count
  FROM removed.comments r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_file(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  SELECT true INTO is_there FROM files r WHERE r.id = root AND (wanted <> 'hidden' OR NOT (true)) FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'file' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM files r WHERE r.id = root AND (wanted <> 'hidden' OR NOT (true))) THEN remove_file(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'file', r.id, NULL, r.owner_id, r.name, '', NULL,
    true, wanted, actor, why
  FROM files r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM files r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.files (id, owner_id, name, mime_type, size, sha256, object_key, created_at, updated_at, name_key, folder_id, removal)
  SELECT r.id, r.owner_id, r.name, r.mime_type, r.size, r.sha256, r.object_key, r.created_at, r.updated_at, r.name_key, r.folder_id, done FROM files r WHERE r.id = root;
  PERFORM FROM shares r WHERE r.file_id = root FOR UPDATE;
  INSERT INTO removed.shares (id, token, file_id, video_id, password_hash, expires_at, allow_download, created_at, removal)
  SELECT r.id, r.token, r.file_id, r.video_id, r.password_hash, r.expires_at, r.allow_download, r.created_at, done FROM shares r WHERE r.file_id = root;
  DELETE FROM files WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_file(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
BEGIN
  SELECT * INTO m FROM removals WHERE target_type = 'file' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM files r WHERE r.id = root AND NOT (true))
      OR EXISTS (SELECT FROM removals WHERE target_type = 'file' AND target_id = root) AND restore_file(root);
  END IF;
  IF m.is_private AND m.author_id::text IS DISTINCT FROM current_setting('plaza.restorer', true) THEN
    RETURN false;
  END IF;
  INSERT INTO files (id, owner_id, name, mime_type, size, sha256, object_key, created_at, updated_at, name_key, folder_id)
  SELECT r.id, r.owner_id, r.name, r.mime_type, r.size, r.sha256, r.object_key, r.created_at, clock_timestamp(), r.name_key, restored_folder(r.folder_id)
  FROM removed.files r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO shares (id, token, file_id, video_id, password_hash, expires_at, allow_download, created_at)
  SELECT r.id, r.token, r.file_id, r.video_id, r.password_hash, r.expires_at, r.allow_download, r.created_at
  FROM removed.shares r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_share(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  PERFORM FROM files WHERE id = (SELECT file_id FROM shares WHERE id = root) FOR UPDATE;
  PERFORM FROM videos WHERE id = (SELECT video_id FROM shares WHERE id = root) FOR UPDATE;
  SELECT true INTO is_there FROM shares r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'share' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM shares r WHERE r.id = root) THEN remove_share(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'share', r.id, coalesce(r.file_id, r.video_id), coalesce((SELECT owner_id FROM files WHERE id = r.file_id), (SELECT author_id FROM videos WHERE id = r.video_id)), coalesce((SELECT name FROM files WHERE id = r.file_id), (SELECT title FROM videos WHERE id = r.video_id)), '', NULL,
    false, wanted, actor, why
  FROM shares r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM shares r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.shares (id, token, file_id, video_id, password_hash, expires_at, allow_download, created_at, removal)
  SELECT r.id, r.token, r.file_id, r.video_id, r.password_hash, r.expires_at, r.allow_download, r.created_at, done FROM shares r WHERE r.id = root;
  DELETE FROM shares WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_share(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
  parent integer;
  joined integer;
BEGIN
  SELECT file_id INTO parent FROM removed.shares WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM files WHERE id = parent FOR UPDATE) THEN
    SELECT removal INTO joined FROM removed.files WHERE id = parent;
    IF joined IS NULL THEN
      -- It may belong to another one by now.
      RETURN EXISTS (SELECT FROM removed.shares WHERE id = root AND file_id <> parent) AND restore_share(root);
    END IF;
    PERFORM FROM removals WHERE id = joined FOR SHARE;
    IF NOT FOUND THEN
      -- It was restored meanwhile, or is gone.
      RETURN restore_share(root);
    END IF;
    SELECT * INTO m FROM removals WHERE target_type = 'share' AND target_id = root FOR UPDATE;
    UPDATE removed.shares SET removal = joined WHERE removal = m.id;
    DELETE FROM removals WHERE id = m.id;
    RETURN true;
  END IF;
  SELECT video_id INTO parent FROM removed.shares WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM videos WHERE id = parent FOR UPDATE) THEN
    SELECT removal INTO joined FROM removed.videos WHERE id = parent;
    IF joined IS NULL THEN
      -- It may belong to another one by now.
      RETURN EXISTS (SELECT FROM removed.shares WHERE id = root AND video_id <> parent) AND restore_share(root);
    END IF;
    PERFORM FROM removals WHERE id = joined FOR SHARE;
    IF NOT FOUND THEN
      -- It was restored meanwhile, or is gone.
      RETURN restore_share(root);
    END IF;
    SELECT * INTO m FROM removals WHERE target_type = 'share' AND target_id = root FOR UPDATE;
    UPDATE removed.shares SET removal = joined WHERE removal = m.id;
    DELETE FROM removals WHERE id = m.id;
    RETURN true;
  END IF;
  SELECT * INTO m FROM removals WHERE target_type = 'share' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM shares r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'share' AND target_id = root) AND restore_share(root);
  END IF;
  INSERT INTO shares (id, token, file_id, video_id, password_hash, expires_at, allow_download, created_at)
  SELECT r.id, r.token, r.file_id, r.video_id, r.password_hash, r.expires_at, r.allow_download, r.created_at
  FROM removed.shares r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_store(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  SELECT true INTO is_there FROM stores r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'store' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    UPDATE stores SET status = 'suspended' WHERE id = root;
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM stores r WHERE r.id = root) THEN remove_store(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'store', r.id, NULL, r.owner_id, r.name, left(r.description, 1000), r.status::text,
    false, wanted, actor, why
  FROM stores r WHERE r.id = root RETURNING id INTO done;
  UPDATE stores SET status = 'suspended' WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_store(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
BEGIN
  PERFORM FROM stores WHERE id = root FOR UPDATE;
  SELECT * INTO m FROM removals WHERE target_type = 'store' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM stores r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'store' AND target_id = root) AND restore_store(root);
  END IF;
  UPDATE stores s SET status = CASE WHEN (m.memory = 'active' OR s.reopens) AND u.deleted_at IS NULL AND u.delete_at IS NULL THEN 'active'
      WHEN m.memory = 'active' THEN 'inactive' ELSE m.memory::store_status END, reopens = (m.memory = 'active' OR s.reopens) AND u.delete_at IS NOT NULL
  FROM users u WHERE s.id = root AND u.id = s.owner_id;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_product(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  PERFORM FROM stores WHERE id = (SELECT store_id FROM products WHERE id = root) FOR SHARE;
  SELECT true INTO is_there FROM products r WHERE r.id = root AND r.deleted_at IS NULL FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'product' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    UPDATE products SET status = 'inactive', deleted_at = CASE WHEN wanted = 'deleted' THEN clock_timestamp() END WHERE id = root;
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM products r WHERE r.id = root AND r.deleted_at IS NULL) THEN remove_product(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'product', r.id, r.store_id, r.owner_id, r.title, left(r.description, 1000), r.status::text,
    false, wanted, actor, why
  FROM products r WHERE r.id = root RETURNING id INTO done;
  UPDATE products SET status = 'inactive', deleted_at = CASE WHEN wanted = 'deleted' THEN clock_timestamp() END WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_product(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
BEGIN
  PERFORM FROM products WHERE id = root FOR UPDATE;
  SELECT * INTO m FROM removals WHERE target_type = 'product' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM products r WHERE r.id = root AND r.deleted_at IS NULL)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'product' AND target_id = root) AND restore_product(root);
  END IF;
  UPDATE products SET status = m.memory::product_status, deleted_at = NULL WHERE id = root;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

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
  INSERT INTO removed.reviews (id, product_id, author_id, rating, title, body, created_at, updated_at, edited_at, edited_by, reply, replied_at, like_count, removal)
  SELECT r.id, r.product_id, r.author_id, r.rating, r.title, r.body, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.reply, r.replied_at, r.like_count, done FROM reviews r WHERE r.id = root;
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
  INSERT INTO reviews (id, product_id, author_id, rating, title, body, created_at, updated_at, edited_at, edited_by, reply, replied_at, like_count)
  SELECT r.id, r.product_id, r.author_id, r.rating, r.title, r.body, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, r.reply, r.replied_at, r.like_count
  FROM removed.reviews r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

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
  INSERT INTO removed.announcements (id, author_id, title, body, until, created_at, updated_at, edited_at, edited_by, like_count, removal)
  SELECT r.id, r.author_id, r.title, r.body, r.until, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.like_count, done FROM announcements r WHERE r.id = root;
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
  INSERT INTO announcements (id, author_id, title, body, until, created_at, updated_at, edited_at, edited_by, like_count)
  SELECT r.id, r.author_id, r.title, r.body, r.until, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, r.like_count
  FROM removed.announcements r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
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

-- Sets the reaction of a person to a question whose row is locked, or removes it (0), and says the new count.
CREATE OR REPLACE FUNCTION react_to_question(target integer, person integer, wanted integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  present integer;
  total integer;
BEGIN
  SELECT value INTO present FROM reactions WHERE kind = 'question' AND content_id = target AND user_id = person;
  IF coalesce(present, 0) = wanted THEN
    RETURN (SELECT vote_score FROM questions WHERE id = target);
  ELSIF wanted = 0 THEN
    DELETE FROM reactions WHERE kind = 'question' AND content_id = target AND user_id = person;
  ELSE
    INSERT INTO reactions (kind, content_id, user_id, value) VALUES ('question', target, person, wanted)
    ON CONFLICT (kind, content_id, user_id) DO UPDATE SET value = excluded.value;
  END IF;
  UPDATE questions SET vote_score = vote_score + wanted - coalesce(present, 0) WHERE id = target RETURNING vote_score INTO total;
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

-- Removes content from where everybody sees it, with all that belongs to it, and says by which removal; null if it is not there, is
-- deleted, or is to be hidden and private. What is removed already gets the new state and reason.
CREATE OR REPLACE FUNCTION take_away(of_type text, root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  CASE of_type
  WHEN 'topic' THEN RETURN remove_topic(root, wanted, actor, why);
  WHEN 'reply' THEN RETURN remove_reply(root, wanted, actor, why);
  WHEN 'question' THEN RETURN remove_question(root, wanted, actor, why);
  WHEN 'answer' THEN RETURN remove_answer(root, wanted, actor, why);
  WHEN 'post_comment' THEN RETURN remove_post_comment(root, wanted, actor, why);
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
  WHEN 'post_comment' THEN RETURN restore_post_comment(root);
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

-- Deletes what concerns a person alone, and says which objects that leaves.
CREATE OR REPLACE FUNCTION delete_private(person integer) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  keys text[] := '{}';
BEGIN
  -- Locked first, so that no object gets another key, or is deleted elsewhere, before its row is deleted.
  keys := keys || ARRAY(SELECT r.object_key FROM videos r WHERE r.author_id = person AND (r.visibility = 'private') ORDER BY r.id FOR UPDATE);
  DELETE FROM revisions WHERE target_type = 'comment' AND target_id IN (
    SELECT id FROM comments WHERE video_id IN (SELECT r.id FROM videos r WHERE r.author_id = person AND (r.visibility = 'private'))
  );
  DELETE FROM reactions WHERE kind = 'comment' AND content_id IN (
    SELECT id FROM comments WHERE video_id IN (SELECT r.id FROM videos r WHERE r.author_id = person AND (r.visibility = 'private'))
  );
  DELETE FROM videos r WHERE r.author_id = person AND (r.visibility = 'private');
  keys := keys || ARRAY(SELECT r.object_key FROM files r WHERE r.owner_id = person AND (true) ORDER BY r.id FOR UPDATE);
  DELETE FROM files r WHERE r.owner_id = person AND (true);
  RETURN keys;
END $$;
