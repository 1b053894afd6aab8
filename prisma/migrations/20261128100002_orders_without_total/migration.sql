-- For the job that fills in the amounts of older orders.
CREATE INDEX CONCURRENTLY orders_without_total ON orders (id) WHERE total IS NULL;
