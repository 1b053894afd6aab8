-- Links of unlisted videos, ratings, comments, and the search for videos.

CREATE OR REPLACE FUNCTION video_titled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.title_key := search_key(NEW.title);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER video_titled BEFORE INSERT OR UPDATE OF title ON videos
FOR EACH ROW EXECUTE FUNCTION video_titled();

-- An unlisted video always has a share link, since others cannot see it without. A restored one keeps its own, and one that
-- moderators have hidden stays hidden. The token is 122 random bits, as those of version 4 of the UUID are.
CREATE OR REPLACE FUNCTION video_unlisted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shares (token, video_id, created_at)
  SELECT replace(gen_random_uuid()::text, '-', ''), NEW.id, CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE clock_timestamp() END
  WHERE NOT EXISTS (SELECT FROM removed.shares WHERE video_id = NEW.id)
  ON CONFLICT (video_id) DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER video_unlisted AFTER INSERT OR UPDATE OF visibility ON videos FOR EACH ROW
WHEN (NEW.visibility = 'unlisted') EXECUTE FUNCTION video_unlisted();

-- Ratings. A rating locks the row of its video, so that of many ratings of one user each is counted once, and the counts
-- that are returned include it. No row: there is no such video for this user.
CREATE OR REPLACE FUNCTION rate_video(video integer, rater integer, wanted integer)
RETURNS TABLE (likes integer, dislikes integer) LANGUAGE plpgsql AS $$
DECLARE
  present integer;
BEGIN
  PERFORM 1 FROM videos WHERE id = video AND (visibility <> 'private' OR author_id = rater) FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT value INTO present FROM ratings WHERE video_id = video AND user_id = rater;
  IF coalesce(present, 0) <> wanted THEN
    DELETE FROM ratings WHERE video_id = video AND user_id = rater;
    INSERT INTO ratings (video_id, user_id, value) SELECT video, rater, wanted WHERE wanted <> 0;
  END IF;
  RETURN QUERY SELECT like_count, dislike_count FROM videos WHERE id = video;
END $$;

CREATE OR REPLACE FUNCTION ratings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  -- Ratings that go with their video find no video here.
  UPDATE videos v SET like_count = v.like_count + sign * c.likes, dislike_count = v.dislike_count + sign * c.dislikes
  FROM (
    SELECT video_id, count(*) FILTER (WHERE value = 1)::integer AS likes,
      count(*) FILTER (WHERE value = -1)::integer AS dislikes
    FROM changed_ratings GROUP BY video_id ORDER BY video_id
  ) c
  WHERE v.id = c.video_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER ratings_inserted AFTER INSERT ON ratings
REFERENCING NEW TABLE AS changed_ratings FOR EACH STATEMENT EXECUTE FUNCTION ratings_changed();
CREATE OR REPLACE TRIGGER ratings_deleted AFTER DELETE ON ratings
REFERENCING OLD TABLE AS changed_ratings FOR EACH STATEMENT EXECUTE FUNCTION ratings_changed();

-- The largest id is the newest comment, because a new comment locks the video's row before it gets its id.
CREATE OR REPLACE FUNCTION comments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Comments that go with their video find no video here.
  UPDATE videos v SET comment_count = v.comment_count + (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * c.comments
  FROM (SELECT video_id, count(*)::integer AS comments FROM changed_comments GROUP BY video_id ORDER BY video_id) c
  WHERE v.id = c.video_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER comments_inserted AFTER INSERT ON comments
REFERENCING NEW TABLE AS changed_comments FOR EACH STATEMENT EXECUTE FUNCTION comments_changed();
CREATE OR REPLACE TRIGGER comments_deleted AFTER DELETE ON comments
REFERENCING OLD TABLE AS changed_comments FOR EACH STATEMENT EXECUTE FUNCTION comments_changed();

-- The first 1,000 videos of the list whose title contains a text. A common text is found by walking along the list, a
-- rare one by the index of titles, as in search_products. A key is empty until the keys of before it are made anew.
CREATE OR REPLACE FUNCTION search_videos(list_sort text, term text) RETURNS integer[]
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  pattern text := search_pattern(term);
  is_indexed boolean := search_key(term) ~ '[[:alnum:]]{3}';
  list text := 'videos WHERE visibility = ''public'' AND status = ''ready''';
  ordering text := CASE list_sort WHEN 'popular' THEN 'like_count DESC, id DESC' ELSE 'id DESC' END;
  found integer[];
BEGIN
  EXECUTE format(
    'SELECT ARRAY(SELECT id FROM (SELECT id, like_count, title, title_key FROM %s ORDER BY %s LIMIT %s) first
     WHERE CASE title_key WHEN '''' THEN search_key(title) ELSE title_key END LIKE %L ORDER BY %s LIMIT 1000)',
    list, ordering, CASE WHEN is_indexed THEN 20000 ELSE 50000 END, pattern, ordering
  ) INTO found;
  -- A list that was walked to its end holds no more.
  IF is_indexed AND cardinality(found) < 1000 AND list_total('videos', 0, '') > 20000 THEN
    EXECUTE format(
      'SELECT ARRAY(SELECT id FROM (SELECT id, like_count FROM %s AND search_key(title) LIKE %L OFFSET 0) every
       ORDER BY %s LIMIT 1000)',
      list, pattern, ordering
    ) INTO found;
  END IF;
  RETURN found;
END $$;

-- Chapters in a description: lines that begin with a time, of which the first is 0:00, at least three, in their order.
CREATE OR REPLACE FUNCTION chapters_of(description text) RETURNS json LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN count(*) >= 3 AND min(at) FILTER (WHERE n = 1) = 0 AND bool_and(at > coalesce(before, -1))
    THEN array_to_json(array_agg(chapter ORDER BY n)) ELSE '[]' END
  FROM (
    SELECT n, at, lag(at) OVER (ORDER BY n) AS before, (SELECT row_to_json(c) FROM (SELECT at, title) c) AS chapter FROM (
      SELECT n, coalesce(m[1]::integer, 0) * 3600 + m[2]::integer * 60 + m[3]::integer AS at, left(m[4], 200) AS title
      FROM regexp_matches(description, '^[ \t]*(?:[-*][ \t]+)?[\[(]?(?:(\d{1,2}):)?(\d{1,2}):(\d\d)[\])]?[ \t]+(?:[-–—][ \t]+)?(\S.*?)[ \t\r]*$', 'gn')
        WITH ORDINALITY found (m, n) LIMIT 100
    ) lines
  ) chapters
$$;
