-- Who may read and write in the boards of the forum.
--
-- Statements of the interface read topics, replies and boards through views of the same names in the schema `readable`, which have what the
-- present reader may read: the account in the setting `plaza.reader`, or the actor of a transaction that writes. Where neither is set, that
-- is what everybody may read, so that a statement that forgets to say who reads shows too little, never too much. Whoever has the right to
-- moderate a board may read it.

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

-- Whether a person moderates the board of a topic or reply, which may be removed, or a board.
CREATE OR REPLACE FUNCTION moderates_content(of_type text, of_id integer, person integer) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  topic integer := of_id;
  board integer := of_id;
BEGIN
  IF of_type = 'reply' THEN
    SELECT topic_id INTO topic FROM (SELECT id, topic_id FROM replies UNION ALL SELECT id, topic_id FROM removed.replies) r WHERE id = of_id;
  END IF;
  IF of_type IN ('topic', 'reply') THEN
    SELECT board_id INTO board FROM (SELECT id, board_id FROM topics UNION ALL SELECT id, board_id FROM removed.topics) t WHERE id = topic;
  ELSIF of_type <> 'board' THEN
    RETURN false;
  END IF;
  RETURN in_board_group(board, person, 'moderate');
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
