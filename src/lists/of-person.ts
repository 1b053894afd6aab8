import type { Statement } from '../database/client.js';

/** What a list of somebody's things is made of. */
export type PersonList = {
  name: string;
  /** The reply's field for the rows. */
  field: string;
  /** SQL of the table, and of the condition on its rows. $1 is the person; what the list has of its own begins with $5. */
  rows: string;
  /** SQL of a row's fields, and of the joins to `page.id` that they need. */
  columns: string;
  from: string;
};

/** As many rows as the contract lets a page have. Without a number the plan would be made for a tenth of the table. */
const maxPerPage = 100;

/** The statement of one page of what somebody has, newest first. It counts the rows: they are one person's. */
export function personList({ name, field, rows, columns, from }: PersonList): Statement {
  return {
    name,
    text: `
      WITH page AS (
        SELECT id FROM (SELECT id FROM ${rows} ORDER BY id DESC LIMIT $2::integer OFFSET $3::integer) wanted
        LIMIT ${maxPerPage}
      ),
      shown AS (SELECT ${columns} FROM page ${from} ORDER BY page.id DESC)
      SELECT row_to_json(r)::text AS reply FROM (
        SELECT coalesce((SELECT json_agg(row_to_json(shown)) FROM shown), '[]') AS ${field},
          $4::integer AS page, ceil(total / $2::numeric)::integer AS pages, total
        FROM (SELECT count(*)::integer AS total FROM ${rows}) counted
      ) r`,
  };
}

/** The first four parameters of such a statement. */
export function pageOfPerson(person: number, query: { page?: number; per_page?: number }): number[] {
  const { page = 1, per_page: perPage = 20 } = query;
  return [person, perPage, (page - 1) * perPage, page];
}
