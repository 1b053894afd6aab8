-- What changed in prisma/sql and generated.

-- Category and status are words too, so that one index finds what matches all three. They have a space in them, which
-- no word of a text has.
CREATE OR REPLACE FUNCTION question_words(title text, body text, category integer, state question_status) RETURNS tsvector
LANGUAGE sql STABLE AS $$
  SELECT setweight(to_tsvector('english', search_text(title)), 'A')
    || setweight(to_tsvector('english', search_text(body)), 'B')
    || array_to_tsvector(array_remove(ARRAY['status ' || state, 'category ' || category], NULL))
$$;

-- As people know it from search engines: quotes, a minus in front of a word, or. `--amend` and `-m` are options of commands. What other
-- punctuation joins is a phrase. After a Korean noun a particle may follow. As it is written a word with accents is found in questions of before
-- the search left them out.
CREATE OR REPLACE FUNCTION search_query(term text) RETURNS tsquery LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  piece text;
  one tsquery;
  every tsquery;
  either tsquery;
BEGIN
  FOR piece IN SELECT m[1] FROM regexp_matches(translate(term, '“”„', '"""'), '-?"[^"]*"?|[^\s"]+', 'g') AS m LOOP
    IF lower(piece) = 'or' THEN
      either := coalesce(either || every, every, either);
      every := NULL;
      CONTINUE;
    END IF;
    one := phraseto_tsquery('english', search_text(piece));
    CONTINUE WHEN numnode(one) = 0;
    IF octet_length(piece) > length(piece) THEN
      IF search_text(piece) ~ '^\s*[가-힣]+\s*$' THEN
        one := any_of(search_beginning(search_forms(btrim(search_text(piece)), '{}')));
      END IF;
      one := one || phraseto_tsquery('english', without_punctuation(normalize(piece, NFC)));
    END IF;
    IF piece ~ '^-[^-]' AND piece !~* '^-[a-z]$' THEN
      one := !!one;
    END IF;
    every := coalesce(every && one, one);
  END LOOP;
  RETURN coalesce(either || every, every, either, '');
END $$;

CREATE OR REPLACE FUNCTION file_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := search_key(NEW.name);
  RETURN NEW;
END $$;

