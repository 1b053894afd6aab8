-- People who may do something together, and who of them is a member, has asked to be one, or is invited.
CREATE TYPE group_visibility AS ENUM ('public', 'members', 'hidden');
CREATE TYPE group_joining AS ENUM ('open', 'request', 'invitation');
CREATE TYPE group_member_state AS ENUM ('member', 'requested', 'invited');
CREATE TABLE groups (
  id serial NOT NULL,
  slug citext NOT NULL,
  name varchar(100) NOT NULL,
  description text NOT NULL DEFAULT '',
  visibility group_visibility NOT NULL,
  joining group_joining NOT NULL,
  member_count integer NOT NULL DEFAULT 0,
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT groups_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX groups_slug_key ON groups (slug);
CREATE TABLE group_members (
  group_id integer NOT NULL REFERENCES groups (id) ON DELETE CASCADE ON UPDATE CASCADE,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  is_owner boolean NOT NULL DEFAULT false,
  state group_member_state NOT NULL,
  since timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  issuer varchar(2000),
  CONSTRAINT group_members_pkey PRIMARY KEY (group_id, user_id),
  CONSTRAINT group_members_owner_check CHECK (state = 'member' OR NOT is_owner)
);
CREATE INDEX group_members_user_id_group_id_idx ON group_members (user_id, group_id);
CREATE INDEX group_members_in_order_idx ON group_members (group_id, state, is_owner, since, user_id);
