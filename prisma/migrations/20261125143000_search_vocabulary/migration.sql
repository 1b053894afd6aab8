-- The words of what a search finds.
CREATE TABLE search_vocabulary (word text COLLATE "C" PRIMARY KEY);
CREATE INDEX search_vocabulary_word_idx ON search_vocabulary USING gin (word gin_trgm_ops);
-- allow drop: their next forms have other arguments and results, and no release has them
DROP FUNCTION search_wanted(text[], text[], text[]), search_threads(tsquery, text[], tsquery, timestamptz, timestamptz);