-- Text as words that any language can be searched by: without punctuation, in one form of each character, and with each
-- character of a script that puts no spaces between words as a word of its own. Signs that make words of programmers are spelt out:
-- C++, C# and .NET, which is the word NET besides. A text that grows by that is cut, since a vector of words has 1 MiB at most. In PL/pgSQL,
-- as all that a write calls: what SQL functions begin with costs each statement more than what they do.
CREATE OR REPLACE FUNCTION search_text(content text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  words text := search_key(content);
BEGIN
  IF words ~ '[[:alnum:]][+#]|(^|[\s(["''`{/,])[.][[:alpha:]]' THEN
    words := regexp_replace(words, '(?<=[[:alnum:]])[+][+](?![[:alpha:]+])', 'plusplus', 'g');
    words := regexp_replace(words, '(?<=[[:alpha:]])[+](?![[:alnum:]+])', 'plus', 'g');
    words := regexp_replace(words, '(?<![[:alnum:]])([[:alpha:]])#(?![[:alpha:]#])', '\1sharp', 'g');
    words := regexp_replace(words, '(^|[\s(["''`{/,])[.]([[:alpha:]][[:alnum:]]*)', '\1dot\2 \2', 'g');
  END IF;
  IF octet_length(words) > length(words) THEN
    words := regexp_replace(
      left(words, 100000),
      '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g'
    );
  END IF;
  RETURN without_punctuation(words);
END $$;

-- The words that no post had, to find words that begin with what is searched or have it within them, and those that a misspelt one may
-- mean: without numbers, and without labels, which have a space. Of Hangul the shortest, too: a noun of a syllable, and its particle.
-- A word stays when the last post with it is gone: it then finds nothing.
CREATE OR REPLACE FUNCTION search_learn(words tsvector) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that of two transactions with the same words one waits, and neither for the other.
  INSERT INTO search_vocabulary
  SELECT token FROM unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN CASE WHEN token >= '가' COLLATE "C" AND token < '힤' COLLATE "C" THEN 2 ELSE 4 END AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
END $$;

-- Endings of the plural and of the singular in a language whose stemmer makes of the two words no beginning that both have.
CREATE OR REPLACE FUNCTION search_endings() RETURNS TABLE (language text, plural text, singular text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 30 AS $$
  VALUES ('english', 'ies', 'y'), ('english', 'ves', 'f'), ('english', 'ves', 'fe'), ('english', 'men', 'man'), ('english', 'ices', 'ex'),
    ('english', 'ices', 'ix'), ('english', 'eeth', 'ooth'), ('english', 'feet', 'foot'), ('english', 'geese', 'goose'),
    ('english', 'mice', 'mouse'), ('english', 'lice', 'louse'), ('english', 'children', 'child'), ('english', 'people', 'person'),
    ('english', 'criteria', 'criterion'), ('english', 'phenomena', 'phenomenon'), ('english', 'oxen', 'ox'), ('english', 'dice', 'die'),
    ('english', 'data', 'datum'), ('english', 'media', 'medium'), ('english', 'cacti', 'cactus'), ('english', 'fungi', 'fungus'),
    ('english', 'radii', 'radius'), ('english', 'nuclei', 'nucleus'), ('english', 'quizzes', 'quiz'),
    ('french', 'aux', 'al'), ('french', 'aux', 'ail'), ('french', 'yeux', 'oeil'), ('spanish', 'ces', 'z'), ('portuguese', 'oes', 'ao'),
    ('portuguese', 'aes', 'ao'), ('portuguese', 'is', 'l'), ('portuguese', 'ns', 'm'), ('dutch', 'ven', 'f'), ('dutch', 'zen', 's')
$$;

-- Particles that stand after a Korean noun, in the same word.
CREATE OR REPLACE FUNCTION korean_particles() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '{을,를,은,는,이,가,의,에,로,과,와,도,만,들,나,랑,야,께,에서,에게,에는,에도,으로,이나,이랑,이다,까지,부터,처럼,보다,한테,마다,조차,라고,이라,하고,에서는,에서도,에게서,으로는,으로서,으로써,이라고,이라는}'::text[]
$$;

-- What a word may begin with in a text: the word, its stem in each of the languages, its other number, and for a language that is
-- not among them the word without its last letters, where most languages have their endings.
CREATE OR REPLACE FUNCTION search_forms(word text, languages text[]) RETURNS text[] LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  forms text[] := ARRAY[word];
  language text;
  stem text;
BEGIN
  IF word ~ '^[가-힣]' THEN
    RETURN forms || ARRAY(
      SELECT left(word, -length(particle)) FROM unnest(korean_particles()) particle
      WHERE right(word, length(particle)) = particle
        AND length(word) > length(particle) + CASE WHEN particle IN ('을', '를', '은', '는', '에서', '으로') THEN 0 ELSE 1 END
    );
  END IF;
  IF length(word) > 5 AND word !~ '\d' THEN
    forms := forms || left(word, CASE WHEN length(word) < 9 THEN -1 ELSE -2 END);
  END IF;
  FOREACH language IN ARRAY languages LOOP
    stem := (tsvector_to_array(to_tsvector(language::regconfig, word)))[1];
    IF length(stem) > 2 THEN
      forms := forms || stem || CASE WHEN language = 'english' THEN regexp_replace(stem, 'i$', 'y') ELSE stem END;
    END IF;
  END LOOP;
  RETURN forms || ARRAY(
    SELECT left(word, -length(ending)) || other
    FROM search_endings() e, LATERAL (VALUES (e.plural, e.singular), (e.singular, e.plural)) AS v (ending, other)
    WHERE e.language = ANY (languages) AND right(word, length(ending)) = ending
      AND (length(word) > length(ending) + 1 OR word = ending AND length(ending) > 2)
  );
END $$;

-- These beginnings of words as words, and the shortest words that begin with one of three letters or more, or of two syllables. After
-- a noun of a single syllable only particles are looked for.
CREATE OR REPLACE FUNCTION search_beginning(forms text[]) RETURNS text[] LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  syllable text;
BEGIN
  FOREACH syllable IN ARRAY forms LOOP
    IF syllable ~ '^[가-힣]$' THEN
      forms := forms || ARRAY(
        SELECT v.word FROM unnest(korean_particles()) particle JOIN search_vocabulary v ON v.word = syllable || particle
      );
    END IF;
  END LOOP;
  RETURN ARRAY(
    SELECT unnest(forms)
    UNION
    (SELECT v.word FROM unnest(forms) form JOIN search_vocabulary v ON v.word >= form AND v.word < form || U&'\+10FFFF'
      WHERE length(form) > 2 OR form ~ '^[가-힣]{2}' ORDER BY length(v.word), v.word LIMIT 100)
  );
END $$;

-- The words that a misspelt one may mean, the most similar first. None for a word that some post has, or begins with. Short words with
-- two letters exchanged have few parts in common: those that begin alike are looked at as well. They are many, since parts alone do not
-- tell how near a word is.
CREATE OR REPLACE FUNCTION search_spellings(misspelt text) RETURNS SETOF text LANGUAGE sql STABLE PARALLEL SAFE ROWS 10 AS $$
  SELECT v.word FROM search_vocabulary v, btrim(search_text(misspelt)) written, left(written, 2) beginning
  WHERE (v.word % written OR v.word >= beginning AND v.word < beginning || U&'\+10FFFF')
    AND length(v.word) BETWEEN length(written) - 2 AND length(written) + 2
    AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word >= written AND word < written || U&'\+10FFFF')
  ORDER BY similarity(v.word, written) DESC, v.word LIMIT 100
$$;

-- The query of some words, each of a mode: `word`, `phrase` or `not`. Null where no word has to be found. `forms` are the beginnings of
-- words that it finds, `ranked` the words, and `parts` those that have one of its words within them, which count for nothing. Words such
-- as `the` count only where there are no others. Of what is written as one and is several words, such as foo_bar, the last may go on.
CREATE OR REPLACE FUNCTION search_wanted(
  words text[], modes text[], languages text[], OUT query tsquery, OUT ranked text[], OUT forms text[], OUT parts text[]
)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  written text;
  content text;
  tokens text[];
  rest text;
  beginnings text[];
  found text[];
  containing text[];
  one tsquery;
  common tsquery;
  common_forms text[] := '{}';
  excluded tsquery;
BEGIN
  ranked := '{}';
  forms := '{}';
  parts := '{}';
  FOR i IN 1 .. cardinality(words) LOOP
    content := btrim(search_text(words[i]));
    tokens := tsvector_to_array(to_tsvector('simple', content));
    CONTINUE WHEN cardinality(tokens) = 0;
    one := phraseto_tsquery('simple', content);
    IF modes[i] = 'not' THEN
      excluded := coalesce(excluded && !!one, !!one);
      CONTINUE;
    END IF;
    beginnings := tokens;
    found := tokens;
    rest := substring(content FROM '^(.*\S)\s+\S+$');
    IF modes[i] = 'word' AND rest IS NOT NULL THEN
      tokens := tsvector_to_array(to_tsvector('simple', substring(content FROM '\S+$')));
      IF cardinality(tokens) = 1 THEN
        found := search_beginning(search_forms(tokens[1], languages));
        one := phraseto_tsquery('simple', rest) <-> any_of(found);
      END IF;
    ELSIF modes[i] = 'word' AND cardinality(tokens) = 1 THEN
      beginnings := search_forms(tokens[1], languages);
      written := lower(normalize(words[i], NFC));
      -- Stems of the word with its accents. As it is written it is found in entries of before the search left accents out.
      IF octet_length(written) > length(written) THEN
        beginnings := beginnings || written || ARRAY(
          SELECT search_key(stem.lexeme) FROM unnest(languages) language, unnest(to_tsvector(language::regconfig, written)) stem
          WHERE length(stem.lexeme) > 2
        );
      END IF;
      found := search_beginning(beginnings);
      one := any_of(found);
      IF octet_length(written) = length(written) THEN
        written := tokens[1];
      END IF;
      IF EXISTS (SELECT FROM unnest(languages) language WHERE to_tsvector(language::regconfig, written) = '') THEN
        common := coalesce(common && one, one);
        common_forms := common_forms || beginnings;
        CONTINUE;
      END IF;
      containing := search_containing(tokens[1]);
      IF containing <> '{}' THEN
        one := one || any_of(containing);
        parts := parts || containing;
      END IF;
    END IF;
    query := coalesce(query && one, one);
    ranked := ranked || found;
    forms := forms || beginnings;
  END LOOP;
  IF query IS NULL THEN
    query := common;
    ranked := common_forms;
    forms := common_forms;
  END IF;
  query := coalesce(query && excluded, query);
END $$;

CREATE OR REPLACE FUNCTION product_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shelf := coalesce(NEW.store_id, 0);
  NEW.title_key := search_key(NEW.title);
  NEW.category_key := lower(NEW.category);
  NEW.listed := false;
  -- The release before sends binary numbers, of which 0.07 is none. No currency has more decimals.
  IF NEW.price <> round(NEW.price, 3) OR NEW.regular_price <> round(NEW.regular_price, 3) THEN
    NEW.price := round(NEW.price, 3);
    NEW.regular_price := round(NEW.regular_price, 3);
  END IF;
  -- What it cost regularly was in the currency before.
  IF TG_OP = 'UPDATE' AND NEW.currency <> OLD.currency AND NEW.regular_price = OLD.regular_price THEN
    NEW.regular_price := NEW.price;
  END IF;
  IF NEW.status = 'active' THEN
    -- The lock makes whoever closes or opens the store wait for this product, and so hide or show it, too.
    SELECT owner_id, status = 'active' INTO NEW.owner_id, NEW.listed FROM stores WHERE id = NEW.store_id FOR SHARE;
    NEW.listed := coalesce(NEW.listed, false);
  ELSE
    NEW.owner_id := (SELECT owner_id FROM stores WHERE id = NEW.store_id);
  END IF;
  RETURN NEW;
END $$;

-- The first 1,000 products of a list whose title contains a text. A common text is found by walking along the list,
-- whose indexes include the titles; a rare one by the index of titles, whose matches have all to be fetched and sorted.
-- Which it is shows in the first 10,000: what the planner expects of a text is wrong by orders of magnitude. Without
-- three letters or digits in a row that index is of no use, so only what is walked is found.
CREATE OR REPLACE FUNCTION search_products(list_shelf integer, list_category text, list_sort text, term text) RETURNS integer[]
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  is_indexed CONSTANT boolean := search_key(term) ~ '[[:alnum:]]{3}';
  pattern text := search_pattern(term);
  -- What is listed is active, but only without that condition does the index alone answer.
  list text := concat(
    'products WHERE ', CASE list_shelf WHEN -1 THEN 'listed' ELSE 'status = ''active'' AND shelf = $1' END,
    CASE list_category WHEN '' THEN '' ELSE ' AND category_key = $2' END
  );
  ordering text := CASE list_sort
    WHEN 'price_asc' THEN 'price, id' WHEN 'price_desc' THEN 'price DESC, id DESC' WHEN 'rating' THEN 'rating DESC, id DESC' ELSE 'id DESC'
  END;
  total CONSTANT integer := list_total(
    CASE list_shelf WHEN -1 THEN 'products' ELSE 'shelf' END || CASE list_category WHEN '' THEN '' ELSE '_by_category' END,
    CASE list_shelf WHEN -1 THEN 0 ELSE list_shelf END, list_category
  );
  walked integer;
  found integer[];
BEGIN
  FOREACH walked IN ARRAY CASE WHEN is_indexed THEN ARRAY[10000, 400000] ELSE ARRAY[50000] END LOOP
    EXECUTE format(
      'SELECT ARRAY(SELECT id FROM (SELECT id, price, rating, title_key FROM %s ORDER BY %s LIMIT %s) first
       WHERE title_key LIKE %L ORDER BY %s LIMIT 1000)',
      list, ordering, walked, pattern, ordering
    ) INTO found USING list_shelf, list_category;
    -- A list that was walked to its end holds no more.
    IF cardinality(found) = 1000 OR total <= walked THEN
      RETURN found;
    END IF;
    -- So few in the first 10,000 are sooner fetched than walked to.
    EXIT WHEN cardinality(found) < 50;
  END LOOP;
  IF is_indexed THEN
    EXECUTE format(
      'SELECT ARRAY(SELECT id FROM (
         SELECT id, price, rating FROM %s AND status = ''active'' AND title_key LIKE %L OFFSET 0
       ) every ORDER BY %s LIMIT 1000)',
      list, pattern, ordering
    ) INTO found USING list_shelf, list_category;
  END IF;
  RETURN found;
