-- An order is placed with the row of its seller, also in the shop, and no longer deleted.
DROP TRIGGER zz_events_of_orders_insert ON orders;
DROP TRIGGER zz_events_of_orders_delete ON orders;
-- allow drop: only the triggers that are dropped above call it
DROP FUNCTION events_of_orders_insert();
-- allow drop: only the triggers that are dropped above call it
DROP FUNCTION events_of_orders_delete();
