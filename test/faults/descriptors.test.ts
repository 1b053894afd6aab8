import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { endAll, makeFolder, removeFolder, startService } from '../../scripts/shared/process.js';
import { until } from '../../scripts/shared/until.js';
import { administer } from '../helpers/administer.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';

/** Files and connections that the service may have open: modules that are loaded at once, and for clients. */
const descriptors = 300;

let database: TestDatabase;
const folder = makeFolder('plaza-start-');
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await endAll('SIGKILL');
  await removeFolder(folder);
  await database.drop();
});

describe('a service that runs out of file descriptors before it has used its database', () => {
  it('answers 503 meanwhile, and works when there are some again', async () => {
    const service = startService({ DATABASE_URL: database.url, DATA_DIR: folder, RATE_LIMITS: 'off' }, { descriptors });
    const base = new URL(await service.base);
    // Open connections for further requests.
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const ask = (path: string) =>
      new Promise<number>((resolve, reject) => {
        get(`${base.href}${path}`, { agent }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0));
        }).on('error', reject);
      });
    const askAll = (path: string) => Promise.all(Array.from({ length: 8 }, () => ask(path)));
    expect(await askAll('/nothing')).toEqual(Array(8).fill(404));

    const idle: Socket[] = [];
    const hang = () => {
      const socket = connect(Number(base.port), base.hostname).on('error', () => {});
      idle.push(socket);
    };
    try {
      for (let i = 0; i < 2 * descriptors; i++) hang();
      // New clients take the descriptors of lost database connections, unless a new one of these does.
      await until(async () => {
        await administer(
          inject('postgresUrl'),
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = '${database.name}' AND backend_type = 'client backend'`,
        );
        for (let i = 0; i < 8; i++) hang();
        return (await askAll('/forum/boards')).every((status) => status === 503);
      }, 60_000);
      const statuses = [
        await askAll('/health'),
        await askAll('/answers/categories'),
        await askAll('/forum/boards'),
      ].flat();
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    } finally {
      for (const socket of idle) socket.destroy();
    }
    await until(async () => (await askAll('/health')).every((status) => status === 200));
    for (const path of ['/health', '/forum/boards', '/forum/topics/1', '/answers/categories']) {
      expect((await askAll(path)).filter((status) => status !== 200 && status !== 404)).toEqual([]);
    }
    agent.destroy();
  }, 180_000);
});
