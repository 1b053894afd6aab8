CREATE INDEX CONCURRENTLY orders_without_currency ON orders (id) WHERE currency IS NULL;
