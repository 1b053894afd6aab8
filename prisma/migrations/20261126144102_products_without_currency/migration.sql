-- Of rows that are not filled in yet: empty afterwards.
CREATE INDEX CONCURRENTLY products_without_currency ON products (id) WHERE currency IS NULL;
