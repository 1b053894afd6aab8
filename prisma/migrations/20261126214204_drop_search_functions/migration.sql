-- allow drop: no function calls them since the migrations before, nor does a statement that was running then; `admin check` of the release
-- before does, which docs/deploy.md says.
DROP FUNCTION newest_posts(tsquery, integer, timestamptz, timestamptz), search_learn(tsvector[]), search_words(text, text, text[]),
search_labels(text, text, integer), search_ranges(timestamptz);
