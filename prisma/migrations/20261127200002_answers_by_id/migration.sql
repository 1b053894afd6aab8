-- Answers in the order of time.
CREATE INDEX CONCURRENTLY answers_question_id_id_idx ON answers (question_id, id);
