import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { endAll, isAlive, makeFolder, postgresOf, removeFolder, startService } from '../../scripts/shared/process.js';
import { until } from '../../scripts/shared/until.js';
import { embeddedDatabase } from '../../src/core/database/embedded/embedded.js';
import { testApp } from '../helpers/app.js';
import { shopsOf } from '../helpers/shops.js';

const silent = { info: () => {}, warn: () => {} };

afterEach(() => endAll('SIGKILL'));

async function isHealthy(base: string): Promise<boolean> {
  const response = await fetch(`${base}/health`).catch(() => null);
  return response?.status === 200;
}

describe('starting', { timeout: 60_000 }, () => {
  it('names every fault of the configuration in one line', async () => {
    const service = startService({ PORT: 'many', DEMO: 'perhaps', LOG_LEVEL: 'loud' });
    expect(await service.exit).toBe(1);
    const line = service.output().trim().split('\n').at(-1);
    for (const name of ['PORT', 'DEMO', 'LOG_LEVEL']) expect(line).toContain(name);
  });

  it('says of each port which setting it is of', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await until(() => taken.listening);
    const { port } = taken.address() as AddressInfo;
    const folder = makeFolder('plaza-start-');
    const service = startService({ DATA_DIR: folder, DEMO: 'false', METRICS_PORT: String(port) });
    expect(await service.exit).toBe(1);
    expect(service.output()).toContain(
      `Port ${port} on 127.0.0.1 is taken: stop the other program or set METRICS_PORT`,
    );
    taken.close();
    await removeFolder(folder);
  });

  it('says at once why the storage cannot store files, and of which setting that is', async () => {
    const folder = makeFolder('plaza-start-');
    const service = startService({ DATA_DIR: folder, DEMO: 'false', STORAGE_URL: 'file:/dev/null/storage' });
    await service.base;
    expect(service.output()).toMatch(
      /the storage cannot store files: ENOTDIR: .*'\/dev\/null\/storage'.* See STORAGE_URL/,
    );
    service.child.kill('SIGTERM');
    await service.exit;
    await removeFolder(folder);
  });

  it('says that the port is taken, and starts no database for that', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await until(() => other.listening);
    const { port } = other.address() as AddressInfo;
    const folder = makeFolder('plaza-start-');
    const service = startService({ PORT: String(port), DATA_DIR: folder });
    expect(await service.exit).toBe(1);
    expect(service.output().trim()).toMatch(new RegExp(`Port ${port} on 127.0.0.1 is taken.*$`));
    expect(readdirSync(folder)).toEqual([]);
    other.close();
    await removeFolder(folder);
  });

  // Starts three times.
  it('says that the currency cannot change once there are orders, and with the first one it starts', {
    timeout: 180_000,
  }, async () => {
    const folder = makeFolder('plaza-start-');
    const app = await testApp();
    const settings = { DATABASE_URL: app.testDatabase.url, DATA_DIR: folder, DEMO: 'false' };
    try {
      const first = startService({ ...settings, CURRENCY: 'EUR' });
      await first.base;
      first.child.kill('SIGTERM');
      await first.exit;
      const shops = shopsOf(app);
      await shops.order('shop', [[await shops.shopProduct(), 1]]);
      const other = startService({ ...settings, CURRENCY: 'JPY' });
      expect(await other.exit).toBe(1);
      expect(other.output()).toContain('CURRENCY is JPY, and there are orders in EUR');
      const again = startService({ ...settings, CURRENCY: 'EUR' });
      await again.base;
      again.child.kill('SIGTERM');
      await again.exit;
    } finally {
      await app.close();
      await removeFolder(folder);
    }
  });

  it('says that the data folder cannot be written', async () => {
    const service = startService({ DATA_DIR: '/proc/plaza' });
    expect(await service.exit).toBe(1);
    expect(service.output().trim()).toMatch(/The data folder \/proc\/plaza cannot be written.*$/);
  });

  it('says that the database cannot be reached, without its password', async () => {
    const service = startService({ DATABASE_URL: 'postgresql://u:secret@127.0.0.1:1/plaza' });
    expect(await service.exit).toBe(1);
    expect(service.output().trim()).toMatch(/The database at 127.0.0.1:1 cannot be reached: .*$/);
    expect(service.output()).not.toContain('secret');
  });
});

// One shared data folder: creating a database takes longer than these tests.
describe('a running service', { timeout: 60_000 }, () => {
  const folder = makeFolder('plaza-start-');
  afterAll(() => removeFolder(folder));

  it('keeps a second server off its data folder, and shares the database with a command', async () => {
    const first = startService({ DATA_DIR: folder });
    const base = await first.base;
    const second = startService({ DATA_DIR: folder });
    expect(await second.exit).toBe(1);
    expect(second.output().trim()).toMatch(/belongs to a running instance \(process \d+\)$/);

    const shared = await embeddedDatabase({ dataDir: folder }, silent);
    expect(shared.started).toBe(false);
    const client = new pg.Client(shared.url);
    await client.connect();
    expect((await client.query('SELECT count(*)::int AS n FROM _prisma_migrations')).rows[0].n).toBeGreaterThan(0);
    await client.end();
    await shared.stop();
    expect(await isHealthy(base)).toBe(true);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends on %s to the whole group and leaves nothing behind', async (signal) => {
    const service = startService({ DATA_DIR: folder }, { detached: true });
    const base = await service.base;
    expect(await isHealthy(base)).toBe(true);
    const postgres = postgresOf(folder);
    const startedAt = Date.now();
    process.kill(-(service.child.pid ?? 0), signal);
    expect(await service.exit).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    expect(postgres !== null && isAlive(postgres)).toBe(false);
    const left = readdirSync(join(folder, 'postgres'));
    expect(left.sort()).toEqual(['cluster', 'password', 'postgres.log']);
    expect(existsSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
  });

  it('takes its database along when it is killed, and starts again', async () => {
    const first = startService({ DATA_DIR: folder });
    await first.base;
    const postgres = postgresOf(folder);
    expect(postgres).not.toBeNull();
    first.child.kill('SIGKILL');
    await first.exit;
    const second = startService({ DATA_DIR: folder });
    expect(await isHealthy(await second.base)).toBe(true);
    expect(postgres !== null && isAlive(postgres)).toBe(false);
  });

  it('restarts a database that dies', async () => {
    const service = startService({ DATA_DIR: folder });
    const base = await service.base;
    const postgres = postgresOf(folder) ?? 0;
    process.kill(postgres, 'SIGKILL');
    await until(() => !isAlive(postgres));
    await sleep(100);
    await until(() => isHealthy(base), 20_000);
    expect(postgresOf(folder)).not.toBe(postgres);
    service.child.kill('SIGTERM');
    expect(await service.exit).toBe(0);
  });
});

describe('a command on its own', { timeout: 60_000 }, () => {
  it('starts the database for its own duration, and the next one waits for its turn', async () => {
    const folder = makeFolder('plaza-start-');
    const config = { dataDir: folder };
    const first = await embeddedDatabase(config, silent);
    expect(first.started).toBe(true);
    const next = embeddedDatabase(config, silent);
    await sleep(200);
    await first.stop();
    const second = await next;
    expect(second.started).toBe(true);
    await second.stop();
    expect(postgresOf(folder)).toBeNull();
    await removeFolder(folder);
  });
});
