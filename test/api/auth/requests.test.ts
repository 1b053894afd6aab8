import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../scripts/shared/until.js';
import { createDatabase, type Database } from '../../../src/core/database/client.js';
import { loggableError } from '../../../src/core/platform/redaction.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { silentLog } from '../../helpers/database.js';
import { filesOf } from '../../helpers/files.js';
import { forumOf } from '../../helpers/forum.js';
import { exampleBody, operations, pathOf } from '../../helpers/requests.js';
import { exchange } from '../../helpers/wire.js';

type Line = {
  address?: string;
  agent?: string;
  level: number;
  msg: string;
  method?: string;
  req_id?: string;
  path?: string;
  status?: number;
  operation?: string;
  user?: string;
};

const lines: string[] = [];
const parsed = (): Line[] => lines.map((line) => JSON.parse(line) as Line);
let app: TestApp;
beforeAll(async () => {
  // Without the redaction of the real log: nothing secret may reach it in the first place.
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  app = await testApp({ log });
});
afterAll(() => app.close());

/** The database of the app, with an error on every statement of a request. */
function failing(message: string): Database {
  const fail = () => Promise.reject(new Error(message));
  return { ...app.database, json: fail, pool: Object.create(app.database.pool, { within: { value: fail } }) };
}

describe('X-Request-Id', () => {
  it.each(['a', 'My.id_with-all', 'x'.repeat(128), '5b1c9a52-4a55-4f0e-9d0e-2b6f2a3c7e11'])(
    'takes over a well-formed id: %s',
    async (id) => {
      const good = await app.api.get('/health').set('X-Request-Id', id).expect(200);
      const bad = await app.api.get('/nothing').set('X-Request-Id', id).expect(404);
      expect([good.headers['x-request-id'], bad.headers['x-request-id'], bad.body.data.request_id]).toEqual([
        id,
        id,
        id,
      ]);
    },
  );

  it.each(['', ' ', 'with space', 'x'.repeat(129), 'semi;colon', '<script>', 'ä', 'a,b', '{}'])(
    'replaces a malformed id: %j',
    async (id) => {
      const { headers } = await app.api
        .get('/health')
        .set('X-Request-Id', Buffer.from(id).toString('latin1'))
        .expect(200);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    },
  );

  it('differs for each request', async () => {
    const ids = [];
    for (let i = 0; i < 5; i++) ids.push((await app.api.get('/health').expect(200)).headers['x-request-id']);
    expect(new Set(ids).size).toBe(5);
  });
});

