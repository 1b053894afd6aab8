-- Everything of one person that is hidden or deleted in one step, in the background.
CREATE TABLE person_removals (
  id serial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE CASCADE,
  actor_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE CASCADE,
  action varchar(10) NOT NULL,
  reason varchar(1000),
  state varchar(10) NOT NULL DEFAULT 'removing',
  items integer NOT NULL DEFAULT 0,
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  finished_at timestamptz(6),
  CONSTRAINT person_removals_action_known CHECK (action IN ('hide', 'delete')),
  CONSTRAINT person_removals_state_known CHECK (state IN ('removing', 'removed', 'restoring', 'restored')),
  CONSTRAINT person_removals_end_said CHECK ((finished_at IS NULL) = state IN ('removing', 'restoring'))
);
CREATE INDEX person_removals_user_id_id_idx ON person_removals (user_id, id);
CREATE UNIQUE INDEX person_removals_one_at_a_time ON person_removals (user_id) WHERE state IN ('removing', 'restoring');
-- What each has removed, and as what it was removed before; null if it was visible.
CREATE TABLE person_removal_items (
  removal_id integer PRIMARY KEY REFERENCES removals ON DELETE CASCADE,
  step_id integer NOT NULL REFERENCES person_removals ON DELETE CASCADE,
  state varchar(10),
  reason varchar(1000),
  actor_id integer
);
CREATE INDEX person_removal_items_step_id_removal_id_idx ON person_removal_items (step_id, removal_id);
