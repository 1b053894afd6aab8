-- Captions of videos. Like what is made of them, these rows stay while a video is hidden or deleted.
CREATE TABLE video_captions (
  video_id integer NOT NULL,
  language varchar(35) NOT NULL,
  label varchar(100) NOT NULL,
  content text NOT NULL,
  updated_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT video_captions_pkey PRIMARY KEY (video_id, language)
);
