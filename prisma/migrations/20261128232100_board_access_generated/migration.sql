-- What changed in prisma/sql and generated.

-- Whether everybody may read a board, or a topic by its board. Also used by triggers, whose conditions can have no statements.
CREATE OR REPLACE FUNCTION board_is_open(board integer) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM boards WHERE id = board AND read_access = 'everybody');
END $$;

CREATE OR REPLACE FUNCTION topic_is_open(topic integer) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN NOT EXISTS (SELECT FROM boards WHERE read_access <> 'everybody') OR board_is_open((SELECT board_id FROM topics WHERE id = topic));
END $$;

-- Whether a member of one of its groups may do something in a board.
CREATE OR REPLACE FUNCTION in_board_group(board integer, person integer, VARIADIC rights text[]) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM board_groups g JOIN group_members m ON m.group_id = g.group_id AND m.user_id = person AND m.state = 'member'
    WHERE g.board_id = board AND g."right" = ANY (rights)
  );
END $$;

-- Whether a person may read a board, whoever asks: as staff, or as anybody.
CREATE OR REPLACE FUNCTION may_read_board(board integer, person integer, is_staff boolean) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  access text;
BEGIN
  SELECT read_access INTO access FROM boards WHERE id = board;
  RETURN coalesce(
    access = 'everybody' OR is_staff OR access = 'members' AND person IS NOT NULL OR in_board_group(board, person, 'read', 'moderate'),
    false
  );
END $$;

-- Whether a person may start topics or write replies in a board that they may read.
CREATE OR REPLACE FUNCTION may_write_board(board integer, kind text, person integer, is_staff boolean) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN is_staff OR NOT EXISTS (
    SELECT FROM boards WHERE id = board AND CASE kind WHEN 'topics' THEN topic_access ELSE reply_access END = 'groups'
  ) OR in_board_group(board, person, kind, 'moderate');
END $$;

-- The present reader, and whether they are staff.
CREATE OR REPLACE FUNCTION present_reader() RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce(nullif(current_setting('plaza.reader', true), ''), nullif(current_setting('plaza.actor', true), ''))::integer;
END $$;

CREATE OR REPLACE FUNCTION reader_is_staff() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce(nullif(current_setting('plaza.staff', true), '')::boolean, false);
END $$;

-- Boards that the present reader may not read. A statement evaluates it once, and it is empty on a site without private boards.
CREATE OR REPLACE VIEW readable.closed_boards AS
SELECT b.id FROM boards b
WHERE b.read_access <> 'everybody' AND NOT reader_is_staff() AND NOT coalesce(
  b.read_access = 'members' AND present_reader() IS NOT NULL OR in_board_group(b.id, present_reader(), 'read', 'moderate'), false
);

CREATE OR REPLACE VIEW readable.boards AS
SELECT r.* FROM boards r WHERE r.id NOT IN (SELECT id FROM readable.closed_boards);

CREATE OR REPLACE VIEW readable.topics AS
SELECT r.* FROM topics r WHERE r.board_id NOT IN (SELECT id FROM readable.closed_boards);

-- The board of each reply is looked up only where there are boards that this reader may not read.
CREATE OR REPLACE VIEW readable.replies AS
SELECT r.* FROM replies r
WHERE NOT (SELECT EXISTS (SELECT FROM readable.closed_boards))
  OR (SELECT t.board_id FROM topics t WHERE t.id = r.topic_id) NOT IN (SELECT id FROM readable.closed_boards);

