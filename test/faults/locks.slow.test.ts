import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { forumOf } from '../helpers/forum.js';

let app: TestApp;
let forum: ReturnType<typeof forumOf>;
let other: pg.Client;
beforeAll(async () => {
  app = await testApp();
  forum = forumOf(app);
  other = new pg.Client({ connectionString: app.testDatabase.url });
  await other.connect();
  // Behind a pooler our limits apply to the role's sessions, this one too, and a slow machine takes longer for all
  // requests.
  await other.query('SET idle_in_transaction_session_timeout = 0');
});
afterAll(async () => {
  await other.end();
  await app.close();
});

type Call = { name: string; send: () => PromiseLike<{ status: number }> };
type Done = { name: string; status: number; ms: number };

/** Runs calls, so many at a time. */
async function runAll(calls: Call[], width: number): Promise<Done[]> {
  const done: Done[] = [];
  const left = [...calls];
  const worker = async () => {
    for (let call = left.shift(); call !== undefined; call = left.shift()) {
      const start = performance.now();
      const { status } = await call.send();
      done.push({ name: call.name, status, ms: performance.now() - start });
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return done;
}

describe("a topic's row that another session has locked", () => {
  it('makes only what would change that topic 503, of 1,000 requests', async () => {
    const { api, people } = app;
    const board = await forum.board();
    const locked = await forum.topic(board);
    const free = await forum.topic(board);
    const key = people.member.key;
    await other.query('BEGIN');
    await other.query('SELECT FROM topics WHERE id = $1 FOR UPDATE', [locked]);
    const kinds: Call[] = [
      { name: 'boards', send: () => api.get('/forum/boards') },
      { name: 'board', send: () => api.get(`/forum/boards/${board}`) },
      { name: 'topic', send: () => api.get(`/forum/topics/${locked}`) },
      { name: 'health', send: () => api.get('/health') },
      { name: 'who', send: () => api.get('/me', key) },
      { name: 'locked: reply', send: () => api.post(`/forum/topics/${locked}/replies`, key).send({ content: 'x' }) },
      { name: 'locked: change', send: () => api.patch(`/forum/topics/${locked}`, key).send({ title: 'x' }) },
      { name: 'reply', send: () => api.post(`/forum/topics/${free}/replies`, key).send({ content: 'x' }) },
      { name: 'change', send: () => api.patch(`/forum/topics/${free}`, key).send({ title: 'x' }) },
      {
        name: 'topic',
        send: () => api.post('/forum/topics', key).send({ board_id: board, title: 'x', content: 'x' }),
      },
    ];
    // 100 concurrent calls, most of which finally need the locked row.
    const calls = Array.from({ length: 100 }, () => kinds).flat();
    const done = await runAll(calls, 100);
    await other.query('ROLLBACK');
    const refused = done.filter(({ status }) => status === 503);
    expect(refused.filter(({ name }) => !name.startsWith('locked'))).toEqual([]);
    expect(done.filter(({ status }) => ![200, 201, 503].includes(status))).toEqual([]);
    expect(done.filter(({ name, status }) => name.startsWith('locked') && status !== 503)).toEqual([]);
    // Relative to the normal time for a hundred concurrent callers on this machine.
    const usual = Math.max(...done.filter(({ status }) => status === 200).map(({ ms }) => ms));
    expect(refused.filter(({ ms }) => ms > 6000 + usual)).toEqual([]);
    for (const call of kinds) expect([200, 201]).toContain((await call.send()).status);
  }, 180_000);
});
