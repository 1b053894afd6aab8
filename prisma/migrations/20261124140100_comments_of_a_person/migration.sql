-- Staff see what somebody wrote last, and people take along what they wrote.
CREATE INDEX CONCURRENTLY "comments_author_id_id_idx" ON "comments" ("author_id", "id");
