import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { issueKey, listApiKeys, revokeApiKey } from '../../src/accounts/users/api-keys.js';
import { suspend } from '../../src/accounts/users/suspension.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectExact } from '../helpers/exact.js';
import { filesOf } from '../helpers/files.js';
import { createPerson } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';
import { videosOf } from '../helpers/videos.js';
import { newcomer, password } from '../web/visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ settings: { DELETION_GRACE_DAYS: '0' } });
});
afterEach(() => vi.useRealTimers());
afterAll(() => app.close());

/** Shifts the application's clock by so many minutes; the database's stays right. */
const beWrongBy = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });

async function row<Row>(sql: string, id: number): Promise<Row> {
  const { rows } = await app.database.pool.query(sql, [id]);
  return rows[0];
}

describe.each([-10, 10])('an application whose clock is wrong by %i minutes', (minutes) => {
  const name = (what: string) => `${what}${minutes > 0 ? '_ahead' : '_behind'}`;

  it('writes once a minute when a key was used', async () => {
    const { key, id } = await createPerson(app.database, name('reader'));
    beWrongBy(minutes);
    const versions = new Set<string>();
    for (let i = 0; i < 5; i++) {
      await app.api.get('/me', key).expect(200);
      versions.add((await row<{ xmin: string }>('SELECT xmin FROM api_keys WHERE user_id = $1', id)).xmin);
    }
    expect(versions.size).toBe(1);
  });

  it('gives out links to what is shared for as long as the share goes on', async () => {
    const { key } = app.people.member;
    const { id: file } = await filesOf(app).upload('words');
    const video = await videosOf(app).video({ visibility: 'private', status: 'ready' });
    const end = { expires_at: new Date(Date.now() + 300_000).toISOString() };
    const ofFile = await app.api.post(`/files/${file}/share`, key).send(end).expect(201);
    const ofVideo = await app.api.post(`/videos/${video}/share`, key).send(end).expect(201);
    beWrongBy(minutes);
    const accessed = await app.api.post(`/shares/${ofFile.body.token}/access`).expect(200);
    const streamed = await app.api.get(`/videos/${video}/stream?share=${ofVideo.body.token}`).expect(200);
    for (const { body } of [accessed, streamed]) {
      const seconds = (Date.parse(body.expires_at) - Date.now()) / 1000;
      expect(seconds).toBeLessThanOrEqual(300);
      expect(seconds).toBeGreaterThan(200);
    }
    expect(await (await fetch(accessed.body.url)).text()).toBe('words');
  });

  it('keeps the times of what happens in order', async () => {
    const { id: userId } = await createPerson(app.database, name('owner'));
    const leaving = await newcomer(app, name('leaving'));
    beWrongBy(minutes);
    const shops = shopsOf(app);
    const product = await shops.shopProduct();
    const order = Number((await shops.order('shop', [[product, 1]])).body.id);
    await app.api.post(`/orders/${order}/pay`, app.people.admin.key).expect(200);
    const made = await issueKey(app.database.prisma, { userId });
    expect((await listApiKeys(app.database.prisma, userId)).every(({ isLive }) => isLive)).toBe(true);
    await revokeApiKey(app.database.prisma, made.id);
    await suspend(app.database.prisma, name('owner'));
    expect((await leaving.submit('/profile/delete', { current_password: password })).location).toBe('/');
    const inOrder = [
      ['SELECT paid_at BETWEEN created_at AND now() AS so FROM orders WHERE id = $1', order],
      ['SELECT revoked_at BETWEEN created_at AND now() AS so FROM api_keys WHERE id = $1', made.id],
      ['SELECT suspended_at BETWEEN created_at AND now() AS so FROM users WHERE id = $1', userId],
      [
        `SELECT bool_and(deleted_at BETWEEN created_at AND now()) AS so FROM users WHERE deleted_at IS NOT NULL AND $1 = 0`,
        0,
      ],
    ] as const;
    for (const [sql, id] of inOrder) expect([sql, await row(sql, id)]).toEqual([sql, { so: true }]);
    await expectExact(app.database, 'shops');
  });
});
