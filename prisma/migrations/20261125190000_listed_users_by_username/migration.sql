CREATE INDEX CONCURRENTLY users_listed_username ON users ((lower(username::text) COLLATE "C"), id) INCLUDE (username)
WHERE deleted_at IS NULL AND NOT awaits_approval AND (email IS NOT NULL OR pending_email IS NULL);