-- Takes what not everybody may read any more out of the search in the same transaction, and lets what everybody may read be found.
CREATE OR REPLACE FUNCTION topics_opened_or_closed(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue (type, content_id)
  SELECT 'topic', unnest(ids) UNION ALL SELECT 'reply', id FROM replies WHERE topic_id = ANY (ids)
  ON CONFLICT (type, content_id) DO UPDATE SET queued_at = excluded.queued_at;
  DELETE FROM search_entries WHERE type = 'topic' AND content_id = ANY (ids);
  DELETE FROM search_entries e USING replies r WHERE e.type = 'reply' AND e.content_id = r.id AND r.topic_id = ANY (ids);
END $$;

CREATE OR REPLACE FUNCTION topic_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM topics_opened_or_closed(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER topic_moved AFTER UPDATE OF board_id ON topics FOR EACH ROW
WHEN (OLD.board_id <> NEW.board_id AND board_is_open(OLD.board_id) <> board_is_open(NEW.board_id)) EXECUTE FUNCTION topic_moved();

-- Tags count what everybody may read.
CREATE OR REPLACE FUNCTION board_opened_or_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM topics_opened_or_closed(ARRAY(SELECT id FROM topics WHERE board_id = NEW.id ORDER BY id));
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT 'topics_by_tag', tag, '', 0, CASE WHEN NEW.read_access = 'everybody' THEN count(*) ELSE -count(*) END
  FROM topics t, unnest(t.tag_ids) tag WHERE t.board_id = NEW.id GROUP BY tag ORDER BY tag
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER board_opened_or_closed AFTER UPDATE OF read_access ON boards FOR EACH ROW
WHEN ((OLD.read_access = 'everybody') <> (NEW.read_access = 'everybody')) EXECUTE FUNCTION board_opened_or_closed();

-- Whose content is, who may read it, and whether its author decides on that; no row if it is not there, or nothing is told of it.
CREATE OR REPLACE FUNCTION told_content(of_type text, root integer)
RETURNS TABLE (owner_id integer, audience text, area text, is_published boolean, created_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT r.author_id, CASE WHEN board_is_open(r.board_id) THEN 'public' ELSE 'readers' END, 'forum', false, r.created_at
  FROM topics r WHERE of_type = 'topic' AND r.id = root AND true
  UNION ALL SELECT r.author_id, CASE WHEN topic_is_open(r.topic_id) THEN 'public' ELSE 'readers' END, 'forum', false, r.created_at
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

CREATE OR REPLACE FUNCTION events_of_topics_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'topic.created', r.id, acting(), r.author_id, NULL, CASE WHEN board_is_open(r.board_id) THEN 'public' ELSE 'readers' END, 'forum'
  FROM new_rows r WHERE (r.created_at >= now());
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'topic.created', r.id, acting(), r.author_id, NULL, CASE WHEN board_is_open(r.board_id) THEN 'public' ELSE 'readers' END, 'forum'
  FROM new_rows r WHERE (r.opening_id IS NOT NULL AND NOT (r.created_at >= now())) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'topic' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_topics_insert AFTER INSERT ON topics REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_topics_insert();

CREATE OR REPLACE FUNCTION events_of_topics_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'topic.updated', r.id, acting(), r.author_id, NULL, CASE WHEN board_is_open(r.board_id) THEN 'public' ELSE 'readers' END, 'forum'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.title IS DISTINCT FROM o.title OR r.content IS DISTINCT FROM o.content OR r.is_locked <> o.is_locked OR r.is_sticky <> o.is_sticky OR r.board_id <> o.board_id OR r.tag_ids <> o.tag_ids) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'topic' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_topics_update AFTER UPDATE OF board_id, content, is_locked, is_sticky, tag_ids, title ON topics FOR EACH ROW
WHEN ((NEW.title IS DISTINCT FROM OLD.title OR NEW.content IS DISTINCT FROM OLD.content OR NEW.is_locked <> OLD.is_locked OR NEW.is_sticky <> OLD.is_sticky OR NEW.board_id <> OLD.board_id OR NEW.tag_ids <> OLD.tag_ids))
EXECUTE FUNCTION events_of_topics_update();

CREATE OR REPLACE FUNCTION events_of_replies_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'reply.created', r.id, acting(), r.author_id, NULL, CASE WHEN topic_is_open(r.topic_id) THEN 'public' ELSE 'readers' END, 'forum'
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_replies_insert AFTER INSERT ON replies REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_replies_insert();

CREATE OR REPLACE FUNCTION events_of_replies_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'reply.updated', r.id, acting(), r.author_id, NULL, CASE WHEN topic_is_open(r.topic_id) THEN 'public' ELSE 'readers' END, 'forum'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.content IS DISTINCT FROM o.content) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'reply' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_replies_update AFTER UPDATE OF content ON replies FOR EACH ROW
WHEN ((NEW.content IS DISTINCT FROM OLD.content))
EXECUTE FUNCTION events_of_replies_update();

CREATE OR REPLACE FUNCTION events_of_merged_topics_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'topic.removed', r.id, acting(), NULL, NULL, CASE WHEN topic_is_open(r.topic_id) THEN 'public' ELSE 'readers' END, 'forum'
  FROM new_rows r WHERE (true) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'topic' AND target_id = r.topic_id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_merged_topics_insert AFTER INSERT ON merged_topics REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_merged_topics_insert();

-- How many rows the lists of a table have, which their counters should say.
CREATE OR REPLACE FUNCTION list_lengths(source text) RETURNS TABLE (list text, part integer, key text, items bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE source
  WHEN 'topics' THEN
    RETURN QUERY SELECT 'topics', r.board_id, '', sum(1)::bigint FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'posts', r.board_id, '', sum(1 + r.reply_count)::bigint FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'topics_by_tag', one, '', sum(1)::bigint FROM topics r, unnest(r.tag_ids) one WHERE board_is_open(r.board_id) GROUP BY 2, 3;
  WHEN 'questions' THEN
    RETURN QUERY SELECT 'questions', 0, '', sum(1)::bigint FROM questions r WHERE true GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_category', r.category_id, '', sum(1)::bigint FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_status', 0, r.status::text, sum(1)::bigint FROM questions r WHERE true GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_category_and_status', r.category_id, r.status::text, sum(1)::bigint FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_tag', one, '', sum(1)::bigint FROM questions r, unnest(r.tag_ids) one WHERE true GROUP BY 2, 3;
  WHEN 'stores' THEN
    RETURN QUERY SELECT 'stores', 0, '', sum(1)::bigint FROM stores r WHERE r.status = 'active' GROUP BY 2, 3;
  WHEN 'products' THEN
    RETURN QUERY SELECT 'products', 0, '', sum(1)::bigint FROM products r WHERE r.listed GROUP BY 2, 3
    UNION ALL SELECT 'products_by_category', 0, r.category_key::text, sum(1)::bigint FROM products r WHERE r.listed GROUP BY 2, 3
    UNION ALL SELECT 'shelf', r.shelf, '', sum(1)::bigint FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'shelf_by_category', r.shelf, r.category_key::text, sum(1)::bigint FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3;
  WHEN 'reviews' THEN
    RETURN QUERY SELECT 'reviews_by_rating', r.product_id, r.rating::text, sum(1)::bigint FROM reviews r WHERE r.product_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'orders' THEN
    RETURN QUERY SELECT 'orders', r.buyer_id, r.area::text, sum(1)::bigint FROM orders r WHERE r.status <> 'cancelled' AND r.buyer_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'order_stores' THEN
    RETURN QUERY SELECT 'sales', r.store_id, '', sum(1)::bigint FROM order_stores r WHERE NOT r.cancelled AND r.store_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'videos' THEN
    RETURN QUERY SELECT 'videos', 0, '', sum(1)::bigint FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' GROUP BY 2, 3;
  END CASE;
END $$;

CREATE OR REPLACE FUNCTION count_topics_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('topics', r.board_id, '', pg_backend_pid() % 16, sign, r.board_id IS NOT NULL),
    ('posts', r.board_id, '', pg_backend_pid() % 16, sign * (1 + r.reply_count), r.board_id IS NOT NULL)
    UNION ALL SELECT 'topics_by_tag', one, '', pg_backend_pid() % 4, sign, board_is_open(r.board_id) FROM unnest(r.tag_ids) one
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON topics
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_topics_insert();

CREATE OR REPLACE FUNCTION count_topics_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('topics', r.board_id, '', pg_backend_pid() % 16, sign, r.board_id IS NOT NULL AND EXISTS (SELECT FROM boards parent WHERE parent.id = r.board_id)),
    ('posts', r.board_id, '', pg_backend_pid() % 16, sign * (1 + r.reply_count), r.board_id IS NOT NULL AND EXISTS (SELECT FROM boards parent WHERE parent.id = r.board_id))
    UNION ALL SELECT 'topics_by_tag', one, '', pg_backend_pid() % 4, sign, board_is_open(r.board_id) FROM unnest(r.tag_ids) one
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON topics
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_topics_delete();

CREATE OR REPLACE FUNCTION count_topics_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.board_id, r.id, r.reply_count, r.tag_ids FROM old_rows r EXCEPT SELECT r.board_id, r.id, r.reply_count, r.tag_ids FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('topics', r.board_id, '', pg_backend_pid() % 16, sign, r.board_id IS NOT NULL),
    ('posts', r.board_id, '', pg_backend_pid() % 16, sign * (1 + r.reply_count), r.board_id IS NOT NULL)
    UNION ALL SELECT 'topics_by_tag', one, '', pg_backend_pid() % 4, sign, board_is_open(r.board_id) FROM unnest(r.tag_ids) one
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON topics
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_topics_update();

-- What a search finds of this content: no row where not everybody may read it.
CREATE OR REPLACE FUNCTION searched_content(of_type text, of_id integer)
RETURNS TABLE (
  thread_type text, thread_id integer, author_id integer, area text, created_at timestamptz, until timestamptz, title text, body text
) LANGUAGE plpgsql STABLE ROWS 1 AS $$
BEGIN
  CASE of_type
  WHEN 'topic' THEN
    RETURN QUERY SELECT 'topic', r.id, r.author_id, 'forum', r.created_at, NULL::timestamptz, (r.title)::text, r.content FROM topics r WHERE r.id = of_id AND (board_is_open(r.board_id));
  WHEN 'reply' THEN
    RETURN QUERY SELECT 'topic', r.topic_id, r.author_id, 'forum', r.created_at, NULL::timestamptz, (NULL::text)::text, r.content FROM replies r WHERE r.id = of_id AND (topic_is_open(r.topic_id));
  WHEN 'question' THEN
    RETURN QUERY SELECT 'question', r.id, r.author_id, 'answers', r.created_at, NULL::timestamptz, (r.title)::text, r.body FROM questions r WHERE r.id = of_id AND (true);
  WHEN 'answer' THEN
    RETURN QUERY SELECT 'question', r.question_id, r.author_id, 'answers', r.created_at, NULL::timestamptz, (NULL::text)::text, r.body FROM answers r WHERE r.id = of_id AND (true);
  WHEN 'video' THEN
    RETURN QUERY SELECT 'video', r.id, r.author_id, 'videos', r.created_at, NULL::timestamptz, (r.title)::text, r.description FROM videos r WHERE r.id = of_id AND (r.visibility = 'public' AND r.status = 'ready');
  WHEN 'store' THEN
    RETURN QUERY SELECT 'store', r.id, r.owner_id, 'marketplace', r.created_at, NULL::timestamptz, (r.name)::text, r.description FROM stores r WHERE r.id = of_id AND (r.status = 'active');
  WHEN 'product' THEN
    RETURN QUERY SELECT 'product', r.id, r.owner_id, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, r.created_at, NULL::timestamptz, (r.title)::text, r.description FROM products r WHERE r.id = of_id AND (r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END);
  WHEN 'announcement' THEN
    RETURN QUERY SELECT 'announcement', r.id, r.author_id, NULL::text, r.created_at, r.until, (r.title)::text, r.body FROM announcements r WHERE r.id = of_id AND (true);
  WHEN 'person' THEN
    RETURN QUERY SELECT 'person', r.id, r.id, NULL::text, r.created_at, NULL::timestamptz, (coalesce(r.display_name || ' (' || r.username || ')', r.username::text))::text, NULL::text FROM users r WHERE r.id = of_id AND (r.deleted_at IS NULL AND NOT r.awaits_approval AND (r.email IS NOT NULL OR r.pending_email IS NULL));
  END CASE;
END $$;

-- Queues the next rows of a table whose entries are made anew, the newest first, and makes entries for so many milliseconds. Returns how
-- many rows it came by: null where nothing is left, and 0 where it has to be called again. Rows are locked against their removal until they
-- are queued: what takes them away afterwards finds them there. It waits for a lock for a twentieth of a second: where two wait for each
-- other it steps back, and no writer has to.
CREATE OR REPLACE FUNCTION rebuild_search(milliseconds integer) RETURNS integer LANGUAGE plpgsql SET lock_timeout = '50ms' AS $$
DECLARE
  part search_rebuilds;
  ids integer[];
  seen integer;
  changed integer;
BEGIN
  -- What was written before waits no longer than a part lasts.
  IF NOT EXISTS (SELECT FROM search_queue OFFSET 200) THEN
    SELECT * INTO part FROM search_rebuilds ORDER BY source LIMIT 1 FOR UPDATE SKIP LOCKED;
  END IF;
  IF part IS NULL THEN
    seen := cardinality(index_search(milliseconds));
    RETURN CASE WHEN seen > 0 OR EXISTS (SELECT FROM search_rebuilds) THEN seen END;
  END IF;
  CASE part.source
  WHEN 'topics' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM topics WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    INSERT INTO search_queue (type, content_id)
    SELECT 'topic', r.id FROM topics r WHERE r.id = ANY (ids) AND (board_is_open(r.board_id))
    ON CONFLICT DO NOTHING;
  WHEN 'replies' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM replies WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    INSERT INTO search_queue (type, content_id)
    SELECT 'reply', r.id FROM replies r WHERE r.id = ANY (ids) AND (topic_is_open(r.topic_id))
    ON CONFLICT DO NOTHING;
  WHEN 'questions' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM questions WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    PERFORM FROM questions q JOIN question_search s ON s.question_id = q.id
    WHERE q.id = ANY (ids) AND s.words <> question_words(q.title, q.body, q.category_id, q.status) FOR SHARE OF q;
    UPDATE question_search s SET words = question_words(q.title, q.body, q.category_id, q.status) FROM questions q
    WHERE q.id = s.question_id AND q.id = ANY (ids) AND s.words <> question_words(q.title, q.body, q.category_id, q.status);
    GET DIAGNOSTICS changed = ROW_COUNT;
    IF changed > 0 THEN
      PERFORM count_question_changes(changed);
    END IF;
    INSERT INTO search_queue (type, content_id)
    SELECT 'question', r.id FROM questions r WHERE r.id = ANY (ids) AND (true)
    ON CONFLICT DO NOTHING;
  WHEN 'answers' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM answers WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    INSERT INTO search_queue (type, content_id)
    SELECT 'answer', r.id FROM answers r WHERE r.id = ANY (ids) AND (true)
    ON CONFLICT DO NOTHING;
  WHEN 'videos' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM videos WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    UPDATE videos v SET title_key = search_key(v.title) WHERE v.id = ANY (ids) AND v.title_key <> search_key(v.title);
    INSERT INTO search_queue (type, content_id)
    SELECT 'video', r.id FROM videos r WHERE r.id = ANY (ids) AND (r.visibility = 'public' AND r.status = 'ready')
    ON CONFLICT DO NOTHING;
  WHEN 'stores' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM stores WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    INSERT INTO search_queue (type, content_id)
    SELECT 'store', r.id FROM stores r WHERE r.id = ANY (ids) AND (r.status = 'active')
    ON CONFLICT DO NOTHING;
  WHEN 'products' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM products WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    UPDATE products p SET title_key = search_key(p.title) WHERE p.id = ANY (ids) AND p.title_key <> search_key(p.title);
    INSERT INTO search_queue (type, content_id)
    SELECT 'product', r.id FROM products r WHERE r.id = ANY (ids) AND (r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END)
    ON CONFLICT DO NOTHING;
  WHEN 'announcements' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM announcements WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    INSERT INTO search_queue (type, content_id)
    SELECT 'announcement', r.id FROM announcements r WHERE r.id = ANY (ids) AND (true)
    ON CONFLICT DO NOTHING;
  WHEN 'users' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM users WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    INSERT INTO search_queue (type, content_id)
    SELECT 'person', r.id FROM users r WHERE r.id = ANY (ids) AND (r.deleted_at IS NULL AND NOT r.awaits_approval AND (r.email IS NOT NULL OR r.pending_email IS NULL))
    ON CONFLICT DO NOTHING;
  WHEN 'files' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM files WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    UPDATE files f SET name_key = search_key(f.name) WHERE f.id = ANY (ids) AND f.name_key <> search_key(f.name);
  END CASE;
  seen := coalesce(cardinality(ids), 0);
  IF seen = 0 THEN
    DELETE FROM search_rebuilds WHERE source = part.source;
  ELSE
    UPDATE search_rebuilds SET next_id = ids[seen] - 1 WHERE source = part.source;
  END IF;
  PERFORM index_search(milliseconds);
  RETURN seen;
EXCEPTION WHEN lock_not_available THEN
  RETURN 0;
END $$;

