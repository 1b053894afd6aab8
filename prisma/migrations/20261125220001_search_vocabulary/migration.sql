-- New words are added with the entries now, and counters where they are counted.
DROP TRIGGER search_vocabulary_insert ON search_entries;
DROP TRIGGER search_vocabulary_update ON search_entries;
-- allow drop: only triggers called them, which the migration before wrote anew
DROP FUNCTION search_vocabulary_add();
-- allow drop: as above
DROP FUNCTION add_to_counters(list_counters[]);
