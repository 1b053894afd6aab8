-- Conversations, who takes part in them, and what they write.
CREATE TABLE conversations (
  id serial PRIMARY KEY,
  starter_id integer NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  order_id integer REFERENCES orders (id) ON DELETE SET NULL ON UPDATE CASCADE,
  title varchar(200),
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX conversations_starter_id_created_at_idx ON conversations (starter_id, created_at);
CREATE INDEX conversations_order_id_idx ON conversations (order_id);

CREATE TABLE messages (
  id serial PRIMARY KEY,
  conversation_id integer NOT NULL REFERENCES conversations (id) ON DELETE CASCADE ON UPDATE CASCADE,
  author_id integer NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  content varchar(10000) NOT NULL,
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  edited_at timestamptz(6),
  deleted_at timestamptz(6)
);
CREATE INDEX messages_conversation_id_id_idx ON messages (conversation_id, id);
CREATE INDEX messages_author_id_id_idx ON messages (author_id, id);

CREATE TABLE conversation_people (
  conversation_id integer NOT NULL REFERENCES conversations (id) ON DELETE CASCADE ON UPDATE CASCADE,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  after_id integer NOT NULL DEFAULT 0,
  read_id integer NOT NULL DEFAULT 0,
  latest_id integer NOT NULL DEFAULT 0,
  unread integer NOT NULL DEFAULT 0,
  is_muted boolean NOT NULL DEFAULT false,
  joined_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  left_at timestamptz(6),
  CONSTRAINT conversation_people_pkey PRIMARY KEY (conversation_id, user_id)
);
CREATE INDEX conversation_people_user_id_latest_id_idx ON conversation_people (user_id, latest_id);
-- What the envelope counts.
CREATE INDEX conversation_people_unread_idx ON conversation_people (user_id) WHERE unread > 0 AND left_at IS NULL AND NOT is_muted;

ALTER TABLE users ADD COLUMN messages_from varchar(10) NOT NULL DEFAULT 'everybody';

-- A conversation that nobody is in any more goes, with its messages, unless staff may yet have to read one that was reported.
CREATE OR REPLACE FUNCTION conversation_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM conversations c WHERE c.id = OLD.conversation_id
    AND NOT EXISTS (SELECT FROM conversation_people p WHERE p.conversation_id = c.id AND p.left_at IS NULL)
    AND NOT EXISTS (
      SELECT FROM messages m JOIN reports r ON r.target_type = 'message' AND r.target_id = m.id WHERE m.conversation_id = c.id
    );
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER conversation_left AFTER UPDATE OF left_at OR DELETE ON conversation_people
FOR EACH ROW EXECUTE FUNCTION conversation_left();
