-- Messages of moderators that people have to acknowledge, and on whom they wait.
CREATE TABLE warnings (
  id serial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE CASCADE,
  actor_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE CASCADE,
  text varchar(1000) NOT NULL,
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  acknowledged_at timestamptz(6)
);
CREATE INDEX warnings_user_id_id_idx ON warnings (user_id, id);
ALTER TABLE users ADD COLUMN warned_at timestamptz(6);