describe('the log', () => {
  it('has one line for each request, with the fields for searching', async () => {
    lines.length = 0;
    const board = await forumOf(app).board();
    await app.api.get(`/forum/boards/${board}?page=1&api_key=x`).set('X-Request-Id', 'find-me').expect(200);
    await until(() => parsed().some(({ req_id }) => req_id === 'find-me'));
    const entries = parsed().filter(({ req_id }) => req_id === 'find-me');
    expect(entries).toEqual([
      expect.objectContaining({
        msg: 'request',
        method: 'GET',
        path: `/api/v1/forum/boards/${board}`,
        status: 200,
        operation: 'getBoard',
      }),
    ]);
    expect(parsed().find(({ operation }) => operation === 'createBoard')?.user).toBe(app.people.admin.username);
  });

  it.each([
    ['full', '203.0.113.77', '203.0.113.77'],
    ['short', '203.0.113.77', '203.0.113.0/24'],
    ['short', '2001:db8:1:2:3::4', '2001:db8:1::/48'],
    ['off', '203.0.113.77', undefined],
  ] as const)(
    'names callers with LOG_ADDRESSES=%s: %s as %s, and their programs',
    async (logAddresses, from, address) => {
      const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
      const behind = await testApp({ config: { trustProxy: true, logAddresses }, log });
      lines.length = 0;
      await behind.api
        .get('/health')
        .set({ 'X-Forwarded-For': from, 'User-Agent': `probe ${'x'.repeat(300)}` })
        .expect(200);
      await until(() => parsed().some(({ msg }) => msg === 'request'));
      expect(parsed().find(({ msg }) => msg === 'request')).toMatchObject({ agent: expect.stringMatching(/^probe/) });
      expect(parsed().find(({ msg }) => msg === 'request')?.address).toBe(address);
      expect(parsed()[0]?.agent?.length).toBeLessThanOrEqual(200);
      await behind.close();
    },
  );

  it('never contains a key or a query, however a request ends', async () => {
    lines.length = 0;
    const { key } = app.people.admin;
    const dead = createDatabase(
      { url: 'postgresql://plaza:database-password@127.0.0.1:1/plaza', poolSize: 1 },
      silentLog,
    );
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const broken = await testApp({
      sharing: { testDatabase: { ...app.testDatabase, database: dead }, people: app.people },
      log,
    });
    const secretive = await testApp({
      sharing: {
        testDatabase: {
          ...app.testDatabase,
          database: failing('broken'),
        },
        people: app.people,
      },
      log,
    });
    const few = operations.filter(({ id }) => ['getBoard', 'createTopic', 'deleteReply', 'getHealth'].includes(id));
    for (const { api } of [app, broken, secretive]) {
      for (const operation of few) {
        for (const path of [pathOf(operation), `${pathOf(operation)}?api_key=${key}&other=secret-query`]) {
          const body = operation.mediaTypes.length > 0 ? exampleBody(operation) : undefined;
          await api.call(operation.method, path, key).send(body);
          const inQuery = await api.call(operation.method, path).send(body && { ...body, title: 7 });
          expect(inQuery.status).toBeGreaterThanOrEqual(200);
        }
      }
      await api.get(`/nothing?api_key=${key}&other=secret-query`);
      await api.post(`/forum/topics?api_key=${key}`).type('application/json').send('{');
      await api.get(`/forum/boards/%ff?api_key=${key}`);
    }
    await broken.close();
    await secretive.close();
    await dead.close();
    const all = lines.join('');
    expect(lines.length).toBeGreaterThan(50);
    expect(parsed().some(({ level }) => level >= 50)).toBe(true);
    for (const secret of [key.slice(12), 'secret-query', 'database-password', 'api_key=']) {
      expect(lines.filter((line) => line.includes(secret)).slice(0, 1), secret).toEqual([]);
    }
    expect(all).not.toContain('Bearer');
  });

  it('never contains tokens of shares or objects, in whichever encoding', async () => {
    lines.length = 0;
    const { id } = await filesOf(app).upload('words');
    const { token } = (await app.api.post(`/files/${id}/share`, app.people.member.key).expect(201)).body;
    const { url } = (await app.api.post(`/shares/${token}/access`).expect(200)).body;
    const { key } = app.people.admin;
    const encoded = [...token].map((letter: string) => `%${letter.charCodeAt(0).toString(16)}`).join('');
    const paths = [
      `/api/v1/shares/${token}`,
      `/v1/shares/${encoded}`,
      `/api/v1/shares/${token.slice(0, 9)}%${token.charCodeAt(9).toString(16)}${token.slice(10)}`,
      `/shares/${token}`,
      `/SHARES/${token}/`,
      `/nothing/${token}/%ff`,
      `/shares/${key}`,
      `/api/v1/health#${token}`,
      `/api/v1/health?x=${key}#/shares/${token}?api_key=${key}&password=secret-word`,
      url.slice(app.origin.length),
    ];
    for (const path of paths) {
      // No client would send a fragment, or skip the encoding.
      await exchange(app.port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    }
    const seen = () => parsed().filter(({ msg, method }) => msg === 'request' && method === 'GET');
    await until(() => seen().length === paths.length);
    const { searchParams, pathname } = new URL(url);
    const secrets = [token, encoded, key.slice(6), searchParams.get('signature'), pathname.slice(-32), 'secret-word'];
    for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
    expect(seen().map(({ path }) => path)).toEqual([
      '/api/v1/shares/…',
      '/v1/shares/…',
      '/api/v1/shares/…',
      '/shares/…',
      '/SHARES/…/',
      expect.stringMatching(/^\/nothing\/…/),
      '/shares/plaza_…',
      '/api/v1/health#…',
      '/api/v1/health#/shares/…',
      expect.stringMatching(/^\/storage\/files\/[0-9a-f]{2}\/…$/),
    ]);
  });

  it('describes an error without rows or tokens added by a driver', async () => {
    const own: string[] = [];
    const log = pino({ serializers: { err: loggableError } }, { write: (line: string) => void own.push(line) });
    const token = 'T0kenlet'.repeat(4);
    const { pool } = app.database;
    const failing = pool.query(`INSERT INTO shares (token, password_hash) VALUES ('${token}', 'hash-of-it')`);
    log.error({ err: await failing.catch((error) => error) }, 'failed');
    log.error({ err: new Error('outer', { cause: new Error(`no ${token}`) }) }, 'failed');
    expect(own.map((line) => JSON.parse(line).err)).toMatchObject([
      {
        type: 'DatabaseError',
        code: expect.stringMatching(/^23/),
        table: 'shares',
        stack: expect.stringContaining(' at '),
      },
      { type: 'Error', message: 'outer: no …' },
    ]);
    expect(own.join('')).not.toContain(token);
    expect(own.join('')).not.toContain('hash-of-it');
  });

  it('contains the cause of an internal error, and its request id', async () => {
    lines.length = 0;
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const database = failing('the cause');
    const broken = await testApp({
      sharing: { testDatabase: { ...app.testDatabase, database }, people: app.people },
      log,
    });
    await broken.api.get('/forum/boards').set('X-Request-Id', 'my-fault').expect(500);
    await until(() => parsed().length >= 2);
    expect(parsed().find(({ level }) => level === 50)).toMatchObject({
      req_id: 'my-fault',
      err: { message: 'the cause' },
    });
    await broken.close();
  });
});

describe('every reply', () => {
  it('has security headers, and does not name the software', async () => {
    for (const call of [app.api.get('/health'), app.api.get('/nothing'), app.api.post('/forum/topics').send({})]) {
      const { headers } = await call;
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'access-control-allow-origin': '*',
      });
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
    }
  });

  it('can be read by other origins, with an answered preflight', async () => {
    const { headers } = await app.api
      .options('/forum/topics')
      .set({
        Origin: 'https://example.org',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization',
      })
      .expect(204);
    expect(headers['access-control-allow-methods']).toContain('POST');
    expect(headers['access-control-allow-headers']).toMatch(/authorization/i);
    const get = await app.api.get('/health').set('Origin', 'https://example.org');
    expect(get.headers['access-control-expose-headers']).toMatch(/X-Request-Id/i);
    expect(get.headers['access-control-allow-credentials']).toBeUndefined();
  });
});
