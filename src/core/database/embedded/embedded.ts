import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, StartError } from '../../platform/config.js';
import { errorCode, isTaken, type Lock, type Purpose, takeLock } from '../../platform/lock.js';
import { canEnter, databaseAccount } from './account.js';
import { initialise, prepareDatabase } from './cluster.js';
import { type Home, openHome } from './home.js';
import { launch, launchOnFreePort, type Postmaster, shutDown } from './postmaster.js';
import { postgresSoftware, type Software } from './software.js';

type Log = { info(message: string): void; warn(message: string): void };

/** `started` is false if the database of a running service is shared; then `stop` leaves it running. */
export type EmbeddedDatabase = { url: string; folder: string; started: boolean; stop(): Promise<void> };

/**
 * Opens the embedded database of a data folder, which is owned by one server. A command shares the running server's, or starts it for its
 * own duration; another command or server waits for that to end.
 */
export async function embeddedDatabase(
  config: Pick<Config, 'dataDir'> & Partial<Pick<Config, 'databasePoolSize'>>,
  log: Log,
  purpose: Purpose = 'command',
): Promise<EmbeddedDatabase> {
  const home = { ...openHome(config.dataDir, log), connections: config.databasePoolSize ?? 0 };
  const urlFile = join(home.folder, 'url');
  const lockOrUrl = await lockOrSharedUrl(config.dataDir, home, urlFile, purpose);
  if (typeof lockOrUrl === 'string') {
    return { url: lockOrUrl, folder: home.folder, started: false, stop: async () => {} };
  }
  let supervised: { stop(): Promise<void> } | null = null;
  const stop = async () => {
    rmSync(urlFile, { force: true });
    await supervised?.stop();
    lockOrUrl.release();
  };
  try {
    const software = postgresSoftware(home.account);
    await initialise(home, software, false);
    const postmaster = await launchOnFreePort(home, software);
    supervised = supervise(home, software, postmaster, log);
    const password = readFileSync(join(home.folder, 'password'), 'utf8');
    await prepareDatabase(postmaster.port, password);
    const url = connectionUrl(postmaster.port, password);
    writeFileSync(urlFile, url, { mode: 0o600 });
    return { url, folder: home.folder, started: true, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A temporary PostgreSQL for tests, removed even if the caller is killed: the embedded one, or `other`. */
export async function startTemporaryPostgres(other?: Software): Promise<{ url: string; stop(): Promise<void> }> {
  const home = temporaryHome();
  const { folder } = home;
  const software = other ?? postgresSoftware(home.account);
  await initialise(home, software, true);
  const postmaster = await launchOnFreePort(home, software, folder);
  const password = readFileSync(join(folder, 'password'), 'utf8');
  await prepareDatabase(postmaster.port, password);
  const stop = async () => {
    await shutDown(postmaster);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: connectionUrl(postmaster.port, password), stop };
}

/** A folder for a PostgreSQL, below `within` or the system's temporary folder if its account can enter that. */
export function temporaryHome(within = tmpdir()): Home {
  const account = databaseAccount(null, { info: () => {} });
  const parent = account && !canEnter(account, within) ? '/var/tmp' : within;
  const folder = mkdtempSync(join(parent, 'plaza-'));
  if (account) {
    chmodSync(folder, 0o711);
    chownSync(folder, account.uid, account.gid);
  }
  return { folder, cluster: join(folder, 'cluster'), account };
}

async function lockOrSharedUrl(dataDir: string, home: Home, urlFile: string, purpose: Purpose): Promise<Lock | string> {
  for (let waited = 0; ; waited += 100) {
    const result = takeLock(join(home.folder, 'lock'), purpose);
    if (!isTaken(result)) return result;
    if (result.purpose === 'server') {
      if (purpose === 'server') {
        throw new StartError(`The data folder ${dataDir} belongs to a running instance (process ${result.pid})`);
      }
      const url = readIfThere(urlFile);
      if (url) return url;
    }
    if (waited >= 30_000) throw new StartError(`The database in ${dataDir} is kept busy by process ${result.pid}`);
    await sleep(100);
  }
}

/** Restarts a PostgreSQL that dies under a running server, on the same port so that the pool finds it. */
function supervise(home: Home, software: Software, first: Postmaster, log: Log): { stop(): Promise<void> } {
  let current = first;
  const stopping = new AbortController();
  let restart: Promise<void> = Promise.resolve();
  const revive = async () => {
    for (let delay = 500; ; delay = Math.min(delay * 2, 10_000)) {
      await sleep(delay, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      try {
        current = await launch(home, software, first.port);
        watch();
        log.info('the embedded PostgreSQL is back');
        return;
      } catch (error) {
        log.warn(error instanceof Error ? error.message : String(error));
      }
    }
  };
  const watch = () =>
    current.child.once('exit', () => {
      if (stopping.signal.aborted) return;
      log.warn('the embedded PostgreSQL exited unexpectedly and is being restarted');
      restart = revive();
    });
  watch();
  const stop = async () => {
    stopping.abort();
    await restart;
    await shutDown(current);
  };
  return { stop };
}

/** The URL of a database that `prepareDatabase` made. */
export function connectionUrl(port: number, password: string): string {
  return `postgresql://plaza:${password}@127.0.0.1:${port}/plaza`;
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
