CREATE INDEX CONCURRENTLY search_entries_words_ranges_idx ON search_entries
USING gin (words, search_ranges(created_at)) WITH (gin_pending_list_limit = 256);
