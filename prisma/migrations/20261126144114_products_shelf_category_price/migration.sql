CREATE INDEX CONCURRENTLY products_shelf_category_price ON products (shelf, category_key, price, id) WHERE (status = 'active');
