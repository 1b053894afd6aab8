-- Staff are few, and looked for among all users when a contribution may be held.
CREATE INDEX CONCURRENTLY "users_staff" ON "users" ("id") WHERE "role" <> 'member';
