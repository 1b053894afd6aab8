-- What a search over everything looks through.
CREATE TABLE search_entries (
  id bigserial PRIMARY KEY,
  type text NOT NULL,
  content_id integer NOT NULL,
  thread_type text NOT NULL,
  thread_id integer NOT NULL,
  author_id integer,
  area text,
  created_at timestamptz(6) NOT NULL,
  until timestamptz(6),
  title text,
  words tsvector NOT NULL
);
CREATE UNIQUE INDEX search_entries_type_content_id_key ON search_entries (type, content_id);
CREATE INDEX search_entries_words_idx ON search_entries USING gin (words) WITH (gin_pending_list_limit = 256);
CREATE INDEX search_entries_title_idx ON search_entries (lower(title) text_pattern_ops) WHERE title IS NOT NULL;
