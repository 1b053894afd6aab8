import { arraySql } from '../../core/database/formats.js';
import { named, replying, type SchemaName } from '../../core/database/statement.js';
import type { Key, Keyset, List, Page } from './page.js';
import { type BoundStatement, keysetOf, orderSql, type PageStatement, requestedRows } from './walks.js';

/** SQL of the number of rows of a counted list. */
export function listTotal({ list, part = '0', key = `''` }: List): string {
  return `(
    SELECT coalesce(sum(items), 0)::integer FROM list_counters WHERE list = '${list}' AND part = ${part} AND key = ${key}
  )`;
}

/** SQL of the number of rows of a list without a counter: usually one user's, with an index of only these rows. */
export function countedTotal(list: List): string {
  const { table, where } = keysetOf(list);
  return `(SELECT count(*)::integer FROM ${table} r WHERE ${where})`;
}

/** A list of which only the number of rows is needed, which this SQL counts. */
export const countedList = (counted: string): Pick<Page<never>, 'list' | 'counted'> => ({
  list: `SELECT ${counted} AS total`,
  counted,
});

/**
 * SQL of the ids on a page, in order: `before` rows precede it and it has `size` rows; both are SQL. Rows after the first `most` are
 * ignored.
 */
export function pageIds(keyset: Keyset, { before, size, most }: PagePosition): string {
  const limit =
    most === undefined ? `${size}::integer` : `least(${size}::integer, greatest(${most} - ${before}::integer, 0))`;
  // With a parameter instead of a literal, the plan would assume a tenth of the table.
  return `unnest(ARRAY(SELECT id FROM (
    SELECT r.${keyset.id ?? 'id'} AS id FROM ${keyset.table} r WHERE ${keyset.where} ORDER BY ${orderSql(keyset)}
    OFFSET ${before}::integer LIMIT ${limit}
  ) page LIMIT 100))`;
}

/** SQL of the number of rows ordered by id before the one with this id. */
export const rowsBefore = ({ table, where, isReversed }: Keyset, id: string): string =>
  `(SELECT count(*)::integer FROM ${table} r WHERE ${where} AND r.id ${isReversed ? '>' : '<'} ${id})`;

/** Rows from `count` before the one with this id on, found from that row and not from the first. */
export function rowsFrom(keyset: Keyset, id: string, count: string): Keyset {
  const { table, where, isReversed } = keyset;
  const [before, on, first, back] = isReversed ? ['>', '<=', 'max', ''] : ['<', '>=', 'min', 'DESC'];
  const passed = `SELECT r.id FROM ${table} r WHERE ${where} AND r.id ${before} ${id} ORDER BY r.id ${back} LIMIT ${count}`;
  const begin = `coalesce((SELECT ${first}(id) FROM (${passed}) passed), ${id})`;
  return { ...keyset, where: `${where} AND r.id ${on} ${begin}` };
}

/** The position and size of a page; both are SQL. */
type PagePosition = { before: string; size: string; most?: number };

/** The rows of a list: those on a page, and all in order. */
export type ListRows = Pick<Page<never>, 'ids' | 'keyset' | 'before' | 'among'>;

/** The rows of an index, or of the first `most` of them. */
export function keysetRows(keyset: Keyset, place: PagePosition): ListRows {
  return { ids: pageIds(keyset, place), keyset, before: place.before };
}

/** The rows of a declared list. */
export const listRows = (list: List, place: PagePosition): ListRows => keysetRows(keysetOf(list), place);

/** The rows of a list whose row `list` has all ids, in the order of these keys of a table. */
export function foundRows(
  { before, size }: PagePosition,
  { id = 'id', ...rows }: { table: string; keys: readonly Key[]; isReversed: boolean; id?: string },
): ListRows {
  const ids = `unnest(list.ids[${before}::integer + 1 : ${before}::integer + ${size}::integer])`;
  const where = `r.${id} = ANY (list.ids)`;
  return { ids, keyset: { ...rows, id, where }, before, among: where };
}

