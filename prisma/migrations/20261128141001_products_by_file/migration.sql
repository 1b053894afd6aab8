-- For files that are deleted.
CREATE INDEX CONCURRENTLY products_file_id_idx ON products (file_id) WHERE file_id IS NOT NULL;
