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

/** Nobody makes anything once their account is deleted. `rows` is SQL of what they made: thing, author_id, created_at. */
export function nothingAfterwards(area: string, kind: string, rows: string): Invariant {
  return {
    area,
    rule: `whose account is deleted makes no ${kind} afterwards`,
    query: `
      SELECT made.thing, format('made at %s by user %s', made.created_at, u.id) AS kept,
        format('deleted at %s', u.deleted_at) AS counted
      FROM (${rows}) made JOIN users u ON u.id = made.author_id WHERE made.created_at > u.deleted_at`,
  };
}

/** The rows of a table as `nothingAfterwards` wants them. */
export function madeBy(table: string, noun: string, author = 'author_id', id = 'id'): string {
  return `SELECT '${noun} ' || ${id} AS thing, ${author} AS author_id, created_at FROM ${table}`;
}
