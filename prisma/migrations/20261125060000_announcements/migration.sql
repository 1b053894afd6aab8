-- What admins announce to everybody.
CREATE TABLE announcements (
  id serial PRIMARY KEY,
  author_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE RESTRICT,
  title varchar(200) NOT NULL,
  body text NOT NULL,
  until timestamptz(6),
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT announcements_title_form CHECK (has_no_controls(title) AND is_trimmed(title) AND is_visible(title)),
  CONSTRAINT announcements_body_form CHECK (has_no_controls(body) AND is_visible(body) AND length(body) <= 10000)
);
CREATE INDEX announcements_author_id_id_idx ON announcements (author_id, id);
CREATE TABLE removed.announcements (LIKE announcements, removal integer NOT NULL REFERENCES removals ON DELETE CASCADE, PRIMARY KEY (id));
CREATE INDEX ON removed.announcements (removal);
CREATE VIEW away.announcements AS SELECT * FROM removed.announcements WHERE removal = current_setting('plaza.removal')::integer;
