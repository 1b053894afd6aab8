-- answers: its lists have no counters, and triggers kept nothing but blocks.
LOCK TABLE answers IN ACCESS EXCLUSIVE MODE;
DROP TRIGGER zz_lists_append ON answers;
DROP TRIGGER zz_lists_delete ON answers;
DROP TRIGGER zz_lists_move ON answers;
