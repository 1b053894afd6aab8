-- What is hidden by moderators, waits for approval or is deleted.
--
-- Such content is not in the tables that everybody's statements read: its rows are moved to tables of the same names in the schema
-- `removed`, with all that belongs to it. So no list, search, count or link can show it, whatever statement asks,
-- and the triggers that count see a deletion, and an insertion when it is restored. A row of `removals` says
-- what was moved, and why. Stores and products stay, since orders need them: they are removed by their status. The functions are in
-- generated/content.sql, which `npm run generate` makes of the declarations in src/areas/*/content.ts.
--
-- The schema `away` has views of the same names, which show what one removal took, that of the setting `plaza.removal`. With
-- `away` before `public` in the search path a statement reads a topic that is hidden as it reads any other.

-- A comment is as private as its video is, also one that is away.
CREATE OR REPLACE FUNCTION video_concealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE removals SET is_private = NEW.visibility = 'private'
  WHERE target_type = 'comment' AND target_id IN (SELECT id FROM removed.comments WHERE video_id = NEW.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER video_concealed AFTER UPDATE OF visibility ON videos FOR EACH ROW
WHEN ((OLD.visibility = 'private') <> (NEW.visibility = 'private')) EXECUTE FUNCTION video_concealed();
