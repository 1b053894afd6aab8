-- Duplicates of a question.
CREATE INDEX CONCURRENTLY questions_duplicate_of_id_id_idx ON questions (duplicate_of_id, id) WHERE duplicate_of_id IS NOT NULL;
