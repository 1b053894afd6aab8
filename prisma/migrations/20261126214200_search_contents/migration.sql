-- The words of an entry in their order take half of what a vector of them does. An index of both forms: what has `words` is made anew in parts.
-- Of an entry without `content`, `content` is not looked at.
ALTER TABLE search_entries ADD COLUMN content text;

-- As what a search finds something of this type.
CREATE OR REPLACE FUNCTION search_thread_type(of_type text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE of_type WHEN 'reply' THEN 'topic' WHEN 'answer' THEN 'question' ELSE of_type END
$$;

-- Lexemes by which the index finds an entry. Labels, by which a search filters, are lexemes, too, so that one index finds what matches all.
-- They have a space in them, which no word of a text has. What the release before wrote is in `words`.
CREATE OR REPLACE FUNCTION search_lexemes(words tsvector, content text, type text, area text, author_id integer) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF words IS NOT NULL THEN
    RETURN strip(words);
  END IF;
  RETURN array_to_tsvector(array_remove(array_remove(string_to_array(content, ' ', '') || ARRAY[
    'type ' || CASE type WHEN 'reply' THEN 'topic' WHEN 'answer' THEN 'question' ELSE type END, 'area ' || area, 'author ' || author_id, CASE WHEN strpos(content, E'\n') > 0 THEN 'has title' END
  ], NULL), E'\n'));
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
