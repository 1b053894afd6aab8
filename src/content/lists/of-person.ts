import type { ReplyStatement, SchemaName } from '../../database/statement.js';
import { listIds, listPage, type Page, tailTotal } from './lists.js';

/** What a list of somebody's things shows. */
export type PersonList<Name extends SchemaName> = Pick<Page<Name>, 'schema' | 'field' | 'columns' | 'from'>;

/** Whose a list is: SQL of one row `id`, of the person that $1 says. No row: there is nobody. */
const persons = { id: 'SELECT $1::integer AS id', username: 'SELECT id FROM users WHERE username = $1::citext' };
/** What $1 is. */
export type PersonBy = keyof typeof persons;

/** SQL of how many rows of a person's there are and of their ids, from the rows `person` and `list`, whose `part` is the id. */
type Rows = { name: string; total: string; ids: string };

/** The rows of a page, and those before it. */
export const personPlace = { before: '$3', size: '$2' };

/** The statement of one page of what somebody has; no row if there is no such person. $4 page. */
export function personPage<Name extends SchemaName>(
  shown: PersonList<Name>,
  { name, total, ids }: Rows,
  by: PersonBy = 'id',
): ReplyStatement<Name> {
  const list = `SELECT person.id AS part, ${total} AS total FROM (${persons[by]}) person`;
  return listPage({ ...shown, name: `${name}_by_${by}`, list, ids, page: '$4', size: personPlace.size });
}

/** A declared list that a person's id divides, and perhaps a key; newest first. */
export function personRows(list: string, key = `''`): Rows {
  return {
    name: list,
    total: tailTotal({ list, part: 'person.id', key }),
    ids: listIds({ list, part: 'list.part', key, reversed: true }, personPlace),
  };
}

type PersonQuery = { page?: number; per_page?: number; status?: string };
type Asked<Name extends SchemaName> = [ReplyStatement<Name>, unknown[]];

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
    return query.status === undefined ? [all, values] : [some, [...values, query.status]];
  };
}

/** The first four parameters of such a statement. */
export function pageOfPerson(person: number | string, { page = 1, per_page: perPage = 20 }: PersonQuery): unknown[] {
  return [person, perPage, (page - 1) * perPage, page];
}
