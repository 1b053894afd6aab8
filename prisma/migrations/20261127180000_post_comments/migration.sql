-- Comments on questions and answers. `thread_id` is the question, also of a comment on an answer; it refers to nothing, since it may be removed.
CREATE TABLE post_comments (
  id serial PRIMARY KEY,
  thread_id integer NOT NULL,
  question_id integer REFERENCES questions (id) ON DELETE CASCADE ON UPDATE CASCADE,
  answer_id integer REFERENCES answers (id) ON DELETE CASCADE ON UPDATE CASCADE,
  author_id integer NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  body text NOT NULL,
  like_count integer NOT NULL DEFAULT 0,
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  edited_at timestamptz(6),
  edited_by integer,
  CONSTRAINT post_comments_on_one CHECK (num_nonnulls(question_id, answer_id) = 1),
  CONSTRAINT post_comments_body_no_controls CHECK (has_no_controls(body)),
  CONSTRAINT post_comments_body_present CHECK (length(body) BETWEEN 1 AND 600),
  CONSTRAINT post_comments_body_visible CHECK (is_visible(body))
);
CREATE INDEX post_comments_question_id_id_idx ON post_comments (question_id, id);
CREATE INDEX post_comments_answer_id_id_idx ON post_comments (answer_id, id);
CREATE INDEX post_comments_thread_id_idx ON post_comments (thread_id);
CREATE INDEX post_comments_question_id_updated_at_id_idx ON post_comments (question_id, updated_at, id);
CREATE INDEX post_comments_answer_id_updated_at_id_idx ON post_comments (answer_id, updated_at, id);
CREATE INDEX post_comments_author_id_id_idx ON post_comments (author_id, id);

CREATE TABLE removed.post_comments (LIKE post_comments, removal integer NOT NULL, CONSTRAINT post_comments_pkey PRIMARY KEY (id));
ALTER TABLE removed.post_comments ADD CONSTRAINT post_comments_removal_fkey FOREIGN KEY (removal) REFERENCES removals (id) ON DELETE CASCADE;
CREATE INDEX post_comments_removal_idx ON removed.post_comments (removal);
CREATE INDEX post_comments_question_id_id_idx ON removed.post_comments (question_id, id);
CREATE INDEX post_comments_answer_id_id_idx ON removed.post_comments (answer_id, id);
CREATE VIEW away.post_comments AS SELECT * FROM removed.post_comments WHERE removal = current_setting('plaza.removal')::integer;

ALTER TABLE questions ADD COLUMN comment_count integer NOT NULL DEFAULT 0;
ALTER TABLE removed.questions ADD COLUMN comment_count integer NOT NULL DEFAULT 0;
CREATE OR REPLACE VIEW away.questions AS SELECT * FROM removed.questions WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE answers ADD COLUMN comment_count integer NOT NULL DEFAULT 0;
ALTER TABLE removed.answers ADD COLUMN comment_count integer NOT NULL DEFAULT 0;
CREATE OR REPLACE VIEW away.answers AS SELECT * FROM removed.answers WHERE removal = current_setting('plaza.removal')::integer;
