-- audit_log: its lists have no counters, and triggers kept nothing but blocks.
LOCK TABLE audit_log IN ACCESS EXCLUSIVE MODE;
DROP TRIGGER zz_lists_append ON audit_log;
DROP TRIGGER zz_lists_delete ON audit_log;
DROP TRIGGER zz_lists_move ON audit_log;
