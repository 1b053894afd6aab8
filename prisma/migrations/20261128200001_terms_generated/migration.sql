-- What changed in prisma/sql and generated.

-- Orders name the version of a page by this time.
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON site_pages FOR EACH ROW
WHEN (OLD.text <> NEW.text) EXECUTE FUNCTION row_changed();
