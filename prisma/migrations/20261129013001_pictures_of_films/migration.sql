CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS pictures_video_id_place_key ON pictures (video_id, place);
