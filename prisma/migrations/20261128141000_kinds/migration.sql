-- What a product is: goods, a file, or a service. An item of an order keeps what it was.
ALTER TABLE products ADD COLUMN kind varchar(20) NOT NULL DEFAULT 'physical', ADD COLUMN file_id integer;
ALTER TABLE products ADD CONSTRAINT products_file_id_fkey FOREIGN KEY (file_id) REFERENCES files (id) ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE order_items ADD COLUMN kind varchar(20) NOT NULL DEFAULT 'physical';
