-- What changed in prisma/sql and generated.

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

-- allow drop: only functions called them that are replaced here, and no release had them.
DROP FUNCTION pattern_of(text, text[]), title_pattern(text[]);
