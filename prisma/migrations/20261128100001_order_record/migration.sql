-- The record of an order: its number at its seller, amounts in minor units, what was refunded, and its steps.
ALTER TABLE orders
  ADD COLUMN number integer,
  ADD COLUMN subtotal bigint,
  ADD COLUMN total bigint,
  ADD COLUMN refunded bigint NOT NULL DEFAULT 0,
  ADD COLUMN cancel_reason varchar(1000);
ALTER TABLE order_items ADD COLUMN refunded integer NOT NULL DEFAULT 0;
ALTER TABLE order_stores ADD COLUMN cancelled boolean NOT NULL DEFAULT false;

CREATE TABLE order_numbers (
  store_id integer PRIMARY KEY,
  last integer NOT NULL
);

CREATE TABLE order_steps (
  id serial PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  type varchar(50) NOT NULL,
  party varchar(50) NOT NULL,
  actor_id integer REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  amount bigint,
  items json,
  reason varchar(1000),
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX order_steps_order_id_id_idx ON order_steps (order_id, id);
CREATE INDEX order_steps_actor_id_idx ON order_steps (actor_id);

-- The event has the name of the state.
-- allow rows: the table has a row for each webhook
UPDATE webhooks SET types = array_replace(types, 'order.withdrawn', 'order.cancelled') WHERE 'order.withdrawn' = ANY (types);

ALTER TABLE orders DROP CONSTRAINT orders_pending_is_unpaid;
ALTER TABLE orders ADD CONSTRAINT orders_pending_is_unpaid
  CHECK (status = 'cancelled' OR (status = 'pending') = (paid_at IS NULL)) NOT VALID;
