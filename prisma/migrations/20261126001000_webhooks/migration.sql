-- Addresses that are told of events.
CREATE TABLE webhooks (
  id serial PRIMARY KEY,
  owner_id integer REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  grant_id integer REFERENCES app_grants (id) ON DELETE CASCADE ON UPDATE CASCADE,
  url varchar(1000) NOT NULL,
  types text[],
  description varchar(200),
  is_ordered boolean NOT NULL DEFAULT false,
  secret text NOT NULL,
  old_secret text,
  old_secret_until timestamptz(6),
  failing_since timestamptz(6),
  disabled_at timestamptz(6),
  disabled_for varchar(10),
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  CHECK ((disabled_at IS NULL) = (disabled_for IS NULL)),
  CHECK (disabled_for IN ('asked', 'failing', 'gone'))
);
CREATE INDEX webhooks_owner_id_idx ON webhooks (owner_id);
CREATE INDEX webhooks_grant_id_idx ON webhooks (grant_id);

-- What is sent to them, and what came of it.
CREATE TABLE webhook_deliveries (
  id bigserial PRIMARY KEY,
  webhook_id integer NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE ON UPDATE CASCADE,
  position bigint,
  type varchar(50) NOT NULL,
  resource varchar(40) NOT NULL,
  status varchar(10) NOT NULL DEFAULT 'waiting',
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz(6) NOT NULL DEFAULT now(),
  attempted_at timestamptz(6),
  duration integer,
  response_status integer,
  response_body text,
  fault varchar(300),
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  CHECK (status IN ('delivered', 'failed', 'skipped', 'waiting'))
);
CREATE UNIQUE INDEX webhook_deliveries_webhook_id_position_key ON webhook_deliveries (webhook_id, position);
CREATE INDEX webhook_deliveries_webhook_id_id_idx ON webhook_deliveries (webhook_id, id);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, due_at) WHERE status = 'waiting';
CREATE INDEX webhook_deliveries_in_order ON webhook_deliveries (webhook_id, resource, position) WHERE status = 'waiting';

-- A replay looks for the events of a period.
-- allow index: the table is new in this release
CREATE INDEX events_created_at_idx ON events USING brin (created_at);
