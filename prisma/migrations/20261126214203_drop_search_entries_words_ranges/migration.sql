-- Alone, since it does not lock the table.
DROP INDEX CONCURRENTLY search_entries_words_ranges_idx;
