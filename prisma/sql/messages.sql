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
