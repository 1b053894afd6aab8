-- What names are sorted by, and what counts against a quota.

CREATE OR REPLACE FUNCTION file_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := search_key(NEW.name);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER file_named BEFORE INSERT OR UPDATE OF name ON files
FOR EACH ROW EXECUTE FUNCTION file_named();

-- Owners in the order of their ids, so that two statements never wait for each other.
CREATE OR REPLACE FUNCTION files_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO file_usage AS u (owner_id, files, bytes)
  SELECT owner_id, (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * count(*)::integer,
    (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * sum(size)::bigint
  FROM changed_files GROUP BY owner_id ORDER BY owner_id
  ON CONFLICT (owner_id) DO UPDATE SET files = u.files + excluded.files, bytes = u.bytes + excluded.bytes;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER files_inserted AFTER INSERT ON files
REFERENCING NEW TABLE AS changed_files FOR EACH STATEMENT EXECUTE FUNCTION files_changed();
CREATE OR REPLACE TRIGGER files_deleted AFTER DELETE ON files
REFERENCING OLD TABLE AS changed_files FOR EACH STATEMENT EXECUTE FUNCTION files_changed();

CREATE OR REPLACE TRIGGER folder_named BEFORE INSERT OR UPDATE OF name ON file_folders
FOR EACH ROW EXECUTE FUNCTION file_named();

-- The names of a folder and of those that it is in, outermost first; '' for none.
CREATE OR REPLACE FUNCTION folder_path(folder integer) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF folder IS NULL THEN
    RETURN '';
  END IF;
  RETURN coalesce((
    SELECT string_agg(above.name, '/' ORDER BY step.place)
    FROM file_folders f CROSS JOIN unnest(f.ancestors || f.id) WITH ORDINALITY step (id, place)
    JOIN file_folders above ON above.id = step.id WHERE f.id = folder
  ), '');
END $$;

-- The folder of a file that is restored. A deleted one is there again, with those that it was in; if another has its name by now, that takes its
-- place. Null if there is none. The owner's row in `users` has to be locked.
CREATE OR REPLACE FUNCTION restored_folder(folder integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  step file_folders;
  place integer;
  above integer[] := '{}';
  other file_folders;
BEGIN
  FOR step IN
    SELECT each.* FROM file_folders f CROSS JOIN unnest(f.ancestors || f.id) WITH ORDINALITY way (id, place)
    JOIN file_folders each ON each.id = way.id WHERE f.id = folder ORDER BY way.place
  LOOP
    IF step.deleted_at IS NOT NULL THEN
      SELECT * INTO other FROM file_folders
      WHERE owner_id = step.owner_id AND parent_id IS NOT DISTINCT FROM place AND lower(name) = lower(step.name) AND deleted_at IS NULL;
      IF FOUND THEN
        step := other;
      ELSE
        UPDATE file_folders SET deleted_at = NULL, parent_id = place, ancestors = above, updated_at = clock_timestamp()
        WHERE id = step.id RETURNING * INTO step;
      END IF;
    END IF;
    place := step.id;
    above := step.ancestors || step.id;
  END LOOP;
  RETURN place;
END $$;
