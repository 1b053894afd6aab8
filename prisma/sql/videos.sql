-- Videos, ratings and comments: counters, the page index, and the search.

CREATE OR REPLACE FUNCTION rate_video(video integer, rater integer, wanted integer)
 RETURNS TABLE(likes integer, dislikes integer)
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION ratings_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION index_comments(video integer, total integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  covered integer;
  last integer;
BEGIN
  SELECT coalesce(sum(comments), 0), coalesce(max(last_id), 0) INTO covered, last
  FROM comment_blocks WHERE video_id = video;
  INSERT INTO comment_blocks (video_id, last_id, comments)
  SELECT video, id, 2048
  FROM (
    SELECT id, row_number() OVER (ORDER BY id) AS position FROM comments WHERE video_id = video AND id > last
  ) uncovered
  WHERE position % 2048 = 0 AND position <= total - covered - 512;
  -- An emptied block says nothing: the next one's range takes its own over.
  DELETE FROM comment_blocks WHERE video_id = video AND comments = 0;
END $function$;

CREATE OR REPLACE FUNCTION comments_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
  changed record;
  total integer;
BEGIN
  FOR changed IN
    SELECT video_id, sign * count(*)::integer AS comments, array_agg(id) AS ids
    FROM changed_comments GROUP BY video_id ORDER BY video_id
  LOOP
    -- Comments that go with their video find no video here: the video's own trigger forgets their blocks.
    UPDATE videos SET comment_count = comment_count + changed.comments WHERE id = changed.video_id
    RETURNING comment_count INTO total;
    CONTINUE WHEN NOT FOUND;
    UPDATE comment_blocks b SET comments = b.comments + sign * c.comments
    FROM (
      SELECT covering.last_id, count(*)::integer AS comments
      FROM unnest(changed.ids) i (id)
      CROSS JOIN LATERAL (
        SELECT last_id FROM comment_blocks
        WHERE video_id = changed.video_id AND last_id >= i.id ORDER BY last_id LIMIT 1
      ) covering
      GROUP BY covering.last_id
    ) c
    WHERE b.video_id = changed.video_id AND b.last_id = c.last_id;
    IF sign > 0 AND total / 2048 <> (total - changed.comments) / 2048 THEN
      PERFORM index_comments(changed.video_id, total);
    END IF;
  END LOOP;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION cut_video_blocks(list_sort text, after_likes integer, after_id integer, to_likes integer, to_id integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  made integer;
BEGIN
  -- Made for the order, because each has an index of its own.
  EXECUTE format(
    'INSERT INTO video_blocks (sort, last_likes, last_id, videos)
     SELECT $1, likes, id, 2048
     FROM (
       SELECT %s AS likes, id, row_number() OVER (ORDER BY %s) AS position, count(*) OVER () AS total
       FROM videos WHERE visibility = ''public'' AND status = ''ready'' AND %s > %s AND %s <= %s
     ) stretch
     WHERE position %% 2048 = 0 AND position <= total - 1024',
    CASE list_sort WHEN 'popular' THEN 'like_count' ELSE '0' END,
    CASE list_sort WHEN 'popular' THEN 'like_count, id' ELSE 'id' END,
    CASE list_sort WHEN 'popular' THEN '(like_count, id)' ELSE 'id' END,
    CASE list_sort WHEN 'popular' THEN '($2, $3)' ELSE '$3' END,
    CASE list_sort WHEN 'popular' THEN '(like_count, id)' ELSE 'id' END,
    CASE list_sort WHEN 'popular' THEN '($4, $5)' ELSE '$5' END
  ) USING list_sort, after_likes, after_id, to_likes, to_id;
  GET DIAGNOSTICS made = ROW_COUNT;
  RETURN made;
END $function$;

CREATE OR REPLACE FUNCTION index_videos()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  list_sort text;
  total integer := list_total('videos', 0, '');
  covered integer;
  after video_blocks%ROWTYPE;
  fat record;
  made integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(1986618469, 0) THEN
    RETURN;
  END IF;
  FOREACH list_sort IN ARRAY ARRAY['newest', 'popular'] LOOP
    DELETE FROM video_blocks WHERE sort = list_sort AND videos = 0;
    FOR fat IN
      SELECT last_likes, last_id, videos,
        coalesce(lag(last_likes) OVER list, -1) AS after_likes, coalesce(lag(last_id) OVER list, 0) AS after_id
      FROM video_blocks WHERE sort = list_sort WINDOW list AS (ORDER BY last_likes, last_id)
    LOOP
      IF fat.videos > 4096 THEN
        made := cut_video_blocks(list_sort, fat.after_likes, fat.after_id, fat.last_likes, fat.last_id);
        UPDATE video_blocks SET videos = fat.videos - 2048 * made
        WHERE sort = list_sort AND last_likes = fat.last_likes AND last_id = fat.last_id;
      END IF;
    END LOOP;
    SELECT coalesce(sum(videos), 0) INTO covered FROM video_blocks WHERE sort = list_sort;
    SELECT * INTO after FROM video_blocks WHERE sort = list_sort ORDER BY last_likes DESC, last_id DESC LIMIT 1;
    IF total - covered >= 4096 THEN
      PERFORM cut_video_blocks(
        list_sort, coalesce(after.last_likes, -1), coalesce(after.last_id, 0), 2147483647, 2147483647
      );
    END IF;
  END LOOP;
END $function$;

CREATE OR REPLACE FUNCTION shift_videos(changes video_change[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  added integer := (SELECT sum(delta) FROM unnest(changes));
  moved record;
  total integer;
  size integer;
  is_fat boolean := false;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(1986618469, 0);
  IF added <> 0 THEN
    PERFORM count_in_list('videos', 0, '', added);
  END IF;
  -- Row by row in the order of the keys, so that two who change the list never wait for each other.
  FOR moved IN
    SELECT s.sort, covering.last_likes, covering.last_id, sum(c.delta)::integer AS delta
    FROM unnest(changes) c
    CROSS JOIN (VALUES ('newest'), ('popular')) s (sort)
    CROSS JOIN LATERAL (
      SELECT last_likes, last_id FROM video_blocks
      WHERE sort = s.sort AND (last_likes, last_id) >= (CASE s.sort WHEN 'popular' THEN c.likes ELSE 0 END, c.id)
      ORDER BY last_likes, last_id LIMIT 1
    ) covering
    GROUP BY 1, 2, 3 HAVING sum(c.delta) <> 0 ORDER BY 1, 2, 3
  LOOP
    UPDATE video_blocks SET videos = videos + moved.delta
    WHERE sort = moved.sort AND last_likes = moved.last_likes AND last_id = moved.last_id
    RETURNING videos INTO size;
    is_fat := is_fat OR (size > 4096 AND moved.delta > 0);
  END LOOP;
  total := list_total('videos', 0, '');
  IF total >= 4096 AND (is_fat OR (added > 0 AND total / 64 <> (total - added) / 64)) THEN
    PERFORM index_videos();
  END IF;
END $function$;

CREATE OR REPLACE FUNCTION videos_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM shift_videos(array_agg(ROW(like_count, id, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)::video_change))
  FROM changed_videos WHERE visibility = 'public' AND status = 'ready' HAVING count(*) > 0;
  IF TG_OP = 'DELETE' THEN
    DELETE FROM comment_blocks b USING changed_videos v WHERE b.video_id = v.id;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION videos_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Most updates are of the comment count, which no list depends on: such a video is taken away and added at one place.
  PERFORM shift_videos(array_agg(ROW(likes, id, delta)::video_change))
  FROM (
    SELECT likes, id, sum(sign)::integer AS delta FROM (
      SELECT like_count AS likes, id, -1 AS sign FROM old_videos WHERE visibility = 'public' AND status = 'ready'
      UNION ALL
      SELECT like_count, id, 1 FROM new_videos WHERE visibility = 'public' AND status = 'ready'
    ) moves
    GROUP BY likes, id HAVING sum(sign) <> 0
  ) changes
  HAVING count(*) > 0;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION search_videos(list_sort text, term text)
 RETURNS integer[]
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
DECLARE
  pattern text := '%' || regexp_replace(lower(term), '([\\%_])', '\\\1', 'g') || '%';
  is_indexed boolean := lower(term) ~ '[[:alnum:]]{3}';
  list text := 'videos WHERE visibility = ''public'' AND status = ''ready''';
  ordering text := CASE list_sort WHEN 'popular' THEN 'like_count DESC, id DESC' ELSE 'id DESC' END;
  found integer[];
BEGIN
  EXECUTE format(
    'SELECT ARRAY(SELECT id FROM (SELECT id, like_count, title FROM %s ORDER BY %s LIMIT %s) first
     WHERE lower(title) LIKE %L ORDER BY %s LIMIT 1000)',
    list, ordering, CASE WHEN is_indexed THEN 20000 ELSE 50000 END, pattern, ordering
  ) INTO found;
  -- A list that was walked to its end holds no more.
  IF is_indexed AND cardinality(found) < 1000 AND list_total('videos', 0, '') > 20000 THEN
    EXECUTE format(
      'SELECT ARRAY(SELECT id FROM (SELECT id, like_count FROM %s AND lower(title) LIKE %L OFFSET 0) every
       ORDER BY %s LIMIT 1000)',
      list, pattern, ordering
    ) INTO found;
  END IF;
  RETURN found;
END $function$;

CREATE OR REPLACE TRIGGER ratings_inserted
  AFTER INSERT ON ratings REFERENCING NEW TABLE AS changed_ratings
  FOR EACH STATEMENT EXECUTE FUNCTION ratings_changed();

CREATE OR REPLACE TRIGGER ratings_deleted
  AFTER DELETE ON ratings REFERENCING OLD TABLE AS changed_ratings
  FOR EACH STATEMENT EXECUTE FUNCTION ratings_changed();

CREATE OR REPLACE TRIGGER comments_inserted
  AFTER INSERT ON comments REFERENCING NEW TABLE AS changed_comments
  FOR EACH STATEMENT EXECUTE FUNCTION comments_changed();

CREATE OR REPLACE TRIGGER comments_deleted
  AFTER DELETE ON comments REFERENCING OLD TABLE AS changed_comments
  FOR EACH STATEMENT EXECUTE FUNCTION comments_changed();

CREATE OR REPLACE TRIGGER videos_inserted
  AFTER INSERT ON videos REFERENCING NEW TABLE AS changed_videos
  FOR EACH STATEMENT EXECUTE FUNCTION videos_changed();

CREATE OR REPLACE TRIGGER videos_deleted
  AFTER DELETE ON videos REFERENCING OLD TABLE AS changed_videos
  FOR EACH STATEMENT EXECUTE FUNCTION videos_changed();

CREATE OR REPLACE TRIGGER videos_moved
  AFTER UPDATE ON videos REFERENCING OLD TABLE AS old_videos NEW TABLE AS new_videos
  FOR EACH STATEMENT EXECUTE FUNCTION videos_moved();
