-- People whose words somebody does not want to read.
CREATE TABLE ignored_users (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  ignored_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT ignored_users_pkey PRIMARY KEY (user_id, ignored_id)
);
CREATE INDEX ignored_users_ignored_id_idx ON ignored_users (ignored_id);
