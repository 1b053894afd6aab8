-- Uploaded pictures of products, stores and people. A product says which is its first, so that lists need no join.
CREATE TABLE pictures (
  id serial PRIMARY KEY,
  product_id integer REFERENCES products (id) ON DELETE CASCADE ON UPDATE CASCADE,
  store_id integer REFERENCES stores (id) ON DELETE CASCADE ON UPDATE CASCADE,
  user_id integer REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  place varchar(10),
  position smallint NOT NULL DEFAULT 0,
  alt varchar(500) NOT NULL DEFAULT '',
  version varchar(12) NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT pictures_of_one CHECK (num_nonnulls(product_id, store_id, user_id) = 1 AND (product_id IS NULL) = (place IS NOT NULL)),
  CONSTRAINT pictures_alt_no_controls CHECK (has_no_controls(alt))
);
CREATE UNIQUE INDEX pictures_store_id_place_key ON pictures (store_id, place);
CREATE UNIQUE INDEX pictures_user_id_place_key ON pictures (user_id, place);
CREATE INDEX pictures_product_id_position_id_idx ON pictures (product_id, position, id);

CREATE TABLE picture_files (
  picture_id integer NOT NULL REFERENCES pictures (id) ON DELETE CASCADE ON UPDATE CASCADE,
  size smallint NOT NULL,
  object_key varchar(64) NOT NULL,
  bytes integer NOT NULL,
  CONSTRAINT picture_files_pkey PRIMARY KEY (picture_id, size)
);
CREATE UNIQUE INDEX picture_files_object_key_key ON picture_files (object_key);

ALTER TABLE products ADD COLUMN picture varchar(30);
