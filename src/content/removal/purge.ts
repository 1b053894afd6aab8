import type { Database } from '../../core/database/client.js';
import type { Sql } from '../../core/database/row.js';
import type { Statement, StatementRunner } from '../../core/database/statement.js';
import { inTransaction } from '../../core/database/transaction.js';

/** Days for which deleted content can be restored. */
export const keptDays = 30;
/** Removals in a transaction: few enough that it ends in time, also for topics with a hundred thousand replies. */
const batch = 10;

/** Result of a purge: the number of removals, and of objects in the storage. */
export type PurgeResult = { items: number; objects: number };

/** The statement that deletes these removals for good, and returns how many, and the keys of their objects. */
const purging = (name: string, removals: string): Statement<{ items: number; keys: string[] }> => ({
  name,
  text: `
    WITH doomed AS (SELECT ARRAY(${removals}) AS ids)
    SELECT json_build_object('items', cardinality(ids), 'keys', array_to_json(purge_removals(VARIADIC ids)))::text AS reply
    FROM doomed`,
});

/** $1 days. Up to one batch; removals that are being restored are skipped. */
const old = purging(
  'purge_old',
  `SELECT id FROM removals WHERE state = 'deleted' AND at < now() - $1::integer * interval '1 day'
   ORDER BY at, id LIMIT ${batch} FOR UPDATE SKIP LOCKED`,
);

/** SQL of the folders of an owner, or of several, of which files can be restored, with those that they are in. */
export const keptFolders = (owner: Sql): Sql => `
  SELECT DISTINCT unnest(f.ancestors || f.id) FROM file_folders f
  WHERE f.owner_id ${owner} AND EXISTS (SELECT FROM removed.files r WHERE r.folder_id = f.id)`;

/** $1 the last owner before. Forgets the deleted folders of the next ones of which nothing can be restored; returns the last. */
const forgetFolders: Statement<number> = {
  name: 'forget_folders',
  text: `
    WITH owners AS MATERIALIZED (
      SELECT DISTINCT owner_id FROM file_folders WHERE deleted_at IS NOT NULL AND owner_id > $1::integer ORDER BY owner_id LIMIT ${batch}
    ),
    forgotten AS (
      DELETE FROM file_folders WHERE owner_id IN (SELECT owner_id FROM owners) AND deleted_at IS NOT NULL
        AND id NOT IN (${keptFolders('IN (SELECT owner_id FROM owners)')})
    )
    SELECT max(owner_id)::text AS reply FROM owners HAVING count(*) > 0`,
};

/**
 * Deletes for good what was deleted `days` days ago: idempotent, and safe to run concurrently. `remove` gets the keys of unused objects.
 */
export async function purgeOld(
  database: Pick<Database, 'prisma' | 'pool'>,
  remove: (key: string) => Promise<void>,
  days = keptDays,
): Promise<PurgeResult> {
  const purged: PurgeResult = { items: 0, objects: 0 };
  for (let count = batch; count === batch; ) {
    const { items, keys } = await inTransaction(database, async ({ $one }) => (await $one(old, [days])).parse());
    for (const key of keys) await remove(key);
    count = items;
    purged.items += items;
    purged.objects += keys.length;
  }
  await database.prisma.$executeRaw`
    DELETE FROM boards b WHERE deleted_at < now() - ${days}::integer * interval '1 day'
      AND NOT EXISTS (SELECT FROM topics WHERE board_id = b.id UNION ALL SELECT FROM removed.topics WHERE board_id = b.id)`;
  for (let owner: number | null = 0; owner !== null; ) {
    const after: number = owner;
    owner = await inTransaction(database, async ({ $json }) => (await $json(forgetFolders, [after]))?.parse() ?? null);
  }
  // A server of an earlier version, which knows of neither, leaves them when it deletes an account.
  await database.prisma.$executeRaw`
    DELETE FROM file_folders d USING users u WHERE u.id = d.owner_id AND u.deleted_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM files WHERE owner_id = u.id)`;
  await database.prisma.$executeRaw`
    DELETE FROM file_grants g USING users u WHERE u.id = g.user_id AND u.deleted_at IS NOT NULL`;
  return purged;
}

/** $1 owner, $2 bytes. */
const beyond = purging(
  'purge_beyond',
  `SELECT id FROM (
     SELECT m.id, sum(b.size) OVER (ORDER BY m.at DESC, m.id DESC) AS through
     FROM removals m JOIN (
       SELECT removal, size FROM removed.files UNION ALL SELECT removal, size FROM removed.videos
     ) b ON b.removal = m.id
     WHERE m.author_id = $1::integer AND m.state = 'deleted'
   ) kept WHERE through > $2::bigint`,
);

/**
 * Keeps the newest deleted files of a user up to this number of bytes, and purges the rest, so that repeated uploading and deleting fills
 * no disk. Returns the keys of unused objects.
 */
export async function purgeBeyond(
  { $one }: Pick<StatementRunner, '$one'>,
  owner: number,
  bytes: number,
): Promise<string[]> {
  return (await $one(beyond, [owner, bytes])).parse().keys;
}

/** $1 user, $2 ids. Files that a person has deleted. */
const ofTrash = purging(
  'purge_trash',
  `SELECT id FROM removals
   WHERE author_id = $1::integer AND actor_id = $1 AND target_type = 'file' AND state = 'deleted' AND target_id = ANY ($2::integer[])
   ORDER BY id`,
);

/** Deletes files for good that a person has deleted. Returns the keys of unused objects. */
export async function purgeTrash(
  { $one }: Pick<StatementRunner, '$one'>,
  owner: number,
  ids: readonly number[],
): Promise<string[]> {
  return (await $one(ofTrash, [owner, ids])).parse().keys;
}

/**
 * $1 user. Content that was public before it was hidden stays hidden, as public content stays visible. Replies to a private video are
 * deleted with it.
 */
const ofPerson = purging(
  'purge_person',
  `SELECT id FROM removals
   WHERE author_id = $1::integer AND (state <> 'hidden' OR is_private OR target_type = 'share') AND target_type <> 'store'
   UNION SELECT m.id FROM videos v JOIN removed.comments c ON c.video_id = v.id JOIN removals m ON m.id = c.removal
   WHERE v.author_id = $1 AND v.visibility = 'private'`,
);

/**
 * Purges a user's deleted and pending content when their account is deleted, before their private videos, which are locked, are deleted.
 * Returns the keys of unused objects.
 */
export async function purgePerson({ $one }: Pick<StatementRunner, '$one'>, id: number): Promise<string[]> {
  return (await $one(ofPerson, [id])).parse().keys;
}
