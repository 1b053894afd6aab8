-- videos: its triggers count lists and keep no blocks. Nobody writes meanwhile, so that each row is counted once, by the old triggers or by
-- the new ones.
LOCK TABLE videos IN ACCESS EXCLUSIVE MODE;
DROP TRIGGER zz_lists_append ON videos;
DROP TRIGGER zz_lists_move ON videos;
DROP TRIGGER zz_lists_forget ON videos;

CREATE OR REPLACE FUNCTION count_videos_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('videos', 0, '', pg_backend_pid() % 16, sign, r.visibility = 'public' AND r.status = 'ready')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON videos
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_videos_insert();

CREATE OR REPLACE FUNCTION count_videos_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('videos', 0, '', pg_backend_pid() % 16, sign, r.visibility = 'public' AND r.status = 'ready')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON videos
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_videos_delete();

CREATE OR REPLACE FUNCTION count_videos_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.status, r.visibility FROM old_rows r EXCEPT SELECT r.id, r.status, r.visibility FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('videos', 0, '', pg_backend_pid() % 16, sign, r.visibility = 'public' AND r.status = 'ready')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON videos
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_videos_update();
