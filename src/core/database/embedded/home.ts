import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../../platform/config.js';
import { makeFolders } from '../../platform/folders.js';
import { errorCode } from '../../platform/lock.js';
import { type Account, canEnter, databaseAccount, systemFolder } from './account.js';

/** The folder of one embedded PostgreSQL, and the account that it runs as (null: the caller's own). */
export type Home = {
  folder: string;
  cluster: string;
  account: Account | null;
  /** Connections that the service may need. */
  connections?: number;
  /** Server settings beside ours. */
  settings?: Readonly<Record<string, string>>;
};

type Log = { info(message: string): void };

/**
 * The database is in DATA_DIR/postgres. If only root may enter DATA_DIR, it is in a system folder instead, and DATA_DIR/postgres is a link
 * to it.
 */
export function openHome(dataDir: string, log: Log): Home {
  const path = join(makeWritable(resolve(dataDir)), 'postgres');
  if (isLink(path) && !existsSync(path)) {
    throw new StartError(
      `The database of ${dataDir} belongs in ${readlinkSync(path)}, which is not there: put it back, or remove the link ${path} to begin anew`,
    );
  }
  const cluster = join(path, 'cluster');
  const account = databaseAccount(existsSync(cluster) ? cluster : null, log);
  const mode = account ? 0o711 : 0o700;
  if (!existsSync(path)) {
    if (account && !canEnter(account, dirname(path))) linkToSystemFolder(path, mode);
    else makeFolder(path, mode);
  }
  const folder = makeWritable(realpathSync(path));
  if (account && !canEnter(account, folder)) {
    throw new StartError(`PostgreSQL runs as "${account.name}", who may not enter ${folder}: choose another DATA_DIR`);
  }
  return { folder, cluster: join(folder, 'cluster'), account };
}

/** Makes a folder and its parents with this mode. */
export function makeFolder(path: string, mode: number): void {
  makeFolders(path);
  chmodSync(path, mode);
}

function linkToSystemFolder(path: string, mode: number): void {
  const name = createHash('sha256').update(path).digest('hex').slice(0, 16);
  const target = join(systemFolder(), name);
  makeFolder(systemFolder(), 0o755);
  makeFolder(target, mode);
  symlinkSync(target, path);
}

function makeWritable(folder: string): string {
  try {
    makeFolders(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // The check above always succeeds for root, even on a read-only file system.
    const probe = join(folder, `.probe-${process.pid}`);
    mkdirSync(probe);
    rmSync(probe, { recursive: true });
    return realpathSync(folder);
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be written (${errorCode(error) ?? error}): see DATA_DIR`);
  }
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
