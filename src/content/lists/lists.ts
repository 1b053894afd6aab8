import { arraySql } from '../../core/database/formats.js';
import { named, replying, type SchemaName } from '../../core/database/statement.js';
import type { Key, Keyset, List, Page } from './page.js';
import { type Asked, keysetOf, orderSql, type PageStatement, rowsAsked } from './walks.js';

/** SQL of the rows that a counted list has. */
export function listTotal({ list, part = '0', key = `''` }: List): string {
  return `(
    SELECT coalesce(sum(items), 0)::integer FROM list_counters WHERE list = '${list}' AND part = ${part} AND key = ${key}
  )`;
}

/** SQL of the rows that a list without a counter has: they are one person's mostly, and an index has them alone. */
export function countedTotal(list: List): string {
  const { table, where } = keysetOf(list);
  return `(SELECT count(*)::integer FROM ${table} r WHERE ${where})`;
}

/** A list of which nothing is known but how many rows it has, which this SQL counts. */
export const countedList = (counted: string): Pick<Page<never>, 'list' | 'counted'> => ({
  list: `SELECT ${counted} AS total`,
  counted,
});

/** SQL of the ids on a page, in their order: rows `before` it and the `size` of a page are SQL. No more than the first `most` rows count. */
export function pageIds(keyset: Keyset, { before, size, most }: Place): string {
  const limit =
    most === undefined ? `${size}::integer` : `least(${size}::integer, greatest(${most} - ${before}::integer, 0))`;
  // Without a number the plan would be made for a tenth of the table.
  return `unnest(ARRAY(SELECT id FROM (
    SELECT r.${keyset.id ?? 'id'} AS id FROM ${keyset.table} r WHERE ${keyset.where} ORDER BY ${orderSql(keyset)}
    OFFSET ${before}::integer LIMIT ${limit}
  ) page LIMIT 100))`;
}

/** SQL of how many rows in the order of their ids come before the one with this id. */
export const rowsBefore = ({ table, where, isReversed }: Keyset, id: string): string =>
  `(SELECT count(*)::integer FROM ${table} r WHERE ${where} AND r.id ${isReversed ? '>' : '<'} ${id})`;

/** The rows from `count` before the one with this id on, which are found from there and not from the first. */
export function rowsFrom(keyset: Keyset, id: string, count: string): Keyset {
  const { table, where, isReversed } = keyset;
  const [before, on, first, back] = isReversed ? ['>', '<=', 'max', ''] : ['<', '>=', 'min', 'DESC'];
  const passed = `SELECT r.id FROM ${table} r WHERE ${where} AND r.id ${before} ${id} ORDER BY r.id ${back} LIMIT ${count}`;
  const begin = `coalesce((SELECT ${first}(id) FROM (${passed}) passed), ${id})`;
  return { ...keyset, where: `${where} AND r.id ${on} ${begin}` };
}

/** Where a page begins and what it is long; both are SQL. */
type Place = { before: string; size: string; most?: number };

/** The rows of a list: those on a page, and all in their order. */
export type ListRows = Pick<Page<never>, 'ids' | 'keyset' | 'before' | 'among'>;

/** The rows of an index, or of the first `most` of them. */
export function keysetRows(keyset: Keyset, place: Place): ListRows {
  return { ids: pageIds(keyset, place), keyset, before: place.before };
}

/** The rows of a declared list. */
export const listRows = (list: List, place: Place): ListRows => keysetRows(keysetOf(list), place);

/** The same where the row `list` has the ids of all rows, in the order of these keys of a table. */
export function foundRows(
  { before, size }: Place,
  { id = 'id', ...rows }: { table: string; keys: readonly Key[]; isReversed: boolean; id?: string },
): ListRows {
  const ids = `unnest(list.ids[${before}::integer + 1 : ${before}::integer + ${size}::integer])`;
  const where = `r.${id} = ANY (list.ids)`;
  return { ids, keyset: { ...rows, id, where }, before, among: where };
}

/** The statement that gives one page of a list as the contract shows it. */
export function listPage<Name extends SchemaName>(given: Page<Name>): PageStatement<Name> {
  const { name, schema, list, ids, field, columns, from, head, page, size } = given;
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
  return { ...statement, of: given };
}

/** SQL of a JSON array of the rows with these ids, in their order. */
export function rowsSql(ids: string, { columns, from }: Pick<Page<SchemaName>, 'columns' | 'from'>): string {
  return `coalesce((
    SELECT ${arraySql('shown')} FROM (
      SELECT ${columns} FROM ${ids} WITH ORDINALITY AS page (id, place) ${from} ORDER BY page.place
    ) shown
  ), '[]')`;
}

/** As many of the first rows as are looked through where a list is not declared. */
export const mostFound = 10_000;

/** What a list of one person's content shows. */
export type PersonList<Name extends SchemaName> = Pick<Page<Name>, 'schema' | 'field' | 'columns' | 'from'>;

/** Whose a list is: SQL of one row `id`, of the person that $1 says. No row: there is no such person. */
const persons = { id: 'SELECT $1::integer AS id', username: 'SELECT id FROM users WHERE username = $1::citext' };
/** What $1 is. */
export type PersonBy = keyof typeof persons;

/**
 * SQL of how many rows of a person's there are and of their ids, from the rows `person` and `list`, whose `part` is the id; or of
 * all that are found, from the row `person`.
 */
