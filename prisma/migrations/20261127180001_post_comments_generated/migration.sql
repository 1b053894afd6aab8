-- What changed in prisma/sql and generated.

-- Comments that go with their question or answer find none here.
CREATE OR REPLACE FUNCTION post_comments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE questions q SET comment_count = q.comment_count + sign * c.comments
  FROM (SELECT question_id, count(*)::integer AS comments FROM changed_comments WHERE question_id IS NOT NULL GROUP BY 1 ORDER BY 1) c
  WHERE q.id = c.question_id;
  UPDATE answers a SET comment_count = a.comment_count + sign * c.comments
  FROM (SELECT answer_id, count(*)::integer AS comments FROM changed_comments WHERE answer_id IS NOT NULL GROUP BY 1 ORDER BY 1) c
  WHERE a.id = c.answer_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER post_comments_inserted AFTER INSERT ON post_comments
REFERENCING NEW TABLE AS changed_comments FOR EACH STATEMENT EXECUTE FUNCTION post_comments_changed();
CREATE OR REPLACE TRIGGER post_comments_deleted AFTER DELETE ON post_comments
REFERENCING OLD TABLE AS changed_comments FOR EACH STATEMENT EXECUTE FUNCTION post_comments_changed();

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
BEFORE UPDATE OF store_id, title, slug, sku, description, price, regular_price, status, category, image_url, listed ON products
FOR EACH ROW EXECUTE FUNCTION row_changed();

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
  INSERT INTO removed.questions (id, category_id, author_id, title, body, status, best_answer_id, created_at, updated_at, edited_at, edited_by, answer_count, vote_score, comment_count, removal)
  SELECT r.id, r.category_id, r.author_id, r.title, r.body, r.status, r.best_answer_id, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.answer_count, r.vote_score, r.comment_count, done FROM questions r WHERE r.id = root;
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
  INSERT INTO questions (id, category_id, author_id, title, body, status, best_answer_id, created_at, updated_at, edited_at, edited_by, answer_count, vote_score, comment_count)
  SELECT r.id, r.category_id, r.author_id, r.title, r.body, CASE r.status WHEN 'resolved' THEN 'open' ELSE r.status END, NULL, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, 0, r.vote_score, 0
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
  UPDATE post_comments SET like_count = like_count + wanted - coalesce(present, 0) WHERE id = target RETURNING like_count INTO total;
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
    SELECT id FROM removals WHERE target_type = 'post_comment' AND target_id IN (
      SELECT id FROM removed.post_comments
      WHERE question_id IN (SELECT target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'question')
    ) ORDER BY id FOR UPDATE
  );
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'post_comment' AND target_id IN (
      SELECT id FROM removed.post_comments
      WHERE answer_id IN (SELECT target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'answer')
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

-- Whose content is, who may read it, and whether its author decides on that; no row if it is not there, or nothing is told of it.
CREATE OR REPLACE FUNCTION told_content(of_type text, root integer)
RETURNS TABLE (owner_id integer, audience text, area text, is_published boolean, created_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT r.author_id, 'public', 'forum', false, r.created_at
  FROM topics r WHERE of_type = 'topic' AND r.id = root AND true
  UNION ALL SELECT r.author_id, 'public', 'forum', false, r.created_at
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
