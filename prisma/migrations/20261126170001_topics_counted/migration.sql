-- topics: its triggers count lists and keep no blocks. Nobody writes meanwhile, so that each row is counted once, by the old triggers or by
-- the new ones.
LOCK TABLE topics IN ACCESS EXCLUSIVE MODE;
DROP TRIGGER zz_lists_append ON topics;
DROP TRIGGER zz_lists_move ON topics;
DROP TRIGGER zz_lists_forget ON topics;

CREATE OR REPLACE FUNCTION count_topics_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('topics', r.board_id, '', pg_backend_pid() % 16, sign, r.board_id IS NOT NULL),
    ('posts', r.board_id, '', pg_backend_pid() % 16, sign * (1 + r.reply_count), r.board_id IS NOT NULL)
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
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON topics
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_topics_delete();

CREATE OR REPLACE FUNCTION count_topics_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.board_id, r.id, r.reply_count FROM old_rows r EXCEPT SELECT r.board_id, r.id, r.reply_count FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('topics', r.board_id, '', pg_backend_pid() % 16, sign, r.board_id IS NOT NULL),
    ('posts', r.board_id, '', pg_backend_pid() % 16, sign * (1 + r.reply_count), r.board_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON topics
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_topics_update();
