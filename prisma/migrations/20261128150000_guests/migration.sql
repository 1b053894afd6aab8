-- Orders of buyers without an account, which have one buyer in common.
ALTER TABLE orders
  ADD COLUMN guest_email varchar(254),
  ADD COLUMN guest_language varchar(20);
CREATE INDEX orders_guest_email ON orders (guest_email) WHERE guest_email IS NOT NULL;
ALTER TABLE site_settings ADD COLUMN guest_id integer;
