-- Texts that people have not sent yet.
CREATE TABLE drafts (
  id serial NOT NULL,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  key varchar(100) NOT NULL,
  title varchar(200),
  text text NOT NULL,
  page varchar(300),
  updated_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT drafts_pkey PRIMARY KEY (user_id, key)
);
CREATE UNIQUE INDEX drafts_id_key ON drafts (id);
