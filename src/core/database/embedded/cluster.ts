import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../../platform/config.js';
import { errorCode } from '../../platform/lock.js';
import type { Account } from './account.js';
import type { Home } from './home.js';
import { environment, identity, lastLine } from './program.js';
import type { Software } from './software.js';

const partialPrefix = 'cluster.partial';

/** Runs initdb, unless the data folder exists. */
export async function initialise(home: Home, software: Software, isThrowaway: boolean): Promise<void> {
  if (existsSync(home.cluster)) return checkVersion(home.cluster, software);
  discardPartial(home.folder);
  const partial = mkdtempSync(join(home.folder, partialPrefix));
  const secret = `${partial}.secret`;
  const password = randomBytes(24).toString('base64url');
  for (const path of [join(home.folder, 'password'), secret]) writeFileSync(path, password, { mode: 0o600 });
  for (const path of [partial, secret]) giveTo(home.account, path);
  try {
    execFileSync(
      software.initdb,
      [
        ...['--pgdata', partial, '--username', 'postgres', '--pwfile', secret, '--auth', 'scram-sha-256'],
        ...['--encoding', 'UTF8', ...localeOf(software)],
        ...['--text-search-config', 'simple', '--no-instructions', ...(isThrowaway ? ['--no-sync'] : [])],
      ],
      {
        ...identity(home.account),
        cwd: home.folder,
        env: environment(),
        stdio: ['ignore', 'pipe', 'pipe'],
        encoding: 'utf8',
      },
    );
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    const reason = lastLine(output.replace(/initdb: removing[^\n]*\n/g, '')) || (errorCode(error) ?? String(error));
    throw new StartError(`The embedded PostgreSQL could not be set up in ${home.folder}: ${reason}`);
  } finally {
    rmSync(secret, { force: true });
  }
  renameSync(partial, home.cluster);
}

/** The built-in locale provider sorts and folds alike on every machine, whatever locales are installed. */
function localeOf({ version }: Software): string[] {
  return Number.parseInt(version, 10) < 17
    ? ['--locale', 'C.UTF-8']
    : ['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'];
}

/** Creates the service's role, which owns its database; the superuser is for maintenance by hand. */
export async function prepareDatabase(port: number, password: string): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: boolean; base: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = 'plaza') AS role,
              EXISTS (SELECT FROM pg_database WHERE datname = 'plaza') AS base`,
    );
    if (!rows[0]?.role)
      await client.query(`CREATE ROLE plaza LOGIN CREATEDB PASSWORD ${client.escapeLiteral(password)}`);
    if (!rows[0]?.base) await client.query('CREATE DATABASE plaza OWNER plaza');
  } finally {
    await client.end();
  }
}

/**
 * Removes data of starts that were killed. Their initdb may still run, and ends when its folder is gone; if it is quicker, the rest is
 * removed the next time, since each start has its own folder.
 */
function discardPartial(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(partialPrefix))) {
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch (error) {
      if (errorCode(error) !== 'ENOTEMPTY') throw error;
    }
  }
}

function checkVersion(cluster: string, software: Software): void {
  const clusterVersion = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const softwareVersion = software.version.split('.')[0];
  if (clusterVersion !== softwareVersion) {
    throw new StartError(
      `The data in ${cluster} is of PostgreSQL ${clusterVersion}, but PostgreSQL ${softwareVersion} is installed`,
    );
  }
}

function giveTo(account: Account | null, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}
