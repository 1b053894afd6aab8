-- What changed in prisma/sql and generated.

-- Whether a person moderates the board of a topic or reply, which may be removed, or a board.
CREATE OR REPLACE FUNCTION moderates_content(of_type text, of_id integer, person integer) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  topic integer := of_id;
  board integer := of_id;
BEGIN
  IF of_type = 'reply' THEN
    SELECT topic_id INTO topic FROM (SELECT id, topic_id FROM replies UNION ALL SELECT id, topic_id FROM removed.replies) r WHERE id = of_id;
  END IF;
  IF of_type IN ('topic', 'reply') THEN
    SELECT board_id INTO board FROM (SELECT id, board_id FROM topics UNION ALL SELECT id, board_id FROM removed.topics) t WHERE id = topic;
  ELSIF of_type <> 'board' THEN
    RETURN false;
  END IF;
  RETURN in_board_group(board, person, 'moderate');
END $$;
