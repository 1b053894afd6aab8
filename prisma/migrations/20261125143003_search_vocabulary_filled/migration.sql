-- The words of what was written before.
INSERT INTO search_vocabulary
SELECT word FROM ts_stat('SELECT words FROM search_entries') WHERE length(word) BETWEEN 4 AND 30 AND word !~ '^\d+$|\s'
ON CONFLICT DO NOTHING;
