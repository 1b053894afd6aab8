-- questions: its triggers count lists and keep no blocks. Nobody writes meanwhile, so that each row is counted once, by the old triggers or by
-- the new ones.
LOCK TABLE questions IN ACCESS EXCLUSIVE MODE;
DROP TRIGGER zz_lists_append ON questions;
DROP TRIGGER zz_lists_move ON questions;

CREATE OR REPLACE FUNCTION count_questions_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('questions', 0, '', pg_backend_pid() % 16, sign, true),
    ('questions_by_category', r.category_id, '', pg_backend_pid() % 16, sign, r.category_id IS NOT NULL),
    ('questions_by_status', 0, r.status::text, pg_backend_pid() % 16, sign, true),
    ('questions_by_category_and_status', r.category_id, r.status::text, pg_backend_pid() % 16, sign, r.category_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON questions
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_questions_insert();

CREATE OR REPLACE FUNCTION count_questions_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('questions', 0, '', pg_backend_pid() % 16, sign, true),
    ('questions_by_category', r.category_id, '', pg_backend_pid() % 16, sign, r.category_id IS NOT NULL),
    ('questions_by_status', 0, r.status::text, pg_backend_pid() % 16, sign, true),
    ('questions_by_category_and_status', r.category_id, r.status::text, pg_backend_pid() % 16, sign, r.category_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON questions
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_questions_delete();

CREATE OR REPLACE FUNCTION count_questions_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.category_id, r.id, r.status FROM old_rows r EXCEPT SELECT r.category_id, r.id, r.status FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('questions', 0, '', pg_backend_pid() % 16, sign, true),
    ('questions_by_category', r.category_id, '', pg_backend_pid() % 16, sign, r.category_id IS NOT NULL),
    ('questions_by_status', 0, r.status::text, pg_backend_pid() % 16, sign, true),
    ('questions_by_category_and_status', r.category_id, r.status::text, pg_backend_pid() % 16, sign, r.category_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON questions
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_questions_update();
