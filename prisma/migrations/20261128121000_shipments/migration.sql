-- Parcels of orders.
CREATE TABLE shipments (
  id serial PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  items json NOT NULL,
  carrier varchar(200),
  tracking varchar(200),
  url varchar(300),
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  delivered_at timestamptz(6)
);
CREATE INDEX shipments_order_id_id_idx ON shipments (order_id, id);

ALTER TABLE order_items ADD COLUMN shipped integer NOT NULL DEFAULT 0;
