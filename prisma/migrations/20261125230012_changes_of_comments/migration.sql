CREATE INDEX CONCURRENTLY comments_video_id_updated_at_id_idx ON comments (video_id, updated_at, id);
