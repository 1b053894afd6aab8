import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Account } from '../../src/core/database/embedded/account.js';
import { initialise, prepareDatabase } from '../../src/core/database/embedded/cluster.js';
import { connectionUrl, temporaryHome } from '../../src/core/database/embedded/embedded.js';
import { launchOnFreePort, shutDown } from '../../src/core/database/embedded/postmaster.js';
import { postgresSoftware, type Software } from '../../src/core/database/embedded/software.js';
import { applyMigrations, migrationsFolder, readMigrations } from '../../src/core/database/migrations/migrations.js';
import { administer, withDatabase } from './administer.js';

const cacheFolder = fileURLToPath(new URL('../../dist/test-postgres', import.meta.url));

/**
 * A PostgreSQL for one run in a temporary folder, with a migrated database. The slow parts (initdb and migrations) are
 * cached in dist/ for each state of the migrations.
 */
export async function startMigratedPostgres(): Promise<{ url: string; template: string; stop(): Promise<void> }> {
  const template = 'plaza_test_template';
  const home = temporaryHome(quickFolder());
  const software = postgresSoftware(home.account);
  const cached = join(cacheFolder, keyOf(software));
  if (!existsSync(cached)) await fillCache(cached, software, template);
  for (const each of ['cluster', 'password']) cpSync(join(cached, each), join(home.folder, each), { recursive: true });
  giveAll(home.account, home.cluster);
  const postmaster = await launchOnFreePort(home, software, home.folder);
  const stop = async () => {
    await shutDown(postmaster);
    rmSync(home.folder, { recursive: true, force: true });
  };
  return { url: connectionUrl(postmaster.port, passwordIn(home.folder)), template, stop };
}

/** A memory file system, if the system has one with enough space: copying a database takes a tenth of the time. */
function quickFolder(): string {
  const inMemory = '/dev/shm';
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return Math.min(bavail * bsize, freemem()) >= 2 ** 31 ? inMemory : tmpdir();
}

/** A key that changes with everything that determines a cluster. */
function keyOf({ version }: Software): string {
  const hash = createHash('sha256').update(version);
  for (const { name, script } of readMigrations()) hash.update(`${name}\n`).update(script);
  for (const file of ['cluster.ts', 'postmaster.ts']) {
    hash.update(readFileSync(new URL(`../../src/core/database/embedded/${file}`, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Several processes may fill it at once: the second uses the first one's result. */
async function fillCache(cached: string, software: Software, template: string): Promise<void> {
  const home = temporaryHome();
  const partial = `${cached}.${randomBytes(4).toString('hex')}`;
  try {
    await initialise(home, software, true);
    const postmaster = await launchOnFreePort(home, software);
    try {
      await prepareDatabase(postmaster.port, passwordIn(home.folder));
      const url = connectionUrl(postmaster.port, passwordIn(home.folder));
      await administer(url, `CREATE DATABASE ${template}`);
      await applyMigrations(withDatabase(url, template), migrationsFolder);
    } finally {
      await shutDown(postmaster);
    }
    mkdirSync(cacheFolder, { recursive: true });
    const outdated = readdirSync(cacheFolder).filter((each) => !each.startsWith(basename(cached)));
    for (const each of outdated) rmSync(join(cacheFolder, each), { recursive: true, force: true });
    cpSync(home.folder, partial, { recursive: true });
    renameSync(partial, cached);
  } catch (error) {
    if (!existsSync(cached)) throw error;
  } finally {
    for (const folder of [home.folder, partial]) rmSync(folder, { recursive: true, force: true });
  }
}

function passwordIn(folder: string): string {
  return readFileSync(join(folder, 'password'), 'utf8');
}

/** A copy belongs to the current user, while PostgreSQL runs as another account under root. */
function giveAll(account: Account | null, folder: string): void {
  if (account === null) return;
  chownSync(folder, account.uid, account.gid);
  for (const each of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(folder, each), account.uid, account.gid);
  }
}
