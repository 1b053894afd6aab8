-- The function that searched it searches the other one now, also for the release before.
DROP INDEX CONCURRENTLY videos_title;
