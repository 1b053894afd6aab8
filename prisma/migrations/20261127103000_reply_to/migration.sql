-- The reply that a reply answers. No reference, since that one may be gone or moved to another topic.
ALTER TABLE replies ADD COLUMN reply_to_id integer;
ALTER TABLE removed.replies ADD COLUMN reply_to_id integer;
CREATE OR REPLACE VIEW away.replies AS SELECT * FROM removed.replies WHERE removal = current_setting('plaza.removal')::integer;
