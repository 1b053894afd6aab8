import type { Database } from '../../core/database/client.js';
import type { Statement, StatementRunner } from '../../core/database/statement.js';
import { newKey } from '../../core/storage/storage.js';
import type { Owner } from '../../core/storage/sweep.js';
import type { Progress } from './archive.js';

/** Days for which an archive is kept. */
export const keptDays = 7;
/** Most archives of one person within 24 hours. */
export const mostADay = 3;
/** Seconds of a lease, unless renewed. */
export const leaseSeconds = 60;
/** Most attempts at an archive: one that ends the process each time must not do so for ever. */
const mostAttempts = 3;

/** Reasons why an archive failed. */
export type ExportFault = 'storage' | 'interrupted';

/** An archive as shown to its owner. */
export type Export = Progress & {
  id: number;
  state: 'waiting' | 'running' | 'ready' | 'failed' | 'over';
  askedAt: Date;
  endedAt: Date | null;
  expiresAt: Date | null;
  fault: ExportFault | null;
  key: string | null;
};

/** $1 user. No row: one is in progress, or the daily limit is reached. */
const begin: Statement<number> = {
  name: 'begin_export',
  text: `
    INSERT INTO exports (user_id)
    SELECT id FROM (SELECT id FROM users WHERE id = $1::integer AND deleted_at IS NULL AND delete_at IS NULL FOR KEY SHARE) u
    WHERE (
      SELECT count(*) FROM exports WHERE user_id = $1 AND state <> 'failed' AND asked_at > now() - interval '1 day'
    ) < ${mostADay}
    ON CONFLICT (user_id) WHERE state IN ('waiting', 'running') DO NOTHING RETURNING id::text AS reply`,
};

/** Requests an archive. False if one is in progress, or the daily limit is reached. */
export async function beginExport({ json }: Pick<Database, 'json'>, userId: number): Promise<boolean> {
  return (await json(begin, [userId])) !== null;
}

/** Archives as shown to their owner: the last, the one that can be downloaded, and whether the limit is reached. */
export type Exports = { last: Export | null; ready: Export | null; isLimited: boolean };

/** The archives of somebody. */
export async function exportsOf({ pool }: Pick<Database, 'pool'>, userId: number): Promise<Exports> {
  const { rows } = await pool.query<Export & { isRecent: boolean }>({
    name: 'exports_of',
    text: `
      SELECT id, state, asked_at AS "askedAt", ended_at AS "endedAt", expires_at AS "expiresAt", fault, object_key AS key, parts,
        parts_total AS "partsTotal", records::float8 AS records, bytes::float8 AS bytes, missing,
        state <> 'failed' AND asked_at > now() - interval '1 day' AS "isRecent"
      FROM exports WHERE user_id = $1 ORDER BY id DESC LIMIT 50`,
    values: [userId],
  });
  return {
    last: rows[0] ?? null,
    ready: rows.find(({ state }) => state === 'ready') ?? null,
    isLimited: rows.filter(({ isRecent }) => isRecent).length >= mostADay,
  };
}

/** An archive that this process makes. `left` is the key of an earlier attempt's object, if any. */
export type ExportLease = { id: number; userId: number; key: string; left: string | null };

/** $1 key. The first that waits, or whose lease has expired. */
const take: Statement<ExportLease> = {
  name: 'take_export',
  text: `
    WITH next AS (
      SELECT id, object_key FROM exports
      WHERE attempts < ${mostAttempts} AND (state = 'waiting' OR (state = 'running' AND leased_until < now()))
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    UPDATE exports e SET state = 'running', attempts = attempts + 1, object_key = $1::text, parts = 0, parts_total = 0, records = 0,
      bytes = 0, missing = 0, leased_until = now() + interval '${leaseSeconds} seconds'
    FROM next WHERE e.id = next.id
    RETURNING json_build_object('id', e.id, 'userId', e.user_id, 'key', e.object_key, 'left', next.object_key)::text AS reply`,
};

/** Takes the next archive to make; null if there is none. */
export async function takeExport({ json }: Pick<Database, 'json'>): Promise<ExportLease | null> {
  return (await json(take, [newKey('exports')]))?.parse() ?? null;
}

/** $1 export, $2 key. True if the process with this key still has the lease. */
const isMine = `id = $1::integer AND object_key = $2::text AND state = 'running'`;

/** $1 export, $2 key, $3 parts, $4 all parts, $5 records, $6 bytes, $7 missing ones. */
const renew: Statement<true> = {
  name: 'renew_export',
  text: `
    UPDATE exports SET leased_until = now() + interval '${leaseSeconds} seconds', parts = $3::integer, parts_total = $4::integer,
      records = $5::bigint, bytes = $6::bigint, missing = $7::integer
    WHERE ${isMine} RETURNING 'true' AS reply`,
};

/** Records the progress, and renews the lease. False if another process has taken over, or the owner is deleted. */
export async function renewExport(
  { $json }: Pick<StatementRunner, '$json'>,
  { id, key }: ExportLease,
  { parts, partsTotal, records, bytes, missing }: Progress,
): Promise<boolean> {
  return (await $json(renew, [id, key, parts, partsTotal, records, bytes, missing])) !== null;
}