END $$;

-- The first 1,000 videos of the list whose title contains a text. A common text is found by walking along the list, a
-- rare one by the index of titles, as in search_products.
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
    'SELECT ARRAY(SELECT id FROM (SELECT id, like_count, title FROM %s ORDER BY %s LIMIT %s) first
     WHERE search_key(title) LIKE %L ORDER BY %s LIMIT 1000)',
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

-- Lets `rebuild_search` make anew what a search looks through of these tables, whose triggers keep it up to date meanwhile.
CREATE OR REPLACE FUNCTION queue_search_rebuild(VARIADIC tables text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  each text;
  last integer;
BEGIN
  FOREACH each IN ARRAY tables LOOP
    EXECUTE format('SELECT coalesce(max(id), 0) FROM %I', each) INTO last;
    INSERT INTO search_rebuilds (source, next_id) SELECT each, last WHERE last > 0
    ON CONFLICT (source) DO UPDATE SET next_id = greatest(search_rebuilds.next_id, excluded.next_id);
  END LOOP;
END $$;

-- Makes anew what a search looks through, the newest rows of a table first, for so many milliseconds, and returns of how many rows: null where
-- nothing is left, and 0 where it has to be tried again. Rows are locked that differ. It waits for a lock for a twentieth of a second:
-- where two wait for each other it steps back, and no writer has to.
CREATE OR REPLACE FUNCTION rebuild_search(milliseconds integer) RETURNS integer LANGUAGE plpgsql SET lock_timeout = '50ms' AS $$
DECLARE
  deadline CONSTANT timestamptz := clock_timestamp() + milliseconds * interval '1 millisecond';
  part search_rebuilds;
  r record;
  words tsvector;
  lowest integer;
  seen integer := 0;
BEGIN
  SELECT * INTO part FROM search_rebuilds ORDER BY source LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN CASE WHEN EXISTS (SELECT FROM search_rebuilds) THEN 0 END;
  END IF;
  CASE part.source
  WHEN 'topics' THEN
    FOR r IN SELECT * FROM topics t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      IF (true) AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'topic' AND e.content_id = r.id AND e.words = search_words(r.title, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
      ) THEN
        SELECT * INTO r FROM topics t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (true) THEN
          words := search_words(r.title, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('topic', r.id, 'topic', r.id, r.author_id, 'forum', r.created_at, NULL::timestamptz, r.title, words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'replies' THEN
    FOR r IN SELECT * FROM replies t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      IF (true) AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'reply' AND e.content_id = r.id AND e.words = search_words(NULL::text, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
      ) THEN
        SELECT * INTO r FROM replies t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (true) THEN
          words := search_words(NULL::text, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('reply', r.id, 'topic', r.topic_id, r.author_id, 'forum', r.created_at, NULL::timestamptz, NULL::text, words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'questions' THEN
    FOR r IN SELECT * FROM questions t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      IF EXISTS (
        SELECT FROM question_search s WHERE s.question_id = r.id AND s.words <> question_words(r.title, r.body, r.category_id, r.status)
      ) THEN
        SELECT * INTO r FROM questions q WHERE q.id = lowest FOR SHARE;
        UPDATE question_search s SET words = question_words(r.title, r.body, r.category_id, r.status) WHERE s.question_id = r.id;
        PERFORM count_question_changes(1);
      END IF;
      IF (true) AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'question' AND e.content_id = r.id AND e.words = search_words(r.title, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
      ) THEN
        SELECT * INTO r FROM questions t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (true) THEN
          words := search_words(r.title, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('question', r.id, 'question', r.id, r.author_id, 'answers', r.created_at, NULL::timestamptz, r.title, words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'answers' THEN
    FOR r IN SELECT * FROM answers t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      IF (true) AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'answer' AND e.content_id = r.id AND e.words = search_words(NULL::text, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
      ) THEN
        SELECT * INTO r FROM answers t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (true) THEN
          words := search_words(NULL::text, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('answer', r.id, 'question', r.question_id, r.author_id, 'answers', r.created_at, NULL::timestamptz, NULL::text, words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'videos' THEN
    FOR r IN SELECT * FROM videos t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      IF (r.visibility = 'public' AND r.status = 'ready') AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'video' AND e.content_id = r.id AND e.words = search_words(r.title, r.description, ARRAY['type video', 'area ' || 'videos', 'author ' || r.author_id])
      ) THEN
        SELECT * INTO r FROM videos t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (r.visibility = 'public' AND r.status = 'ready') THEN
          words := search_words(r.title, r.description, ARRAY['type video', 'area ' || 'videos', 'author ' || r.author_id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('video', r.id, 'video', r.id, r.author_id, 'videos', r.created_at, NULL::timestamptz, r.title, words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'stores' THEN
    FOR r IN SELECT * FROM stores t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      IF (r.status = 'active') AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'store' AND e.content_id = r.id AND e.words = search_words(r.name, r.description, ARRAY['type store', 'area ' || 'marketplace', 'author ' || r.owner_id])
      ) THEN
        SELECT * INTO r FROM stores t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (r.status = 'active') THEN
          words := search_words(r.name, r.description, ARRAY['type store', 'area ' || 'marketplace', 'author ' || r.owner_id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('store', r.id, 'store', r.id, r.owner_id, 'marketplace', r.created_at, NULL::timestamptz, r.name, words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'products' THEN
    FOR r IN SELECT * FROM products t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      UPDATE products p SET title_key = search_key(p.title) WHERE p.id = r.id AND p.title_key <> search_key(p.title);
      IF (r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END) AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'product' AND e.content_id = r.id AND e.words = search_words(r.title, r.description, ARRAY['type product', 'area ' || CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, 'author ' || r.owner_id])
      ) THEN
        SELECT * INTO r FROM products t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END) THEN
          words := search_words(r.title, r.description, ARRAY['type product', 'area ' || CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, 'author ' || r.owner_id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('product', r.id, 'product', r.id, r.owner_id, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, r.created_at, NULL::timestamptz, r.title, words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'announcements' THEN
    FOR r IN SELECT * FROM announcements t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      IF (true) AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'announcement' AND e.content_id = r.id AND e.words = search_words(r.title, r.body, ARRAY['type announcement', 'area ' || NULL::text, 'author ' || r.author_id])
      ) THEN
        SELECT * INTO r FROM announcements t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (true) THEN
          words := search_words(r.title, r.body, ARRAY['type announcement', 'area ' || NULL::text, 'author ' || r.author_id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('announcement', r.id, 'announcement', r.id, r.author_id, NULL::text, r.created_at, r.until, r.title, words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'users' THEN
    FOR r IN SELECT * FROM users t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      IF (r.deleted_at IS NULL AND NOT r.awaits_approval AND (r.email IS NOT NULL OR r.pending_email IS NULL)) AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'person' AND e.content_id = r.id AND e.words = search_words(coalesce(r.display_name || ' (' || r.username || ')', r.username::text), NULL::text, ARRAY['type person', 'area ' || NULL::text, 'author ' || r.id])
      ) THEN
        SELECT * INTO r FROM users t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (r.deleted_at IS NULL AND NOT r.awaits_approval AND (r.email IS NOT NULL OR r.pending_email IS NULL)) THEN
          words := search_words(coalesce(r.display_name || ' (' || r.username || ')', r.username::text), NULL::text, ARRAY['type person', 'area ' || NULL::text, 'author ' || r.id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('person', r.id, 'person', r.id, r.id, NULL::text, r.created_at, NULL::timestamptz, coalesce(r.display_name || ' (' || r.username || ')', r.username::text), words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'files' THEN
    FOR r IN SELECT * FROM files t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      UPDATE files f SET name_key = search_key(f.name) WHERE f.id = r.id AND f.name_key <> search_key(f.name);
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  END CASE;
  IF seen = 0 THEN
    DELETE FROM search_rebuilds WHERE source = part.source;
  ELSE
    UPDATE search_rebuilds SET next_id = lowest - 1 WHERE source = part.source;
  END IF;
  RETURN seen;
EXCEPTION WHEN lock_not_available THEN
  RETURN 0;
END $$;

-- allow drop: only `npm run seed` called it, and it locked every table that it filled.
DROP FUNCTION fill_search(text[]);

-- From now on triggers write in the new form; what there is already the service makes anew, a part at a time.
SELECT queue_search_rebuild('topics', 'replies', 'questions', 'answers', 'announcements', 'stores', 'products', 'videos', 'users', 'files');
