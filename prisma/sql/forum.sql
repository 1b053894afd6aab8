-- Boards, topics and replies: counters, last posts and the page index.

CREATE OR REPLACE FUNCTION count_in_board(board integer, topics integer, posts integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO board_counters AS c (board_id, slot, topic_count, post_count)
  VALUES (board, pg_backend_pid() % 16, topics, posts)
  ON CONFLICT (board_id, slot) DO UPDATE
    SET topic_count = c.topic_count + excluded.topic_count, post_count = c.post_count + excluded.post_count
$function$;

CREATE OR REPLACE FUNCTION forget_board()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM board_counters WHERE board_id = OLD.id;
  DELETE FROM topic_blocks WHERE board_id = OLD.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION index_replies(topic integer, total integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  covered integer;
  last integer;
BEGIN
  SELECT coalesce(sum(replies), 0), coalesce(max(last_id), 0) INTO covered, last
  FROM reply_blocks WHERE topic_id = topic;
  INSERT INTO reply_blocks (topic_id, last_id, replies)
  SELECT topic, id, 2048
  FROM (
    SELECT id, row_number() OVER (ORDER BY id) AS position FROM replies WHERE topic_id = topic AND id > last
  ) uncovered
  WHERE position % 2048 = 0 AND position <= total - covered - 512;
  -- An emptied block says nothing: the next one's range takes its own over.
  DELETE FROM reply_blocks WHERE topic_id = topic AND replies = 0;
END $function$;

CREATE OR REPLACE FUNCTION replies_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  added record;
BEGIN
  FOR added IN
    SELECT n.topic_id, count(*)::integer AS replies, min(n.id) AS first_id, max(n.id) AS last_id
    FROM new_replies n GROUP BY n.topic_id ORDER BY n.topic_id
  LOOP
    DECLARE
      topic topics%ROWTYPE;
    BEGIN
      -- The largest id is the newest reply: whoever creates one holds the topic's row before taking an id.
      UPDATE topics t
      SET reply_count = t.reply_count + added.replies, last_reply_at = r.created_at, last_reply_user_id = r.author_id
      FROM (SELECT created_at, author_id FROM replies WHERE topic_id = added.topic_id ORDER BY id DESC LIMIT 1) r
      WHERE t.id = added.topic_id
      RETURNING t.* INTO topic;
      PERFORM count_in_board(topic.board_id, 0, added.replies);
      -- Only a reply written without holding the topic's row can have an id within a block.
      UPDATE reply_blocks b SET replies = b.replies + c.replies
      FROM (
        SELECT covering.last_id, count(*) AS replies
        FROM new_replies n
        CROSS JOIN LATERAL (
          SELECT last_id FROM reply_blocks
          WHERE topic_id = n.topic_id AND last_id >= n.id ORDER BY last_id LIMIT 1
        ) covering
        WHERE n.topic_id = added.topic_id GROUP BY covering.last_id
      ) c
      WHERE b.topic_id = added.topic_id AND b.last_id = c.last_id;
      IF topic.reply_count / 2048 <> (topic.reply_count - added.replies) / 2048 THEN
        PERFORM index_replies(topic.id, topic.reply_count);
      END IF;
    END;
  END LOOP;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION replies_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  removed record;
BEGIN
  -- Replies that go with their topic find no topic here: the topic's own trigger counts them.
  FOR removed IN
    SELECT o.topic_id, count(*)::integer AS replies
    FROM old_replies o JOIN topics t ON t.id = o.topic_id GROUP BY o.topic_id ORDER BY o.topic_id
  LOOP
    PERFORM 1 FROM topics WHERE id = removed.topic_id FOR UPDATE;
    UPDATE topics t
    SET reply_count = t.reply_count - removed.replies,
        last_reply_at = coalesce(r.created_at, t.created_at),
        last_reply_user_id = coalesce(r.author_id, t.author_id)
    FROM topics same
    LEFT JOIN LATERAL (
      SELECT created_at, author_id FROM replies WHERE topic_id = same.id ORDER BY id DESC LIMIT 1
    ) r ON true
    WHERE t.id = removed.topic_id AND same.id = t.id;
    PERFORM count_in_board((SELECT board_id FROM topics WHERE id = removed.topic_id), 0, -removed.replies);
    UPDATE reply_blocks b SET replies = b.replies - c.replies
    FROM (
      SELECT covering.last_id, count(*) AS replies
      FROM old_replies o
      CROSS JOIN LATERAL (
        SELECT last_id FROM reply_blocks
        WHERE topic_id = o.topic_id AND last_id >= o.id ORDER BY last_id LIMIT 1
      ) covering
      WHERE o.topic_id = removed.topic_id GROUP BY covering.last_id
    ) c
    WHERE b.topic_id = removed.topic_id AND b.last_id = c.last_id;
  END LOOP;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION topic_begins()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.reply_count := 0;
  NEW.last_reply_at := NEW.created_at;
  NEW.last_reply_user_id := NEW.author_id;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION share_topic_blocks(board integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  SELECT pg_advisory_xact_lock_shared(1953460329, board)
$function$;

CREATE OR REPLACE FUNCTION index_topics(board integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  covered integer;
  after topic_blocks%ROWTYPE;
  uncovered integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(1953460329, board) THEN
    RETURN;
  END IF;
  SELECT coalesce(sum(topics), 0) INTO covered FROM topic_blocks WHERE board_id = board;
  SELECT * INTO after FROM topic_blocks WHERE board_id = board ORDER BY last_at DESC, last_id DESC LIMIT 1;
  SELECT sum(topic_count) - covered INTO uncovered FROM board_counters WHERE board_id = board;
  IF uncovered < 4096 THEN
    RETURN;
  END IF;
  INSERT INTO topic_blocks (board_id, last_at, last_id, topics)
  SELECT board, last_reply_at, id, 2048
  FROM (
    SELECT last_reply_at, id, row_number() OVER (ORDER BY last_reply_at, id) AS position, count(*) OVER () AS total
    FROM topics
    WHERE board_id = board AND NOT is_sticky
      AND (last_reply_at, id) > (coalesce(after.last_at, '-infinity'), coalesce(after.last_id, 0))
  ) unlisted
  WHERE position % 2048 = 0 AND position <= total - 512;
  DELETE FROM topic_blocks WHERE board_id = board AND topics = 0;
END $function$;

CREATE OR REPLACE FUNCTION shift_topic_block(board integer, at timestamp with time zone, topic integer, delta integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  UPDATE topic_blocks b SET topics = b.topics + delta
  FROM (
    SELECT last_at, last_id FROM topic_blocks
    WHERE board_id = board AND (last_at, last_id) >= (at, topic) ORDER BY last_at, last_id LIMIT 1
  ) covering
  WHERE b.board_id = board AND b.last_at = covering.last_at AND b.last_id = covering.last_id
$function$;

CREATE OR REPLACE FUNCTION topics_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  added record;
  total integer;
BEGIN
  FOR added IN
    SELECT board_id, count(*)::integer AS topics FROM new_topics GROUP BY board_id ORDER BY board_id
  LOOP
    PERFORM share_topic_blocks(added.board_id);
    PERFORM count_in_board(added.board_id, added.topics, added.topics);
    PERFORM shift_topic_block(n.board_id, n.last_reply_at, n.id, 1)
    FROM new_topics n
    WHERE n.board_id = added.board_id AND NOT n.is_sticky AND n.last_reply_at <= (
      SELECT max(last_at) FROM topic_blocks WHERE board_id = added.board_id
    );
    SELECT sum(topic_count) INTO total FROM board_counters WHERE board_id = added.board_id;
    IF total >= 4096 AND total / 64 <> (total - added.topics) / 64 THEN
      PERFORM index_topics(added.board_id);
    END IF;
  END LOOP;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION topic_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM share_topic_blocks(OLD.board_id);
  IF NOT OLD.is_sticky THEN
    PERFORM shift_topic_block(OLD.board_id, OLD.last_reply_at, OLD.id, -1);
  END IF;
  IF NOT NEW.is_sticky THEN
    PERFORM shift_topic_block(NEW.board_id, NEW.last_reply_at, NEW.id, 1);
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION topics_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  removed record;
BEGIN
  -- Topics that go with their board need no count any more.
  FOR removed IN
    SELECT o.board_id, count(*)::integer AS topics, sum(o.reply_count)::integer AS replies
    FROM old_topics o JOIN boards b ON b.id = o.board_id GROUP BY o.board_id ORDER BY o.board_id
  LOOP
    PERFORM share_topic_blocks(removed.board_id);
    PERFORM count_in_board(removed.board_id, -removed.topics, -removed.topics - removed.replies);
    PERFORM shift_topic_block(o.board_id, o.last_reply_at, o.id, -1)
    FROM old_topics o WHERE o.board_id = removed.board_id AND NOT o.is_sticky;
  END LOOP;
  DELETE FROM reply_blocks b USING old_topics o WHERE b.topic_id = o.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER zz_forget_board
  AFTER DELETE ON boards
  FOR EACH ROW EXECUTE FUNCTION forget_board();

CREATE OR REPLACE TRIGGER replies_inserted
  AFTER INSERT ON replies REFERENCING NEW TABLE AS new_replies
  FOR EACH STATEMENT EXECUTE FUNCTION replies_inserted();

CREATE OR REPLACE TRIGGER replies_deleted
  AFTER DELETE ON replies REFERENCING OLD TABLE AS old_replies
  FOR EACH STATEMENT EXECUTE FUNCTION replies_deleted();

CREATE OR REPLACE TRIGGER topic_begins
  BEFORE INSERT ON topics
  FOR EACH ROW EXECUTE FUNCTION topic_begins();

CREATE OR REPLACE TRIGGER topics_inserted
  AFTER INSERT ON topics REFERENCING NEW TABLE AS new_topics
  FOR EACH STATEMENT EXECUTE FUNCTION topics_inserted();

CREATE OR REPLACE TRIGGER topic_moved
  AFTER UPDATE ON topics
  FOR EACH ROW WHEN (((old.last_reply_at <> new.last_reply_at) OR (old.is_sticky <> new.is_sticky))) EXECUTE FUNCTION topic_moved();

CREATE OR REPLACE TRIGGER topics_deleted
  AFTER DELETE ON topics REFERENCING OLD TABLE AS old_topics
  FOR EACH STATEMENT EXECUTE FUNCTION topics_deleted();
