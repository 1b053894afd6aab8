CREATE INDEX CONCURRENTLY order_stores_store_id_updated_at_order_id_idx ON order_stores (store_id, updated_at, order_id);
