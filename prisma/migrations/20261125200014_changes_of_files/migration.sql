CREATE INDEX CONCURRENTLY files_owner_id_updated_at_id_idx ON files (owner_id, updated_at, id);
