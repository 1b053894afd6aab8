import type { Database } from '../../core/database/client.js';
import { endLease, leaseSeconds, renewLease, takeLease } from '../../core/storage/postponed.js';
import { BackupError } from './manifest.js';
import { retried } from './streams.js';

/** The lease of a backup on the objects that it has to copy. */
export type ObjectLease = {
  /** @throws BackupError once objects may have been removed that the backup needs */
  check(): void;
  /** Makes sure that nothing was removed until now. @throws BackupError */
  confirm(): Promise<void>;
  end(): Promise<void>;
};

/** Keeps the service from removing objects until it is ended. One of a backup that is killed ends after minutes. */
export async function leaseObjects(database: Pick<Database, 'prisma'>, id: string): Promise<ObjectLease> {
  await takeLease(database, id);
  let isLost = false;
  const renew = async () => {
    isLost ||= !(await renewLease(database, id));
  };
  const check = () => {
    if (isLost) throw new BackupError('The lease of the objects was lost: some may have been removed. Begin again.');
  };
  // A database that does not answer now may do so before the lease ends.
  const timer = setInterval(() => void renew().catch(() => {}), leaseSeconds * 100);
  timer.unref();
  return {
    check,
    confirm: async () => {
      await retried(renew, () => true);
      check();
    },
    end: async () => {
      clearInterval(timer);
      await endLease(database, id).catch(() => {});
    },
  };
}
