import { arraySql } from '../../database/formats.js';
import { type ReplyStatement, replying, type SchemaName } from '../../database/statement.js';

/** A list that prisma/sql/lists.sql declares, in one of its orders. What divides it is SQL. */
export type List = { list: string; order?: string; reversed?: boolean; part?: string; key?: string };

/** SQL of the rows that a counted list has. */
export function listTotal({ list, part = '0', key = `''` }: List): string {
  return `(
    SELECT coalesce(sum(items), 0)::integer FROM list_counters WHERE list = '${list}' AND part = ${part} AND key = ${key}
  )`;
}

/** SQL of the rows that a list without a counter has: those of its blocks and those after the last. */
export function tailTotal({ list, part = '0', key = `''` }: List): string {
  return `total_of_${list}(${part}::integer, ${key}::text)`;
}

/** SQL of the ids on a page: so many rows `before` it, so many rows of a page, of `total` in the list. */
export function listIds(
  { list, order = 'id', reversed = false, part = '0', key = `''` }: List,
  { before, size, total = 'list.total' }: { before: string; size: string; total?: string },
): string {
  const name = `page_of_${list}_by_${order}${reversed ? '_reversed' : ''}`;
  return `${name}(${part}::integer, ${key}::text, ${before}::integer, ${size}::integer, ${total}::integer)`;
}

/** SQL of the ids on a page, where the row `list` has all of them. */
export function foundIds({ before, size }: { before: string; size: string }): string {
  return `unnest(list.ids[${before}::integer + 1 : ${before}::integer + ${size}::integer])`;
}

/** What a page of a list is made of. */
export type Page<Name extends SchemaName> = {
  name: string;
  /** The contract's schema of the reply. */
  schema: Name;
  /** SQL of one row with `total`, and whatever else is needed below. No row: there is no such list. */
  list: string;
  /** SQL of the ids on the page, in their order. */
  ids: string;
  /** The reply's field for the rows. */
  field: string;
  /** SQL of a row's fields, and the tables that they are of, joined to `page.id`. */
  columns: string;
  from: string;
  /** Further fields of the reply, of the row `list`. */
  head?: string;
  /** SQL of the page's number and of the rows of a page. */
  page: string;
  size: string;
};

/** The statement that gives one page of a list as the contract shows it. */
export function listPage<Name extends SchemaName>(given: Page<Name>): ReplyStatement<Name> {
  const { name, schema, list, ids, field, columns, from, head, page, size } = given;
  return replying(schema, {
    name,
    text: `
      WITH list AS MATERIALIZED (${list}),
      shown AS (
        SELECT ${columns} FROM list CROSS JOIN LATERAL ${ids} WITH ORDINALITY AS page (id, place) ${from}
        ORDER BY page.place
      )
      SELECT row_to_json(r)::text AS reply FROM (
        SELECT ${head === undefined ? '' : `${head},`}
          coalesce((SELECT ${arraySql('shown')} FROM shown), '[]') AS ${field},
          ${page}::integer AS page, ceil(total / ${size}::numeric)::integer AS pages, total
        FROM list
      ) r`,
  });
}
