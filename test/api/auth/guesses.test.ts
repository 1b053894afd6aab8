import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '../../../src/api/auth/keys.js';
import { createApp } from '../../../src/app.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { atNight } from '../../helpers/at-night.js';
import { silentLog } from '../../helpers/database.js';
import { issueKey } from '../../helpers/people.js';

let base: TestApp;
beforeAll(async () => {
  base = await testApp();
});
afterAll(() => base.close());

type Sent = { path: string; key?: string; body?: string };
type Limited = {
  app: TestApp;
  /** Number of queries. */
  queries: () => number;
  /** Bytes that were read from all connections. */
  bytesRead: () => number;
  send: (sent: Sent) => Promise<{ status: number; headers: Headers }>;
};

/** Runs the service with its own limit for anonymous clients, and measures the cost. */
async function withLimit(anonymous: number, use: (limited: Limited) => Promise<void>): Promise<void> {
  const app = await testApp({ sharing: base, settings: { RATE_LIMIT_ANONYMOUS: String(anonymous) } });
  let queryCount = 0;
  const { pool } = base.database;
  const query = pool.query;
  pool.query = ((...parameters: never[]) => {
    queryCount++;
    return Reflect.apply(query, pool, parameters);
  }) as typeof query;
  const sockets: Socket[] = [];
  const { config, database, storage, views } = app;
  const server = createServer(createApp({ config, database, storage, views, log: silentLog }));
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await use({
      app,
      queries: () => queryCount,
      bytesRead: () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0),
      send: async ({ path, key, body }) => {
        const reply = await fetch(origin + path, {
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
            ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body }),
        });
        await reply.arrayBuffer();
        return { status: reply.status, headers: reply.headers };
      },
    });
  } finally {
    pool.query = query;
    server.close();
    server.closeAllConnections();
    await app.close();
  }
}

/** Runs so many at once, until all are done. */
async function inTurns<T>(count: number, work: (n: number) => Promise<T>, atOnce = 100): Promise<T[]> {
  const results: T[] = [];
  for (let n = 0; n < count; n += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - n) }, (_, index) => work(n + index));
    results.push(...(await Promise.all(some)));
  }
  return results;
}

const countOf = (statuses: number[]) => {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Enough that one query for each would be noticed. */
const guesses = atNight(3000, 900);

describe('a client that guesses keys', () => {
  it.each([
    ['a protected operation', '/api/v1/me', 401],
    ['an open one', '/api/v1/videos', 200],
  ])('gets 429 at %s above the limit, and causes next to no queries', (_what, path, before) =>
    withLimit(50, async ({ send, queries }) => {
      const replies = await inTurns(guesses, () => send({ path, key: createKey() }));
      expect(countOf(replies.map(({ status }) => status))).toEqual({ [before]: 50, 429: guesses - 50 });
      // One for each guess up to the limit, and the list if it is open; then at most ten a second.
      expect(queries()).toBeLessThan(50 * 2 + guesses / 10);
      const { headers } = await send({ path, key: createKey() });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('ratelimit-remaining')).toBe('0');
    }),
  );

  it('is counted before any query if all guesses come at once', () =>
    withLimit(5, async ({ send, queries }) => {
      const replies = await Promise.all(
        Array.from({ length: 200 }, () => send({ path: '/api/v1/me', key: createKey() })),
      );
      expect(countOf(replies.map(({ status }) => status))).toEqual({ 401: 5, 429: 195 });
      expect(queries()).toBeLessThan(40);
    }));

  it.each([
    ['no key', undefined],
    ['a key that is none', 'plaza_no-such-key'],
  ])('causes no query with %s', (_what, key) =>
    withLimit(5, async ({ send, queries }) => {
      const replies = await inTurns(100, () => send({ path: '/api/v1/me', ...(key === undefined ? {} : { key }) }));
      expect(countOf(replies.map(({ status }) => status))).toEqual({ 401: 5, 429: 95 });
      expect(queries()).toBe(0);
    }),
  );

  it('is counted at links to the storage, too', () =>
    withLimit(5, async ({ send }) => {
      const path = `/storage/files/aa/${'a'.repeat(32)}?name=a&type=b&disposition=inline&expires=9999999999&signature=x`;
      const replies = await inTurns(100, () => send({ path }));
      expect(countOf(replies.map(({ status }) => status))).toEqual({ 403: 5, 429: 95 });
    }));
});

describe('the body of an anonymous request', () => {
  it('is not read above the limit', () =>
    withLimit(1, async ({ send, bytesRead, queries }) => {
      const bodies = atNight(300, 100);
      const body = '"'.repeat(1_000_000);
      await send({ path: '/api/v1/forum/topics' });
      const before = bytesRead();
      const replies = await inTurns(bodies, () => send({ path: '/api/v1/forum/topics', body }), 20);
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 429));
      // Data that arrived before the reply was written.
      expect(bytesRead() - before).toBeLessThan(bodies * 500_000);
      expect(queries()).toBe(0);
    }));
});

describe('a valid key', () => {
  it('is accepted from an address that others guess from, whether it is known or new', () =>
    withLimit(1, async ({ app, send }) => {
      const known = app.people.member.key;
      expect((await send({ path: '/api/v1/me', key: known })).status).toBe(200);
      let guessing = true;
      const guesses = (async () => {
        const statuses: number[] = [];
        while (guessing)
          statuses.push(
            ...(await inTurns(50, async () => (await send({ path: '/api/v1/me', key: createKey() })).status)),
          );
        return countOf(statuses);
      })();
      for (let round = 0; round < 5; round++) {
        const fresh = await issueKey(base.database, app.people.other.id);
        for (const key of [known, fresh, fresh]) {
          const { status, headers } = await send({ path: '/api/v1/me', key });
          expect([status, headers.get('ratelimit-limit')]).toEqual([200, '1000000']);
        }
      }
      guessing = false;
      expect(Object.keys(await guesses)).toContain('429');
    }));

  it('counts as a guess once it is revoked', () =>
    withLimit(1, async ({ app, send }) => {
      const key = await issueKey(base.database, app.people.other.id);
      const ask = async () => (await send({ path: '/api/v1/me', key })).status;
      expect([await ask(), await ask()]).toEqual([200, 200]);
      await base.database.pool.query(
        'UPDATE api_keys SET revoked_at = now() WHERE id = (SELECT max(id) FROM api_keys)',
      );
      expect([await ask(), await ask()]).toEqual([401, 429]);
    }));

  it('does not count against its address', () =>
    withLimit(2, async ({ app, send }) => {
      for (let n = 0; n < 5; n++) {
        const key = await issueKey(base.database, app.people.other.id);
        expect((await send({ path: '/api/v1/me', key })).status).toBe(200);
      }
      expect((await send({ path: '/api/v1/me' })).headers.get('ratelimit-remaining')).toBe('1');
    }));
});
