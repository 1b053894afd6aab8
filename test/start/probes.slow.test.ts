import { rename, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endAll, makeFolder, type Service, startService } from '../../scripts/shared/process.js';
import { proxyTo, type Way } from '../../scripts/shared/proxy.js';
import { until } from '../../scripts/shared/until.js';
import { createDatabase } from '../../src/core/database/client.js';
import { StorageError } from '../../src/core/storage/storage.js';
import { testApp } from '../helpers/app.js';
import { silentLog, type TestDatabase, testDatabase } from '../helpers/database.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterEach(() => endAll('SIGKILL'));
afterAll(() => db.drop());

type Reply = {
  status: number;
  headers: Record<string, unknown>;
  body: { status: string; checks: Record<string, string> };
};

/** Sends a probe on a connection of its own. Status 0 if refused. */
function probe(base: string, path: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve) => {
    get(new URL(path, base), { headers, agent: false }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: JSON.parse(text || '{}') }),
      );
    }).once('error', () => resolve({ status: 0, headers: {}, body: { status: '', checks: {} } }));
  });
}

const checksOf = async (base: string) => (await probe(base, '/readyz')).body.checks;
const allOk = { process: 'ok', database: 'ok', migrations: 'ok', storage: 'ok' };
const longestStart = 120_000;

describe.each(['1', '2'])('the probes of %s process(es)', { timeout: 180_000 }, (workers) => {
  let service: Service;
  let base: string;
  let way: Way;
  const start = async (settings: Record<string, string> = {}) => {
    const folder = makeFolder('plaza-probes-');
    way = await proxyTo(db.url);
    service = startService({ WORKERS: workers, DATABASE_URL: way.url, DATA_DIR: folder, ...settings });
    base = await service.base;
    return folder;
  };
  afterEach(async () => {
    way.thaw();
    await endAll('SIGKILL');
    await way.cut();
  });

  it(
    'answer all clients under every host name, over plain HTTP, and count against no limit',
    async () => {
      await start({ RATE_LIMIT_ANONYMOUS: '1', PUBLIC_URL: 'https://plaza.example.org' });
      for (let n = 0; n < 20; n++) {
        const [alive, ready] = await Promise.all([
          probe(base, '/livez', { host: '10.1.2.3:8080' }),
          probe(base, '/readyz', { host: 'a-pod' }),
        ]);
        expect(alive).toMatchObject({
          status: 200,
          body: { status: 'ok', commit: expect.stringMatching(/^[0-9a-f]{40}/) },
        });
        expect(ready).toMatchObject({ status: 200, body: { status: 'ok', checks: allOk } });
        for (const { headers } of [alive, ready]) {
          expect(headers).not.toHaveProperty('ratelimit-limit');
          expect(headers['cache-control']).toBe('no-store');
        }
      }
      const lines = service.log().split('\n');
      expect(lines.filter((line) => line.includes('livez') || line.includes('readyz'))).toEqual([]);
    },
    longestStart,
  );

  it(
    'say within three seconds that the database is frozen, and that it is back',
    async () => {
      await start();
      expect(await checksOf(base)).toEqual(allOk);
      way.freeze();
      // Results are cached for a second.
      await until(async () => {
        const startedAt = performance.now();
        const { status, body } = await probe(base, '/readyz');
        const isInTime = performance.now() - startedAt < 4000;
        return isInTime && status === 503 && body.checks.database === 'failed' && body.checks.storage === 'ok';
      });
      expect(await probe(base, '/livez')).toMatchObject({ status: 200 });
      way.thaw();
      await until(async () => (await probe(base, '/readyz')).status === 200);
    },
    longestStart,
  );

  it(
    'say first that the service ends, while it goes on',
    async () => {
      await start({ SHUTDOWN_DELAY: '4' });
      expect(await checksOf(base)).toEqual(allOk);
      const startedAt = performance.now();
      service.child.kill('SIGTERM');
      await until(async () => (await probe(base, '/readyz')).body.checks.process === 'stopping');
      expect(await probe(base, '/readyz')).toMatchObject({
        status: 503,
        body: { checks: { ...allOk, process: 'stopping' } },
      });
      expect(await probe(base, '/livez')).toMatchObject({ status: 200 });
      expect(await probe(base, '/api/v1/forum/boards')).toMatchObject({ status: 200 });
      expect(await service.exit).toBe(0);
      const took = performance.now() - startedAt;
      expect(took).toBeGreaterThan(3900);
      expect(took).toBeLessThan(15_000);
    },
    longestStart,
  );
});

