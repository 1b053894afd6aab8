-- Tags of topics and questions.

-- The ids of the tags with these names, which new ones get; null if there would be more than `most`. They are locked, so that none is merged
-- before the content with it is committed. Names are inserted in one order, so that no two writers wait for each other.
CREATE OR REPLACE FUNCTION tag_ids_of(names text[], most integer) RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE
  new_names citext[] := ARRAY(SELECT DISTINCT n::citext FROM unnest(names) n WHERE NOT EXISTS (SELECT FROM tags WHERE name = n::citext) ORDER BY 1);
BEGIN
  IF new_names <> '{}' THEN
    IF (SELECT count(*) FROM tags) + cardinality(new_names) > most THEN
      RETURN NULL;
    END IF;
    INSERT INTO tags (name) SELECT unnest(new_names) ON CONFLICT (name) DO NOTHING;
  END IF;
  RETURN ARRAY(
    SELECT DISTINCT coalesce(merged_into_id, id) FROM (SELECT id, merged_into_id FROM tags WHERE name = ANY (names::citext[]) ORDER BY id FOR SHARE) named ORDER BY 1
  );
END $$;

-- Gives all content with a tag another one instead.
CREATE OR REPLACE FUNCTION replace_tag(gone integer, stays integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  each text;
BEGIN
  FOREACH each IN ARRAY '{topics,questions,removed.topics,removed.questions}'::text[] LOOP
    EXECUTE format(
      'UPDATE %s SET tag_ids = ARRAY(SELECT DISTINCT unnest(array_replace(tag_ids, $1, $2)) ORDER BY 1) WHERE tag_ids <> ''{}'' AND tag_ids @> ARRAY[$1]',
      each
    ) USING gone, stays;
  END LOOP;
END $$;
