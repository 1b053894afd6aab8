import { once } from 'node:events';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import type { Test } from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../../scripts/shared/until.js';
import { deleteAccount } from '../../../src/accounts/users/deletion.js';
import { wrapHandler } from '../../../src/api/pipeline/operation.js';
import { Budget, withBudget } from '../../../src/core/database/budget.js';
import { allOperations } from '../../../src/handlers.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { breachesOf } from '../../helpers/exact.js';
import { filesOf } from '../../helpers/files.js';
import { forumOf } from '../../helpers/forum.js';
import { draft, kindNames, kinds, send as sendDraft } from '../../helpers/kinds.js';
import { createPerson, type Person } from '../../helpers/people.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';
import { blockedBackends } from '../../helpers/waiting.js';

/** Whether every handler does its work and then returns a reply that violates the contract. */
const broken = { isOn: false };

const breakable = allOperations().map((operation) =>
  wrapHandler(operation, (handle) => async (input) => {
    const reply = await handle(input);
    return broken.isOn ? { ...reply, body: { secret_field: 'secret' } } : reply;
  }),
);

let app: TestApp;
let holder: pg.Client;
let number = 0;
let ids: { board: number; topic: number; question: number; answer: number; video: number; product: number };
beforeAll(async () => {
  app = await testApp({ operations: breakable });
  holder = new pg.Client({ connectionString: app.testDatabase.url });
  await holder.connect();
  const [forum, answers, shops] = [forumOf(app), answersOf(app), shopsOf(app)];
  const board = await forum.board();
  const question = await answers.question();
  ids = {
    board,
    topic: await forum.topic(board),
    question,
    answer: await answers.answer(question),
    video: await videosOf(app).video(),
    product: await shops.product((await shops.store()).slug, { stock: 100_000 }),
  };
});
beforeEach(() => {
  broken.isOn = false;
});
afterAll(async () => {
  await holder.end();
  await app.close();
});

const newPerson = () => createPerson(app.database, `writer-${++number}`);
const post = (path: string, key: string, body: object) => app.api.post(path, key).send(body);

/** Requests that create something, by kind. Their prerequisites exist before the request is sent. */
const creations: Record<string, (by: Person) => Promise<() => Test>> = {
  ...Object.fromEntries(
    kindNames
      .filter((name) => kinds[name].by === undefined)
      .map((name) => [
        name,
        async (by: Person) => {
          const prepared = await draft(app, name, { by });
          return () => sendDraft(app, prepared);
        },
      ]),
  ),
  vote:
    async ({ key }) =>
    () =>
      post(`/answers/answers/${ids.answer}/vote`, key, { vote: 1 }),
  rating:
    async ({ key }) =>
    () =>
      post(`/videos/${ids.video}/rate`, key, { rating: 'like' }),
  order:
    async ({ key }) =>
    () =>
      post('/marketplace/orders', key, { items: [{ product_id: ids.product, quantity: 1 }] }),
};
const created = Object.entries(creations);

/** Writes that create nothing. */
const changes: Record<string, (by: Person) => Promise<() => Test>> = {
  'change of a topic': async ({ key }) => {
    const id = await forumOf(app).topic(ids.board, 'Mine', key);
    return () => app.api.patch(`/forum/topics/${id}`, key).send({ title: 'Changed' });
  },
  'deletion of a reply': async ({ key }) => {
    const id = await forumOf(app).reply(ids.topic, 'Mine', key);
    return () => app.api.delete(`/forum/replies/${id}`, key);
  },
  'new name of a file': async ({ key }) => {
    const { id } = await filesOf(app).upload('words', 'a.txt', key);
    return () => app.api.patch(`/files/${id}/rename`, key).send({ name: 'b.txt' });
  },
  'deletion of a file': async ({ key }) => {
    const { id } = await filesOf(app).upload('words', 'a.txt', key);
    return () => app.api.delete(`/files/${id}`, key);
  },
  'withdrawal of an order': async ({ key }) => {
    const { id } = (await shopsOf(app).order('marketplace', [[ids.product, 1]], key)).body;
    return () => app.api.delete(`/orders/${id}`, key);
  },
};

