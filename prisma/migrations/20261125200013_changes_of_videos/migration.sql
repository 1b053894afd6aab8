CREATE INDEX CONCURRENTLY videos_updated_at_id_idx ON videos (updated_at, id);
