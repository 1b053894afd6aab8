-- People and groups that may read somebody's file.
CREATE TABLE file_grants (
  id serial PRIMARY KEY,
  file_id integer NOT NULL REFERENCES files (id) ON DELETE CASCADE ON UPDATE CASCADE,
  user_id integer REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  group_id integer REFERENCES groups (id) ON DELETE CASCADE ON UPDATE CASCADE,
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT file_grants_holder_check CHECK (num_nonnulls(user_id, group_id) = 1)
);
CREATE UNIQUE INDEX file_grants_file_id_user_id_key ON file_grants (file_id, user_id);
CREATE UNIQUE INDEX file_grants_file_id_group_id_key ON file_grants (file_id, group_id);
CREATE INDEX file_grants_user_id_file_id_idx ON file_grants (user_id, file_id);
CREATE INDEX file_grants_group_id_file_id_idx ON file_grants (group_id, file_id);
