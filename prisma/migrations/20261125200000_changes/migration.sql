-- When a row changed. What is there counts as changed now: its time is the same for all rows, so that no table is rewritten.
ALTER TABLE topics ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE topics ALTER COLUMN updated_at SET DEFAULT clock_timestamp();
ALTER TABLE questions ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE questions ALTER COLUMN updated_at SET DEFAULT clock_timestamp();
ALTER TABLE videos ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE videos ALTER COLUMN updated_at SET DEFAULT clock_timestamp();
ALTER TABLE products ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE products ALTER COLUMN updated_at SET DEFAULT clock_timestamp();
ALTER TABLE orders ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE orders ALTER COLUMN updated_at SET DEFAULT clock_timestamp();

ALTER TABLE removed.topics ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
CREATE OR REPLACE VIEW away.topics AS SELECT * FROM removed.topics WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE removed.questions ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
CREATE OR REPLACE VIEW away.questions AS SELECT * FROM removed.questions WHERE removal = current_setting('plaza.removal')::integer;
ALTER TABLE removed.videos ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
CREATE OR REPLACE VIEW away.videos AS SELECT * FROM removed.videos WHERE removal = current_setting('plaza.removal')::integer;
