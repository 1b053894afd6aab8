CREATE INDEX CONCURRENTLY questions_updated_at_id_idx ON questions (updated_at, id);
