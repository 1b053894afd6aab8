-- What a topic says of its replies. The last post of a board is not kept at all: it is the newest of its topics' last
-- replies, and an index finds that.

-- A topic without replies was last written to by its author, when it was created. Its text takes its place among all replies then, which it
-- has once it is a reply itself.
CREATE OR REPLACE FUNCTION topic_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.reply_count := 0;
  NEW.last_reply_at := NEW.created_at;
  NEW.last_reply_user_id := NEW.author_id;
  NEW.opening_id := coalesce(NEW.opening_id, nextval('replies_id_seq'));
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER topic_begins BEFORE INSERT ON topics FOR EACH ROW EXECUTE FUNCTION topic_begins();

-- The largest id is the newest reply, because a new reply locks the topic's row before it gets its id.
CREATE OR REPLACE FUNCTION replies_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE topics t
  SET reply_count = t.reply_count + c.replies, last_reply_at = r.created_at, last_reply_user_id = r.author_id
  FROM (SELECT topic_id, count(*)::integer AS replies FROM new_replies GROUP BY topic_id ORDER BY topic_id) c
  CROSS JOIN LATERAL (
    SELECT created_at, author_id FROM replies WHERE topic_id = c.topic_id ORDER BY id DESC LIMIT 1
  ) r
  WHERE t.id = c.topic_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER replies_inserted AFTER INSERT ON replies
REFERENCING NEW TABLE AS new_replies FOR EACH STATEMENT EXECUTE FUNCTION replies_inserted();

CREATE OR REPLACE FUNCTION replies_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  removed record;
BEGIN
  -- Replies that go with their topic find no topic here.
  FOR removed IN
    SELECT o.topic_id, count(*)::integer AS replies
    FROM old_replies o JOIN topics t ON t.id = o.topic_id GROUP BY o.topic_id ORDER BY o.topic_id
  LOOP
    PERFORM 1 FROM topics WHERE id = removed.topic_id FOR UPDATE;
    UPDATE topics t
    SET reply_count = t.reply_count - removed.replies,
        last_reply_at = coalesce(r.created_at, t.created_at),
        last_reply_user_id = coalesce(r.author_id, t.author_id)
    FROM (VALUES (1)) one
    LEFT JOIN LATERAL (
      SELECT created_at, author_id FROM replies WHERE topic_id = removed.topic_id ORDER BY id DESC LIMIT 1
    ) r ON true
    WHERE t.id = removed.topic_id;
  END LOOP;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER replies_deleted AFTER DELETE ON replies
REFERENCING OLD TABLE AS old_replies FOR EACH STATEMENT EXECUTE FUNCTION replies_deleted();
