-- Reviews of products by their buyers, and the ratings of products and stores.
ALTER TABLE products ADD COLUMN rating_sum integer NOT NULL DEFAULT 0, ADD COLUMN rating_count integer NOT NULL DEFAULT 0,
  ADD COLUMN rating numeric(3,2) NOT NULL DEFAULT 0;
ALTER TABLE stores ADD COLUMN rating_sum integer NOT NULL DEFAULT 0, ADD COLUMN rating_count integer NOT NULL DEFAULT 0;
CREATE TABLE reviews (
  id serial PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products ON UPDATE CASCADE ON DELETE RESTRICT,
  author_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE RESTRICT,
  rating smallint NOT NULL,
  title varchar(200),
  body text NOT NULL DEFAULT '',
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  reply text,
  replied_at timestamptz(6),
  CONSTRAINT reviews_rating_range CHECK (rating BETWEEN 1 AND 5),
  CONSTRAINT reviews_title_form CHECK (has_no_controls(title) AND is_visible(title)),
  CONSTRAINT reviews_body_form CHECK (has_no_controls(body) AND length(body) <= 5000),
  CONSTRAINT reviews_reply_form CHECK (has_no_controls(reply) AND is_visible(reply) AND length(reply) <= 5000),
  CONSTRAINT reviews_reply_dated CHECK ((reply IS NULL) = (replied_at IS NULL))
);
CREATE UNIQUE INDEX reviews_product_id_author_id_key ON reviews (product_id, author_id);
CREATE INDEX reviews_product_id_id_idx ON reviews (product_id, id);
CREATE INDEX reviews_product_id_rating_id_idx ON reviews (product_id, rating, id);
CREATE INDEX reviews_author_id_id_idx ON reviews (author_id, id);
CREATE TABLE removed.reviews (LIKE reviews, removal integer NOT NULL REFERENCES removals ON DELETE CASCADE, PRIMARY KEY (id));
CREATE INDEX ON removed.reviews (removal);
CREATE INDEX ON removed.reviews (product_id, author_id);
CREATE VIEW away.reviews AS SELECT * FROM removed.reviews WHERE removal = current_setting('plaza.removal')::integer;
-- The declarations say which kinds are revised.
ALTER TABLE revisions DROP CONSTRAINT revisions_target_type_known;

-- allow index: a product is written to when it is edited, ordered or reviewed, and a million are indexed within seconds
CREATE INDEX products_listed_rating ON products (rating, id) INCLUDE (title_key) WHERE listed;
-- allow index: as above
CREATE INDEX products_listed_category_rating ON products (category_key, rating, id) INCLUDE (title_key) WHERE listed;
-- allow index: as above
CREATE INDEX products_shelf_rating ON products (shelf, rating, id) INCLUDE (title_key) WHERE status = 'active';
-- allow index: as above
CREATE INDEX products_shelf_category_rating ON products (shelf, category_key, rating, id) WHERE status = 'active';
