-- Finds questions by their tags; those without any cost it nothing.
CREATE INDEX CONCURRENTLY questions_tag_ids_idx ON questions USING gin (tag_ids) WHERE tag_ids <> '{}';
