CREATE INDEX CONCURRENTLY topics_updated_at_id_idx ON topics (updated_at, id);
