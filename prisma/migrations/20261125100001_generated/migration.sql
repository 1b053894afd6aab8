-- What changed in prisma/sql and generated.

-- Text as words that any language can be searched by: without punctuation, in one form of each character (NFKC: `？` is `?`),
-- and with each character of a script that puts no spaces between words as a word of its own. A text that grows by that is
-- cut, since a vector of words has 1 MiB at most. In ASCII there is nothing to change, and most of the time to save.
CREATE OR REPLACE FUNCTION search_text(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(content) = length(content) THEN without_punctuation(content) ELSE regexp_replace(
    without_punctuation(left(normalize(content, NFKC), 100000)),
    '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g'
  ) END
$$;

-- Labels are words, too, so that one index finds what matches all. They have a space in them, which no word of a text has. Each word of
-- the title is a label besides: the index knows no weights, and would find every post that has the word anywhere.
CREATE OR REPLACE FUNCTION search_words(title text, body text, labels text[]) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(heading, 'A') || setweight(to_tsvector('simple', search_text(coalesce(body, ''))), 'B')
    || array_to_tsvector(array_remove(labels, NULL))
    || array_to_tsvector(ARRAY(SELECT 'title ' || token FROM unnest(tsvector_to_array(heading)) token))
  FROM to_tsvector('simple', search_text(coalesce(title, ''))) heading
$$;

-- What a word may begin with in a text: the word, its stem in each of the languages, and for a language that is not among them
-- the word without its last letters, where most languages have their endings.
CREATE OR REPLACE FUNCTION search_forms(word text, languages text[]) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT form) FROM (
    SELECT word AS form
    UNION ALL SELECT left(word, CASE WHEN length(word) < 9 THEN -1 ELSE -2 END) WHERE length(word) > 5 AND word !~ '\d'
    UNION ALL SELECT stem.lexeme FROM unnest(languages) language, unnest(to_tsvector(language::regconfig, word)) stem
      WHERE length(stem.lexeme) > 2
  ) forms
$$;

-- The query of some words, each of a mode: `word`, `phrase` or `not`. Null where no word has to be found. `forms` are the beginnings of
-- words that it finds. Words such as `the` count only where there are no others.
CREATE OR REPLACE FUNCTION search_wanted(words text[], modes text[], languages text[], OUT query tsquery, OUT forms text[])
LANGUAGE plpgsql STABLE AS $$
DECLARE
  content text;
  tokens text[];
  beginnings text[];
  one tsquery;
  common tsquery;
  common_forms text[] := '{}';
  excluded tsquery;
BEGIN
  forms := '{}';
  FOR i IN 1 .. cardinality(words) LOOP
    content := search_text(words[i]);
    tokens := tsvector_to_array(to_tsvector('simple', content));
    CONTINUE WHEN cardinality(tokens) = 0;
    one := phraseto_tsquery('simple', content);
    IF modes[i] = 'not' THEN
      excluded := coalesce(excluded && !!one, !!one);
      CONTINUE;
    END IF;
    beginnings := tokens;
    IF modes[i] = 'word' AND cardinality(tokens) = 1 THEN
      beginnings := search_forms(tokens[1], languages);
      one := (SELECT string_agg(quote_literal(form) || ':*', ' | ') FROM unnest(beginnings) form)::tsquery;
      IF EXISTS (SELECT FROM unnest(languages) language WHERE to_tsvector(language::regconfig, tokens[1]) = '') THEN
        common := coalesce(common && one, one);
        common_forms := common_forms || beginnings;
        CONTINUE;
      END IF;
    END IF;
    query := coalesce(query && one, one);
    forms := forms || beginnings;
  END LOOP;
  IF query IS NULL THEN
    query := common;
    forms := common_forms;
  END IF;
  query := coalesce(query && excluded, query);
END $$;

-- The ids of the newest posts that match, at most so many. Nothing is known of where they are: words that are common now may have been
-- rare, and the other way round. So the newest posts are looked at first, then many more, and all only where few match.
CREATE OR REPLACE FUNCTION newest_posts(wanted tsquery, most integer, since timestamptz, before timestamptz) RETURNS bigint[]
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan SET enable_indexscan = off AS $$
DECLARE
  last CONSTANT bigint := (SELECT last_value FROM search_entries_id_seq);
  range bigint;
  ids bigint[] := '{}';
