-- How far each person has read a topic.
CREATE TABLE topic_reads (
  user_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE RESTRICT,
  topic_id integer NOT NULL REFERENCES topics ON UPDATE CASCADE ON DELETE CASCADE,
  reply_id integer NOT NULL DEFAULT 0,
  read_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (user_id, topic_id)
);
CREATE INDEX topic_reads_topic_id_idx ON topic_reads (topic_id);
CREATE INDEX topic_reads_read_at_idx ON topic_reads (read_at);
