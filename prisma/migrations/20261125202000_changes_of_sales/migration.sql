-- As in the other tables, what is there has the time of this migration.
ALTER TABLE order_stores ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now();
ALTER TABLE order_stores ALTER COLUMN updated_at SET DEFAULT clock_timestamp();
