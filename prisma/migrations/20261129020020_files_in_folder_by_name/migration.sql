CREATE INDEX CONCURRENTLY files_owner_id_folder_id_name_key_id_idx ON files (owner_id, folder_id, name_key, id);
