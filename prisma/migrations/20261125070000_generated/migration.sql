-- What changed in prisma/sql and generated.

-- Deletes what concerns a person alone, and says which objects that leaves.
CREATE OR REPLACE FUNCTION delete_private(person integer) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  keys text[] := '{}';
BEGIN
  -- Locked first, so that no object gets another key, or is deleted elsewhere, before its row is deleted.
  keys := keys || ARRAY(SELECT r.object_key FROM videos r WHERE r.author_id = person AND (r.visibility = 'private') ORDER BY r.id FOR UPDATE);
  DELETE FROM videos r WHERE r.author_id = person AND (r.visibility = 'private');
  keys := keys || ARRAY(SELECT r.object_key FROM files r WHERE r.owner_id = person AND (true) ORDER BY r.id FOR UPDATE);
  DELETE FROM files r WHERE r.owner_id = person AND (true);
  RETURN keys;
END $$;