type Rows = { name: string; ids: string; keyset: Keyset } & ({ total: string } | { found: string });

/** The rows of a page, and those before it. */
export const personPlace = { before: '$3', size: '$2' };

/** The statement of one page of what a person has; no row if there is no such person. $4 page. */
export function personPage<Name extends SchemaName>(
  shown: PersonList<Name>,
  { name, ids, keyset, ...rows }: Rows,
  by: PersonBy = 'id',
): PageStatement<Name> {
  const person = `(${persons[by]}) person`;
  const list =
    'total' in rows
      ? {
          list: `SELECT person.id AS part, ${rows.total} AS total FROM ${person}`,
          // A cursor of one's own list could be somebody else's.
          ...(by === 'username' ? { counted: rows.total } : {}),
        }
      : {
          list: `SELECT found.* FROM ${person} CROSS JOIN LATERAL (
            SELECT count(*)::integer AS total, array_agg(id ORDER BY id DESC) AS ids FROM (${rows.found}) found
          ) found`,
        };
  return listPage({ ...shown, ...list, name: `${name}_by_${by}`, ids, keyset, ...personPlace, page: '$4' });
}

/** A declared list that a person's id divides, and perhaps a key; newest first. */
export function personRows(list: string, key = `''`): Rows {
  const rows = listRows({ list, part: 'list.part', key, reversed: true }, personPlace);
  return { name: list, total: countedTotal({ list, part: 'person.id', key }), ...rows };
}

/**
 * The newest rows of a person in a table whose `column` leads to what `join` joins to `written`, and leaves out. A declared list by that
 * would be written anew for everybody with such a row, whenever it changes.
 */
export function joinedRows(name: string, { table, column, join }: Record<'table' | 'column' | 'join', string>): Rows {
  const written = `SELECT id, ${column} FROM ${table} WHERE author_id = person.id ORDER BY id DESC LIMIT ${mostFound}`;
  const found = `SELECT written.id FROM (${written}) written ${join}`;
  return { name, found, ...foundRows(personPlace, { table, keys: ['id'], isReversed: true }) };
}

type PersonQuery = { page?: number; per_page?: number; cursor?: string; status?: string };

/**
 * What gives the statement of a page of a list that is declared as a whole and by status, and its parameters. What it has of
 * its own begins with $5, and `own` says how many these are.
 */
export function personPages<Name extends SchemaName>(
  shown: PersonList<Name>,
  list: string,
  { by = 'id', own: count = 0 }: { by?: PersonBy; own?: number } = {},
): (person: number | string, query: PersonQuery, ...own: unknown[]) => Asked<Name> {
  const all = personPage(shown, personRows(list), by);
  const some = personPage(shown, personRows(`${list}_by_status`, `$${5 + count}`), by);
  return (person, query, ...own) => {
    const values = [...pageOfPerson(person, query), ...own];
    return query.status === undefined
      ? rowsAsked(all, values, query)
      : rowsAsked(some, [...values, query.status], query);
  };
}

/** The first four parameters of such a statement. */
export function pageOfPerson(person: number | string, { page = 1, per_page: perPage = 20 }: PersonQuery): unknown[] {
  return [person, perPage, (page - 1) * perPage, page];
}

/** A condition of SQL that takes its values from `$at` on. The name says which it is. */
export type Filter = { name: string; condition: (at: number) => string; values: readonly (string | number)[] };

type FilterValue = string | number;

/** The filters by the values that are given, in the order of the conditions. An array is as many parameters. */
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
export type Filtered<Name extends SchemaName> = Pick<Page<Name>, 'schema' | 'field' | 'columns' | 'from'> & {
  table: string;
  order?: 'newest' | 'oldest';
  /** What the order goes by before the id, where that is not the order of time. */
  since?: string;
};

/** SQL of what all filters ask for, whose values begin with `$first`. */
export function conditionsOf(filters: readonly Filter[], first: number): string {
  let next = first;
  const conditions = filters.map(({ condition, values }) => {
    const at = next;
    next += values.length;
    return condition(at);
  });
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

/** The statement of a page of the first rows that pass all filters, and its parameters. It is made for the names of these. */
export function filteredPage<Name extends SchemaName>(
  { table, order = 'newest', since, ...shown }: Filtered<Name>,
  filters: readonly Filter[],
  query: { page?: number; per_page?: number; cursor?: string; updated_since?: string },
): Asked<Name> {
  const { page = 1, per_page: perPage = 20 } = query;
  const keys = since === undefined ? ['id'] : [since, 'id'];
  const statement = named([`${order}_${shown.field}`, ...filters.map(({ name }) => name)].join('_by_'), (name) => {
    const where = conditionsOf(filters, 4);
    const keyset = { table, where, keys, isReversed: order === 'newest' };
    // In this order it is the index that is read, and not the table.
    const first = `SELECT r.id FROM ${table} r WHERE ${where} ORDER BY ${orderSql(keyset)} LIMIT ${mostFound}`;
    return listPage({
      ...shown,
      name,
      ...countedList(`(SELECT count(*)::integer FROM (${first}) counted)`),
      ...keysetRows(keyset, { size: '$1', before: '$2', most: mostFound }),
      among: `r.id IN (${first})`,
      page: '$3',
      size: '$1',
    });
  });
  const values = [perPage, (page - 1) * perPage, page, ...filters.flatMap((filter) => filter.values)];
  return rowsAsked(statement, values, query);
}
