CREATE INDEX CONCURRENTLY orders_buyer_id_updated_at_id_idx ON orders (buyer_id, updated_at, id);
