CREATE INDEX CONCURRENTLY products_listed_price ON products (price, id) INCLUDE (title_key) WHERE listed;
