import { type ContentKind, sqlOf } from '../../content/kind.js';
import { columnOf, row, type Sql } from '../../core/database/row.js';
import { kinds } from '../kinds.js';

const contents = Object.values<ContentKind>(kinds);

/** SQL conditions of the rows `r` of a kind that belong to a person: as their author, or as the author of a parent. */
function waysToOwn({ author, parents = [] }: ContentKind, person: Sql): Sql[] {
  const own = columnOf(author);
  if (own !== undefined) return [`r.${own} = ${person}`];
  return parents.flatMap(({ table, column }) => {
    const owner = columnOf(contents.find((each) => each.table === table)?.author);
    return owner === undefined
      ? []
      : [`r.${column} IN (SELECT own.id FROM public.${table} own WHERE own.${owner} = ${person})`];
  });
}

/** Kinds that stay in place, since orders refer to them: nothing tells deleted rows from hidden ones. */
const staying = contents.filter(({ inPlace, isPresent }) => inPlace !== undefined && isPresent === undefined);

/** True if content of a kind can be deleted, and not only hidden. */
export const isDeletable = (type: string): boolean => staying.every((kind) => kind.type !== type);

/**
 * SQL of content of a person that a step has yet to remove: `type` and `id`, at most `most` of each kind. Includes
 * pending content, but not what only the person can see. `person` is SQL.
 */
export function remainingContentSql(person: Sql, most: number): Sql {
  const visible = contents.flatMap((kind) => {
    const { type, table, inPlace } = kind;
    const { isPresent, isPrivate } = sqlOf(kind, row('r'));
    const removed = `EXISTS (SELECT FROM removals m WHERE m.target_type = '${type}' AND m.target_id = r.id)`;
    const isAway = inPlace === undefined ? '' : ` AND NOT ${removed}`;
    return waysToOwn(kind, person).map(
      (owned) => `(SELECT '${type}' AS type, r.id FROM public.${table} r
        WHERE ${owned} AND ${isPresent} AND NOT (${isPrivate})${isAway} LIMIT ${most})`,
    );
  });
  return [
    ...visible,
    `(SELECT m.target_type, m.target_id FROM removals m
      WHERE m.author_id = ${person} AND m.state = 'held' AND NOT m.is_private LIMIT ${most})`,
  ].join('\n      UNION ALL ');
}
