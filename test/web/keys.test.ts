import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { issueKey } from '../helpers/people.js';
import { confirm } from './factors.js';
import { type Fields, formAt, newcomer, newKey, sendNewKey, tokenIn, Visitor } from './visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Sends the form that revokes a key, also where its page does not show it. */
function sendRevocation(visitor: Visitor, id: number) {
  return visitor.submit(
    '/profile',
    { next: '/profile/keys' },
    formAt(`/profile/keys/${id}/revoke`, `DELETE /me/keys/${id}`),
  );
}

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
    const done = await sendRevocation(visitor, id);
    expect(done.location).toBe('/profile/keys');
    expect((await visitor.get('/profile/keys')).text).toContain('has been revoked.');
    await app.api.get('/me', key).expect(401);
    expect((await visitor.get(`/profile/keys/${id}/revoke`)).location).toBe('/profile/keys');
  });

  it('is on its page with a warning, a command that works, and nothing that a cache may keep', async () => {
    const visitor = await newcomer(app, 'reader');
    const { location } = await sendNewKey(visitor, { name: 'Once', 'scopes.1': '', expires_at: '' });
    const { text, headers } = await visitor.get(location ?? '');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('You won’t see it again');
    const [, url, key] = /curl -s (\S+\/api\/v1\/me) -H '?(?:&#39;)?Authorization: Bearer (plaza_\w+)/.exec(text) ?? [];
    const reply = await fetch(url ?? '', { headers: { Authorization: `Bearer ${key}` } });
    expect(await reply.json()).toMatchObject({ key: { name: 'Once', scopes: ['read'], expires_at: null } });
  });

  it('names no visitors, also if somebody asks for that, and also for an admin', async () => {
    const visitor = await newcomer(app, 'forwarder');
    for (const role of ['member', 'admin']) {
      await app.database.pool.query(`UPDATE users SET role = $1::role WHERE username = 'forwarder'`, [role]);
      expect((await sendNewKey(visitor, { 'scopes.1': 'forward' })).status).toBe(400);
      expect((await visitor.get('/profile/keys')).text).not.toContain('forward"');
    }
    expect((await visitor.get('/profile/keys')).text).toContain('You have no keys yet.');
  });

  it('manages the account only where that was chosen', async () => {
    const visitor = await newcomer(app, 'chooser');
    const { text } = await visitor.get('/profile/keys');
    const boxes = [...text.matchAll(/<input type="checkbox" name="scopes\.\d" value="(\w+)"( checked)?/g)];
    expect(boxes.map(([, scope, isChosen]) => [scope, isChosen !== undefined])).toEqual([
      ['read', true],
      ['write', true],
      ['account', false],
    ]);
    expect((await app.api.get('/me/keys', (await newKey(visitor)).key).expect(403)).body.code).toBe(
      'insufficient_scope',
    );
    const { key } = await newKey(visitor, { 'scopes.2': 'account' });
    expect((await app.api.get('/me/keys', key).expect(200)).body.keys).toHaveLength(2);
  });

  it('asks who one is where the sign-in is older than ten minutes', async () => {
    const visitor = await newcomer(app, 'forgotten');
    await app.database.pool.query(
      `UPDATE sessions SET sess = jsonb_set(sess, '{signedInAt}', to_jsonb((sess ->> 'signedInAt')::float8 - 601000))`,
    );
    expect((await sendNewKey(visitor)).location).toBe('/profile/confirm?next=%2Fprofile%2Fkeys');
    expect(await app.database.prisma.apiKey.count({ where: { user: { username: 'forgotten' } } })).toBe(0);
    await confirm(visitor);
    await newKey(visitor);
  });

  it('is never in the database, not even while it waits to be shown', async () => {
    const visitor = await newcomer(app, 'careful');
    const { location } = await sendNewKey(visitor, { name: 'Secret' });
    const sessions = JSON.stringify(await app.database.prisma.session.findMany());
    const { text } = await visitor.get(location ?? '');
    const key = /plaza_\w{36}/.exec(text)?.[0] ?? 'missing';
    expect(key).not.toBe('missing');
    expect(sessions).toContain('shownOnce');
    expect(sessions).not.toContain(key.slice(12));
    expect(JSON.stringify(await app.database.prisma.session.findMany())).not.toContain('shownOnce');
  });

  it.each([
    ['no name', { name: ' ' }, 422],
    ['a long name', { name: 'x'.repeat(101) }, 400],
    ['no scope', { 'scopes.0': '', 'scopes.1': '' }, 422],
    ['a scope that there is not', { 'scopes.1': 'constructor' }, 400],
    ['a field of its own', { user_id: '1' }, 400],
    ['a lifetime that is none', { expires_at: 'constructor' }, 400],
    ['an end in the past', { expires_at: '2020-01-31T12:00' }, 400],
  ])('refuses a key with %s', async (_what, wrong, status) => {
    const visitor = await newcomer(app, `w${Math.random().toString(36).slice(2, 12)}`);
    const answer = await sendNewKey(visitor, wrong as Fields);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('role="alert"');
    expect(answer.text).toContain('You have no keys yet.');
  });

  it.each([
    ['no token', {}],
    ['a token of another session', null],
  ])('is not made with %s', async (_what, own) => {
    const visitor = await newcomer(app, `f${Math.random().toString(36).slice(2, 12)}`);
    const foreign = tokenIn(
      (await (await newcomer(app, `o${Math.random().toString(36).slice(2, 12)}`)).get('/profile')).text,
    );
    const form = { name: 'Forged', 'scopes.0': 'read', ...(own ?? { form_token: foreign }) };
    expect((await visitor.post(formAt('/profile/keys', 'POST /me/keys'), form)).status).toBe(403);
    expect((await visitor.get('/profile/keys')).text).toContain('You have no keys yet.');
  });

  it('is one of ten at most', async () => {
    const visitor = await newcomer(app, 'collector');
    const first = await visitor.get('/profile/keys');
    for (let i = 0; i < 10; i++) await newKey(visitor);
    expect((await visitor.get('/profile/keys')).text).toContain('You’ve reached the maximum number of keys');
    const token = /name="form_token" value="([^"]+)"/.exec(first.text)?.[1] ?? '';
    const answer = await sendNewKey(visitor, { form_token: token });
    expect(answer.status).toBe(403);
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
    expect((await sendRevocation(visitor, id)).location).toBe('/profile/keys');
    await app.api.get('/me', key).expect(401);
  });
});

describe("somebody else's key", () => {
  it('is not there', async () => {
    const { id, key } = await newKey(await newcomer(app, 'keeper'));
    const stranger = await newcomer(app, 'stranger');
    expect((await stranger.get(`/profile/keys/${id}`)).status).toBe(404);
    expect((await stranger.get(`/profile/keys/${id}/revoke`)).status).toBe(404);
    expect((await sendRevocation(stranger, id)).status).toBe(404);
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
