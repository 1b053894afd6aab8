CREATE INDEX CONCURRENTLY products_listed_category_price ON products (category_key, price, id) INCLUDE (title_key) WHERE listed;
