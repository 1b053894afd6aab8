import { orderedLists } from '../../../generated/lists.js';
import { arraySql, momentOf } from '../../core/database/formats.js';
import { viewOf } from '../../core/database/readable.js';
import { named, type ReplyStatement, replying, type SchemaName } from '../../core/database/statement.js';
import type { Key, Keyset, List, Page } from './page.js';

/** The rows of a declared list. */
export function keysetOf({ list, order = 'id', reversed = false, part = '0', key = `''` }: List): Keyset {
  const { table, id, rows, orders } = (orderedLists as Record<string, Ordered>)[list] as Ordered;
  const where = rows.replace(/\$([12])/g, (_, place) => (place === '1' ? `(${part})` : `(${key})`));
  return { table: viewOf(table), id, where, keys: orders[order] as readonly string[], isReversed: reversed };
}
type Ordered = { table: string; id: string; rows: string; orders: Record<string, readonly string[]> };

/** A key's name in a position, its SQL, and the SQL of its value at a position, which is JSON. */
function partsOf(key: Key, table: string, position: string): { name: string; sql: string; value: string } {
  if (typeof key === 'string') {
    return { name: key, sql: `r.${key}`, value: `(json_populate_record(NULL::${table}, ${position}::json)).${key}` };
  }
  return { ...key, value: `(${position}::json->>'${key.name}')::${key.type}` };
}

/** SQL of the order of rows `r`. */
export const orderSql = ({ table, keys, isReversed }: Pick<Keyset, 'table' | 'keys' | 'isReversed'>): string =>
  keys.map((key) => `${partsOf(key, table, 'NULL').sql}${isReversed ? ' DESC' : ''}`).join(', ');

/** The highest page number of the contract. */
const mostPages = 100_000;

/** Changed rows of a table that are searched at most for a page of those that are in a list. */
const mostLookedThrough = 2_000;

/** The order in which rows with this id changed. */
const byChange = (id: string): Pick<Keyset, 'keys' | 'isReversed'> => ({
  keys: [
    { name: 'updated_at', sql: 'r.updated_at', type: 'timestamptz' },
    { name: 'id', sql: `r.${id}`, type: 'integer' },
  ],
  isReversed: false,
});

/** The statement of the rows of a list from its beginning or a position on; or of its changes from there on. */
function walk<Name extends SchemaName>(
  name: string,
  pageParts: Page<Name>,
  position: string | null,
  isOfChanges = false,
): ReplyStatement<Name> {
  const { schema, keyset, field, columns, from, head, size, page, before, among = 'true' } = pageParts;
  const { table, where, id = 'id' } = keyset;
  const { isReversed, ...by } = isOfChanges ? byChange(id) : keyset;
  const keys = by.keys.map((key) => partsOf(key, table, position ?? 'NULL'));
  const order = orderSql({ table, keys: by.keys, isReversed });
  const row = (part: 'sql' | 'value') => `(${keys.map((key) => key[part]).join(', ')})`;
  const follows = position === null ? 'true' : `${row('sql')} ${isReversed ? '<' : '>'} ${row('value')}`;
  const positionMember = (member: string) => `(${position}::json->>'${member}')::integer`;
  const number = position === null ? '1' : positionMember('page');
  const isKnown = position !== null && !isOfChanges && pageParts.counted !== undefined;
  const list = isKnown
    ? pageParts.list.replace(pageParts.counted as string, () => positionMember('total'))
    : pageParts.list;
  const members = keys.flatMap((key) => [`'${key.name}'`, key.sql]).join(', ');
  const place = `json_build_object('page', least(${number} + 1, ${mostPages}), 'total', list.total, ${members})::text`;
  const changed = (what: string, end: string) =>
    `(SELECT ${what} FROM ${table} r WHERE ${among} AND ${follows} ORDER BY ${order} ${end})`;
  const next = `(SELECT position FROM walked WHERE place = ${size}::integer AND EXISTS (
            SELECT FROM walked WHERE place > ${size}::integer
          ))`;
  return replying(schema, {
    name,
    text: `
      WITH list AS MATERIALIZED (${list}),
      walked AS MATERIALIZED (
        SELECT rows.* FROM list CROSS JOIN (SELECT ${before}::integer, ${page}::integer) ignored CROSS JOIN LATERAL (
          SELECT * FROM (
            SELECT r.${id} AS id, row_number() OVER (ORDER BY ${order}) AS place,
              ${place} AS position
            FROM ${isOfChanges ? changed('*', `LIMIT ${mostLookedThrough}`) : table} r WHERE ${where} AND ${follows} ORDER BY ${order} LIMIT ${size}::integer + 1
          ) wanted LIMIT 101
        ) rows
      ),
      shown AS (
        SELECT ${columns} FROM list CROSS JOIN walked page ${from} WHERE page.place <= ${size}::integer ORDER BY page.place
      )
      SELECT row_to_json(r)::text AS reply FROM (
        SELECT ${head === undefined ? '' : `${head},`}
          coalesce((SELECT ${arraySql('shown')} FROM shown), '[]') AS ${field},
          ${number} AS page, ceil(total / ${size}::numeric)::integer AS pages, total,
          ${isOfChanges ? `coalesce(${next}, ${changed(place, `OFFSET ${mostLookedThrough - 1} LIMIT 1`)})` : next} AS next_cursor
        FROM list
      ) r`,
  });
}

/** The statement of a page, with the parts that it was made of. */
export type PageStatement<Name extends SchemaName> = ReplyStatement<Name> & { of: Page<Name> };

/** A statement and its parameters. */
export type BoundStatement<Name extends SchemaName> = [ReplyStatement<Name>, readonly unknown[]];

/**
 * The statement of a request for a list, and its parameters: a page, or with a `cursor` the rows from its position on, which is empty at
 * the beginning. With `updated_since`, an ISO 8601 time, the changes since, the earliest first.
 */
export function requestedRows<Name extends SchemaName>(
  page: PageStatement<Name>,
  values: readonly unknown[],
  { cursor, updated_since: since }: { cursor?: string; updated_since?: string },
): BoundStatement<Name> {
  const position = `$${values.length + 1}`;
  if (since !== undefined) {
    const begin = JSON.stringify({ page: 1, updated_at: momentOf(since), id: 0 });
    return [named(`${page.name}_changes`, (name) => walk(name, page.of, position, true)), [...values, cursor || begin]];
  }
  if (cursor === undefined) return [page, values];
  if (cursor === '') return [named(`${page.name}_walk`, (name) => walk(name, page.of, null)), values];
  return [named(`${page.name}_walk_on`, (name) => walk(name, page.of, position)), [...values, cursor]];
}