BEGIN
  -- Without the index of words, which would look up every post that has a common one.
  ids := ARRAY(
    SELECT s.id FROM search_entries s
    WHERE s.id > last - 4000 AND (s.words @@ wanted) IS TRUE AND (s.until IS NULL OR s.until > now())
      AND s.created_at >= since AND s.created_at < before
    ORDER BY s.id DESC LIMIT most
  );
  FOREACH range IN ARRAY ARRAY[100000, last] LOOP
    EXIT WHEN cardinality(ids) = most OR last <= 4000;
    ids := ARRAY(
      SELECT s.id FROM search_entries s
      WHERE s.id > last - range AND s.words @@ wanted AND (s.until IS NULL OR s.until > now())
        AND s.created_at >= since AND s.created_at < before
      ORDER BY s.id DESC LIMIT most
    );
  END LOOP;
  RETURN ids;
END $$;

-- The newest 300 posts that match, each thread once, by its best post. Posts are compared by how often and where each of the beginnings is
-- in them: what `ts_rank` makes of a query with `&` is about how near to each other words are.
CREATE OR REPLACE FUNCTION search_threads(query tsquery, beginnings text[], labels tsquery, since timestamptz, before timestamptz)
RETURNS TABLE (type text, id integer, area text, post_type text, post_id integer, posted_at timestamptz, score numeric)
LANGUAGE sql STABLE ROWS 100 AS $$
  SELECT DISTINCT ON (e.thread_type, e.thread_id)
    e.thread_type, e.thread_id, e.area, e.type, e.content_id, e.created_at, e.score
  FROM (
    SELECT s.*, round(ts_rank(s.words, ranked, 33)::numeric, 4) AS score
    FROM unnest(newest_posts(coalesce(query && labels, query), 300, since, before)) post JOIN search_entries s ON s.id = post,
      CAST((SELECT string_agg(quote_literal(beginning) || ':*', ' | ') FROM unnest(beginnings) beginning) AS tsquery) ranked
    WHERE query IS NOT NULL
  ) e
  ORDER BY e.thread_type, e.thread_id, e.score DESC, e.id DESC
$$;

-- Titles that begin with a text, and then the newest with words that begin with its words: those of three letters, since too many words
-- begin with fewer.
CREATE OR REPLACE FUNCTION search_titles(typed text, labels tsquery) RETURNS TABLE (type text, id integer, rank bigint)
LANGUAGE plpgsql STABLE ROWS 8 SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  beginning text := regexp_replace(lower(typed), '([\\%_])', '\\\1', 'g') || '%';
  wanted tsquery;
  one tsquery;
  token text;
BEGIN
  FOREACH token IN ARRAY tsvector_to_array(to_tsvector('simple', search_text(typed))) LOOP
    CONTINUE WHEN length(token) < 3 AND octet_length(token) = length(token);
    one := (quote_literal('title ' || token) || ':*')::tsquery;
    wanted := coalesce(wanted && one, one);
  END LOOP;
  RETURN QUERY
    WITH beginnings AS MATERIALIZED (
      SELECT e.type, e.content_id, row_number() OVER (ORDER BY lower(e.title) USING ~<~) AS place FROM search_entries e
      WHERE e.title IS NOT NULL AND lower(e.title) LIKE beginning AND (e.until IS NULL OR e.until > now())
        AND (labels IS NULL OR e.words @@ labels)
      ORDER BY lower(e.title) USING ~<~ LIMIT 8
    ), others AS (
      SELECT e.type, e.content_id, 8 + n AS place
      FROM unnest(newest_posts(coalesce(wanted && labels, wanted), 8, '-infinity', 'infinity')) WITH ORDINALITY AS post (entry, n)
      JOIN search_entries e ON e.id = post.entry
      WHERE wanted IS NOT NULL AND (SELECT count(*) FROM beginnings) < 8
    )
    SELECT found.type, found.content_id, min(found.place) FROM (TABLE beginnings UNION ALL TABLE others) found
    GROUP BY 1, 2 ORDER BY 3 LIMIT 8;
END $$;

-- Posts of a type that share words with a title: its five longest. Of each word the newest 100 count, and the less the more there are.
CREATE OR REPLACE FUNCTION similar_titles(of_type text, draft text, languages text[]) RETURNS TABLE (id integer, score double precision)
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  word text;
  ids bigint[];
  found bigint[] := '{}';
  scores double precision[] := '{}';