/** The statement of one page of a list in the contract's format. */
export function listPage<Name extends SchemaName>(parts: Page<Name>): PageStatement<Name> {
  const { name, schema, list, ids, field, columns, from, head, page, size } = parts;
  const statement = replying(schema, {
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
  return { ...statement, of: parts };
}

/** SQL of a JSON array of the rows with these ids, in order. */
export function rowsSql(ids: string, { columns, from }: Pick<Page<SchemaName>, 'columns' | 'from'>): string {
  return `coalesce((
    SELECT ${arraySql('shown')} FROM (
      SELECT ${columns} FROM ${ids} WITH ORDINALITY AS page (id, place) ${from} ORDER BY page.place
    ) shown
  ), '[]')`;
}

/** Rows that are searched at most in a list that is not declared. */
export const mostFound = 10_000;

/** The reply of a list of one user's content. */
export type PersonList<Name extends SchemaName> = Pick<Page<Name>, 'schema' | 'field' | 'columns' | 'from'>;

/** SQL of one row `id`, the user that $1 identifies. No row: there is no such user. */
const persons = { id: 'SELECT $1::integer AS id', username: 'SELECT id FROM users WHERE username = $1::citext' };
/** The kind of identifier in $1. */
export type PersonBy = keyof typeof persons;

/**
 * SQL of the number of a user's rows and of their ids, from the rows `person` and `list`, whose `part` is the id; or of all ids that are
 * found, from the row `person`.
 */
type Rows = { name: string; ids: string; keyset: Keyset } & ({ total: string } | { allIds: string });

/** Page size, and rows before the page. */
export const personPosition = { before: '$3', size: '$2' };

/** The statement of one page of a user's content; no row if there is no such user. $4 page. */
export function personPage<Name extends SchemaName>(
  reply: PersonList<Name>,
  { name, ids, keyset, ...rows }: Rows,
  by: PersonBy = 'id',
): PageStatement<Name> {
  const person = `(${persons[by]}) person`;
  const list =
    'total' in rows
      ? {
          list: `SELECT person.id AS part, ${rows.total} AS total FROM ${person}`,
          // A cursor of the caller's own list must not be valid for another user's.
          ...(by === 'username' ? { counted: rows.total } : {}),
        }
      : {
          list: `SELECT found.* FROM ${person} CROSS JOIN LATERAL (
            SELECT count(*)::integer AS total, array_agg(id ORDER BY id DESC) AS ids FROM (${rows.allIds}) found
          ) found`,
        };
  return listPage({ ...reply, ...list, name: `${name}_by_${by}`, ids, keyset, ...personPosition, page: '$4' });
}

/** A declared list that is divided by a user's id, and perhaps a key; newest first. */
export function personRows(list: string, key = `''`): Rows {
  const rows = listRows({ list, part: 'list.part', key, reversed: true }, personPosition);
  return { name: list, total: countedTotal({ list, part: 'person.id', key }), ...rows };
}

/**
 * The newest rows of a user in a table whose `column` is joined by `join` to `written`, which filters them. A declared list sorted that way
 * would be rewritten for everybody with such a row, whenever it changes.
 */
export function joinedRows(name: string, { table, column, join }: Record<'table' | 'column' | 'join', string>): Rows {
  const written = `SELECT id, ${column} FROM ${table} WHERE author_id = person.id ORDER BY id DESC LIMIT ${mostFound}`;
  const allIds = `SELECT written.id FROM (${written}) written ${join}`;
  return { name, allIds, ...foundRows(personPosition, { table, keys: ['id'], isReversed: true }) };
}

type PersonQuery = { page?: number; per_page?: number; cursor?: string; status?: string };

/**
 * Creates a function that returns the statement of a page of a list that is declared as a whole and by status, and its parameters.
 * Additional parameters begin with $5, and `own` is their number.
 */
export function personPages<Name extends SchemaName>(
  reply: PersonList<Name>,
  list: string,
  { by = 'id', own: count = 0 }: { by?: PersonBy; own?: number } = {},
): (person: number | string, query: PersonQuery, ...own: unknown[]) => BoundStatement<Name> {
  const all = personPage(reply, personRows(list), by);
  const some = personPage(reply, personRows(`${list}_by_status`, `$${5 + count}`), by);
  return (person, query, ...own) => {
    const values = [...pageOfPerson(person, query), ...own];
    return query.status === undefined
      ? requestedRows(all, values, query)
      : requestedRows(some, [...values, query.status], query);
  };
}

/** The first four parameters of such a statement. */
export function pageOfPerson(person: number | string, { page = 1, per_page: perPage = 20 }: PersonQuery): unknown[] {
  return [person, perPage, (page - 1) * perPage, page];
}

/** An SQL condition with parameters from `$at` on. The name identifies it. */
export type Filter = { name: string; condition: (at: number) => string; values: readonly (string | number)[] };

type FilterValue = string | number;

/** The filters for the given values, in the order of the conditions. An array is several parameters. */
export function filtersBy<Name extends string>(
  conditions: Record<Name, Filter['condition']>,
  values: { readonly [N in NoInfer<Name>]?: FilterValue | readonly FilterValue[] | undefined },
): Filter[] {
  return (Object.keys(conditions) as Name[]).flatMap((name) => {
    const value: FilterValue | readonly FilterValue[] | undefined = values[name];
    if (value === undefined) return [];
    return [{ name, condition: conditions[name], values: typeof value === 'object' ? value : [value] }];
  });
}

/** A list of the rows of a table that pass filters. */
export type FilteredList<Name extends SchemaName> = Pick<Page<Name>, 'schema' | 'field' | 'columns' | 'from'> & {
  table: string;
  order?: 'newest' | 'oldest';
  /** The column to order by before the id, if that is not chronological. */
  since?: string;
};

/** SQL of all filters together, whose parameters begin with `$first`. */
export function conditionsOf(filters: readonly Filter[], first: number): string {
  let next = first;
  const conditions = filters.map(({ condition, values }) => {
    const at = next;
    next += values.length;
    return condition(at);
  });
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

/** The statement of a page of the first rows that pass all filters, and its parameters. It is created once for each set of filters. */
export function filteredPage<Name extends SchemaName>(
  { table, order = 'newest', since, ...reply }: FilteredList<Name>,
  filters: readonly Filter[],
  query: { page?: number; per_page?: number; cursor?: string; updated_since?: string },
): BoundStatement<Name> {
  const { page = 1, per_page: perPage = 20 } = query;
  const keys = since === undefined ? ['id'] : [since, 'id'];
  const statement = named([`${order}_${reply.field}`, ...filters.map(({ name }) => name)].join('_by_'), (name) => {
    const where = conditionsOf(filters, 4);
    const keyset = { table, where, keys, isReversed: order === 'newest' };
    // This order makes PostgreSQL read the index and not the table.
    const first = `SELECT r.id FROM ${table} r WHERE ${where} ORDER BY ${orderSql(keyset)} LIMIT ${mostFound}`;
    return listPage({
      ...reply,
      name,
      ...countedList(`(SELECT count(*)::integer FROM (${first}) counted)`),
      ...keysetRows(keyset, { size: '$1', before: '$2', most: mostFound }),
      among: `r.id IN (${first})`,
      page: '$3',
      size: '$1',
    });
  });
  const values = [perPage, (page - 1) * perPage, page, ...filters.flatMap((filter) => filter.values)];
  return requestedRows(statement, values, query);
}
