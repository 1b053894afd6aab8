-- Without a scale, so that neither the table nor an index is written anew. The triggers name the column, and are made again as they are.
DROP TRIGGER row_changed ON products;
DROP TRIGGER product_placed ON products;
DROP TRIGGER zz_events_of_products_update ON products;
ALTER TABLE products DROP CONSTRAINT products_price_range, DROP CONSTRAINT products_regular_price_range;
-- allow column-type: numeric without a scale takes what is stored as it is, and no index has the columns
ALTER TABLE products ALTER COLUMN price TYPE numeric, ALTER COLUMN regular_price TYPE numeric;
ALTER TABLE products
  ADD CONSTRAINT products_price_range CHECK (price >= 0 AND price <= 99999999.99 AND price = round(price, 3)) NOT VALID,
  ADD CONSTRAINT products_regular_price_range
    CHECK (regular_price >= 0 AND regular_price <= 99999999.99 AND regular_price = round(regular_price, 3)) NOT VALID;
CREATE TRIGGER row_changed
BEFORE UPDATE OF store_id, title, slug, sku, description, price, regular_price, status, category, image_url, listed ON products
FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE TRIGGER product_placed BEFORE INSERT OR UPDATE OF store_id, owner_id, title, category, status, listed, currency, price, regular_price ON products
FOR EACH ROW EXECUTE FUNCTION product_placed();
CREATE TRIGGER zz_events_of_products_update AFTER UPDATE OF category, currency, description, image_url, price, status, stock, title ON products FOR EACH ROW
WHEN ((NEW.title IS DISTINCT FROM OLD.title OR NEW.description IS DISTINCT FROM OLD.description OR NEW.price <> OLD.price OR NEW.currency <> OLD.currency OR NEW.status <> OLD.status OR NEW.category <> OLD.category OR NEW.image_url IS DISTINCT FROM OLD.image_url
        OR (NEW.stock > 0) <> (OLD.stock > 0)) OR ((NEW.deleted_at IS NULL AND CASE WHEN NEW.store_id IS NULL THEN NEW.status = 'active' ELSE NEW.listed END) AND (NEW.status <> OLD.status)))
EXECUTE FUNCTION events_of_products_update();