/** $1 user. */
const replace: Statement<string[]> = {
  name: 'replace_export',
  text: `
    WITH before AS (SELECT id, object_key FROM exports WHERE user_id = $1::integer AND state = 'ready' FOR UPDATE),
    over AS (UPDATE exports e SET state = 'over', object_key = NULL FROM before WHERE e.id = before.id)
    SELECT coalesce(json_agg(object_key), '[]')::text AS reply FROM before`,
};

/** Deletes the present archive of somebody. Returns the keys of the objects to delete. */
export async function replaceExport(
  { $one }: Pick<StatementRunner, '$one'>,
  { userId }: Pick<ExportLease, 'userId'>,
): Promise<string[]> {
  return (await $one(replace, [userId])).parse();
}

/** $1 export, $2 key. */
const finish: Statement<true> = {
  name: 'finish_export',
  text: `
    UPDATE exports SET state = 'ready', leased_until = NULL, ended_at = clock_timestamp(),
      expires_at = clock_timestamp() + interval '${keptDays} days'
    WHERE ${isMine} RETURNING 'true' AS reply`,
};

/** Publishes an archive to its owner, after the previous one was deleted. False as with `renewExport`. */
export async function finishExport(
  { $json }: Pick<StatementRunner, '$json'>,
  { id, key }: ExportLease,
): Promise<boolean> {
  return (await $json(finish, [id, key])) !== null;
}

/** $1 export, $2 key, $3 fault. */
const fail: Statement<true> = {
  name: 'fail_export',
  text: `
    UPDATE exports SET state = 'failed', fault = $3::text, leased_until = NULL, object_key = NULL, ended_at = clock_timestamp()
    WHERE ${isMine} RETURNING 'true' AS reply`,
};

/** Marks an archive as failed. */
export async function failExport(
  { json }: Pick<Database, 'json'>,
  { id, key }: ExportLease,
  fault: ExportFault,
): Promise<void> {
  await json(fail, [id, key, fault]);
}

/** $1 export, $2 key, $3 whether this attempt counts. */
const release: Statement<true> = {
  name: 'release_export',
  text: `
    UPDATE exports SET leased_until = NULL, object_key = NULL, attempts = attempts - (NOT $3::boolean)::integer,
      (state, fault, ended_at) = (
        SELECT CASE WHEN last THEN 'failed' ELSE 'waiting' END, CASE WHEN last THEN 'interrupted' END,
          CASE WHEN last THEN clock_timestamp() END
        FROM (SELECT $3 AND attempts >= ${mostAttempts} AS last) flags
      )
    WHERE ${isMine} RETURNING 'true' AS reply`,
};

/** Releases an archive for the next attempt, unless this was the last. A shutdown does not count as an attempt. */
export async function releaseExport(
  { json }: Pick<Database, 'json'>,
  { id, key }: ExportLease,
  counts: boolean,
): Promise<void> {
  await json(release, [id, key, counts]);
}

/**
 * Marks archives with too many attempts as failed, ends expired ones, and deletes old rows. Returns the keys of the
 * objects to delete.
 */
const forget: Statement<string[]> = {
  name: 'forget_exports',
  text: `
    WITH given_up AS (
      SELECT id, object_key FROM exports
      WHERE attempts >= ${mostAttempts} AND (state = 'waiting' OR (state = 'running' AND leased_until < now()))
      FOR UPDATE SKIP LOCKED
    ),
    failed AS (
      UPDATE exports e SET state = 'failed', fault = 'interrupted', leased_until = NULL, object_key = NULL, ended_at = clock_timestamp()
      FROM given_up g WHERE e.id = g.id
    ),
    expired AS (SELECT id, object_key FROM exports WHERE state = 'ready' AND expires_at < now() FOR UPDATE SKIP LOCKED),
    over AS (UPDATE exports e SET state = 'over', object_key = NULL FROM expired x WHERE e.id = x.id),
    old AS (DELETE FROM exports WHERE state IN ('over', 'failed') AND asked_at < now() - interval '30 days')
    SELECT coalesce(json_agg(object_key) FILTER (WHERE object_key IS NOT NULL), '[]')::text AS reply
    FROM (SELECT object_key FROM given_up UNION ALL SELECT object_key FROM expired) gone`,
};

/**
 * Deletes expired archives, and marks those as failed that could not be made. Returns the keys of the objects to
 * delete.
 */
export async function forgetExports({ json }: Pick<Database, 'json'>): Promise<string[]> {
  return (await json(forget, []))?.parse() ?? [];
}

/** Archives in the storage, for the sweep. */
export const archives: Owner = {
  folder: 'exports',
  owned: async (keys, { database }) => {
    const text = 'SELECT object_key AS key FROM exports WHERE object_key = ANY ($1)';
    const { rows } = await database.pool.query<{ key: string }>(text, [keys]);
    return rows.map(({ key }) => key);
  },
};
