-- Alone, since it does not lock the table.
CREATE INDEX CONCURRENTLY search_entries_lexemes_periods_idx ON search_entries
USING gin (search_lexemes(words, content, type, area, author_id), search_periods(created_at)) WITH (gin_pending_list_limit = 512);