BEGIN
  FOR word IN
    SELECT token FROM unnest(tsvector_to_array(to_tsvector('simple', search_text(draft)))) token
    WHERE NOT EXISTS (SELECT FROM unnest(languages) language WHERE to_tsvector(language::regconfig, token) = '')
    ORDER BY length(token) DESC, token LIMIT 5
  LOOP
    ids := newest_posts(
      (SELECT string_agg(quote_literal('title ' || form) || ':*', ' | ') FROM unnest(search_forms(word, languages)) form)::tsquery
        && quote_literal('type ' || of_type)::tsquery,
      100, '-infinity', 'infinity'
    );
    found := found || ids;
    scores := scores || array_fill(1.0::double precision / (1 + cardinality(ids)), ARRAY[cardinality(ids)]);
  END LOOP;
  RETURN QUERY
    SELECT e.content_id, sum(f.score) FROM unnest(found, scores) AS f (entry, score) JOIN search_entries e ON e.id = f.entry
    GROUP BY e.content_id ORDER BY 2 DESC, 1 DESC LIMIT 10;
END $$;

CREATE OR REPLACE FUNCTION search_topics_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'topic', r.id, 'topic', r.id, r.author_id, 'forum', r.created_at, NULL::timestamptz, r.title,
    search_words(r.title, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
  FROM new_rows r WHERE true;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON topics
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_topics_inserted();

CREATE OR REPLACE FUNCTION search_topics_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'topic' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON topics
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_topics_deleted();

CREATE OR REPLACE FUNCTION search_topics_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'topic' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE true);
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'topic', r.id, 'topic', r.id, r.author_id, 'forum', r.created_at, NULL::timestamptz, r.title,
    search_words(r.title, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
  FROM (SELECT NEW.*) r WHERE true
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, content, title ON topics
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.content IS DISTINCT FROM NEW.content OR OLD.title IS DISTINCT FROM NEW.title)
EXECUTE FUNCTION search_topics_updated();

CREATE OR REPLACE FUNCTION search_replies_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'reply', r.id, 'topic', r.topic_id, r.author_id, 'forum', r.created_at, NULL::timestamptz, NULL::text,
    search_words(NULL::text, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
  FROM new_rows r WHERE true;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON replies
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_replies_inserted();

CREATE OR REPLACE FUNCTION search_replies_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'reply' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON replies
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_replies_deleted();

CREATE OR REPLACE FUNCTION search_replies_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'reply' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE true);
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'reply', r.id, 'topic', r.topic_id, r.author_id, 'forum', r.created_at, NULL::timestamptz, NULL::text,
    search_words(NULL::text, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
  FROM (SELECT NEW.*) r WHERE true
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, content, topic_id ON replies
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.content IS DISTINCT FROM NEW.content OR OLD.topic_id IS DISTINCT FROM NEW.topic_id)
EXECUTE FUNCTION search_replies_updated();

CREATE OR REPLACE FUNCTION search_questions_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'question', r.id, 'question', r.id, r.author_id, 'answers', r.created_at, NULL::timestamptz, r.title,
    search_words(r.title, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
  FROM new_rows r WHERE true;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON questions
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_questions_inserted();

CREATE OR REPLACE FUNCTION search_questions_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'question' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON questions
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_questions_deleted();

CREATE OR REPLACE FUNCTION search_questions_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'question' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE true);
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'question', r.id, 'question', r.id, r.author_id, 'answers', r.created_at, NULL::timestamptz, r.title,
    search_words(r.title, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
  FROM (SELECT NEW.*) r WHERE true
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, body, title ON questions
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.body IS DISTINCT FROM NEW.body OR OLD.title IS DISTINCT FROM NEW.title)
EXECUTE FUNCTION search_questions_updated();

CREATE OR REPLACE FUNCTION search_answers_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'answer', r.id, 'question', r.question_id, r.author_id, 'answers', r.created_at, NULL::timestamptz, NULL::text,
    search_words(NULL::text, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
  FROM new_rows r WHERE true;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON answers
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_answers_inserted();

CREATE OR REPLACE FUNCTION search_answers_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'answer' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON answers
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_answers_deleted();

CREATE OR REPLACE FUNCTION search_answers_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'answer' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE true);
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'answer', r.id, 'question', r.question_id, r.author_id, 'answers', r.created_at, NULL::timestamptz, NULL::text,
    search_words(NULL::text, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
  FROM (SELECT NEW.*) r WHERE true
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, body, question_id ON answers
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.body IS DISTINCT FROM NEW.body OR OLD.question_id IS DISTINCT FROM NEW.question_id)
EXECUTE FUNCTION search_answers_updated();

CREATE OR REPLACE FUNCTION search_videos_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'video', r.id, 'video', r.id, r.author_id, 'videos', r.created_at, NULL::timestamptz, r.title,
    search_words(r.title, r.description, ARRAY['type video', 'area ' || 'videos', 'author ' || r.author_id])
  FROM new_rows r WHERE r.visibility = 'public' AND r.status = 'ready';
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON videos
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_videos_inserted();

