-- Invoices, numbered by their sellers, and who the sellers are.
CREATE TABLE invoices (
  order_id integer PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  store_id integer NOT NULL,
  number integer NOT NULL,
  trader json,
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX invoices_store_id_number_key ON invoices (store_id, number);

CREATE TABLE invoice_numbers (
  store_id integer PRIMARY KEY,
  last integer NOT NULL
);

CREATE TABLE traders (
  store_id integer PRIMARY KEY,
  trader json NOT NULL
);

-- Rates of tax in hundredths of a percent.
ALTER TABLE order_items ADD COLUMN tax_rate integer;
ALTER TABLE orders ADD COLUMN shipping_tax_rate integer;
