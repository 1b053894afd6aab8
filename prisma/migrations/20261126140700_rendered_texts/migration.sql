-- HTML of texts that are expensive to render, so that it is made once for all nodes.
CREATE TABLE rendered_texts (
  key bytea PRIMARY KEY,
  html text NOT NULL,
  rendered_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL
);
