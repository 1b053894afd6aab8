CREATE INDEX CONCURRENTLY reviews_product_id_updated_at_id_idx ON reviews (product_id, updated_at, id);