CREATE OR REPLACE FUNCTION search_videos_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'video' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON videos
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_videos_deleted();

CREATE OR REPLACE FUNCTION search_videos_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'video' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE r.visibility = 'public' AND r.status = 'ready');
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'video', r.id, 'video', r.id, r.author_id, 'videos', r.created_at, NULL::timestamptz, r.title,
    search_words(r.title, r.description, ARRAY['type video', 'area ' || 'videos', 'author ' || r.author_id])
  FROM (SELECT NEW.*) r WHERE r.visibility = 'public' AND r.status = 'ready'
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, description, status, title, visibility ON videos
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.description IS DISTINCT FROM NEW.description OR OLD.status IS DISTINCT FROM NEW.status OR OLD.title IS DISTINCT FROM NEW.title OR OLD.visibility IS DISTINCT FROM NEW.visibility)
EXECUTE FUNCTION search_videos_updated();

CREATE OR REPLACE FUNCTION search_stores_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'store', r.id, 'store', r.id, r.owner_id, 'marketplace', r.created_at, NULL::timestamptz, r.name,
    search_words(r.name, r.description, ARRAY['type store', 'area ' || 'marketplace', 'author ' || r.owner_id])
  FROM new_rows r WHERE r.status = 'active';
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON stores
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_stores_inserted();

CREATE OR REPLACE FUNCTION search_stores_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'store' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON stores
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_stores_deleted();

CREATE OR REPLACE FUNCTION search_stores_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'store' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE r.status = 'active');
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'store', r.id, 'store', r.id, r.owner_id, 'marketplace', r.created_at, NULL::timestamptz, r.name,
    search_words(r.name, r.description, ARRAY['type store', 'area ' || 'marketplace', 'author ' || r.owner_id])
  FROM (SELECT NEW.*) r WHERE r.status = 'active'
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF description, name, owner_id, status ON stores
FOR EACH ROW WHEN (OLD.description IS DISTINCT FROM NEW.description OR OLD.name IS DISTINCT FROM NEW.name OR OLD.owner_id IS DISTINCT FROM NEW.owner_id OR OLD.status IS DISTINCT FROM NEW.status)
EXECUTE FUNCTION search_stores_updated();

CREATE OR REPLACE FUNCTION search_products_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'product', r.id, 'product', r.id, r.owner_id, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, r.created_at, NULL::timestamptz, r.title,
    search_words(r.title, r.description, ARRAY['type product', 'area ' || CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, 'author ' || r.owner_id])
  FROM new_rows r WHERE r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON products
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_products_inserted();

CREATE OR REPLACE FUNCTION search_products_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'product' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON products
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_products_deleted();

CREATE OR REPLACE FUNCTION search_products_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'product' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END);
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'product', r.id, 'product', r.id, r.owner_id, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, r.created_at, NULL::timestamptz, r.title,
    search_words(r.title, r.description, ARRAY['type product', 'area ' || CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, 'author ' || r.owner_id])
  FROM (SELECT NEW.*) r WHERE r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF deleted_at, description, listed, owner_id, status, store_id, title ON products
FOR EACH ROW WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.description IS DISTINCT FROM NEW.description OR OLD.listed IS DISTINCT FROM NEW.listed OR OLD.owner_id IS DISTINCT FROM NEW.owner_id OR OLD.status IS DISTINCT FROM NEW.status OR OLD.store_id IS DISTINCT FROM NEW.store_id OR OLD.title IS DISTINCT FROM NEW.title)
EXECUTE FUNCTION search_products_updated();

CREATE OR REPLACE FUNCTION search_announcements_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'announcement', r.id, 'announcement', r.id, r.author_id, NULL::text, r.created_at, r.until, r.title,
    search_words(r.title, r.body, ARRAY['type announcement', 'area ' || NULL::text, 'author ' || r.author_id])
  FROM new_rows r WHERE true;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON announcements
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_announcements_inserted();

CREATE OR REPLACE FUNCTION search_announcements_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'announcement' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON announcements
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_announcements_deleted();

CREATE OR REPLACE FUNCTION search_announcements_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'announcement' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE true);
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'announcement', r.id, 'announcement', r.id, r.author_id, NULL::text, r.created_at, r.until, r.title,
    search_words(r.title, r.body, ARRAY['type announcement', 'area ' || NULL::text, 'author ' || r.author_id])
  FROM (SELECT NEW.*) r WHERE true
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, body, title, until ON announcements
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.body IS DISTINCT FROM NEW.body OR OLD.title IS DISTINCT FROM NEW.title OR OLD.until IS DISTINCT FROM NEW.until)
EXECUTE FUNCTION search_announcements_updated();

