CREATE INDEX CONCURRENTLY topics_opening_id_idx ON topics (opening_id) WHERE is_split;
