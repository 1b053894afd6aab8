-- Orders of buyers without an account, which have one buyer in common.
ALTER TABLE orders
  ADD COLUMN guest_email varchar(254),
  ADD COLUMN guest_language varchar(20);
ALTER TABLE site_settings ADD COLUMN guest_id integer;
