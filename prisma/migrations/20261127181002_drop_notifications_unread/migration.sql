-- The index by thread serves the release before as well.
DROP INDEX CONCURRENTLY notifications_unread;
