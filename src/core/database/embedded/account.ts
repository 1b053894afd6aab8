import { execFileSync } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartError } from '../../platform/config.js';

/** The operating system user that PostgreSQL runs as, since it refuses to run as root. */
export type Account = { uid: number; gid: number; name: string };

type Log = { info(message: string): void };

/**
 * The account for PostgreSQL, which refuses to run as root; null for the caller's own. An existing database stays with the account that
 * owns it.
 */
export function databaseAccount(clusterFolder: string | null, log: Log): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = clusterFolder === null ? null : ownerOf(clusterFolder);
  if (owner) return owner;
  const existing = lookUp('plaza') ?? lookUp('postgres');
  if (existing) return existing;
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'plaza'], {
      stdio: 'ignore',
    });
    log.info('created the system user "plaza", because PostgreSQL does not run as root');
  } catch {
    // A read-only or minimal system cannot add users; "nobody" exists on all of them.
  }
  const account = lookUp('plaza') ?? lookUp('nobody');
  if (account) return account;
  throw new StartError(
    'PostgreSQL does not run as root and no other account could be found or made: start as an ordinary user or set DATABASE_URL',
  );
}

/** Whether the account may enter every folder on the way to a file and read it. */
export function canRead(account: Account, file: string): boolean {
  const target = realpathSync(file);
  return permits(account, target, 0o4) && canEnter(account, dirname(target));
}

/** Whether the account may enter a folder, and all above it. */
export function canEnter(account: Account, path: string): boolean {
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    if (!permits(account, folder, 0o1)) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** The folder for data that cannot be kept beside the code. */
export function systemFolder(): string {
  return process.getuid?.() === 0 ? '/var/lib/plaza' : join(homedir(), '.cache', 'plaza');
}

function permits(account: Account, path: string, bits: number): boolean {
  const { mode, uid, gid } = statSync(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}

function ownerOf(path: string): Account | null {
  const { uid, gid } = statSync(path);
  return uid === 0 ? null : { uid, gid, name: String(uid) };
}

function lookUp(name: string): Account | null {
  const ask = (flag: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: ask('-u'), gid: ask('-g'), name };
  } catch {
    return null;
  }
}
