-- When and by whom a text was edited last, and why. A null in a row from before says nothing: revisions are not looked through.
ALTER TABLE products ADD COLUMN edited_at timestamptz(6), ADD COLUMN edited_by integer;
ALTER TABLE topics ADD COLUMN edited_at timestamptz(6), ADD COLUMN edited_by integer;
ALTER TABLE replies ADD COLUMN edited_at timestamptz(6), ADD COLUMN edited_by integer;
ALTER TABLE questions ADD COLUMN edited_at timestamptz(6), ADD COLUMN edited_by integer;
ALTER TABLE answers ADD COLUMN edited_at timestamptz(6), ADD COLUMN edited_by integer;
ALTER TABLE comments ADD COLUMN edited_at timestamptz(6), ADD COLUMN edited_by integer;
ALTER TABLE reviews ADD COLUMN edited_at timestamptz(6), ADD COLUMN edited_by integer;
ALTER TABLE announcements ADD COLUMN edited_at timestamptz(6), ADD COLUMN edited_by integer;

ALTER TABLE removed.topics ADD COLUMN edited_at timestamptz(6), ADD COLUMN edited_by integer;
CREATE OR REPLACE VIEW away.topics AS SELECT * FROM removed.topics WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE removed.replies ADD COLUMN edited_at timestamptz(6), ADD COLUMN edited_by integer;
CREATE OR REPLACE VIEW away.replies AS SELECT * FROM removed.replies WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE removed.questions ADD COLUMN edited_at timestamptz(6), ADD COLUMN edited_by integer;
CREATE OR REPLACE VIEW away.questions AS SELECT * FROM removed.questions WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE removed.answers ADD COLUMN edited_at timestamptz(6), ADD COLUMN edited_by integer;
CREATE OR REPLACE VIEW away.answers AS SELECT * FROM removed.answers WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE removed.comments ADD COLUMN edited_at timestamptz(6), ADD COLUMN edited_by integer;
CREATE OR REPLACE VIEW away.comments AS SELECT * FROM removed.comments WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE removed.reviews ADD COLUMN edited_at timestamptz(6), ADD COLUMN edited_by integer;
CREATE OR REPLACE VIEW away.reviews AS SELECT * FROM removed.reviews WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE removed.announcements ADD COLUMN edited_at timestamptz(6), ADD COLUMN edited_by integer;
CREATE OR REPLACE VIEW away.announcements AS SELECT * FROM removed.announcements WHERE removal = current_setting('plaza.removal')::integer;

ALTER TABLE revisions ADD COLUMN reason varchar(1000);
ALTER TABLE revisions ADD CONSTRAINT revisions_reason_form CHECK (has_no_controls(reason) AND is_visible(reason)) NOT VALID;
