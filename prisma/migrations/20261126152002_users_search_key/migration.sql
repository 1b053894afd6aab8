-- Alone, since it does not lock the table.
CREATE INDEX CONCURRENTLY users_listed_search_key ON users ((search_key(display_name::text) COLLATE "C")) INCLUDE (id, username, display_name)
WHERE display_name IS NOT NULL AND deleted_at IS NULL AND NOT awaits_approval AND (email IS NOT NULL OR pending_email IS NULL);
