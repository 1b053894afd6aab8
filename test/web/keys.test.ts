import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { issueKey } from '../helpers/people.js';
import { newcomer, newKey, Visitor } from './visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('a new key', () => {
  it('is shown once, works, and is refused once it is revoked', async () => {
    const visitor = await newcomer(app, 'keyholder');
    const { id, key, page } = await newKey(visitor, { name: 'My <b>script</b>' });
    await app.api.get('/me', key).expect(200);

    const again = await visitor.get(page);
    expect([again.status, again.location]).toEqual([303, '/profile/keys']);
    const { text } = await visitor.get('/profile/keys');
    expect(text).toContain(key.slice(0, 12));
    expect(text).not.toContain(key);
    expect(text).toContain('My &lt;b>script&lt;/b>');

    const asked = await visitor.get(`/profile/keys/${id}/revoke`);
    expect(asked.text).toContain('Revoke this key?');
    await app.api.get('/me', key).expect(200);
    const done = await visitor.submit(`/profile/keys/${id}/revoke`, {});
    expect(done.location).toBe('/profile/keys');
    await app.api.get('/me', key).expect(401);
    expect((await visitor.get(`/profile/keys/${id}/revoke`)).location).toBe('/profile/keys');
  });

  it('is on its page with a warning, a command that works, and nothing that a cache may keep', async () => {
    const visitor = await newcomer(app, 'reader');
    const form = { name: 'Once', scope_read: 'read', expires: 'never' };
    const { location } = await visitor.submit('/profile/keys', form);
    const { text, headers } = await visitor.get(location ?? '');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('You won’t see it again');
    const [, url, key] = /curl -s (\S+\/api\/v1\/me) -H '?(?:&#39;)?Authorization: Bearer (plaza_\w+)/.exec(text) ?? [];
    const reply = await fetch(url ?? '', { headers: { Authorization: `Bearer ${key}` } });
    expect(await reply.json()).toMatchObject({ key: { name: 'Once', scopes: ['read'], expires_at: null } });
  });

  it('names no visitors, also if somebody asks for that, and also for an admin', async () => {
    const visitor = await newcomer(app, 'forwarder');
    const wanted = { scope_forward: 'forward' };
    for (const role of ['member', 'admin']) {
      await app.database.pool.query(`UPDATE users SET role = $1::role WHERE username = 'forwarder'`, [role]);
      const { key } = await newKey(visitor, wanted);
      expect((await app.api.get('/me', key).expect(200)).body.key.scopes).toEqual(['read', 'write']);
      expect((await visitor.get('/profile/keys')).text).not.toContain('forward"');
    }
    const alone = { name: 'Only', expires: '7', ...wanted };
    expect((await visitor.submit('/profile/keys', alone)).status).toBe(422);
  });

  it('is never in the database, not even while it waits to be shown', async () => {
    const visitor = await newcomer(app, 'careful');
    const form = { name: 'Secret', scope_write: 'write', expires: '7' };
    const { location } = await visitor.submit('/profile/keys', form);
    const sessions = JSON.stringify(await app.database.prisma.session.findMany());
    const { text } = await visitor.get(location ?? '');
    const key = /plaza_\w{36}/.exec(text)?.[0] ?? 'missing';
    expect(key).not.toBe('missing');
    expect(sessions).toContain('newKey');
    expect(sessions).not.toContain(key.slice(12));
    expect(JSON.stringify(await app.database.prisma.session.findMany())).not.toContain('newKey');
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(101) }],
    ['no scope', { scope_read: '', scope_write: '' }],
    ['a lifetime of its own', { expires: '99999' }],
    ['a lifetime that is a property of every object', { expires: 'constructor' }],
  ])('refuses a key with %s', async (_what, wrong) => {
    const visitor = await newcomer(app, `w${Math.random().toString(36).slice(2, 12)}`);
    const form = { name: 'Script', scope_read: 'read', scope_write: 'write', expires: '30' };
    const answer = await visitor.submit('/profile/keys', { ...form, ...wrong });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('role="alert"');
    expect(answer.text).toContain('You have no keys yet.');
  });

  it('is one of ten at most', async () => {
    const visitor = await newcomer(app, 'collector');
    const form = { name: 'Script', scope_read: 'read', expires: '30' };
    const first = await visitor.get('/profile/keys');
    for (let i = 0; i < 10; i++) await newKey(visitor);
    expect((await visitor.get('/profile/keys')).text).toContain('You have reached the maximum number of keys');
    const token = /name="form_token" value="([^"]+)"/.exec(first.text)?.[1] ?? '';
    const answer = await visitor.post('/profile/keys', { ...form, form_token: token });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('You already have 10 active keys');
  });
});

describe('a live key behind a hundred newer ones', () => {
  it('is shown, and can be revoked', async () => {
    const visitor = await newcomer(app, 'long-time');
    const { id, key } = await newKey(visitor, { name: 'The oldest' });
    const { id: userId } = await app.database.prisma.user.findUniqueOrThrow({ where: { username: 'long-time' } });
    for (let i = 0; i < 101; i++) await issueKey(app.database, userId, { revokedAt: new Date(Date.now() + 60_000) });
    expect((await visitor.get('/profile/keys')).text).toContain('The oldest');
    expect((await visitor.get(`/profile/keys/${id}/revoke`)).status).toBe(200);
    expect((await visitor.submit('/profile', {}, `/profile/keys/${id}/revoke`)).location).toBe('/profile/keys');
    await app.api.get('/me', key).expect(401);
  });
});

describe("somebody else's key", () => {
  it('is not there', async () => {
    const { id, key } = await newKey(await newcomer(app, 'keeper'));
    const stranger = await newcomer(app, 'stranger');
    expect((await stranger.get(`/profile/keys/${id}`)).status).toBe(404);
    expect((await stranger.get(`/profile/keys/${id}/revoke`)).status).toBe(404);
    expect((await stranger.submit('/profile', {}, `/profile/keys/${id}/revoke`)).status).toBe(404);
    await app.api.get('/me', key).expect(200);
  });

  it.each(['0', '-1', 'x', '99999999999', '%00'])("does not reveal another user's key: %s", async (id) => {
    const visitor = await newcomer(app, `v${Math.random().toString(36).slice(2, 12)}`);
    expect((await visitor.get(`/profile/keys/${id}/revoke`)).status).toBe(404);
  });
});

describe('a visitor who is not signed in', () => {
  it.each([
    '/profile',
    '/profile/security',
    '/profile/keys',
    '/profile/keys/1',
    '/profile/keys/1/revoke',
    '/profile/password',
    '/profile/delete',
  ])('is sent from %s to the sign-in page', async (path) => {
    const answer = await new Visitor(app).get(path);
    expect([answer.status, answer.location]).toEqual([303, `/sign-in?next=${encodeURIComponent(path)}`]);
  });
});
