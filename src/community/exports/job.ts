import { queueMail } from '../../api/mail/queue.js';
import type { Database, Transaction } from '../../core/database/client.js';
import { iso } from '../../core/database/formats.js';
import { statementRunner } from '../../core/database/statement.js';
import { inTransaction } from '../../core/database/transaction.js';
import type { Config } from '../../core/platform/config.js';
import type { Logger } from '../../core/platform/log.js';
import { discard } from '../../core/storage/discard.js';
import { type Storage, StorageError } from '../../core/storage/storage.js';
import { archiveOf, NoAccountError, noProgress, type Progress } from './archive.js';
import {
  archives,
  failExport,
  finishExport,
  forgetExports,
  keptDays,
  releaseExport,
  renewExport,
  replaceExport,
  type Taken,
  takeExport,
} from './exports.js';

/** Dependencies of the job. `signal` is aborted at shutdown. */
export type Jobbing = {
  database: Database;
  storage: Storage;
  config: Pick<Config, 'currency' | 'publicUrl' | 'mail'>;
  log: Logger;
  signal: AbortSignal;
};

/** Milliseconds between two reports of progress. */
const beat = 2000;
/**
 * Milliseconds without a byte after which an attempt is aborted, so that a stalled one does not keep its lease for
 * ever.
 */
const idleLimit = 600_000;

/** Makes the requested archives, one after the other. Safe to run concurrently. */
export async function makeExports(given: Jobbing, every = beat): Promise<number> {
  const { database, signal } = given;
  let made = 0;
  while (!signal.aborted) {
    const taken = await takeExport(database);
    if (taken === null) break;
    await make(given, taken, every);
    made++;
  }
  return made;
}

/** Deletes expired archives, and the remains of failed ones. */
export async function removeOldExports(given: Pick<Jobbing, 'database' | 'storage' | 'log'>): Promise<void> {
  for (const key of await forgetExports(given.database)) await discardAll(given, key);
}

async function make(given: Jobbing, taken: Taken, every: number): Promise<void> {
  const { database, storage, config, log, signal } = given;
  const { userId: person, key } = taken;
  if (taken.left !== null) await discardAll(given, taken.left);
  const progress = noProgress();
  const lost = new AbortController();
  const stop = AbortSignal.any([signal, lost.signal]);
  const beating = keepLease(given, taken, progress, every, lost);
  // The storage wraps errors of its source.
  let fault: unknown;
  const bytes = async function* () {
    const { currency, publicUrl } = config;
    const making = { database, storage, log, person, currency, origin: publicUrl?.origin ?? '', signal: stop };
    try {
      yield* archiveOf(making, progress);
    } catch (error) {
      fault = error;
      throw error;
    }
  };
  const name = `plaza-${iso(new Date()).slice(0, 10)}.zip`;
  try {
    await storage.write({ key, mimeType: 'application/zip', disposition: 'attachment', name }, bytes());
    await beating.end();
    stop.throwIfAborted();
    await finish(given, taken, progress);
  } catch (error) {
    await beating.end();
    await giveUp(given, taken, fault ?? error, lost.signal.aborted);
    // The commit may have succeeded in spite of the error.
    const [owned] = await archives.owned([key], given);
    if (owned === undefined) await discardAll(given, key);
  }
}

/** Renews the lease periodically until it is ended. Aborts `lost` if the lease was lost. */
function keepLease({ database, log }: Jobbing, taken: Taken, progress: Progress, every: number, lost: AbortController) {
  let running: Promise<void> | null = null;
  let last = { bytes: 0, at: performance.now() };
  const renew = async () => {
    if (progress.bytes !== last.bytes) last = { bytes: progress.bytes, at: performance.now() };
    const isStuck = performance.now() - last.at > idleLimit;
    const isLeased = !isStuck && (await renewExport(statementRunner(database.json), taken, progress));
    if (!isLeased)
      lost.abort(new Error(isStuck ? 'The archive does not go on' : 'The archive is made by another process'));
  };
  const timer = setInterval(() => {
    // The database may recover before the lease expires.
    running ??= renew()
      .catch((error: unknown) => log.warn({ err: error }, 'the lease of an archive was not renewed'))
      .finally(() => {
        running = null;
      });
  }, every);
  timer.unref();
  return {
    end: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** Publishes the archive, and deletes the previous one: a person has at most one. */
async function finish(given: Jobbing, taken: Taken, progress: Progress): Promise<void> {
  const replaced = await inTransaction(given.database, async (transaction) => {
    if (!(await renewExport(transaction, taken, progress))) throw new Error('The archive is made by another process');
    const keys = await replaceExport(transaction, taken);
    await finishExport(transaction, taken);
    await tell(transaction, given, taken);
    return keys;
  });
  for (const key of replaced) await discardAll(given, key);
}

async function tell(transaction: Transaction, { config }: Jobbing, { userId }: Taken): Promise<void> {
  const where = { id: userId };
  const { username, email: to } = await transaction.user.findUniqueOrThrow({
    where,
    select: { username: true, email: true },
  });
  if (to === null) return;
  await queueMail(transaction, config, { kind: 'export_ready', to, userId, data: { username, days: keptDays } });
}

async function giveUp(
  { database, log, signal }: Jobbing,
  taken: Taken,
  error: unknown,
  isLost: boolean,
): Promise<void> {
  if (error instanceof NoAccountError) return;
  if (error instanceof StorageError) {
    log.error({ err: error, export: taken.id }, 'an archive could not be stored');
    await failExport(database, taken, 'storage');
    return;
  }
  if (!signal.aborted && !isLost) log.error({ err: error, export: taken.id }, 'an archive could not be made');
  await releaseExport(database, taken, !signal.aborted);
}

/** Deletes an object, also if a killed process wrote only a part of it. */
async function discardAll(given: Pick<Jobbing, 'storage' | 'log'>, key: string): Promise<void> {
  await discard(given, key);
  await discard(given, `${key}.part`);
}
