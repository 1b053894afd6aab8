CREATE INDEX CONCURRENTLY users_listed_display_name ON users ((lower(display_name::text) COLLATE "C")) INCLUDE (id, username, display_name)
WHERE display_name IS NOT NULL AND deleted_at IS NULL AND NOT awaits_approval AND (email IS NOT NULL OR pending_email IS NULL);
