import type { Database } from '../../core/database/client.js';
import { endLease, leaseSeconds, renewLease, takeLease } from '../../core/storage/postponed.js';
import { BackupError } from './manifest.js';
import { retried } from './streams.js';

/** A backup's lease that keeps objects from being removed. */
export type ObjectLease = {
  /** @throws BackupError once needed objects may have been removed */
  check(): void;
  /** Renews the lease, which proves that nothing was removed so far. @throws BackupError */
  confirm(): Promise<void>;
  end(): Promise<void>;
};

/** Keeps the service from removing objects until the lease is ended. After a crash it expires within minutes. */
export async function leaseObjects(database: Pick<Database, 'prisma'>, id: string): Promise<ObjectLease> {
  await takeLease(database, id);
  let isLost = false;
  const renew = async () => {
    isLost ||= !(await renewLease(database, id));
  };
  const check = () => {
    if (isLost) throw new BackupError('The lease of the objects was lost: some may have been removed. Begin again.');
  };
  // A failed renewal is retried until the lease ends.
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
