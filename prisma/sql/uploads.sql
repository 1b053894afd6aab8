-- What videos and open uploads count against a quota.

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
