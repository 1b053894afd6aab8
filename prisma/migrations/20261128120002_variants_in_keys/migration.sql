-- Several variants of a product can be in one order or cart. The release before names none.
ALTER TABLE order_items DROP CONSTRAINT order_items_pkey, ADD CONSTRAINT order_items_pkey PRIMARY KEY USING INDEX order_items_by_variant;
-- allow constraint: no release has the table yet
ALTER TABLE cart_items DROP CONSTRAINT cart_items_pkey, ADD CONSTRAINT cart_items_pkey PRIMARY KEY (user_id, product_id, variant_id);
