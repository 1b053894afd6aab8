import type { Database } from '../database/client.js';
import type { Storage } from './storage.js';

type Prisma = Pick<Database, 'prisma'>;

/** Keys that are removed for each query. */
const batch = 200;
/** Seconds after which the lease of a backup ends that is not renewed. */
export const leaseSeconds = 300;

/**
 * A storage that records removals in the database while a backup is made, for `removePostponed`. Before an object is removed, a transaction
 * has committed that nothing refers to it any more; so without a running backup, no later one names it.
 */
export function postponing(storage: Storage, { prisma }: Prisma): Storage {
  const remove = async (key: string): Promise<void> => {
    const postponed = await prisma.$executeRaw`
      INSERT INTO postponed_removals (key)
      SELECT ${key} WHERE EXISTS (SELECT FROM backup_leases WHERE leased_until > clock_timestamp())
      ON CONFLICT (key) DO UPDATE SET at = clock_timestamp()`;
    if (postponed === 0) await storage.remove(key);
  };
  return { ...storage, remove };
}

/** Removes objects that waited for backups that have ended. Idempotent and safe to run concurrently. Returns how many. */
export async function removePostponed({ prisma }: Prisma, storage: Storage): Promise<number> {
  let removed = 0;
  for (;;) {
    const waiting = await prisma.$queryRaw<{ key: string; at: string }[]>`
      SELECT key, at::text FROM postponed_removals
      WHERE NOT EXISTS (SELECT FROM backup_leases WHERE leased_until > clock_timestamp()) ORDER BY key LIMIT ${batch}`;
    for (const { key, at } of waiting) {
      await storage.remove(key);
      // A backup that began meanwhile has recorded it again.
      removed += await prisma.$executeRaw`DELETE FROM postponed_removals WHERE key = ${key} AND at::text = ${at}`;
    }
    if (waiting.length < batch) return removed;
  }
}

/** Takes a lease of the objects for this backup: none is removed meanwhile. */
export async function takeLease({ prisma }: Prisma, id: string): Promise<void> {
  await prisma.$executeRaw`
    INSERT INTO backup_leases VALUES (${id}, clock_timestamp() + make_interval(secs => ${leaseSeconds}::integer))`;
}

/** Renews the lease. False if it has expired. */
export async function renewLease({ prisma }: Prisma, id: string): Promise<boolean> {
  const renewed = await prisma.$executeRaw`
    UPDATE backup_leases SET leased_until = clock_timestamp() + make_interval(secs => ${leaseSeconds}::integer)
    WHERE id = ${id} AND leased_until > clock_timestamp()`;
  return renewed === 1;
}

/** Ends the lease, and deletes expired ones. */
export async function endLease({ prisma }: Prisma, id: string): Promise<void> {
  await prisma.$executeRaw`DELETE FROM backup_leases WHERE id = ${id} OR leased_until < clock_timestamp()`;
}
