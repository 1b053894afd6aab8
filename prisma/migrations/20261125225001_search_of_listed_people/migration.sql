-- Who has not confirmed an address is found no more.
-- allow rows: nobody waits for what a search finds of these few.
DELETE FROM search_entries e USING users u
WHERE e.type = 'person' AND u.id = e.content_id AND u.email IS NULL AND u.pending_email IS NOT NULL;
