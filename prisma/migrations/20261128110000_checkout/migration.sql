-- Carts, how sellers ship, tax and are paid, and what an order was placed with.
CREATE TABLE cart_items (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE ON UPDATE CASCADE,
  quantity integer NOT NULL,
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (user_id, product_id)
);
CREATE INDEX cart_items_product_id_idx ON cart_items (product_id);

CREATE TABLE sales_settings (
  store_id integer PRIMARY KEY,
  settings json NOT NULL
);

ALTER TABLE orders
  ADD COLUMN shipping bigint NOT NULL DEFAULT 0,
  ADD COLUMN tax bigint NOT NULL DEFAULT 0,
  ADD COLUMN tax_included boolean NOT NULL DEFAULT true,
  ADD COLUMN shipping_method varchar(100),
  ADD COLUMN shipping_address json,
  ADD COLUMN billing_address json,
  ADD COLUMN payment_method varchar(50),
  ADD COLUMN note varchar(1000),
  ADD COLUMN pay_before timestamptz(6);
ALTER TABLE order_items ADD COLUMN tax bigint NOT NULL DEFAULT 0;
