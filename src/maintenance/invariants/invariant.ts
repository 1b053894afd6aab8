/** A rule that must always hold. The query finds each row that violates it: the stored value and the computed one. */
export type Invariant = { area: string; rule: string; query: string };

/** SQL: true if a row's search words wait for the rebuild after a release that changed the comparison of words. */
export const isQueuedSql = (table: string, id: string): string =>
  `EXISTS (SELECT FROM search_rebuilds WHERE source = '${table}' AND next_id >= ${id})`;

/** The counted lists of an area, from its content.ts. */
export const listsOf = (area: string): Invariant => ({
  area,
  rule: 'a list has as many rows as its counter says',
  query: `SELECT thing AS subject, kept::text, counted::text FROM list_faults('${area}')`,
});

/** A deleted account creates nothing. `rows` is SQL of created content: subject, author_id, created_at. */
export function nothingAfterwards(area: string, kind: string, rows: string): Invariant {
  return {
    area,
    rule: `whose account is deleted makes no ${kind} afterwards`,
    query: `
      SELECT made.subject, format('made at %s by user %s', made.created_at, u.id) AS kept,
        format('deleted at %s', u.deleted_at) AS counted
      FROM (${rows}) made JOIN users u ON u.id = made.author_id WHERE made.created_at > u.deleted_at`,
  };
}

/** The rows of a table in the form for `nothingAfterwards`. */
export function madeBy(table: string, noun: string, author = 'author_id', id = 'id'): string {
  return `SELECT '${noun} ' || ${id} AS subject, ${author} AS author_id, created_at FROM ${table}`;
}
