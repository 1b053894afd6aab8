-- Items that buyers want to send back.
CREATE TABLE returns (
  id serial PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  status varchar(50) NOT NULL DEFAULT 'requested',
  items json NOT NULL,
  reason varchar(1000) NOT NULL,
  answer varchar(1000),
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX returns_order_id_id_idx ON returns (order_id, id);

ALTER TABLE order_items ADD COLUMN returned integer NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN return_days integer;
