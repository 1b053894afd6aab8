-- Who may read boards, and write in them. Nothing changes for those that exist.
ALTER TABLE boards
  ADD COLUMN read_access text NOT NULL DEFAULT 'everybody',
  ADD COLUMN topic_access text NOT NULL DEFAULT 'members',
  ADD COLUMN reply_access text NOT NULL DEFAULT 'members',
  ADD CONSTRAINT boards_read_access_check CHECK (read_access IN ('everybody', 'members', 'groups')) NOT VALID,
  ADD CONSTRAINT boards_topic_access_check CHECK (topic_access IN ('members', 'groups')) NOT VALID,
  ADD CONSTRAINT boards_reply_access_check CHECK (reply_access IN ('members', 'groups')) NOT VALID;
ALTER TABLE boards VALIDATE CONSTRAINT boards_read_access_check;
ALTER TABLE boards VALIDATE CONSTRAINT boards_topic_access_check;
ALTER TABLE boards VALIDATE CONSTRAINT boards_reply_access_check;

-- Groups that may do something in a board.
CREATE TABLE board_groups (
  board_id integer NOT NULL REFERENCES boards (id) ON DELETE CASCADE ON UPDATE CASCADE,
  "right" text NOT NULL,
  group_id integer NOT NULL REFERENCES groups (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT board_groups_pkey PRIMARY KEY (board_id, "right", group_id),
  CONSTRAINT board_groups_right_check CHECK ("right" IN ('read', 'topics', 'replies', 'moderate'))
);
CREATE INDEX board_groups_group_id_idx ON board_groups (group_id);

-- Views of what the present reader may read (prisma/sql/access.sql).
CREATE SCHEMA readable;
