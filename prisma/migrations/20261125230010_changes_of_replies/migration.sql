CREATE INDEX CONCURRENTLY replies_topic_id_updated_at_id_idx ON replies (topic_id, updated_at, id);
