import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../../scripts/shared/until.js';
import { createDatabase } from '../../../src/core/database/client.js';
import { applyMigrations, migrationsFolder } from '../../../src/core/database/migrations/migrations.js';
import { openStorage } from '../../../src/core/storage/open.js';
import { owners } from '../../../src/handlers.js';
import { manifestText, readManifest } from '../../../src/maintenance/backup/manifest.js';
import { openPlace } from '../../../src/maintenance/backup/place.js';
import { restoreBackup } from '../../../src/maintenance/backup/restore.js';
import { commandLine } from '../../cli/command.js';
import { silentLog } from '../../helpers/database.js';
import { blockedBackends } from '../../helpers/waiting.js';
import {
  adminOf,
  contentsOf,
  type EmptyPlace,
  emptyPlace,
  filesBelow,
  flipByte,
  type Source,
  source,
} from './places.js';

/** Timeout that includes compiling the command. */
const longest = 100_000;

let from: Source;
let backup: string;
let to: EmptyPlace;
beforeAll(async () => {
  from = await source();
  backup = join(from.folder, 'monday');
  expect((await adminOf(from)(['backup', backup])).code).toBe(0);
});
afterAll(() => from.drop());
beforeEach(async () => {
  to = await emptyPlace();
});
afterEach(() => to.drop());

/** Runs the command in a process of its own, which can be killed. */
function start(args: readonly string[], env: Record<string, string>): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, ['scripts/run.mjs', 'admin', ...args], {
    env: { PATH, HOME, ...env },
    stdio: 'ignore',
  });
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function withClient(url: string, use: (client: pg.Client, watch: pg.Client) => Promise<void>): Promise<void> {
  const [client, watch] = [new pg.Client(url), new pg.Client(url)];
  await client.connect();
  await watch.connect();
  try {
    await use(client, watch);
  } finally {
    await client.end();
    await watch.end();
  }
}

/** Simulates a restore that fails because the backup becomes unreadable midway. */
async function failInTheMiddle(): Promise<void> {
  const database = createDatabase({ url: to.url, poolSize: 1 }, silentLog);
  const place = await openPlace({ kind: 'file', folder: backup });
  const read = (name: string) =>
    name.includes('public.videos') ? Promise.reject(new Error('The network is gone')) : place.read(name);
  const restoring = restoreBackup({
    url: to.url,
    storage: await openStorage({ kind: 'file', folder: to.folder }, database),
    owners,
    places: { own: { ...place, read }, objects: place },
    progress: () => {},
    tell: () => {},
  });
  await expect(restoring).rejects.toThrow('The network is gone');
  await database.close();
}

/** Until it is repeated, no service starts on the database; then everything is there. */
async function isRepeated(): Promise<void> {
  await expect(applyMigrations(to.url, migrationsFolder)).rejects.toThrow('A restore into this database has not ended');
  const told = await commandLine(to.url, to.settings)(['restore', backup]);
  expect([told.stderr, told.code]).toEqual([expect.stringMatching(/All \d+ rules hold\.\n$/), 0]);
  expect(await applyMigrations(to.url, migrationsFolder)).toEqual([]);
  const restored = createDatabase({ url: to.url, poolSize: 1 }, silentLog);
  try {
    expect(await contentsOf(restored)).toEqual(await contentsOf(from.db.database));
  } finally {
    await restored.close();
  }
  const names = async (folder: string) => (await filesBelow(folder)).map((file) => file.slice(folder.length));
  expect(await names(to.folder)).toEqual(await names(from.storage.folder));
}

describe('a restore', () => {
  it('leaves no row after a failed restore, which can be repeated', async () => {
    await failInTheMiddle();
    await withClient(to.url, async (client) => {
      expect((await client.query('SELECT FROM users')).rowCount).toBe(0);
    });
    await isRepeated();
  });

  it('names the damaged part of a backup, and restores once it is repaired', async () => {
    const files = await filesBelow(backup);
    for (const part of ['/objects.jsonl.gz', '/objects/files/', 'public.users']) {
      const file = files.find((each) => each.includes(part)) as string;
      const mend = await flipByte(file);
      const { code, stderr } = await commandLine(to.url, to.settings)(['restore', backup]);
      await mend();
      const name = file.slice(backup.length + 1);
      expect([code, stderr]).toEqual([
        1,
        expect.stringContaining(`The backup is damaged: ${name} is not what was written.`),
      ]);
    }
    await isRepeated();
  });

  it('touches nothing for a backup without a manifest or of a newer version', async () => {
    const restore = commandLine(to.url, to.settings);
    const nowhere = await restore(['restore', join(from.folder, 'nowhere')]);
    expect([nowhere.code, nowhere.stderr]).toEqual([1, expect.stringContaining('There is no manifest here')]);
    const place = await openPlace({ kind: 'file', folder: join(from.folder, 'newer') });
    const manifest = await readManifest(await openPlace({ kind: 'file', folder: backup }));
    const migrations = [...manifest.migrations, { name: '29990101000000_flying_cars', checksum: '' }];
    async function* bytes() {
      yield Buffer.from(manifestText({ ...manifest, migrations }));
    }
    await place.write('manifest.json', bytes());
    const newer = await restore(['restore', join(from.folder, 'newer')]);
    expect([newer.code, newer.stderr]).toEqual([1, expect.stringContaining('29990101000000_flying_cars')]);
    // A service may start there.
    expect(await applyMigrations(to.url, migrationsFolder)).not.toEqual([]);
  });

  it('repeats a restore that was killed while filling the tables', { timeout: 3 * longest }, async () => {
    await failInTheMiddle();
    await withClient(to.url, async (client, watch) => {
      await client.query('BEGIN; LOCK TABLE users IN ACCESS SHARE MODE');
      const child = start(['restore', backup], { DATABASE_URL: to.url, ...to.settings });
      await until(async () => (await blockedBackends(watch)).length > 0, longest);
      await kill(child);
      await client.query('COMMIT');
      await until(async () => (await blockedBackends(watch)).length === 0);
    });
    await isRepeated();
  });
});

describe('a backup', () => {
  it('continues a killed backup, which left none', { timeout: 3 * longest }, async () => {
    const place = join(from.folder, 'killed');
    await withClient(from.db.url, async (client, watch) => {
      await client.query('BEGIN; LOCK TABLE videos IN ACCESS EXCLUSIVE MODE');
      const child = start(['backup', place], { DATABASE_URL: from.db.url, STORAGE_URL: from.storage.url });
      await until(async () => (await blockedBackends(watch)).length > 0, longest);
      await kill(child);
      await client.query('COMMIT');
      const verified = await adminOf(from)(['backup', 'verify', place]);
      expect([verified.code, verified.stderr]).toEqual([1, expect.stringContaining('There is no manifest here')]);
      // Its lease expires by itself.
      const { rows } = await client.query<{ left: number }>(
        'SELECT extract(epoch FROM leased_until - now())::float8 AS left FROM backup_leases',
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]?.left).toBeGreaterThan(0);
      expect(rows[0]?.left).toBeLessThan(301);
    });
    expect((await adminOf(from)(['backup', place])).code).toBe(0);
    expect((await adminOf(from)(['backup', 'verify', place])).code).toBe(0);
  });
});
