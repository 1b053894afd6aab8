import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LocalCounts } from '../../../src/api/auth/counts.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { issueKey } from '../../helpers/people.js';

let base: TestApp;
beforeAll(async () => {
  base = await testApp();
});
afterAll(() => base.close());

async function withLimits(settings: Record<string, string>, use: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await testApp({ sharing: base, settings });
  try {
    await use(app);
  } finally {
    await app.close();
  }
}

const allowance = (headers: Record<string, string>) =>
  ['limit', 'remaining', 'reset'].map((name) => Number(headers[`ratelimit-${name}`]));

describe('rate limits', () => {
  it('count down, and are followed by 429 with Retry-After equal to RateLimit-Reset', () =>
    withLimits({ RATE_LIMIT_ANONYMOUS: '3' }, async ({ api }) => {
      for (const left of [2, 1, 0]) {
        const [limit, remaining, reset] = allowance((await api.get('/forum/boards').expect(200)).headers);
        expect([limit, remaining]).toEqual([3, left]);
        expect(reset).toBeGreaterThan(0);
        expect(reset).toBeLessThanOrEqual(60);
      }
      const { headers, body } = await api.get('/forum/boards').expect(429);
      expect(body.code).toBe('rate_limited');
      expect(allowance(headers).slice(0, 2)).toEqual([3, 0]);
      expect(headers['retry-after']).toBe(headers['ratelimit-reset']);
    }));

  it('are also sent as structured fields under the name of the policy', () =>
    withLimits({ RATE_LIMIT_ANONYMOUS: '3', RATE_LIMIT_WRITES: '5' }, async ({ api, people }) => {
      const { headers } = await api.get('/forum/boards').expect(200);
      expect(headers['ratelimit-policy']).toBe('"anonymous";q=3;w=60');
      expect(headers.ratelimit).toBe(`"anonymous";r=2;t=${headers['ratelimit-reset']}`);
      const written = await api.post('/forum/boards', people.admin.key).send({ title: 'General' }).expect(201);
      expect(written.headers['ratelimit-policy']).toBe('"writes";q=5;w=60');
      expect(written.headers.ratelimit).toMatch(/^"writes";r=4;t=\d+$/);
    }));

  it('allow one IPv6 site as much as ten networks', () =>
    withLimits({ RATE_LIMIT_ANONYMOUS: '2', TRUST_PROXY: '1' }, async ({ origin }) => {
      const ask = (address: string) => fetch(`${origin}/api/v1/health`, { headers: { 'X-Forwarded-For': address } });
      const statuses: number[] = [];
      for (let n = 0; n < 25; n++) statuses.push((await ask(`2001:db8:7:${n}::1`)).status);
      expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
      expect((await ask('2001:db8:8::1')).status).toBe(200);
      const { headers } = await ask('2001:db8:7:99::1');
      expect(headers.get('ratelimit-limit')).toBe('20');
    }));

  it('never report more seconds than the window has', () => {
    const now = vi.spyOn(performance, 'now');
    onTestFinished(() => now.mockRestore());
    for (let time = 10_000; time < 10_001; time += 0.001) {
      now.mockReturnValue(time);
      const counts = new LocalCounts(60_000);
      expect(counts.add('somebody', 1).left).toBeLessThanOrEqual(60_000);
      counts.set('somebody', { count: 1, left: 59_999.5 });
      expect(counts.get('somebody').left).toBeLessThanOrEqual(60_000);
    }
  });

  it('count unknown paths, wrong methods and bad requests like any other', () =>
    withLimits({ RATE_LIMIT_ANONYMOUS: '4' }, async ({ api }) => {
      await api.get('/nothing').expect(404);
      await api.put('/health').expect(405);
      await api.get('/forum/boards/abc').expect(400);
      await api.post('/forum/topics').send({}).expect(401);
      await api.get('/nothing').expect(429);
      await api.put('/health').expect(429);
      await api.get('/forum/boards').expect(429);
    }));

  it('count keys and addresses separately', () =>
    withLimits({ RATE_LIMIT_ANONYMOUS: '1', RATE_LIMIT_KEY: '2' }, async ({ api, people }) => {
      await api.get('/health').expect(200);
      await api.get('/health').expect(429);
      for (const left of [1, 0]) {
        const reply = await api.get('/health', people.member.key).expect(200);
        expect(allowance(reply.headers).slice(0, 2)).toEqual([2, left]);
      }
      await api.get('/health', people.member.key).expect(429);
      await api.get('/health', people.other.key).expect(200);
      const second = await issueKey(base.database, people.member.id);
      await api.get('/health', second).expect(200);
    }));

  it('are lower for writes, and reading continues when they are used up', () =>
    withLimits({ RATE_LIMIT_KEY: '10', RATE_LIMIT_WRITES: '2' }, async ({ api, people }) => {
      const write = () => api.post('/forum/topics/2147483647/replies', people.member.key).send({ content: 'x' });
      expect(allowance((await write().expect(404)).headers).slice(0, 2)).toEqual([2, 1]);
      await write().expect(404);
      expect(allowance((await write().expect(429)).headers).slice(0, 2)).toEqual([2, 0]);
      const read = await api.get('/health', people.member.key).expect(200);
      expect(allowance(read.headers).slice(0, 2)).toEqual([10, 6]);
    }));

  it('distinguish addresses behind a trusted proxy, and ignore headers from others', async () => {
    await withLimits({ RATE_LIMIT_ANONYMOUS: '1', TRUST_PROXY: '1' }, async ({ api }) => {
      await api.get('/health').set('X-Forwarded-For', '192.0.2.1').expect(200);
      await api.get('/health').set('X-Forwarded-For', '192.0.2.2').expect(200);
      await api.get('/health').set('X-Forwarded-For', '198.51.100.9, 192.0.2.1').expect(429);
    });
    await withLimits({ RATE_LIMIT_ANONYMOUS: '1' }, async ({ api }) => {
      await api.get('/health').set('X-Forwarded-For', '192.0.2.1').expect(200);
      await api.get('/health').set('X-Forwarded-For', '192.0.2.2').expect(429);
    });
  });

  it('are off and send no headers with RATE_LIMITS=off', () =>
    withLimits({ RATE_LIMITS: 'off', RATE_LIMIT_ANONYMOUS: '1', RATE_LIMIT_KEY: '1' }, async ({ api, people }) => {
      for (const key of [undefined, people.member.key]) {
        for (let i = 0; i < 3; i++) {
          const { headers } = await api.get('/health', key).expect(200);
          expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([]);
        }
      }
      const { headers } = await api.get('/nothing').expect(404);
      expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([]);
    }));

  it('count a page far into a list as several requests, and a cursor as one', () =>
    withLimits({ RATE_LIMIT_ANONYMOUS: '40' }, async ({ api }) => {
      const left = async (query: string) =>
        allowance((await api.get(`/answers/questions?${query}`).expect(200)).headers)[1];
      expect(await left('page=1001')).toBe(38);
      expect(await left('page=1000')).toBe(37);
      expect(await left('page=2001&per_page=100')).toBe(26);
      expect(await left('cursor=*')).toBe(25);
      expect(await left('page=100000&per_page=100')).toBe(0);
      await api.get('/answers/questions').expect(429);
    }));

  it('count a page by its position in the reply, and all of a user’s list', () =>
    withLimits({ RATE_LIMIT_ANONYMOUS: '40' }, async ({ api, people, database }) => {
      const query = async (text: string) => (await database.pool.query<{ id: number }>(text)).rows[0]?.id;
      await query(`INSERT INTO boards (title, description, position) VALUES ('x', '', 1)`);
      const topic = await query(
        `INSERT INTO topics (board_id, author_id, title, content) SELECT id, ${people.member.id}, 'x', 'x' FROM boards RETURNING id`,
      );
      // Without triggers, which are slow; it still counts as a list of this length.
      await database.pool.query(`
        ALTER TABLE replies DISABLE TRIGGER USER;
        INSERT INTO replies (topic_id, author_id, content) SELECT ${topic}, ${people.other.id}, 'x' FROM generate_series(1, 41000);
        ALTER TABLE replies ENABLE TRIGGER USER;
        UPDATE topics SET reply_count = 41000 WHERE id = ${topic}`);
      const first = (await query('SELECT min(id) AS id FROM replies')) as number;
      const left = async (path: string) => allowance((await api.get(path).expect(200)).headers)[1];
      expect(await left(`/forum/topics/${topic}?reply=${first + 100}`)).toBe(39);
      expect(await left(`/forum/topics/${topic}?reply=${first + 40_500}`)).toBe(36);
      expect(await left(`/forum/topics/${topic}?order=newest&reply=${first + 40_500}&page=100000`)).toBe(35);
      expect(await left(`/users/${people.other.username}/replies`)).toBe(32);
      expect(await left(`/users/${people.other.username}/replies?cursor=*`)).toBe(29);
      const { next_cursor: next } = (await api.get(`/users/${people.other.username}/replies?cursor=*`).expect(200))
        .body;
      expect(await left(`/users/${people.other.username}/replies?cursor=${next}`)).toBe(25);
    }));

  it('do not count 304 replies', () =>
    withLimits({ RATE_LIMIT_ANONYMOUS: '2', RATE_LIMIT_KEY: '2' }, async ({ api, people }) => {
      for (const key of [undefined, people.member.key]) {
        const { etag } = (await api.get('/forum/boards', key).expect(200)).headers;
        for (let i = 0; i < 5; i++) {
          const reply = await api.get('/forum/boards', key).set('If-None-Match', String(etag)).expect(304);
          expect(allowance(reply.headers).slice(0, 2)).toEqual([2, 1]);
        }
        await api.get('/forum/boards', key).expect(200);
        await api.get('/forum/boards', key).expect(429);
      }
    }));

  it('count 304 replies above ten times the limit', () =>
    withLimits({ RATE_LIMIT_ANONYMOUS: '1', RATE_LIMIT_KEY: '1' }, async ({ api }) => {
      const statuses: number[] = [];
      for (let i = 0; i < 12; i++) statuses.push((await api.get('/forum/boards').set('If-None-Match', '*')).status);
      expect(statuses).toEqual([...Array(11).fill(304), 429]);
    }));
});
