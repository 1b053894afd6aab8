-- Likes, and votes on questions; those on answers have a table of their own. No reference to content: it keeps its reactions while its row
-- is in the schema `removed`.
CREATE TABLE reactions (
  id bigserial NOT NULL,
  kind varchar(20) NOT NULL,
  content_id integer NOT NULL,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  value smallint NOT NULL CHECK (value IN (1, -1)),
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT reactions_pkey PRIMARY KEY (kind, content_id, user_id)
);
CREATE UNIQUE INDEX reactions_user_id_id_key ON reactions (user_id, id);

ALTER TABLE topics ADD COLUMN like_count integer NOT NULL DEFAULT 0;
ALTER TABLE removed.topics ADD COLUMN like_count integer NOT NULL DEFAULT 0;
CREATE OR REPLACE VIEW away.topics AS SELECT * FROM removed.topics WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE replies ADD COLUMN like_count integer NOT NULL DEFAULT 0;
ALTER TABLE removed.replies ADD COLUMN like_count integer NOT NULL DEFAULT 0;
CREATE OR REPLACE VIEW away.replies AS SELECT * FROM removed.replies WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE comments ADD COLUMN like_count integer NOT NULL DEFAULT 0;
ALTER TABLE removed.comments ADD COLUMN like_count integer NOT NULL DEFAULT 0;
CREATE OR REPLACE VIEW away.comments AS SELECT * FROM removed.comments WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE reviews ADD COLUMN like_count integer NOT NULL DEFAULT 0;
ALTER TABLE removed.reviews ADD COLUMN like_count integer NOT NULL DEFAULT 0;
CREATE OR REPLACE VIEW away.reviews AS SELECT * FROM removed.reviews WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE announcements ADD COLUMN like_count integer NOT NULL DEFAULT 0;
ALTER TABLE removed.announcements ADD COLUMN like_count integer NOT NULL DEFAULT 0;
CREATE OR REPLACE VIEW away.announcements AS SELECT * FROM removed.announcements WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE questions ADD COLUMN vote_score integer NOT NULL DEFAULT 0;
ALTER TABLE removed.questions ADD COLUMN vote_score integer NOT NULL DEFAULT 0;
CREATE OR REPLACE VIEW away.questions AS SELECT * FROM removed.questions WHERE removal = current_setting('plaza.removal')::integer;
