-- Processing of films: the work that is due, and what was made of it. These rows stay while a film is hidden or deleted, and a job removes
-- those whose film is gone for good, with their objects.
ALTER TABLE videos ADD COLUMN failure varchar(50), ADD COLUMN poster varchar(30), ADD COLUMN plays_as_sent boolean NOT NULL DEFAULT true;
ALTER TABLE removed.videos ADD COLUMN failure varchar(50), ADD COLUMN poster varchar(30), ADD COLUMN plays_as_sent boolean NOT NULL DEFAULT true;

CREATE TABLE video_jobs (
  video_id integer NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  progress smallint NOT NULL DEFAULT 0,
  lease varchar(32),
  due_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  writing varchar(64)[] NOT NULL DEFAULT '{}',
  CONSTRAINT video_jobs_pkey PRIMARY KEY (video_id),
  CONSTRAINT video_jobs_progress_range CHECK (progress BETWEEN 0 AND 100)
);
CREATE INDEX video_jobs_due_at_idx ON video_jobs (due_at);

CREATE TABLE video_renditions (
  video_id integer NOT NULL,
  side smallint NOT NULL,
  object_key varchar(64) NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  bandwidth integer NOT NULL,
  codecs varchar(100) NOT NULL,
  bytes bigint NOT NULL,
  playlist text NOT NULL,
  CONSTRAINT video_renditions_pkey PRIMARY KEY (video_id, side)
);
CREATE UNIQUE INDEX video_renditions_object_key_key ON video_renditions (object_key);

CREATE TABLE media_workers (
  id varchar(32) NOT NULL,
  seen_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT media_workers_pkey PRIMARY KEY (id)
);

ALTER TABLE pictures ADD COLUMN video_id integer;
ALTER TABLE pictures DROP CONSTRAINT pictures_of_one;
ALTER TABLE pictures ADD CONSTRAINT pictures_of_one
  CHECK (num_nonnulls(product_id, store_id, user_id, video_id) = 1 AND (product_id IS NULL) = (place IS NOT NULL)) NOT VALID;
ALTER TABLE pictures VALIDATE CONSTRAINT pictures_of_one;
CREATE OR REPLACE VIEW away.videos AS SELECT * FROM removed.videos WHERE removal = current_setting('plaza.removal')::integer;
