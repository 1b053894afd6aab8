-- What changed in prisma/sql and generated.

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
