ALTER TABLE order_items DROP CONSTRAINT order_items_price_range;
-- allow column-type: numeric without a scale takes what is stored as it is, and no index has the column
ALTER TABLE order_items ALTER COLUMN price TYPE numeric;
ALTER TABLE order_items
  ADD CONSTRAINT order_items_price_range CHECK (price >= 0 AND price <= 99999999.99 AND price = round(price, 3)) NOT VALID;
