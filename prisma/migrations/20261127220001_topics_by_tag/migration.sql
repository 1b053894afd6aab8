-- Finds topics by their tags; those without any cost it nothing.
CREATE INDEX CONCURRENTLY topics_tag_ids_idx ON topics USING gin (tag_ids) WHERE tag_ids <> '{}';
