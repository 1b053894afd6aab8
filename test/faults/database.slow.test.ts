import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proxyTo } from '../../scripts/shared/proxy.js';
import { until } from '../../scripts/shared/until.js';
import { createDatabase } from '../../src/core/database/client.js';
import { startTemporaryPostgres } from '../../src/core/database/embedded/embedded.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { silentLog, testDatabase } from '../helpers/database.js';
import { expectExact } from '../helpers/exact.js';
import { forumOf } from '../helpers/forum.js';
import { createPeople } from '../helpers/people.js';
import { operations, wellFormed } from '../helpers/requests.js';

let app: TestApp;
let forum: ReturnType<typeof forumOf>;
beforeAll(async () => {
  app = await testApp();
  forum = forumOf(app);
});
afterAll(() => app.close());

describe('a database that goes away', () => {
  it('makes every operation 503 with Retry-After, and service resumes by itself when it is back', async () => {
    const way = await proxyTo(app.testDatabase.url);
    const database = createDatabase({ url: way.url, poolSize: 4 }, silentLog);
    const fragile = await testApp({ sharing: { testDatabase: { ...app.testDatabase, database }, people: app.people } });
    const throughProxy = forumOf(fragile);
    try {
      for (let round = 0; round < 2; round++) {
        const board = await throughProxy.board('Before');
        await Promise.all(Array.from({ length: 6 }, () => fragile.api.get('/forum/boards').expect(200)));
        await way.cut();
        for (const operation of operations) {
          const reply = await wellFormed(fragile.api, operation, app.people.admin.key, board);
          expect([operation.id, reply.status, reply.body.code]).toEqual([operation.id, 503, 'component_inactive']);
          expect(reply.body.data.component).toBe('database');
          expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
        }
        // Requests without the database still succeed.
        await fragile.api.get('/openapi.json').expect(200);
        await fragile.api.get('/nothing').expect(404);
        await way.mend();
        await fragile.api.get('/health').expect(200);
        const topic = await throughProxy.topic(board);
        expect((await throughProxy.readTopic(topic)).topic.board_id).toBe(board);
      }
    } finally {
      await fragile.close();
      await database.close();
      await way.cut();
    }
  });

  it('while requests run makes them 503 or done, and leaves nothing half done', async () => {
    const way = await proxyTo(app.testDatabase.url);
    const database = createDatabase({ url: way.url, poolSize: 8 }, silentLog);
    const fragile = await testApp({ sharing: { testDatabase: { ...app.testDatabase, database }, people: app.people } });
    try {
      const topic = await forum.topic(await forum.board());
      const running = Array.from({ length: 60 }, async (_, index) => {
        const call = fragile.api.post(`/forum/topics/${topic}/replies`, app.people.other.key).send({ content: 'x' });
        if (index % 2 === 0) call.set('Idempotency-Key', `cut ${index}`);
        return (await call).status;
      });
      await until(async () => (await forum.readTopic(topic)).total > 3);
      await way.cut();
      const statuses = await Promise.all(running);
      expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
      const { total } = await forum.readTopic(topic);
      // A reply can be lost on the way after the database has committed, never the other way round.
      expect(total).toBeGreaterThanOrEqual(statuses.filter((status) => status === 201).length);
      await expectExact(app.database, 'forum');
      // PostgreSQL may not know yet that a connection is gone, and keeps its locks.
      await until(async () => {
        const { rowCount } = await app.database.pool.query(
          `SELECT FROM pg_locks JOIN pg_database d ON d.oid = database WHERE locktype = 'advisory' AND datname = current_database()`,
        );
        return rowCount === 0;
      });
      await way.mend();
      const repeated = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          fragile.api
            .post(`/forum/topics/${topic}/replies`, app.people.other.key)
            .set('Idempotency-Key', `cut ${index * 2}`)
            .send({ content: 'x' }),
        ),
      );
      expect(repeated.map(({ status }) => status)).toEqual(repeated.map(() => 201));
      const { rows } = await app.database.pool.query<{ kept: number }>(
        `SELECT count(*)::integer AS kept FROM idempotency_keys WHERE key LIKE 'cut %'`,
      );
      expect(rows[0]).toEqual({ kept: 30 });
      expect(new Set(repeated.map(({ body }) => body.id)).size).toBe(30);
    } finally {
      await fragile.close();
      await database.close();
      await way.cut();
    }
  });

  it('because its server is stopped makes requests 503 within seconds', async () => {
    const postgres = await startTemporaryPostgres();
    const database = createDatabase({ url: postgres.url, poolSize: 4 }, silentLog);
    const doomed = await testApp({ sharing: { testDatabase: { ...app.testDatabase, database }, people: app.people } });
    try {
      await doomed.api.get('/health').expect(200);
      await postgres.stop();
      for (let i = 0; i < 6; i++) await doomed.api.get('/health').expect(503);
      await doomed.api.get('/forum/boards').expect(503);
    } finally {
      await doomed.close();
      await database.close();
    }
  });
});

describe('a pool that is used up', () => {
  it('makes requests 503 instead of letting them wait for ever, and serves again when there is room', async () => {
    const small = createDatabase({ url: app.testDatabase.url, poolSize: 1 }, silentLog);
    const crowded = await testApp({
      sharing: { testDatabase: { ...app.testDatabase, database: small }, people: app.people },
    });
    const taken = await small.pool.connect();
    try {
      const calls = operations
        .filter(({ id }) => ['listBoards', 'createTopic', 'deleteReply', 'getHealth'].includes(id))
        .map((operation) => wellFormed(crowded.api, operation, app.people.admin.key));
      for (const reply of await Promise.all(calls))
        expect([reply.status, reply.body.code]).toEqual([503, 'component_inactive']);
      taken.release();
      await crowded.api.get('/forum/boards').expect(200);
      await crowded.api.post('/forum/boards', app.people.admin.key).send({ title: 'x' }).expect(201);
    } finally {
      await crowded.close();
      await small.close();
    }
  });
});

describe('a table that is not there', () => {
  it('is a fault of ours, 500, and tells nothing of it', async () => {
    const broken = await testDatabase();
    const people = await createPeople(broken.database);
    const other = await testApp({ sharing: { testDatabase: broken, people } });
    try {
      await broken.database.pool.query('DROP TABLE boards CASCADE');
      for (const call of [
        other.api.get('/forum/boards'),
        other.api.post('/forum/boards', people.admin.key).send({ title: 'x' }),
      ]) {
        const reply = await call.expect(500);
        expect(reply.body.code).toBe('internal_error');
        expect(reply.text).not.toMatch(/boards|relation|prisma|42P01/i);
      }
    } finally {
      await other.close();
      await broken.drop();
    }
  });
});
