-- Becomes the key of the items.
CREATE UNIQUE INDEX CONCURRENTLY order_items_by_variant ON order_items (order_id, product_id, variant_id);
