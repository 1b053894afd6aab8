-- The page index. No node of the release before reads it, and no trigger writes it since the migrations before this one.

-- allow drop: only functions that go here read it
DROP VIEW lists;

DO $$
DECLARE
  unused regprocedure;
BEGIN
  FOR unused IN
    SELECT p.oid::regprocedure FROM pg_proc p WHERE pronamespace = current_schema()::regnamespace AND (
      proname ~ '^(page|total)_of_'
      OR proname IN ('list_start', 'list_start_reversed', 'list_stretch', 'lock_list', 'make_blocks', 'move_in_blocks', 'block_before',
        'cut_list', 'block_grown', 'tail_grown', 'counted_lists')
      OR proname ~ '^count_\w+_(insert|append|delete|update|move)$' AND NOT EXISTS (SELECT FROM pg_trigger WHERE tgfoid = p.oid)
    )
  LOOP
    EXECUTE format('DROP FUNCTION %s CASCADE', unused);
  END LOOP;
END $$;

-- allow drop: as above
DROP TABLE list_blocks;

-- allow drop: as above
DROP TABLE list_tails;
