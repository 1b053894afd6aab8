import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../database/client.js';
import { holdObjects, keepHolding, leaseSeconds, releaseObjects } from '../../storage/postponed.js';
import { BackupError } from './manifest.js';

/** The hold of a backup on the objects that it has to copy. */
export type Holding = {
  /** @throws BackupError once objects may have been removed that the backup needs */
  check(): void;
  /** Makes sure once more that nothing was removed until now. @throws BackupError */
  end(): Promise<void>;
  release(): Promise<void>;
};

/** Keeps the service from removing objects, until it is released. A backup that is killed holds them for minutes only. */
export async function holdingObjects(
  database: Pick<Database, 'prisma'>,
  id: string,
  every = (leaseSeconds * 1000) / 10,
): Promise<Holding> {
  let lost = false;
  await holdObjects(database, id);
  const renew = async () => {
    if (!(await keepHolding(database, id))) lost = true;
  };
  // A database that does not answer now may do so before the lease ends.
  const timer = setInterval(() => void renew().catch(() => {}), every);
  timer.unref();
  const check = () => {
    if (lost) throw new BackupError('The hold on the objects was lost: some may have been removed. Begin again.');
  };
  return {
    check,
    end: async () => {
      // Whoever has copied for hours does not fail because the database is away for a moment.
      for (let attempt = 1; ; attempt++) {
        try {
          await renew();
          return check();
        } catch (error) {
          if (error instanceof BackupError || attempt === 30) throw error;
          await sleep(2000);
        }
      }
    },
    release: async () => {
      clearInterval(timer);
      await releaseObjects(database, id).catch(() => {});
    },
  };
}
