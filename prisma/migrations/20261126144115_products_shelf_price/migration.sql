CREATE INDEX CONCURRENTLY products_shelf_price ON products (shelf, price, id) INCLUDE (title_key) WHERE (status = 'active');
