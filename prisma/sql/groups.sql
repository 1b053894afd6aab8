-- The number of a group's members.

-- Members that go with their group find no group here.
CREATE OR REPLACE FUNCTION group_members_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE groups g SET member_count = g.member_count - c.members
    FROM (SELECT group_id, count(*)::integer AS members FROM old_members WHERE state = 'member' GROUP BY 1 ORDER BY 1) c
    WHERE g.id = c.group_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE groups g SET member_count = g.member_count + c.members
    FROM (SELECT group_id, count(*)::integer AS members FROM new_members WHERE state = 'member' GROUP BY 1 ORDER BY 1) c
    WHERE g.id = c.group_id;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER group_members_inserted AFTER INSERT ON group_members
REFERENCING NEW TABLE AS new_members FOR EACH STATEMENT EXECUTE FUNCTION group_members_changed();
CREATE OR REPLACE TRIGGER group_members_updated AFTER UPDATE ON group_members
REFERENCING OLD TABLE AS old_members NEW TABLE AS new_members FOR EACH STATEMENT EXECUTE FUNCTION group_members_changed();
CREATE OR REPLACE TRIGGER group_members_deleted AFTER DELETE ON group_members
REFERENCING OLD TABLE AS old_members FOR EACH STATEMENT EXECUTE FUNCTION group_members_changed();