describe('/readyz', { timeout: 60_000 }, () => {
  it('names a storage that takes nothing, and is 200, since all nodes share it and most requests need none', async () => {
    const folder = makeFolder('plaza-probes-');
    const app = await testApp({ config: { storage: { kind: 'file', folder: join(folder, 'storage') } } });
    expect(await checksOf(app.origin)).toEqual(allOk);
    // Simulates an unmounted disk: not even root can write below a file.
    await rename(join(folder, 'storage'), join(folder, 'away'));
    await writeFile(join(folder, 'storage'), '');
    await until(async () => (await checksOf(app.origin)).storage === 'degraded');
    expect(await probe(app.origin, '/readyz')).toMatchObject({ status: 200, body: { status: 'degraded' } });
    expect((await fetch(`${app.origin}/api/v1/forum/boards`)).status).toBe(200);
    await rm(join(folder, 'storage'));
    await rename(join(folder, 'away'), join(folder, 'storage'));
    await until(async () => (await probe(app.origin, '/readyz')).body.status === 'ok');
    await app.close();
    await rm(folder, { recursive: true });
  });

  it('is 503 until all migrations of this version are there, and takes those of a later one', async () => {
    const app = await testApp();
    const { pool } = app.database;
    const names = await pool.query('SELECT max(migration_name) AS name FROM _prisma_migrations');
    const last = names.rows[0].name;
    await pool.query('UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1', [last]);
    expect(await probe(app.origin, '/readyz')).toMatchObject({
      status: 503,
      body: { checks: { ...allOk, migrations: 'failed' } },
    });
    await pool.query('UPDATE _prisma_migrations SET finished_at = now() WHERE migration_name = $1', [last]);
    await pool.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, applied_steps_count) VALUES ('later', '', '99990101000000_later', 0)`,
    );
    await until(async () => (await probe(app.origin, '/readyz')).status === 200);
    await app.close();
  });

  it('is 200 where the database can only be read, since reads go on', async () => {
    const app = await testApp();
    await app.database.pool.query(`ALTER DATABASE ${app.testDatabase.name} SET default_transaction_read_only = on`);
    // Existing connections are unaffected.
    const database = createDatabase({ url: app.testDatabase.url, poolSize: 2 }, silentLog);
    const { people } = app;
    const readOnly = await testApp({ sharing: { people, testDatabase: { ...app.testDatabase, database } } });
    expect(await probe(readOnly.origin, '/readyz')).toMatchObject({
      status: 200,
      body: { checks: { ...allOk, database: 'read_only' } },
    });
    await readOnly.close();
    await database.close();
    await app.close();
  });

  it('looks once a second at most, and asks what hangs no second time', async () => {
    let looks = 0;
    let answer = () => {};
    const hanging = { is: false };
    const app = await testApp({
      through: (storage) => ({
        ...storage,
        check: () => {
          looks++;
          return hanging.is ? new Promise<void>((resolve) => (answer = resolve)) : storage.check();
        },
      }),
    });
    const many = () => Promise.all(Array.from({ length: 100 }, () => probe(app.origin, '/readyz')));
    const began = performance.now();
    for (const { status } of [...(await many()), ...(await many())]) expect(status).toBe(200);
    expect(looks).toBeLessThanOrEqual(1 + Math.floor((performance.now() - began) / 1000));
    hanging.is = true;
    await until(async () => (await checksOf(app.origin)).storage === 'degraded');
    const before = looks;
    for (let n = 0; n < 2; n++) {
      for (const { body } of await many()) expect(body.checks).toEqual({ ...allOk, storage: 'degraded' });
      await new Promise((resolve) => setTimeout(resolve, 1100));
    }
    expect(looks).toBe(before);
    hanging.is = false;
    answer();
    await until(async () => (await probe(app.origin, '/readyz')).body.status === 'ok');
    await app.close();
  });

  it('tells nothing of what is wrong but its name', async () => {
    const app = await testApp({
      through: (storage) => ({
        ...storage,
        check: () => Promise.reject(new StorageError('forbidden', new Error('s3cret at /srv/plaza'))),
      }),
    });
    const { body } = await probe(app.origin, '/readyz');
    expect(body).toEqual({ status: 'degraded', checks: { ...allOk, storage: 'degraded' } });
    await app.close();
  });
});
