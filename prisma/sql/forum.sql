-- What a topic says of its replies. The last post of a board is not kept at all: it is the newest of its topics' last
-- replies, and an index finds that.

-- A topic without replies was last written to by its author, when it was created.
CREATE OR REPLACE FUNCTION topic_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.reply_count := 0;
  NEW.last_reply_at := NEW.created_at;
  NEW.last_reply_user_id := NEW.author_id;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER topic_begins BEFORE INSERT ON topics FOR EACH ROW EXECUTE FUNCTION topic_begins();

CREATE OR REPLACE FUNCTION replies_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  -- Replies that go with their topic find no topic here.
  FOR changed IN
    SELECT c.topic_id, (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * count(*)::integer AS replies
    FROM changed_replies c JOIN topics t ON t.id = c.topic_id GROUP BY c.topic_id ORDER BY c.topic_id
  LOOP
    -- The largest id is the newest reply: whoever creates one holds the topic's row before taking an id.
    IF TG_OP = 'DELETE' THEN
      PERFORM 1 FROM topics WHERE id = changed.topic_id FOR UPDATE;
    END IF;
    UPDATE topics t
    SET reply_count = t.reply_count + changed.replies,
        last_reply_at = coalesce(r.created_at, t.created_at),
        last_reply_user_id = coalesce(r.author_id, t.author_id)
    FROM (VALUES (1)) one
    LEFT JOIN LATERAL (
      SELECT created_at, author_id FROM replies WHERE topic_id = changed.topic_id ORDER BY id DESC LIMIT 1
    ) r ON true
    WHERE t.id = changed.topic_id;
  END LOOP;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER replies_inserted AFTER INSERT ON replies
REFERENCING NEW TABLE AS changed_replies FOR EACH STATEMENT EXECUTE FUNCTION replies_changed();
CREATE OR REPLACE TRIGGER replies_deleted AFTER DELETE ON replies
REFERENCING OLD TABLE AS changed_replies FOR EACH STATEMENT EXECUTE FUNCTION replies_changed();
