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
  type ExportLease,
  failExport,
  finishExport,
  forgetExports,
  keptDays,
  releaseExport,
  renewExport,
  replaceExport,
  takeExport,
} from './exports.js';

/** Dependencies of the job. `signal` is aborted at shutdown. */
export type ExportJobParts = {
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
export async function makeExports(parts: ExportJobParts, every = beat): Promise<number> {
  const { database, signal } = parts;
  let count = 0;
  while (!signal.aborted) {
    const lease = await takeExport(database);
    if (lease === null) break;
    await make(parts, lease, every);
    count++;
  }
  return count;
}

/** Deletes expired archives, and the remains of failed ones. */
export async function removeOldExports(parts: Pick<ExportJobParts, 'database' | 'storage' | 'log'>): Promise<void> {
  for (const key of await forgetExports(parts.database)) await discardAll(parts, key);
}

async function make(parts: ExportJobParts, lease: ExportLease, every: number): Promise<void> {
  const { database, storage, config, log, signal } = parts;
  const { userId: person, key } = lease;
  if (lease.left !== null) await discardAll(parts, lease.left);
  const progress = noProgress();
  const lost = new AbortController();
  const stop = AbortSignal.any([signal, lost.signal]);
  const beating = keepLease(parts, lease, progress, every, lost);
  // The storage wraps errors of its source.
  let fault: unknown;
  const bytes = async function* () {
    const { currency, publicUrl } = config;
    const options = { database, storage, log, person, currency, origin: publicUrl?.origin ?? '', signal: stop };
    try {
      yield* archiveOf(options, progress);
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
    await finish(parts, lease, progress);
  } catch (error) {
    await beating.end();
    await giveUp(parts, lease, fault ?? error, lost.signal.aborted);
    // The commit may have succeeded in spite of the error.
    const [owned] = await archives.owned([key], parts);
    if (owned === undefined) await discardAll(parts, key);
  }
}

/** Renews the lease periodically until it is ended. Aborts `lost` if the lease was lost. */
function keepLease(
  { database, log }: ExportJobParts,
  lease: ExportLease,
  progress: Progress,
  every: number,
  lost: AbortController,
) {
  let running: Promise<void> | null = null;
  let last = { bytes: 0, at: performance.now() };
  const renew = async () => {
    if (progress.bytes !== last.bytes) last = { bytes: progress.bytes, at: performance.now() };
    const isStuck = performance.now() - last.at > idleLimit;
    const isLeased = !isStuck && (await renewExport(statementRunner(database.json), lease, progress));
    if (!isLeased)
      lost.abort(new Error(isStuck ? 'The archive does not go on' : 'Another process is making the archive'));
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
async function finish(parts: ExportJobParts, lease: ExportLease, progress: Progress): Promise<void> {
  const replaced = await inTransaction(parts.database, async (transaction) => {
    if (!(await renewExport(transaction, lease, progress))) throw new Error('Another process is making the archive');
    const keys = await replaceExport(transaction, lease);
    await finishExport(transaction, lease);
    await tell(transaction, parts, lease);
    return keys;
  });
  for (const key of replaced) await discardAll(parts, key);
}

async function tell(transaction: Transaction, { config }: ExportJobParts, { userId }: ExportLease): Promise<void> {
  const where = { id: userId };
  const { username, email: to } = await transaction.user.findUniqueOrThrow({
    where,
    select: { username: true, email: true },
  });
  if (to === null) return;
  await queueMail(transaction, config, { kind: 'export_ready', to, userId, data: { username, days: keptDays } });
}

async function giveUp(
  { database, log, signal }: ExportJobParts,
  lease: ExportLease,
  error: unknown,
  isLost: boolean,
): Promise<void> {
  if (error instanceof NoAccountError) return;
  if (error instanceof StorageError) {
    log.error({ err: error, export: lease.id }, 'an archive could not be stored');
    await failExport(database, lease, 'storage');
    return;
  }
  if (!signal.aborted && !isLost) log.error({ err: error, export: lease.id }, 'an archive could not be made');
  await releaseExport(database, lease, !signal.aborted);
}

/** Deletes an object, also if a killed process wrote only a part of it. */
async function discardAll(parts: Pick<ExportJobParts, 'storage' | 'log'>, key: string): Promise<void> {
  await discard(parts, key);
  await discard(parts, `${key}.part`);
}
