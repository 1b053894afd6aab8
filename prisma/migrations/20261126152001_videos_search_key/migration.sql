-- Alone, since it does not lock the table.
CREATE INDEX CONCURRENTLY videos_search_key ON videos USING gin (search_key(title) gin_trgm_ops) WITH (fastupdate=off) WHERE ((visibility = 'public') AND (status = 'ready'));
