-- What changed in prisma/sql and generated.

-- Makes entries of what is queued, for so many milliseconds, and returns the seconds that each had waited; none where nothing is left that no other
-- session has. It waits for no writer: what one is changing is left to the next call. Each content is read after its row was locked.
CREATE OR REPLACE FUNCTION index_search(milliseconds integer) RETURNS double precision[] LANGUAGE plpgsql AS $$
DECLARE
  deadline CONSTANT timestamptz := clock_timestamp() + milliseconds * interval '1 millisecond';
  queued search_queue;
  post record;
  words text;
  learned text[] := '{}';
  waited double precision[] := '{}';
BEGIN
  -- Another engine gets what is queued.
  IF EXISTS (SELECT FROM search_engines) THEN RETURN waited; END IF;
  FOR queued IN SELECT * FROM search_queue LIMIT 500 FOR UPDATE SKIP LOCKED LOOP
    SELECT * INTO post FROM searched_content(queued.type, queued.content_id);
    IF FOUND THEN
      words := entry_content(post.title, post.body);
      INSERT INTO search_entries (type, content_id, thread_id, author_id, area, created_at, until, title, content)
      VALUES (queued.type, queued.content_id, post.thread_id, post.author_id, post.area, post.created_at,
        post.until, post.title, words)
      ON CONFLICT (type, content_id) DO UPDATE SET thread_id = excluded.thread_id, author_id = excluded.author_id, area = excluded.area,
        until = excluded.until, title = excluded.title, content = excluded.content,
        id = NULL, thread_type = NULL, words = NULL;
      learned := learned || words;
    ELSE
      DELETE FROM search_entries e WHERE e.type = queued.type AND e.content_id = queued.content_id;
    END IF;
    DELETE FROM search_queue q WHERE q.type = queued.type AND q.content_id = queued.content_id;
    waited := waited || extract(epoch FROM clock_timestamp() - queued.queued_at)::double precision;
    EXIT WHEN clock_timestamp() > deadline;
  END LOOP;
  PERFORM search_learn(learned);
  RETURN waited;
END $$;

-- Content that is new or was changed waits for its entry. Its row in the queue is also the lock of its entry: who makes the entry has it until
-- that is committed, and a writer who changes the content meanwhile waits for that, and then takes away the entry, which has the content
-- as it was. So no entry has what was hidden, deleted or edited away, whenever it was read. Of what another engine has, the
-- time is the version, and what is removed waits as well.
CREATE OR REPLACE FUNCTION search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue (type, content_id) VALUES (TG_ARGV[0], NEW.id)
  ON CONFLICT (type, content_id) DO UPDATE SET queued_at = excluded.queued_at;
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM search_entries WHERE type = TG_ARGV[0] AND content_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM search_engines) THEN
    INSERT INTO search_queue (type, content_id) SELECT TG_ARGV[0], r.id FROM old_rows r
    ON CONFLICT (type, content_id) DO UPDATE SET queued_at = excluded.queued_at;
  ELSE
    DELETE FROM search_queue q USING old_rows r WHERE q.type = TG_ARGV[0] AND q.content_id = r.id;
  END IF;
  DELETE FROM search_entries e USING old_rows r WHERE e.type = TG_ARGV[0] AND e.content_id = r.id;
  RETURN NULL;
END $$;
