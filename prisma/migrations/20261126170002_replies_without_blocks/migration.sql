-- replies: its lists have no counters, and triggers kept nothing but blocks.
LOCK TABLE replies IN ACCESS EXCLUSIVE MODE;
DROP TRIGGER zz_lists_insert ON replies;
DROP TRIGGER zz_lists_append ON replies;
DROP TRIGGER zz_lists_delete ON replies;
DROP TRIGGER zz_lists_move ON replies;
