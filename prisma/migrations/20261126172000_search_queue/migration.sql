-- What was written waits here for its entry in the search, which was made in the transaction of the change before. Triggers of the next
-- migration fill it. The release before empties it by its call of `rebuild_search`.
CREATE TABLE search_queue (
  type text NOT NULL,
  content_id integer NOT NULL,
  queued_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (type, content_id)
);
