-- Topics from before lead nowhere: which of them were split off is not known.
ALTER TABLE topics ADD COLUMN is_split boolean NOT NULL DEFAULT false;
ALTER TABLE removed.topics ADD COLUMN is_split boolean NOT NULL DEFAULT false;
CREATE OR REPLACE VIEW away.topics AS SELECT * FROM removed.topics WHERE removal = current_setting('plaza.removal')::integer;
