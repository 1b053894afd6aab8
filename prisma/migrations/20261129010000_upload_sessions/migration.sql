-- Sessions in which a file or video is uploaded in parts, and what they and the videos of a person come to.
CREATE TABLE upload_sessions (
  id char(32) PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  kind varchar(10) NOT NULL,
  name varchar(255) NOT NULL,
  size bigint NOT NULL,
  announced_sha256 char(64),
  received bigint NOT NULL DEFAULT 0,
  part_count integer NOT NULL DEFAULT 0,
  object_key varchar(64),
  mime_type varchar(127),
  sha256 char(64),
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz(6) NOT NULL,
  ended_at timestamptz(6)
);
CREATE UNIQUE INDEX upload_sessions_object_key_key ON upload_sessions (object_key);
CREATE INDEX upload_sessions_owner_id_kind_idx ON upload_sessions (owner_id, kind);
CREATE INDEX upload_sessions_expires_at_idx ON upload_sessions (expires_at);

CREATE TABLE upload_parts (
  session_id char(32) NOT NULL REFERENCES upload_sessions (id) ON DELETE CASCADE ON UPDATE CASCADE,
  start bigint NOT NULL,
  size bigint NOT NULL,
  sha256 char(64) NOT NULL,
  object_key varchar(64) NOT NULL,
  CONSTRAINT upload_parts_pkey PRIMARY KEY (session_id, start)
);
CREATE UNIQUE INDEX upload_parts_object_key_key ON upload_parts (object_key);

ALTER TABLE file_usage ADD COLUMN reserved bigint NOT NULL DEFAULT 0;
CREATE TABLE video_usage (
  owner_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  bytes bigint NOT NULL DEFAULT 0,
  reserved bigint NOT NULL DEFAULT 0
);

CREATE OR REPLACE FUNCTION videos_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO video_usage AS u (owner_id, bytes)
  SELECT author_id, (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * sum(size)::bigint
  FROM changed_videos GROUP BY author_id ORDER BY author_id
  ON CONFLICT (owner_id) DO UPDATE SET bytes = u.bytes + excluded.bytes;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER videos_inserted AFTER INSERT ON videos
REFERENCING NEW TABLE AS changed_videos FOR EACH STATEMENT EXECUTE FUNCTION videos_counted();
CREATE OR REPLACE TRIGGER videos_deleted AFTER DELETE ON videos
REFERENCING OLD TABLE AS changed_videos FOR EACH STATEMENT EXECUTE FUNCTION videos_counted();

CREATE OR REPLACE FUNCTION video_resized() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE video_usage SET bytes = bytes + NEW.size - OLD.size WHERE owner_id = NEW.author_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER video_resized AFTER UPDATE OF size ON videos FOR EACH ROW
WHEN (OLD.size IS DISTINCT FROM NEW.size) EXECUTE FUNCTION video_resized();

-- An open session reserves its whole size, until it has ended.
CREATE OR REPLACE FUNCTION upload_reserved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  session upload_sessions := CASE TG_OP WHEN 'INSERT' THEN NEW ELSE OLD END;
  change bigint := CASE TG_OP WHEN 'INSERT' THEN NEW.size ELSE -OLD.size END;
BEGIN
  IF session.kind = 'video' THEN
    UPDATE video_usage SET reserved = reserved + change WHERE owner_id = session.owner_id;
  ELSE
    UPDATE file_usage SET reserved = reserved + change WHERE owner_id = session.owner_id;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER upload_begun AFTER INSERT ON upload_sessions FOR EACH ROW EXECUTE FUNCTION upload_reserved();
CREATE OR REPLACE TRIGGER upload_ended AFTER UPDATE OF ended_at ON upload_sessions FOR EACH ROW
WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION upload_reserved();

-- Nobody adds or deletes a video between the triggers and this.
INSERT INTO video_usage (owner_id, bytes) SELECT author_id, sum(size) FROM videos GROUP BY author_id;
