-- A board has a colour, and can be part of another one.
ALTER TABLE boards
  ADD COLUMN color text,
  ADD COLUMN parent_id integer,
  ADD CONSTRAINT boards_color_check CHECK (color IN ('blue', 'green', 'amber', 'rose', 'violet', 'teal')) NOT VALID,
  ADD CONSTRAINT boards_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES boards (id) ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE boards VALIDATE CONSTRAINT boards_color_check;
ALTER TABLE boards VALIDATE CONSTRAINT boards_parent_id_fkey;

-- A view has the columns of when it was made.
CREATE OR REPLACE VIEW readable.boards AS
SELECT r.* FROM boards r WHERE r.id NOT IN (SELECT id FROM readable.closed_boards);
