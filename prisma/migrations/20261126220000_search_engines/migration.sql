-- The search engine that is used in the place of ours, if any: a row. The functions of the next migration look for it.
CREATE TABLE search_engines (
  name text NOT NULL PRIMARY KEY,
  queued_at timestamptz(6),
  ready_at timestamptz(6),
  holder text,
  held_until timestamptz(6)
);
