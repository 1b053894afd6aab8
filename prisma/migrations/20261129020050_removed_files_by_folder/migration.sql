-- For folders that are kept while a file of theirs can be restored.
CREATE INDEX CONCURRENTLY files_folder_id_idx ON removed.files (folder_id) WHERE folder_id IS NOT NULL;
