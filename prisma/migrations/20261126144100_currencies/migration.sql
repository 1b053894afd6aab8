-- The currency of prices and orders: of rows from before it is filled in by a job (src/content/currency.ts), since the database does not
-- know the setting. The site's is what it was started with.
ALTER TABLE site_settings ADD COLUMN currency varchar(3);
ALTER TABLE products ADD COLUMN currency varchar(3);
ALTER TABLE orders ADD COLUMN currency varchar(3);
