-- Tags of topics and questions, which have their ids: a tag is renamed in one row, and what is removed keeps its tags.
CREATE TABLE tags (
  id serial PRIMARY KEY,
  name citext NOT NULL,
  merged_into_id integer REFERENCES tags (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT tags_name_present CHECK (length(name) BETWEEN 1 AND 30)
);
CREATE UNIQUE INDEX tags_name_key ON tags (name);
CREATE INDEX tags_merged_into_id_idx ON tags (merged_into_id) WHERE merged_into_id IS NOT NULL;

ALTER TABLE topics ADD COLUMN tag_ids integer[] NOT NULL DEFAULT '{}';
ALTER TABLE removed.topics ADD COLUMN tag_ids integer[] NOT NULL DEFAULT '{}';
CREATE OR REPLACE VIEW away.topics AS SELECT * FROM removed.topics WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE questions ADD COLUMN tag_ids integer[] NOT NULL DEFAULT '{}';
ALTER TABLE removed.questions ADD COLUMN tag_ids integer[] NOT NULL DEFAULT '{}';
CREATE OR REPLACE VIEW away.questions AS SELECT * FROM removed.questions WHERE removal = current_setting('plaza.removal')::integer;
