import type { Database } from '../../core/database/client.js';
import type { Statement, StatementRunner } from '../../core/database/statement.js';
import { inTransaction } from '../../core/database/transaction.js';

/** For how many days what is deleted can be restored. */
export const keptDays = 30;
/** So few that their transaction ends in time, also where a topic has a hundred thousand replies. */
const batch = 10;

/** What was deleted for good: the number of removals, and of objects in the storage. */
export type Purged = { items: number; objects: number };

/** The statement that deletes these removals for good, and answers how many, and the keys of their objects. */
const purging = (name: string, removals: string): Statement<{ items: number; keys: string[] }> => ({
  name,
  text: `
    WITH doomed AS (SELECT ARRAY(${removals}) AS ids)
    SELECT json_build_object('items', cardinality(ids), 'keys', array_to_json(purge_removals(VARIADIC ids)))::text AS reply
    FROM doomed`,
});

/** $1 days. As many as one transaction forgets; those that are being restored are left out. */
const old = purging(
  'purge_old',
  `SELECT id FROM removals WHERE state = 'deleted' AND at < now() - $1::integer * interval '1 day'
   ORDER BY at, id LIMIT ${batch} FOR UPDATE SKIP LOCKED`,
);

/**
 * Deletes for good what was deleted `days` days ago: safe to repeat, and to be done by several at once. `remove` is given the
 * keys of the objects that are left.
 */
export async function purgeOld(
  database: Pick<Database, 'prisma' | 'pool'>,
  remove: (key: string) => Promise<void>,
  days = keptDays,
): Promise<Purged> {
  const purged: Purged = { items: 0, objects: 0 };
  for (let found = batch; found === batch; ) {
    const { items, keys } = await inTransaction(database, async ({ $one }) => (await $one(old, [days])).parse());
    for (const key of keys) await remove(key);
    found = items;
    purged.items += items;
    purged.objects += keys.length;
  }
  await database.prisma.$executeRaw`
    DELETE FROM boards b WHERE deleted_at < now() - ${days}::integer * interval '1 day'
      AND NOT EXISTS (SELECT FROM topics WHERE board_id = b.id UNION ALL SELECT FROM removed.topics WHERE board_id = b.id)`;
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
 * Of what somebody deleted keeps the bytes of the newest, so many at most, and forgets the rest: who uploads and deletes again and
 * again fills no disk. The keys of the objects that are left.
 */
export async function purgeBeyond(
  { $one }: Pick<StatementRunner, '$one'>,
  owner: number,
  bytes: number,
): Promise<string[]> {
  return (await $one(beyond, [owner, bytes])).parse().keys;
}

/**
 * $1 user. What others saw before it was hidden stays hidden, as what they see stays visible. What others wrote about a private
 * video goes with that.
 */
const ofPerson = purging(
  'purge_person',
  `SELECT id FROM removals
   WHERE author_id = $1::integer AND (state <> 'hidden' OR is_private OR target_type = 'share') AND target_type <> 'store'
   UNION SELECT m.id FROM videos v JOIN removed.comments c ON c.video_id = v.id JOIN removals m ON m.id = c.removal
   WHERE v.author_id = $1 AND v.visibility = 'private'`,
);

/**
 * Forgets what somebody deleted, and what of theirs waits for approval, when their account is deleted, before their private videos
 * are, which are locked. The keys that are left.
 */
export async function purgePerson({ $one }: Pick<StatementRunner, '$one'>, id: number): Promise<string[]> {
  return (await $one(ofPerson, [id])).parse().keys;
}
