import type { components } from '../../../generated/openapi.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { requireAreaOf } from '../../content/active-area.js';
import { type ContentKind, targetSql, type Visibility } from '../../content/kind.js';
import { isListed } from '../../content/removal/visibility.js';
import { objectSql } from '../../core/database/formats.js';
import { named, type ReplyStatement, replying } from '../../core/database/statement.js';
import { kinds } from '../kinds.js';

type WatchedType = components['schemas']['WatchedTypeInput'];

/** A kind of content that can be watched, or what is declared like one. */
type Watchable = Visibility &
  Pick<ContentKind, 'table' | 'area'> & {
    type: WatchedType;
    missing: `${WatchedType}_not_found`;
  };

const board: Watchable & { type: 'board' } = {
  type: 'board',
  table: 'boards',
  area: 'forum',
  missing: 'board_not_found',
  author: () => 'NULL::integer',
  isPresent: (r) => `${r.deleted_at} IS NULL`,
};

const user: Watchable & { type: 'user' } = {
  type: 'user',
  table: 'users',
  area: null,
  missing: 'user_not_found',
  author: () => 'NULL::integer',
  isPresent: isListed,
};

const tag: Watchable & { type: 'tag' } = {
  type: 'tag',
  table: 'tags',
  area: null,
  missing: 'tag_not_found',
  author: () => 'NULL::integer',
  isPresent: (r) => `${r.merged_into_id} IS NULL`,
};

/** Everything that can be watched, by the types in the contract. */
const watchable: { [Type in WatchedType]: Watchable & { type: Type } } = { board, tag, user, ...kinds };

/** SQL: the row, if the user can read it. $1 user, $2 id. Staff have no more than others: rows that only they see notify no watcher. */
const readableSql = (kind: Watchable): string =>
  `target AS (${targetSql(kind, '$2', { viewer: '$1::integer', staff: 'false' })})`;

const replySql = ({ type }: Watchable, state: string): string =>
  `SELECT ${objectSql({ target_type: `'${type}'`, target_id: 'id', state })}::text AS reply FROM target`;

/** $1 user, $2 id, $3 state. */
const setStatement = (kind: Watchable): ReplyStatement<'Watch'> =>
  named(`set_watch_${kind.type}`, (name) =>
    replying('Watch', {
      name,
      text: `
        WITH ${readableSql(kind)},
        written AS (
          INSERT INTO watches (user_id, kind, resource_id, state) SELECT $1, '${kind.type}', id, $3::text FROM target
          ON CONFLICT (kind, resource_id, user_id) DO UPDATE SET state = excluded.state
        )
        ${replySql(kind, '$3::text')}`,
    }),
  );

/** $1 user, $2 id. */
const deleteStatement = (kind: Watchable): ReplyStatement<'Watch'> =>
  named(`delete_watch_${kind.type}`, (name) =>
    replying('Watch', {
      name,
      text: `
        WITH ${readableSql(kind)},
        gone AS (
          DELETE FROM watches w USING target WHERE w.kind = '${kind.type}' AND w.resource_id = target.id AND w.user_id = $1
        )
        ${replySql(kind, `CASE WHEN is_own THEN 'watching' ELSE 'none' END`)}`,
    }),
  );

type WatchInput = Pick<Input<'deleteWatch'>, 'path' | 'caller' | 'database' | 'parts' | 'refuse'>;

/** Runs a statement on what the path names. @throws component_inactive, or the code of its type if the caller cannot read it */
async function change(
  { path: { type, id }, caller, database, parts, refuse }: WatchInput,
  statementOf: (kind: Watchable) => ReplyStatement<'Watch'>,
  values: string[] = [],
) {
  const kind: Watchable = watchable[type];
  requireAreaOf(kind, parts, refuse);
  const reply = okOrNotFound(await database.$json(statementOf(kind), [caller.id, id, ...values]), refuse, kind.missing);
  // A product has an area by its row. It is looked up last, so that it tells nothing of products that the caller cannot read.
  if (kind.type === 'product') {
    const { storeId } = await database.product.findUniqueOrThrow({ where: { id }, select: { storeId: true } });
    requireAreaOf({ area: storeId === null ? 'shop' : 'marketplace' }, parts, refuse);
  }
  return reply;
}

export const setWatch: Handler<'setWatch'> = (input) => change(input, setStatement, [input.body.state]);
export const deleteWatch: Handler<'deleteWatch'> = (input) => change(input, deleteStatement);
