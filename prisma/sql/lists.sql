-- Totals of lists, in rows that several writers can change at a time.

CREATE OR REPLACE FUNCTION count_in_list(of character varying, whose integer, category text, delta integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO list_counters AS c (list, id, key, slot, items)
  VALUES (of, whose, category, pg_backend_pid() % 16, delta)
  ON CONFLICT (list, id, key, slot) DO UPDATE SET items = c.items + excluded.items
$function$;

CREATE OR REPLACE FUNCTION list_total(of character varying, whose integer, category text)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce(sum(items), 0)::integer FROM list_counters WHERE list = of AND id = whose AND key = category
$function$;
