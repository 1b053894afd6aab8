CREATE INDEX CONCURRENTLY products_updated_at_id_idx ON products (updated_at, id);
