-- Pictures of people: an object in the storage for each size, and what tells one picture from the next.
ALTER TABLE users ADD COLUMN avatar_version varchar(12);
CREATE TABLE avatars (
  user_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE CASCADE,
  size smallint NOT NULL,
  object_key varchar(64) NOT NULL,
  bytes integer NOT NULL,
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (user_id, size)
);
CREATE UNIQUE INDEX avatars_object_key_key ON avatars (object_key);
