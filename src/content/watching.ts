import type { components } from '../../generated/openapi.js';
import type { Caller } from '../api/http/caller.js';
import { okOrNotFound } from '../api/pipeline/ok-or-not-found.js';
import type { Problem, ProblemCode } from '../core/contract/problems.js';
import { objectSql } from '../core/database/formats.js';
import { type JsonText, replying, type StatementRunner } from '../core/database/statement.js';
import { type ContentKind, isThereSql } from './kind.js';

type Watch = components['schemas']['Watch'];

/** A kind of content that can be watched, or anything declared like one. */
type Watchable<Missing> = Pick<ContentKind, 'table' | 'author' | 'present' | 'isVisible' | 'isPrivate'> & {
  type: string;
  missing: Missing;
};

/** A condition for its rows (SQL), and the column that identifies it in paths. */
type PathOptions = { where?: string; by?: 'id' | 'slug' };

type WatchInput<Missing> = {
  path: { id: number } | { slug: string };
  caller: Caller;
  database: Pick<StatementRunner, '$json'>;
  refuse: (code: Missing) => Problem;
};

type Watching<Missing> = (input: WatchInput<Missing>) => Promise<{ status: 200; body: JsonText<Watch> }>;

/**
 * The operations for watching, muting, and ending either, by the name in their ids. Content that only staff see does not change for
 * watchers.
 */
export function watching<Name extends string, Missing extends ProblemCode>(
  name: Name,
  kind: Watchable<Missing>,
  { where = 'true', by = 'id' }: PathOptions = {},
) {
  const key = by === 'id' ? '$2::integer' : '$2::text';
  const target = `
    target AS (
      SELECT r.id, coalesce(${kind.author} = $1::integer, false) AS is_own FROM ${kind.table} r
      WHERE r.${by} = ${key} AND ${where} AND ${isThereSql(kind, { viewer: '$1::integer', staff: 'false' })}
    )`;
  const watch = (state: string) =>
    objectSql({ target_type: `'${kind.type}'`, target_id: 'target.id', state: `(${state})` });
  const own = `w.kind = '${kind.type}' AND w.resource_id = target.id AND w.user_id = $1`;

  /** $1 user, $2 watched id, $3 state. */
  const begin = replying('Watch', {
    name: `watch_${name.toLowerCase()}`,
    text: `
      WITH ${target},
      written AS (
        INSERT INTO watches (user_id, kind, resource_id, state) SELECT $1, '${kind.type}', id, $3::text FROM target
        ON CONFLICT (kind, resource_id, user_id) DO UPDATE SET state = excluded.state
      )
      SELECT ${watch('$3::text')}::text AS reply FROM target`,
  });
  /** Same parameters. Another state stays. */
  const end = replying('Watch', {
    name: `unwatch_${name.toLowerCase()}`,
    text: `
      WITH ${target},
      gone AS (DELETE FROM watches w USING target WHERE ${own} AND w.state = $3::text),
      other AS (SELECT w.state FROM watches w, target WHERE ${own} AND w.state <> $3::text)
      SELECT ${watch(`coalesce((SELECT state FROM other), CASE WHEN is_own THEN 'watching' ELSE 'none' END)`)}::text AS reply
      FROM target`,
  });
  const handler =
    (statement: typeof begin, state: 'watching' | 'muted'): Watching<Missing> =>
    async ({ path, caller, database, refuse }) => {
      const named = 'slug' in path ? path.slug : path.id;
      return okOrNotFound(await database.$json(statement, [caller.id, named, state]), refuse, kind.missing);
    };
  return {
    [`watch${name}`]: handler(begin, 'watching'),
    [`unwatch${name}`]: handler(end, 'watching'),
    [`mute${name}`]: handler(begin, 'muted'),
    [`unmute${name}`]: handler(end, 'muted'),
  } as { [Id in `${'watch' | 'unwatch' | 'mute' | 'unmute'}${Name}`]: Watching<Missing> };
}
