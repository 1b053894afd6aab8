-- Who closed a question, why, and the question that it repeats. No reference, since that one may be removed.
ALTER TABLE questions ADD COLUMN closed_by integer, ADD COLUMN close_reason varchar(500), ADD COLUMN duplicate_of_id integer;
ALTER TABLE removed.questions ADD COLUMN closed_by integer, ADD COLUMN close_reason varchar(500), ADD COLUMN duplicate_of_id integer;
CREATE OR REPLACE VIEW away.questions AS SELECT * FROM removed.questions WHERE removal = current_setting('plaza.removal')::integer;
