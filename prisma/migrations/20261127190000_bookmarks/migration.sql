-- Bookmarks. No reference to the content, which may be removed and restored.
CREATE TABLE bookmarks (
  id bigserial NOT NULL,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  kind varchar(20) NOT NULL,
  content_id integer NOT NULL,
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT bookmarks_pkey PRIMARY KEY (kind, content_id, user_id)
);
CREATE UNIQUE INDEX bookmarks_user_id_id_key ON bookmarks (user_id, id);