/** All table rows, except for users and keys, and all referenced objects in the storage. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
     AND tablename NOT IN ('users', 'api_keys', '_prisma_migrations', 'secrets')`,
  );
  const listed = await filesOf(app).listed();
  const stored = await filesOf(app).stored();
  const tables: Record<string, string> = { objects: stored.filter((key) => listed.includes(key)).join() };
  for (const { name } of rows) {
    // Users are in the search index as well.
    const rest = name === 'search_entries' || name === 'search_queue' ? `WHERE type <> 'person'` : '';
    const digest = `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest FROM ${name} t ${rest}`;
    tables[name] = String((await app.database.pool.query<{ digest: string }>(digest)).rows[0]?.digest);
  }
  return tables;
}

describe.each([...created, ...Object.entries(changes)])('a %s whose reply violates the contract', (_kind, make) => {
  it.each(['without', 'with'])('changes nothing, %s an Idempotency-Key', async (mode) => {
    const send = await make(await newPerson());
    const before = await everything();
    broken.isOn = true;
    const call = send();
    if (mode === 'with') call.set('Idempotency-Key', `broken ${++number}`);
    const reply = await call.expect(500);
    expect(reply.text).not.toContain('secret');
    expect(await everything()).toEqual(before);
    broken.isOn = false;
    expect((await send()).status).toBeLessThan(300);
  });
});

it('leaves no content of accounts deleted during its creation', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, newPerson));
  const sends = await Promise.all(people.flatMap((person) => created.map(([, make]) => make(person))));
  const replies = sends.map(async (send) => (await send()).status);
  // Waits for a request that creates something, longer than another request would.
  const deleted = Promise.all(
    people.map(({ id }) => withBudget(new Budget(null, 60_000), () => deleteAccount(app.database, id))),
  );
  const statuses = await Promise.all(replies);
  await deleted;
  // A file is deleted with its owner; and on a slow machine some requests are told to retry.
  expect(statuses.filter((status) => ![200, 201, 401, 404, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(401);
  const breaches = await breachesOf(app.database, 'identity', 'forum', 'answers', 'shops', 'files', 'videos');
  expect(breaches).toEqual([]);
});

describe.each(created)('a %s that is created while its author’s account is being deleted', (_kind, make) => {
  it.each(['without', 'with'])('waits for that and is 401, %s an Idempotency-Key', async (mode) => {
    const person = await newPerson();
    const send = await make(person);
    const before = await everything();
    await holder.query('BEGIN');
    await holder.query(
      `UPDATE users SET username = 'deleted-' || id, email = NULL, deleted_at = clock_timestamp() WHERE id = $1`,
      [person.id],
    );
    const call = send();
    if (mode === 'with') call.set('Idempotency-Key', `gone ${++number}`);
    const sent = call.then((reply) => reply);
    await until(async () => (await blockedBackends(holder)).length > 0);
    await holder.query('COMMIT');
    const { status, body } = await sent;
    expect([status, body.code]).toEqual([401, 'unauthorized']);
    expect(await everything()).toEqual(before);
  });
});

describe('a slow body', () => {
  const ends: Record<string, (id: number) => Promise<unknown>> = {
    'its key is revoked': (id) =>
      app.database.prisma.apiKey.updateMany({ where: { userId: id }, data: { revokedAt: new Date() } }),
    'its key ends': (id) =>
      app.database.pool.query('UPDATE api_keys SET expires_at = clock_timestamp() WHERE user_id = $1', [id]),
    'its owner is suspended': (id) =>
      app.database.prisma.user.update({ where: { id }, data: { suspendedAt: new Date() } }),
    'its owner is silenced': (id) =>
      app.database.prisma.user.update({ where: { id }, data: { silencedAt: new Date() } }),
    'its owner has to be approved first': (id) =>
      app.database.prisma.user.update({ where: { id }, data: { awaitsApproval: true } }),
    'its owner is deleted': (id) => deleteAccount(app.database, id),
  };
  const refusals: Record<string, [number, string]> = {
    'its owner is suspended': [403, 'account_suspended'],
    'its owner is silenced': [403, 'account_silenced'],
    'its owner has to be approved first': [403, 'account_pending'],
  };
  const bodies: [path: () => string, body: object][] = [
    [() => '/forum/topics', { board_id: 1, title: 'Late', content: 'x' }],
    [() => `/forum/topics/${ids.topic}/replies`, { content: 'Late' }],
    [() => '/answers/questions', { title: 'Late', body: 'x' }],
    [() => `/answers/answers/${ids.answer}/vote`, { vote: 1 }],
    [() => `/videos/${ids.video}/rate`, { rating: 'like' }],
    [() => '/marketplace/stores', { name: 'Late', slug: 'late' }],
  ];

  it.each(Object.entries(ends))('is refused once %s, and writes nothing', async (what, end) => {
    const expected = refusals[what] ?? [401, 'unauthorized'];
    const before = await everything();
    for (const [path, body] of bodies) {
      const person = await newPerson();
      const text = JSON.stringify(body);
      const req = open(path(), person.key, text.length);
      req.write(text.slice(0, 5));
      // The caller is locked by now.
      await until(async () => (await lastUse(person.id)) !== null);
      await end(person.id);
      req.end(text.slice(5));
      const [reply] = await once(req, 'response');
      expect([reply.statusCode, ((await json(reply)) as { code: string }).code]).toEqual(expected);
    }
    expect(await everything()).toEqual(before);
  });

  it('is written if its key is still valid', async () => {
    const person = await newPerson();
    const text = JSON.stringify({ content: 'Slow' });
    const req = open(`/forum/topics/${ids.topic}/replies`, person.key, text.length);
    req.write(text.slice(0, 5));
    await until(async () => (await lastUse(person.id)) !== null);
    req.end(text.slice(5));
    const [reply] = await once(req, 'response');
    expect(reply.statusCode).toBe(201);
    reply.resume();
  });

  function open(path: string, key: string, length: number): ClientRequest {
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'Content-Length': length };
    return httpRequest(`${app.origin}/api/v1${path}`, { method: 'POST', headers, agent: false });
  }
  const lastUse = async (userId: number) =>
    (await app.database.prisma.apiKey.findFirstOrThrow({ where: { userId }, select: { lastUsedAt: true } })).lastUsedAt;
});

it('reports a revoked key before the Idempotency-Key', async () => {
  const person = await newPerson();
  const send = await (creations.topic as (typeof creations)[string])(person);
  await send().set('Idempotency-Key', 'mine').expect(201);
  await app.database.prisma.apiKey.updateMany({ where: { userId: person.id }, data: { revokedAt: new Date() } });
  await expectCode(send().set('Idempotency-Key', 'mine'), 401, 'unauthorized');
});
