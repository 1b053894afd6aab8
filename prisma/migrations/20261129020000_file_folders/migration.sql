-- Folders of people's files.
CREATE TABLE file_folders (
  id serial NOT NULL,
  owner_id integer NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  parent_id integer REFERENCES file_folders (id) ON DELETE CASCADE ON UPDATE CASCADE,
  ancestors integer[] NOT NULL DEFAULT '{}',
  name varchar(255) NOT NULL,
  name_key text NOT NULL DEFAULT '',
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  deleted_at timestamptz(6),
  CONSTRAINT file_folders_pkey PRIMARY KEY (id),
  CONSTRAINT file_folders_depth_check CHECK (cardinality(ancestors) < 20),
  CONSTRAINT file_folders_ancestors_check CHECK (ancestors[cardinality(ancestors)] IS NOT DISTINCT FROM parent_id AND NOT id = ANY (ancestors))
);
CREATE UNIQUE INDEX file_folders_names_idx ON file_folders (owner_id, parent_id, lower(name)) NULLS NOT DISTINCT WHERE deleted_at IS NULL;
CREATE INDEX file_folders_owner_id_parent_id_name_key_id_idx ON file_folders (owner_id, parent_id, name_key, id);
CREATE INDEX file_folders_parent_id_idx ON file_folders (parent_id);
CREATE INDEX file_folders_deleted_at_idx ON file_folders (deleted_at) WHERE deleted_at IS NOT NULL;

ALTER TABLE files ADD COLUMN folder_id integer;
ALTER TABLE files ADD CONSTRAINT files_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES file_folders (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE removed.files ADD COLUMN folder_id integer;
CREATE OR REPLACE VIEW away.files AS SELECT * FROM removed.files WHERE removal = current_setting('plaza.removal')::integer;
