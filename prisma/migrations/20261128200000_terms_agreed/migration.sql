-- The version of the terms and the withdrawal text that a buyer agreed to.
ALTER TABLE orders ADD COLUMN agreed_terms varchar(50);
ALTER TABLE site_pages ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
