-- A partial index would be made anew, behind a lock, when the type of its column changes. It is made again afterwards, CONCURRENTLY.
DROP INDEX CONCURRENTLY products_shelf_category_price;
