-- Payments through providers, what is to be done there, and the accounts of stores with the site.
CREATE TYPE payment_status AS ENUM ('starting', 'open', 'paid', 'ended');

CREATE TABLE payments (
  id serial PRIMARY KEY,
  provider varchar(50) NOT NULL,
  status payment_status NOT NULL DEFAULT 'starting',
  key varchar(64) NOT NULL,
  is_test boolean NOT NULL,
  currency varchar(3) NOT NULL,
  amount bigint NOT NULL,
  order_ids integer[] NOT NULL,
  session varchar(200),
  intent varchar(200),
  url varchar(2048),
  fault varchar(500),
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX payments_key_key ON payments (key);

CREATE TABLE payment_tasks (
  id serial PRIMARY KEY,
  payment_id integer NOT NULL REFERENCES payments (id) ON DELETE CASCADE ON UPDATE CASCADE,
  kind varchar(50) NOT NULL,
  key varchar(64) NOT NULL,
  order_id integer,
  amount bigint,
  attempts smallint NOT NULL DEFAULT 0,
  fault varchar(500),
  due_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  done_at timestamptz(6)
);
CREATE UNIQUE INDEX payment_tasks_key_key ON payment_tasks (key);
CREATE INDEX payment_tasks_payment_id_idx ON payment_tasks (payment_id);
CREATE INDEX payment_tasks_due ON payment_tasks (due_at) WHERE done_at IS NULL;

CREATE TABLE ledger_entries (
  id serial PRIMARY KEY,
  store_id integer NOT NULL REFERENCES stores (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  order_id integer REFERENCES orders (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  type varchar(50) NOT NULL,
  debit varchar(50) NOT NULL,
  credit varchar(50) NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  note varchar(1000),
  actor_id integer REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX ledger_entries_store_id_id_idx ON ledger_entries (store_id, id);
CREATE INDEX ledger_entries_order_id_idx ON ledger_entries (order_id);
CREATE INDEX ledger_entries_actor_id_idx ON ledger_entries (actor_id);

ALTER TABLE orders ADD COLUMN payment_id integer;
ALTER TABLE order_items ADD COLUMN commission bigint NOT NULL DEFAULT 0;
ALTER TABLE stores ADD COLUMN commission decimal(5, 2);