CREATE OR REPLACE FUNCTION search_users_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'person', r.id, 'person', r.id, r.id, NULL::text, r.created_at, NULL::timestamptz, r.username::text,
    search_words(r.username::text, NULL::text, ARRAY['type person', 'area ' || NULL::text, 'author ' || r.id])
  FROM new_rows r WHERE r.deleted_at IS NULL AND NOT r.awaits_approval;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON users
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_users_inserted();

CREATE OR REPLACE FUNCTION search_users_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'person' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON users
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_users_deleted();

CREATE OR REPLACE FUNCTION search_users_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'person' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE r.deleted_at IS NULL AND NOT r.awaits_approval);
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  SELECT 'person', r.id, 'person', r.id, r.id, NULL::text, r.created_at, NULL::timestamptz, r.username::text,
    search_words(r.username::text, NULL::text, ARRAY['type person', 'area ' || NULL::text, 'author ' || r.id])
  FROM (SELECT NEW.*) r WHERE r.deleted_at IS NULL AND NOT r.awaits_approval
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF awaits_approval, deleted_at, username ON users
FOR EACH ROW WHEN (OLD.awaits_approval IS DISTINCT FROM NEW.awaits_approval OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.username IS DISTINCT FROM NEW.username)
EXECUTE FUNCTION search_users_updated();

-- Fills in anew what a search finds of some tables. Nobody changes them meanwhile: what is hidden then would be found.
CREATE OR REPLACE FUNCTION fill_search(VARIADIC tables text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE', array_to_string(tables, ', '));
  IF 'topics' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'topic';
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'topic', r.id, 'topic', r.id, r.author_id, 'forum', r.created_at, NULL::timestamptz, r.title,
      search_words(r.title, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
    FROM topics r WHERE true
    ORDER BY r.created_at, r.id;
  END IF;
  IF 'replies' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'reply';
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'reply', r.id, 'topic', r.topic_id, r.author_id, 'forum', r.created_at, NULL::timestamptz, NULL::text,
      search_words(NULL::text, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
    FROM replies r WHERE true
    ORDER BY r.created_at, r.id;
  END IF;
  IF 'questions' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'question';
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'question', r.id, 'question', r.id, r.author_id, 'answers', r.created_at, NULL::timestamptz, r.title,
      search_words(r.title, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
    FROM questions r WHERE true
    ORDER BY r.created_at, r.id;
  END IF;
  IF 'answers' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'answer';
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'answer', r.id, 'question', r.question_id, r.author_id, 'answers', r.created_at, NULL::timestamptz, NULL::text,
      search_words(NULL::text, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
    FROM answers r WHERE true
    ORDER BY r.created_at, r.id;
  END IF;
  IF 'videos' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'video';
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'video', r.id, 'video', r.id, r.author_id, 'videos', r.created_at, NULL::timestamptz, r.title,
      search_words(r.title, r.description, ARRAY['type video', 'area ' || 'videos', 'author ' || r.author_id])
    FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready'
    ORDER BY r.created_at, r.id;
  END IF;
  IF 'stores' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'store';
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'store', r.id, 'store', r.id, r.owner_id, 'marketplace', r.created_at, NULL::timestamptz, r.name,
      search_words(r.name, r.description, ARRAY['type store', 'area ' || 'marketplace', 'author ' || r.owner_id])
    FROM stores r WHERE r.status = 'active'
    ORDER BY r.created_at, r.id;
  END IF;
  IF 'products' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'product';
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'product', r.id, 'product', r.id, r.owner_id, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, r.created_at, NULL::timestamptz, r.title,
      search_words(r.title, r.description, ARRAY['type product', 'area ' || CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, 'author ' || r.owner_id])
    FROM products r WHERE r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END
    ORDER BY r.created_at, r.id;
  END IF;
  IF 'announcements' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'announcement';
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'announcement', r.id, 'announcement', r.id, r.author_id, NULL::text, r.created_at, r.until, r.title,
      search_words(r.title, r.body, ARRAY['type announcement', 'area ' || NULL::text, 'author ' || r.author_id])
    FROM announcements r WHERE true
    ORDER BY r.created_at, r.id;
  END IF;
  IF 'users' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'person';
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'person', r.id, 'person', r.id, r.id, NULL::text, r.created_at, NULL::timestamptz, r.username::text,
      search_words(r.username::text, NULL::text, ARRAY['type person', 'area ' || NULL::text, 'author ' || r.id])
    FROM users r WHERE r.deleted_at IS NULL AND NOT r.awaits_approval
    ORDER BY r.created_at, r.id;
  END IF;
END $$;
