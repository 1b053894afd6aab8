CREATE INDEX CONCURRENTLY answers_question_id_updated_at_id_idx ON answers (question_id, updated_at, id);
