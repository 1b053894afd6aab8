-- For folders that are deleted.
CREATE INDEX CONCURRENTLY files_folder_id_idx ON files (folder_id) WHERE folder_id IS NOT NULL;
