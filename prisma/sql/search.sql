-- The rows that a search over everything looks through: one for each post that everybody may read. Triggers queue what was written, and
-- `index_search` makes the entries afterwards. What depends on the kinds of content is in generated/search.sql, which `npm run generate`
-- makes of the declarations in src/areas/*/content.ts.

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

-- Labels that a search filters by. A label that is not there is null, as what it is made of.
CREATE OR REPLACE FUNCTION search_labels(thread_type text, area text, author_id integer) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY['type ' || thread_type, 'area ' || area, 'author ' || author_id]
$$;

-- Labels are words, too, so that one index finds what matches all. They have a space in them, which no word of a text has. Each word of
-- the title is a label besides: the index knows no weights, and would find every post that has the word anywhere.
CREATE OR REPLACE FUNCTION search_words(title text, body text, labels text[]) RETURNS tsvector
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  words CONSTANT tsvector := setweight(to_tsvector('simple', search_text(coalesce(body, ''))), 'B')
    || array_to_tsvector(array_remove(labels, NULL));
  heading tsvector;
BEGIN
  IF title IS NULL THEN
    RETURN words;
  END IF;
  heading := to_tsvector('simple', search_text(title));
  RETURN setweight(heading, 'A') || words
    || array_to_tsvector(ARRAY(SELECT 'title ' || token FROM unnest(tsvector_to_array(heading)) token));
END $$;

-- Makes entries of what is queued, for so many milliseconds, and returns the seconds that each had waited; none where nothing is left that no other
-- session has. It waits for no writer: what one is changing is left to the next call. Each content is read after its row was locked.
CREATE OR REPLACE FUNCTION index_search(milliseconds integer) RETURNS double precision[] LANGUAGE plpgsql AS $$
DECLARE
  deadline CONSTANT timestamptz := clock_timestamp() + milliseconds * interval '1 millisecond';
  queued search_queue;
  content record;
  content_words tsvector;
  learned tsvector[] := '{}';
  waited double precision[] := '{}';
BEGIN
  FOR queued IN SELECT * FROM search_queue LIMIT 500 FOR UPDATE SKIP LOCKED LOOP
    SELECT * INTO content FROM searched_content(queued.type, queued.content_id);
    IF FOUND THEN
      content_words := search_words(content.title, content.body, search_labels(content.thread_type, content.area, content.author_id));
      INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
      VALUES (queued.type, queued.content_id, content.thread_type, content.thread_id, content.author_id, content.area, content.created_at,
        content.until, content.title, content_words)
      ON CONFLICT (type, content_id) DO UPDATE SET thread_id = excluded.thread_id, author_id = excluded.author_id, area = excluded.area,
        until = excluded.until, title = excluded.title, words = excluded.words;
      learned := learned || content_words;
    ELSE
      DELETE FROM search_entries e WHERE e.type = queued.type AND e.content_id = queued.content_id;
    END IF;
    DELETE FROM search_queue q WHERE q.type = queued.type AND q.content_id = queued.content_id;
    waited := waited || extract(epoch FROM clock_timestamp() - queued.queued_at)::double precision;
    EXIT WHEN clock_timestamp() > deadline;
  END LOOP;
  PERFORM search_learn(learned);
  RETURN waited;
END $$;

-- The words that no post had, to find words that begin with what is searched or have it within them, and those that a misspelt one may
-- mean: without numbers, and without labels, which have a space. Of Hangul the shortest, too: a noun of a syllable, and its particle.
-- A word stays for hours after the last post with it is gone: it then finds nothing.
CREATE OR REPLACE FUNCTION search_learn(learned tsvector[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('search vocabulary', 0));
  -- In one order, so that of two transactions with the same words one waits, and neither for the other.
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM unnest(learned) words, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN CASE WHEN token >= '가' COLLATE "C" AND token < '힤' COLLATE "C" THEN 2 ELSE 4 END AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
END $$;

-- Takes the words out that no post has any more, of the 500 after this one, and returns the last of these: null at the end. Who makes
-- entries waits meanwhile, so that no word goes that one of them brings back.
CREATE OR REPLACE FUNCTION search_forget(after text) RETURNS text LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  known text[];
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('search vocabulary', 0));
  known := ARRAY(SELECT word FROM search_vocabulary WHERE word > after ORDER BY word LIMIT 500);
  DELETE FROM search_vocabulary v
  WHERE v.word = ANY (known) AND NOT EXISTS (SELECT FROM search_entries e WHERE e.words @@ quote_literal(v.word)::tsquery);
  RETURN known[cardinality(known)];
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
    (SELECT v.word FROM unnest(forms) form
      -- By the index for each, whatever the planner thinks of how many words there are: without OFFSET it sorts them all.
      CROSS JOIN LATERAL (SELECT word FROM search_vocabulary WHERE word >= form AND word < form || U&'\+10FFFF' OFFSET 0) v
      WHERE length(form) > 2 OR form ~ '^[가-힣]{2}' ORDER BY length(v.word), v.word LIMIT 100)
  );
END $$;

-- Words with this text in them, which do not begin with it: short ones first, of the first 200 that there are.
CREATE OR REPLACE FUNCTION search_containing(part text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(word), '{}') FROM (
    SELECT word FROM (
      SELECT word FROM search_vocabulary WHERE length(part) > 2 AND word LIKE '_%' || part || '%' LIMIT 200
    ) found ORDER BY length(word), word LIMIT 20
  ) shortest
$$;

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

-- A query of any of these words. A query with prefixes would read all that the index has of each word, for a few posts of them.
CREATE OR REPLACE FUNCTION any_of(words text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(quote_literal(word), ' | ')::tsquery FROM unnest(words) word
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

-- The ranges of time that a moment is in: of 64 seconds, and of 8, 64, … and 8 to the 7th times as long.
CREATE OR REPLACE FUNCTION search_ranges(moment timestamptz) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  units CONSTANT bigint := extract(epoch FROM moment)::bigint >> 6;
BEGIN
  RETURN ARRAY[
    units * 8, (units >> 3) * 8 + 1, (units >> 6) * 8 + 2, (units >> 9) * 8 + 3,
    (units >> 12) * 8 + 4, (units >> 15) * 8 + 5, (units >> 18) * 8 + 6, (units >> 21) * 8 + 7
  ];
END $$;

-- The ids of the newest posts that match, at most so many. Nothing is known of where they are: words that are common now may have been
-- rare, and the other way round. So the time is gone back through in ranges, which grow while few match and shrink where more than
-- enough do: the index finds the posts of some ranges that match, and no step reads more than 2,000 of them. After one that had to
-- shrink the next is twice as long at most: where much was imported within minutes, whole steps would be read in vain again and again.
CREATE OR REPLACE FUNCTION newest_posts(wanted tsquery, most integer, since timestamptz, before timestamptz) RETURNS bigint[]
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_indexscan = off SET enable_seqscan = off AS $$
DECLARE
  enough CONSTANT integer := 2000;
  -- In units of 64 seconds.
  first CONSTANT bigint := extract(epoch FROM least(before, now()))::bigint / 64 + 1;
  last CONSTANT bigint := greatest(extract(epoch FROM greatest(since, 'epoch'))::bigint / 64, 0);
  place bigint := first;
  level integer := 0;
  ranges integer;
  longest integer := 8;
  step bigint[];
  ids bigint[] := '{}';
BEGIN
  WHILE place > last AND wanted IS NOT NULL LOOP
    WHILE longest >= 8 AND level < 7 AND (place >> (3 * level)) % 8 = 0 AND 1 << (3 * level) <= first - place LOOP
      level := level + 1;
    END LOOP;
    ranges := CASE WHEN level = 7 THEN place >> 21 ELSE (place >> (3 * level)) % 8 END;
    IF ranges = 0 THEN ranges := 8; END IF;
    IF longest < 8 THEN ranges := least(ranges, longest); END IF;
    LOOP
      step := ARRAY(
        SELECT found.id FROM (
          SELECT s.id, s.created_at FROM search_entries s
          WHERE search_ranges(s.created_at) && ARRAY(
              SELECT (((place >> (3 * level)) - n) * 8 + level)::integer FROM generate_series(1, ranges) n
            )
            AND s.words @@ wanted AND (s.until IS NULL OR s.until > now()) AND s.created_at >= since AND s.created_at < before
          LIMIT enough
        ) found ORDER BY found.created_at DESC, found.id DESC
      );
      EXIT WHEN cardinality(step) < enough OR level = 0 AND ranges = 1;
      longest := 1;
      IF ranges = 1 THEN
        level := level - 1;
      END IF;
      ranges := 1;
    END LOOP;
    ids := ids || step;
    EXIT WHEN cardinality(ids) >= most;
    place := place - (ranges::bigint << (3 * level));
    longest := least(2 * longest, 8);
  END LOOP;
  RETURN ids[1:most];
END $$;

-- The newest 300 posts that match, each thread once, by its best post. Posts are compared by how often and where each of these words is
-- in them: what `ts_rank` makes of a query with `&` is about how near to each other words are.
CREATE OR REPLACE FUNCTION search_threads(query tsquery, ranked text[], labels tsquery, since timestamptz, before timestamptz)
RETURNS TABLE (type text, id integer, area text, post_type text, post_id integer, posted_at timestamptz, score numeric)
LANGUAGE sql STABLE ROWS 100 AS $$
  SELECT DISTINCT ON (e.thread_type, e.thread_id)
    e.thread_type, e.thread_id, e.area, e.type, e.content_id, e.created_at, e.score
  FROM (
    SELECT s.*, round(ts_rank(s.words, any_of(ranked), 33)::numeric, 4) AS score
    FROM unnest(newest_posts(coalesce(query && labels, query), 300, since, before)) post JOIN search_entries s ON s.id = post
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
    one := any_of(ARRAY(SELECT 'title ' || word FROM unnest(search_beginning(ARRAY[token])) word));
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
      any_of(ARRAY(SELECT 'title ' || one FROM unnest(search_beginning(search_forms(word, languages))) one))
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
