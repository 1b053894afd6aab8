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
