-- Staff look people up by a part of their name.
CREATE INDEX CONCURRENTLY "users_name_parts" ON "users" USING gin (lower("username"::text) gin_trgm_ops);
