-- The rows that a search over everything looks through: one for each post that everybody may read. Triggers queue what was written, and
-- `index_search` makes the entries afterwards. What depends on the kinds of content is in generated/search.sql, which `npm run generate`
-- makes of the declarations in src/areas/*/content.ts.

-- The same as `search_key`, for a text: that takes five times as long as all else that an entry is made of. So only words are folded which
-- have a character that it changes otherwise than to a small letter, the longest first, since a word may have another within it.
CREATE OR REPLACE FUNCTION search_folded(content text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  other CONSTANT text := '[^\u0001-\u007f\u0410-\u044f\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3]';
  folded text := content;
  words text[];
  word text;
BEGIN
  IF octet_length(content) > length(content) AND content ~ other THEN
    folded := left(content, 200000);
    words := ARRAY(SELECT DISTINCT match[1] FROM regexp_matches(folded, '[^\u0001-\u0020]*' || other || '[^\u0001-\u0020]*', 'g') match);
    IF cardinality(words) > 20 THEN
      RETURN search_key(content);
    END IF;
    FOR word IN SELECT each FROM unnest(words) each ORDER BY length(each) DESC LOOP
      folded := replace(folded, word, search_key(word));
    END LOOP;
  END IF;
  RETURN lower(folded);
END $$;

-- Text as words that any language can be searched by: without punctuation, in one form of each character, and with each
-- character of a script that puts no spaces between words as a word of its own. Signs that make words of programmers are spelt out:
-- C++, C# and .NET, which is the word NET besides. A text that grows by that is cut, since a vector of words has 1 MiB at most. In PL/pgSQL,
-- as all that a write calls: what SQL functions begin with costs each statement more than what they do.
CREATE OR REPLACE FUNCTION search_text(content text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  words text := search_folded(content);
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

-- The words of a text in their order, with a space between two: as `to_tsvector` divides it, and with the dictionary that changes nothing.
-- Its parser leaves letters and digits together, but for numbers such as 2e8, so most texts need it not.
CREATE OR REPLACE FUNCTION search_tokens(content text) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  words CONSTANT text := search_text(content);
BEGIN
  IF octet_length(words) < 2047 AND words !~ '[^a-z0-9\s\u0430-\u044f\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3]|\de\d' THEN
    RETURN nullif(btrim(regexp_replace(words, '\s+', ' ', 'g')), '');
  END IF;
  RETURN (SELECT string_agg(token, ' ') FROM ts_parse('default', words) WHERE tokid <> 12 AND octet_length(token) < 2047);
END $$;

-- The words of a post, with a space before and after each: those of its title first, and a line feed after these.
CREATE OR REPLACE FUNCTION entry_content(title text, body text) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN concat(' ' || search_tokens(title) || E' \n', ' ' || search_tokens(body), ' ');
END $$;

-- The same of an entry as the release before made it.
CREATE OR REPLACE FUNCTION entry_content(words tsvector) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat(' ' || string_agg(lexeme, ' ' ORDER BY place) FILTER (WHERE weight = 'A') || E' \n',
    ' ' || string_agg(lexeme, ' ' ORDER BY place) FILTER (WHERE weight <> 'A'), ' ')
  FROM unnest(words) AS w (lexeme, places, weights), unnest(places, weights) AS p (place, weight)
$$;

-- Makes entries of what is queued, for so many milliseconds, and returns the seconds that each had waited; none where nothing is left that no other
-- session has. It waits for no writer: what one is changing is left to the next call. Each content is read after its row was locked.
CREATE OR REPLACE FUNCTION index_search(milliseconds integer) RETURNS double precision[] LANGUAGE plpgsql AS $$
DECLARE
  deadline CONSTANT timestamptz := clock_timestamp() + milliseconds * interval '1 millisecond';
  queued search_queue;
  post record;
  words text;
  learned text[] := '{}';
  waited double precision[] := '{}';
BEGIN
  -- Another engine gets what is queued.
  IF EXISTS (SELECT FROM search_engines) THEN RETURN waited; END IF;
  FOR queued IN SELECT * FROM search_queue LIMIT 500 FOR UPDATE SKIP LOCKED LOOP
    SELECT * INTO post FROM searched_content(queued.type, queued.content_id);
    IF FOUND THEN
      words := entry_content(post.title, post.body);
      INSERT INTO search_entries (type, content_id, thread_id, author_id, area, created_at, until, title, content)
      VALUES (queued.type, queued.content_id, post.thread_id, post.author_id, post.area, post.created_at,
        post.until, post.title, words)
      ON CONFLICT (type, content_id) DO UPDATE SET thread_id = excluded.thread_id, author_id = excluded.author_id, area = excluded.area,
        until = excluded.until, title = excluded.title, content = excluded.content,
        id = NULL, thread_type = NULL, words = NULL;
      learned := learned || words;
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
CREATE OR REPLACE FUNCTION search_learn(learned text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('search vocabulary', 0));
  -- In one order, so that of two transactions with the same words one waits, and neither for the other.
  INSERT INTO search_vocabulary
  SELECT token FROM (SELECT DISTINCT string_to_table(array_to_string(learned, ''), ' ') AS token) words
  WHERE length(token) BETWEEN CASE WHEN token >= '가' COLLATE "C" AND token < '힤' COLLATE "C" THEN 2 ELSE 4 END AND 30
    AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token) AND token !~ '^\d+$'
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
  WHERE v.word = ANY (known) AND NOT EXISTS (
    SELECT FROM search_entries e
    WHERE search_lexemes(e.words, e.content, e.type, e.area, e.author_id) @@ quote_literal(v.word)::tsquery
  );
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
CREATE OR REPLACE FUNCTION search_containing(part text) RETURNS text[] LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  IF length(part) < 3 THEN
    RETURN '{}';
  END IF;
  RETURN ARRAY(
    SELECT word FROM (SELECT word FROM search_vocabulary WHERE word LIKE '_%' || part || '%' LIMIT 200) found
    ORDER BY length(word), word LIMIT 20
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

-- These words as a query, with an operator between two. An expression alone: a query over the words would take ten times as long.
CREATE OR REPLACE FUNCTION words_query(words text[], operator text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF cardinality(words) = 0 THEN
    RETURN NULL;
  END IF;
  RETURN '''' || replace(replace(replace(array_to_string(words, E'\n'), '\', '\\'), '''', ''''''), E'\n', concat('''', operator, '''')) || '''';
END $$;

-- A query of any of these words. A query with prefixes would read all that the index has of each word, for a few posts of them.
CREATE OR REPLACE FUNCTION any_of(words text[]) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN words_query(words, '|');
END $$;

CREATE OR REPLACE FUNCTION all_of(words text[]) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN words_query(words, '&');
END $$;

-- A regular expression of any of these words, as they stand in the content of an entry. Where they are many, of all that begin as they do:
-- they begin with one of `beginnings`. An expression of a hundred words takes ten times as long.
CREATE OR REPLACE FUNCTION pattern_of(before text, words text[], beginnings text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  alternatives text := array_to_string(words, '|');
BEGIN
  IF cardinality(words) > 10 THEN
    alternatives := array_to_string(ARRAY(SELECT each FROM unnest(beginnings) each WHERE length(each) > 2 OR each ~ '^[가-힣]{2}'), '|');
  END IF;
  RETURN concat(' ', before || ' ', '(?:', regexp_replace(alternatives, '[!-/:-@[-`{}~]', '.', 'g'),
    CASE WHEN cardinality(words) > 10 THEN ')[^ ]*(?= )' ELSE ')(?= )' END);
END $$;

-- The query of some words, each of a mode: `word`, `phrase` or `not`. Null where no word has to be found. `ranked` are patterns by which
-- posts are compared, with a sign before each: `+` where a post has to have it, since the index does not know in which order words are, and `-`
-- where it must not. `forms` are the beginnings of words that it finds, and `parts` those that have one of its words within them, which count
-- for nothing. Words such as `the` count only where there are no others. Of what is written as one and is several words, such as foo_bar,
-- the last may go on.
CREATE OR REPLACE FUNCTION search_wanted(
  words text[], modes text[], languages text[], OUT query tsquery, OUT ranked text[], OUT forms text[], OUT parts text[]
)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  written text;
  tokens text[];
  last integer;
  beginnings text[];
  found text[];
  containing text[];
  one tsquery;
  common tsquery;
  common_ranked text[] := '{}';
  common_forms text[] := '{}';
  excluded tsquery;
BEGIN
  ranked := '{}';
  forms := '{}';
  parts := '{}';
  FOR i IN 1 .. cardinality(words) LOOP
    tokens := string_to_array(search_tokens(words[i]), ' ');
    CONTINUE WHEN tokens IS NULL;
    last := cardinality(tokens);
    IF modes[i] = 'not' THEN
      IF last = 1 THEN
        excluded := coalesce(excluded && !!all_of(tokens), !!all_of(tokens));
      ELSE
        ranked := ranked || ('-' || pattern_of(NULL, ARRAY[array_to_string(tokens, ' ')], NULL));
      END IF;
      CONTINUE;
    END IF;
    IF last > 1 THEN
      beginnings := tokens[last:];
      found := beginnings;
      IF modes[i] = 'word' THEN
        beginnings := search_forms(tokens[last], languages);
        found := search_beginning(beginnings);
      END IF;
      query := coalesce(query && all_of(tokens[:last - 1]), all_of(tokens[:last - 1])) && any_of(found);
      ranked := ranked || ('+' || pattern_of(array_to_string(tokens[:last - 1], ' '), found, beginnings));
      forms := forms || tokens;
      CONTINUE;
    END IF;
    beginnings := tokens;
    found := tokens;
    one := any_of(tokens);
    IF modes[i] = 'word' THEN
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
        common_ranked := common_ranked || ('=' || pattern_of(NULL, beginnings, beginnings));
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
    ranked := ranked || ('=' || pattern_of(NULL, found, beginnings));
    forms := forms || beginnings;
  END LOOP;
  IF query IS NULL THEN
    query := common;
    ranked := ranked || common_ranked;
    forms := common_forms;
  END IF;
  query := coalesce(query && excluded, query);
END $$;

-- The ranges of time that a moment is in: of 4096 seconds, and of 8, 64, … and 8 to the 5th times as long.
CREATE OR REPLACE FUNCTION search_periods(moment timestamptz) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  units CONSTANT integer := extract(epoch FROM moment)::bigint >> 12;
BEGIN
  RETURN ARRAY[
    units * 8, (units >> 3) * 8 + 1, (units >> 6) * 8 + 2, (units >> 9) * 8 + 3, (units >> 12) * 8 + 4, (units >> 15) * 8 + 5
  ];
END $$;

-- Where the newest entries are that match, at most so many: `ranked` as `search_wanted` returns it. Nothing is known of where they are: words
-- that are common now may have been rare, and the other way round. So the time is gone back through in ranges: first in two steps,
-- which are all that a rare word needs, of some weeks and of all the rest. Where one of these finds too much, it is gone back through from there
-- in ranges that grow while few match and shrink where more than enough do: the index finds the posts of some ranges that match, and no step reads
-- more than 2,000 of them, or 10,000 where the range is the shortest. After one that had to shrink the next is twice as long at most: where
-- much was imported within minutes, whole steps would be read in vain again and again.
CREATE OR REPLACE FUNCTION newest_entries(wanted tsquery, ranked text[], most integer, since timestamptz, before timestamptz) RETURNS tid[]
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_indexscan = off SET enable_seqscan = off AS $$
DECLARE
  required CONSTANT text[] := ARRAY(SELECT substr(pattern, 2) FROM unnest(ranked) pattern WHERE pattern ^@ '+');
  excluded CONSTANT text[] := ARRAY(SELECT substr(pattern, 2) FROM unnest(ranked) pattern WHERE pattern ^@ '-');
  is_simple CONSTANT boolean := required = '{}' AND excluded = '{}';
  -- In units of 4096 seconds.
  first CONSTANT integer := extract(epoch FROM least(before, now()))::bigint / 4096 + 1;
  last CONSTANT integer := greatest(extract(epoch FROM greatest(since, 'epoch'))::bigint / 4096, 0);
  place integer := first;
  next integer;
  older timestamptz;
  level integer := 0;
  ranges integer;
  periods integer[];
  longest integer := 8;
  is_wide boolean := true;
  enough integer;
  step tid[];
  entries tid[] := '{}';
BEGIN
  WHILE place > last AND wanted IS NOT NULL LOOP
    older := least(before, to_timestamp(4096::bigint * place));
    IF is_wide THEN
      IF place = first THEN
        next := ((place - 1) >> 9) - 1;
        periods := ARRAY[next * 8 + 11, next * 8 + 3];
        next := next << 9;
      ELSE
        periods := ARRAY(SELECT n * 8 + 5 FROM generate_series(0, (place - 1) >> 15) n);
        next := 0;
      END IF;
      enough := 2 * most;
    ELSE
      WHILE longest >= 8 AND level < 5 AND (place >> (3 * level)) % 8 = 0 AND 1 << (3 * level) <= first - place LOOP
        level := level + 1;
      END LOOP;
      ranges := CASE WHEN level = 5 THEN place >> 15 ELSE (place >> (3 * level)) % 8 END;
      IF ranges = 0 THEN ranges := 8; END IF;
      IF longest < 8 THEN ranges := least(ranges, longest); END IF;
    END IF;
    LOOP
      IF NOT is_wide THEN
        periods := ARRAY(SELECT ((place >> (3 * level)) - n) * 8 + level FROM generate_series(1, ranges) n);
        next := place - (ranges << (3 * level));
        enough := CASE WHEN level = 0 AND ranges = 1 THEN 10000 ELSE 2000 END;
      END IF;
      step := ARRAY(
        SELECT found.place FROM (
          SELECT s.ctid AS place, s.created_at, s.content_id FROM search_entries s
          WHERE search_periods(s.created_at) && periods
            AND search_lexemes(s.words, s.content, s.type, s.area, s.author_id) @@ wanted
            AND (s.until IS NULL OR s.until > now()) AND s.created_at >= since AND s.created_at < older
            AND CASE WHEN is_simple THEN true ELSE
              coalesce(s.content, entry_content(s.words)) ~ ALL (required) AND NOT coalesce(s.content, entry_content(s.words)) ~ ANY (excluded)
            END
          LIMIT enough
        ) found ORDER BY found.created_at DESC, found.content_id DESC
      );
      EXIT WHEN cardinality(step) < enough OR is_wide OR level = 0 AND ranges = 1;
      longest := 1;
      IF ranges = 1 THEN
        level := level - 1;
      END IF;
      ranges := 1;
    END LOOP;
    IF is_wide AND cardinality(step) = enough THEN
      is_wide := false;
      CONTINUE;
    END IF;
    entries := entries || step;
    EXIT WHEN cardinality(entries) >= most;
    place := next;
    longest := least(2 * longest, 8);
  END LOOP;
  RETURN entries[1:most];
END $$;

-- How well a post matches these patterns: the more, the more often it has them, above all in its title, and the shorter it is.
CREATE OR REPLACE FUNCTION search_score(content text, ranked text[]) RETURNS numeric LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  heading CONSTANT text := left(content, strpos(content, E'\n'));
  body CONSTANT text := substr(content, strpos(content, E'\n') + 1);
  pattern text;
  times double precision;
  score double precision := 0;
BEGIN
  FOREACH pattern IN ARRAY ranked LOOP
    CONTINUE WHEN pattern ^@ '-';
    pattern := substr(pattern, 2);
    times := regexp_count(body, pattern);
    IF heading <> '' THEN
      times := times + 5 * regexp_count(heading, pattern);
    END IF;
    score := score + times / (times + 1.2::double precision);
  END LOOP;
  RETURN round((score / greatest(cardinality(ranked), 1) / ln(2 + length(content) / 6.0::double precision))::numeric, 4);
END $$;

-- The newest 300 posts that match, each thread once, by its best post.
CREATE OR REPLACE FUNCTION search_threads(query tsquery, ranked text[], labels tsquery, since timestamptz, before timestamptz)
RETURNS TABLE (type text, id integer, area text, post_type text, post_id integer, posted_at timestamptz, score numeric)
LANGUAGE plpgsql STABLE ROWS 100 AS $$
BEGIN
  RETURN QUERY SELECT DISTINCT ON (e.thread_type, e.thread_id)
    e.thread_type, e.thread_id, e.area, e.type, e.content_id, e.created_at, e.score
  FROM (
    SELECT s.type, s.content_id, search_thread_type(s.type) AS thread_type, s.thread_id, s.area, s.created_at,
      search_score(coalesce(s.content, entry_content(s.words)), ranked) AS score
    FROM unnest(newest_entries(coalesce(query && labels, query), ranked, 300, since, before)) place JOIN search_entries s ON s.ctid = place
  ) e
  ORDER BY e.thread_type, e.thread_id, e.score DESC, e.created_at DESC, e.content_id DESC;
END $$;

-- A query of posts that may have any of these words in their title, and a pattern of those that have. What the release before wrote has each
-- word of its title as a label.
CREATE OR REPLACE FUNCTION titled_by(words text[]) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN any_of(words) && '''has title'''::tsquery || any_of(string_to_array('title ' || array_to_string(words, E'\ntitle '), E'\n'));
END $$;

CREATE OR REPLACE FUNCTION title_pattern(words text[], beginnings text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN '+' || pattern_of(NULL, words, beginnings) || '[^\n]*\n';
END $$;

-- Titles that begin with a text, and then the newest with words that begin with its words: those of three letters, since too many words
-- begin with fewer.
CREATE OR REPLACE FUNCTION search_titles(typed text, labels tsquery) RETURNS TABLE (type text, id integer, rank bigint)
LANGUAGE plpgsql STABLE ROWS 8 SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  beginning text := regexp_replace(lower(typed), '([\\%_])', '\\\1', 'g') || '%';
  wanted tsquery;
  patterns text[] := '{}';
  words text[];
  token text;
BEGIN
  FOREACH token IN ARRAY coalesce(string_to_array(search_tokens(typed), ' '), '{}') LOOP
    CONTINUE WHEN length(token) < 3 AND octet_length(token) = length(token);
    words := search_beginning(ARRAY[token]);
    wanted := coalesce(wanted && titled_by(words), titled_by(words));
    patterns := patterns || title_pattern(words, ARRAY[token]);
  END LOOP;
  RETURN QUERY
    WITH beginnings AS MATERIALIZED (
      SELECT e.type, e.content_id, row_number() OVER (ORDER BY lower(e.title) USING ~<~) AS place FROM search_entries e
      WHERE e.title IS NOT NULL AND lower(e.title) LIKE beginning AND (e.until IS NULL OR e.until > now())
        AND (labels IS NULL OR search_lexemes(e.words, e.content, e.type, e.area, e.author_id) @@ labels)
      ORDER BY lower(e.title) USING ~<~ LIMIT 8
    ), others AS (
      SELECT e.type, e.content_id, 8 + n AS place
      FROM unnest(newest_entries(coalesce(wanted && labels, wanted), patterns, 8, '-infinity', 'infinity')) WITH ORDINALITY AS found (place, n)
      JOIN search_entries e ON e.ctid = found.place
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
  forms text[];
  words text[];
  places tid[];
  found tid[] := '{}';
  scores double precision[] := '{}';
BEGIN
  FOR word IN
    SELECT token FROM (SELECT DISTINCT string_to_table(search_tokens(draft), ' ') AS token) tokens
    WHERE NOT EXISTS (SELECT FROM unnest(languages) language WHERE to_tsvector(language::regconfig, token) = '')
    ORDER BY length(token) DESC, token LIMIT 5
  LOOP
    forms := search_forms(word, languages);
    words := search_beginning(forms);
    places := newest_entries(
      titled_by(words) && quote_literal('type ' || of_type)::tsquery, ARRAY[title_pattern(words, forms)], 100, '-infinity', 'infinity'
    );
    found := found || places;
    scores := scores || array_fill(1.0::double precision / (1 + cardinality(places)), ARRAY[cardinality(places)]);
  END LOOP;
  RETURN QUERY
    SELECT e.content_id, sum(f.score) FROM unnest(found, scores) AS f (place, score) JOIN search_entries e ON e.ctid = f.place
    GROUP BY e.content_id ORDER BY 2 DESC, 1 DESC LIMIT 10;
END $$;
