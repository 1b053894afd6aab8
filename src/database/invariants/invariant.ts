/** A rule that must always be true. The query finds each row that breaks it: the value kept, and the value counted. */
export type Invariant = { area: string; rule: string; query: string };

/** The lists of an area, which its content.ts declares. */
export const listsOf = (area: string): Invariant => ({
  area,
  rule: 'a list has as many rows as its counter says, and a block of it as many as the block says',
  query: `SELECT thing AS subject, kept::text, counted::text FROM list_faults('${area}')`,
});

/** A deleted account creates nothing. `rows` is SQL of what was created: subject, author_id, created_at. */
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

/** What was said before is of something that is there, and of its owner. `rows` is SQL of what is: id, owner_id. */
export function revisionsOf(area: string, type: string, rows: string): Invariant {
  return {
    area,
    rule: `a revision of a ${type} is of one that is there, and belongs to whom that belongs to`,
    query: `
      SELECT format('revision %s of ${type} %s', v.number, v.target_id) AS subject,
        coalesce('user ' || v.owner_id, 'no owner') AS kept,
        CASE WHEN t.id IS NULL THEN 'no such ${type}' ELSE coalesce('user ' || t.owner_id, 'no owner') END AS counted
      FROM revisions v LEFT JOIN (${rows}) t ON t.id = v.target_id
      WHERE v.target_type = '${type}' AND (t.id IS NULL OR v.owner_id IS DISTINCT FROM t.owner_id)`,
  };
}

/** The rows of a table as `nothingAfterwards` wants them. */
export function madeBy(table: string, noun: string, author = 'author_id', id = 'id'): string {
  return `SELECT '${noun} ' || ${id} AS subject, ${author} AS author_id, created_at FROM ${table}`;
}

/** The rows of a table, removed ones included, as `revisionsOf` wants them. */
export const withRemoved = (table: string): string =>
  `SELECT id, author_id AS owner_id FROM ${table} UNION ALL SELECT id, author_id FROM removed.${table}`;
