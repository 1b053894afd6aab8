-- The version of the terms is a checksum of their texts.
DROP TRIGGER row_changed ON site_pages;
-- allow drop: no release has the column
ALTER TABLE site_pages DROP COLUMN updated_at;
