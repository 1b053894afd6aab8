-- files: its lists have no counters, and triggers kept nothing but blocks.
LOCK TABLE files IN ACCESS EXCLUSIVE MODE;
DROP TRIGGER zz_lists_insert ON files;
DROP TRIGGER zz_lists_delete ON files;
DROP TRIGGER zz_lists_update ON files;
DROP TRIGGER zz_lists_move ON files;
