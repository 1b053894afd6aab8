import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, StartError } from './config.js';
import { connect, type Database } from './database/client.js';
import { applyMigrations, migrationsFolder } from './database/migrations.js';
import { type DemoKeys, seedDemo } from './demo/demo.js';
import { embeddedDatabase } from './embedded-postgres/embedded.js';
import { every } from './jobs.js';
import type { Lifecycle } from './lifecycle.js';
import { errorCode } from './lock.js';
import type { Logger } from './log.js';
import { withdrawUnpaidOrders } from './orders/expiry.js';
import { forgetOldReplies } from './pipeline/idempotency.js';
import { openStorage } from './storage/open.js';
import { type Storage, StorageError } from './storage/storage.js';
import { forgetOldSessions } from './web/middleware/sessions.js';

/** What has to be there before anything is served. `databaseFolder` is null where the database is not ours. */
export type Prerequisites = {
  databaseUrl: string;
  databaseFolder: string | null;
  database: Database;
  storage: Storage;
  demoKeys: DemoKeys | null;
};

/**
 * Starts what a service has once, however many processes serve: its database, migrated and filled, and the periodic jobs.
 * `poolSize`: connections to the database of this process.
 * @throws StartError
 */
export async function startPrerequisites(
  config: Config,
  { poolSize, log, lifecycle }: { poolSize: number; log: Logger; lifecycle: Lifecycle },
): Promise<Prerequisites> {
  let databaseUrl = config.databaseUrl;
  let databaseFolder: string | null = null;
  if (databaseUrl === null) {
    const embedded = await lifecycle.step(async () => {
      const running = await embeddedDatabase(config, log, 'server');
      lifecycle.atEnd('the embedded database', running.stop);
      return running;
    });
    databaseUrl = embedded.url;
    databaseFolder = embedded.folder;
  }
  const url = databaseUrl;
  await lifecycle.step(() => applyMigrations(url, migrationsFolder, log, lifecycle.signal));
  const database = await lifecycle.step(async () => {
    const connected = await connect({ url, poolSize }, log);
    lifecycle.atEnd('the connections to the database', connected.close);
    return connected;
  });
  const storage = openStorage(config.storage, database);
  const demoKeys = config.demo ? await lifecycle.step(() => demo(config, database, storage)) : null;
  startJobs(database, log, lifecycle);
  return { databaseUrl, databaseFolder, database, storage, demoKeys };
}

function startJobs(database: Database, log: Logger, lifecycle: Lifecycle): void {
  const start = (seconds: number, name: string, work: () => Promise<unknown>) =>
    lifecycle.atEnd(`the job to ${name}`, every(seconds, name, work, log));
  start(3600, 'forget kept replies', () => forgetOldReplies(database.prisma));
  start(900, 'forget old sessions', () => forgetOldSessions(database.prisma));
  start(30, 'withdraw unpaid orders', () => withdrawUnpaidOrders(database));
}

/** Keys are stored as hashes only, so those of the demo are written down to be shown again at the next start. */
async function demo(config: Config, database: Database, storage: Storage): Promise<DemoKeys | null> {
  const file = join(config.dataDir, 'demo-keys.json');
  if ((await database.prisma.user.count()) === 0) {
    process.stderr.write('Plaza: filling the empty database with a demo community …\n');
    const keep = (keys: DemoKeys) => {
      writeFileSync(`${file}.partial`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
      renameSync(`${file}.partial`, file);
    };
    return seedDemo(database.prisma, storage, { keep }).catch((error) => {
      if (!(error instanceof StorageError)) throw error;
      throw new StartError(`The demo community has files, and the storage is ${error.fault}: see STORAGE_URL and DEMO`);
    });
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
