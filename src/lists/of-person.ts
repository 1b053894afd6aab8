import { type ReplyStatement, replying, type SchemaName } from '../database/statement.js';

/** What a list of somebody's things is made of. */
export type PersonList<Name extends SchemaName> = {
  name: string;
  /** The contract's schema of the reply. */
  schema: Name;
  /** The reply's field for the rows. */
  field: string;
  /** SQL of the table, and of the condition on its rows. What the list has of its own begins with $5. */
  rows: (person: string) => string;
  /** SQL of a row's fields, and of the joins to `page.id` that they need. */
  columns: string;
  from: string;
};

/** As many rows as the contract lets a page have. Without a number the plan would be made for a tenth of the table. */
const maxPerPage = 100;

/** SQL of the person that $1 says, and whose a list therefore is. */
const persons = { id: '$1::integer', username: '(SELECT id FROM users WHERE username = $1::citext)' };

/**
 * The statement of one page of what somebody has, newest first; no row if there is no such person. It counts the rows: they
 * are one person's.
 */
export function personList<Name extends SchemaName>(
  { name, schema, field, rows, columns, from }: PersonList<Name>,
  by: keyof typeof persons = 'id',
): ReplyStatement<Name> {
  const all = rows(persons[by]);
  return replying(schema, {
    name: `${name}_by_${by}`,
    text: `
      WITH page AS (
        SELECT id FROM (SELECT id FROM ${all} ORDER BY id DESC LIMIT $2::integer OFFSET $3::integer) wanted
        LIMIT ${maxPerPage}
      ),
      shown AS (SELECT ${columns} FROM page ${from} ORDER BY page.id DESC)
      SELECT row_to_json(r)::text AS reply FROM (
        SELECT coalesce((SELECT json_agg(row_to_json(shown)) FROM shown), '[]') AS ${field},
          $4::integer AS page, ceil(total / $2::numeric)::integer AS pages, total
        FROM (SELECT count(*)::integer AS total FROM ${all}) counted WHERE ${persons[by]} IS NOT NULL
      ) r`,
  });
}

/** The first four parameters of such a statement. */
export function pageOfPerson<Person extends number | string>(
  person: Person,
  query: { page?: number; per_page?: number },
): (Person | number)[] {
  const { page = 1, per_page: perPage = 20 } = query;
  return [person, perPage, (page - 1) * perPage, page];
}
