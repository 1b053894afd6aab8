CREATE INDEX CONCURRENTLY files_owner_id_folder_id_size_id_idx ON files (owner_id, folder_id, size, id);
