/** What must always be so. The query finds every thing for which it is not: what is kept of it, and what is counted. */
export type Invariant = { area: string; rule: string; query: string };

/** The counter of a list is the sum of its slots; `held` is SQL of what each list holds. */
export function listCounter(area: string, list: string, rule: string, held: string): Invariant {
  return {
    area,
    rule,
    query: `
      SELECT format('list of ${list} %s %s', id, key) AS thing,
        coalesce(c.items, 0) AS kept, coalesce(held.items, 0) AS counted
      FROM (SELECT id, key, sum(items) AS items FROM list_counters WHERE list = '${list}' GROUP BY 1, 2) c
      FULL JOIN (${held}) held USING (id, key)
      WHERE coalesce(c.items, 0) <> coalesce(held.items, 0)`,
  };
}
