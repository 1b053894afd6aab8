import { named, type ReplyStatement, type SchemaName } from '../../database/statement.js';
import { foundIds, listPage, type Page } from './lists.js';

/** As many of the first rows as filters find. */
export const mostFound = 10_000;

/** A condition of SQL that takes its values from `$at` on. The name says which it is. */
export type Filter = { name: string; condition: (at: number) => string; values: readonly (string | number)[] };

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
  { page = 1, per_page: perPage = 20 }: { page?: number; per_page?: number },
): [ReplyStatement<Name>, unknown[]] {
  const keys = since === undefined ? ['id'] : [since, 'id'];
  const by = keys.map((key) => (order === 'newest' ? `${key} DESC` : key)).join(', ');
  const place = { size: '$1', before: '$2' };
  const statement = named([`${order}_${shown.field}`, ...filters.map(({ name }) => name)].join('_by_'), (name) =>
    listPage({
      ...shown,
      name,
      list: `SELECT count(*)::integer AS total, array_agg(id ORDER BY ${by}) AS ids FROM (
        SELECT ${keys.join(', ')} FROM ${table} WHERE ${conditionsOf(filters, 4)} ORDER BY ${by} LIMIT ${mostFound}
      ) found`,
      ids: foundIds(place),
      page: '$3',
      size: place.size,
    }),
  );
  return [statement, [perPage, (page - 1) * perPage, page, ...filters.flatMap(({ values }) => values)]];
}
