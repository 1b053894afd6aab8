-- What happened: written by each change, and then put into the order in which it is told.
CREATE TABLE event_outbox (
  id bigserial PRIMARY KEY,
  type varchar(50) NOT NULL,
  resource_id integer NOT NULL,
  actor_id integer,
  owner_id integer,
  party_id integer,
  audience varchar(10) NOT NULL,
  area varchar(20),
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE events (
  position bigserial PRIMARY KEY,
  type varchar(50) NOT NULL,
  resource_id integer NOT NULL,
  actor_id integer,
  owner_id integer,
  party_id integer,
  audience varchar(10) NOT NULL,
  area varchar(20),
  created_at timestamptz(6) NOT NULL
);

CREATE TABLE event_consumers (
  name varchar(50) PRIMARY KEY,
  position bigint NOT NULL
);

ALTER TABLE removals ADD COLUMN is_new boolean NOT NULL DEFAULT false;
