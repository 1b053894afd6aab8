-- When a post changed. What is there counts as changed now: its time is the same for all rows, so that no table is rewritten.
ALTER TABLE replies ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE replies ALTER COLUMN updated_at SET DEFAULT clock_timestamp();
ALTER TABLE answers ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE answers ALTER COLUMN updated_at SET DEFAULT clock_timestamp();
ALTER TABLE comments ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE comments ALTER COLUMN updated_at SET DEFAULT clock_timestamp();
ALTER TABLE reviews ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE reviews ALTER COLUMN updated_at SET DEFAULT clock_timestamp();
ALTER TABLE announcements ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE announcements ALTER COLUMN updated_at SET DEFAULT clock_timestamp();

ALTER TABLE removed.replies ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
CREATE OR REPLACE VIEW away.replies AS SELECT * FROM removed.replies WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE removed.answers ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
CREATE OR REPLACE VIEW away.answers AS SELECT * FROM removed.answers WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE removed.comments ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
CREATE OR REPLACE VIEW away.comments AS SELECT * FROM removed.comments WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE removed.reviews ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
CREATE OR REPLACE VIEW away.reviews AS SELECT * FROM removed.reviews WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE removed.announcements ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
CREATE OR REPLACE VIEW away.announcements AS SELECT * FROM removed.announcements WHERE removal = current_setting('plaza.removal')::integer;
