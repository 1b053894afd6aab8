-- By a function: a default that names the sequence would count as the sequence of this table.
CREATE FUNCTION next_product_id() RETURNS integer LANGUAGE sql AS $$ SELECT nextval('products_id_seq')::integer $$;
ALTER TABLE product_variants ALTER COLUMN id SET DEFAULT next_product_id();
