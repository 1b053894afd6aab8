-- Topics that were merged into others, so that their old addresses lead on.
CREATE TABLE merged_topics (
  id integer PRIMARY KEY,
  topic_id integer NOT NULL REFERENCES topics ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX merged_topics_topic_id_idx ON merged_topics (topic_id);
CREATE TABLE removed.merged_topics (LIKE merged_topics, removal integer NOT NULL REFERENCES removals ON DELETE CASCADE, PRIMARY KEY (id));
CREATE INDEX ON removed.merged_topics (removal);
CREATE VIEW away.merged_topics AS SELECT * FROM removed.merged_topics WHERE removal = current_setting('plaza.removal')::integer;

-- The id that the text of a topic has as a reply, so that it stands among the others in the order of time. Null in topics from before.
ALTER TABLE topics ADD COLUMN opening_id integer;
ALTER TABLE removed.topics ADD COLUMN opening_id integer;
CREATE OR REPLACE VIEW away.topics AS SELECT * FROM removed.topics WHERE removal = current_setting('plaza.removal')::integer;
