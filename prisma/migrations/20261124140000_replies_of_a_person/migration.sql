-- Staff see what somebody wrote last, and people take along what they wrote.
CREATE INDEX CONCURRENTLY "replies_author_id_id_idx" ON "replies" ("author_id", "id");
