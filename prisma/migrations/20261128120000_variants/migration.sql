-- Variants of products that have options. They take their ids from the products, so that one id names either.
CREATE TABLE product_variants (
  id integer PRIMARY KEY DEFAULT nextval('products_id_seq'),
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE ON UPDATE CASCADE,
  position smallint NOT NULL,
  option_values text[] NOT NULL,
  sku varchar(64),
  price numeric NOT NULL,
  stock integer NOT NULL,
  weight integer,
  picture_id integer REFERENCES pictures (id) ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX product_variants_product_id_position_idx ON product_variants (product_id, position);
CREATE INDEX product_variants_picture_id_idx ON product_variants (picture_id);

ALTER TABLE products ADD COLUMN options json, ADD COLUMN weight integer;
ALTER TABLE order_items ADD COLUMN variant_id integer NOT NULL DEFAULT 0, ADD COLUMN variant varchar(200);
ALTER TABLE cart_items ADD COLUMN variant_id integer NOT NULL DEFAULT 0;
