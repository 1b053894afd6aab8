-- comments: its lists have no counters, and triggers kept nothing but blocks.
LOCK TABLE comments IN ACCESS EXCLUSIVE MODE;
DROP TRIGGER zz_lists_insert ON comments;
DROP TRIGGER zz_lists_delete ON comments;
DROP TRIGGER zz_lists_move ON comments;
