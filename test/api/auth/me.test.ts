import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { issueKey } from '../../helpers/people.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMIT_KEY: '50', RATE_LIMIT_WRITES: '7', RATE_LIMIT_UPLOADS: '5' } });
});
afterAll(() => app.close());

describe('GET /me', () => {
  it('returns the owner, scopes and expiry of the key', async () => {
    const expiresAt = new Date(Date.now() + 86_400_000);
    const key = await issueKey(app.database, app.people.moderator.id, { scopes: ['read'], expiresAt });
    const { body } = await app.api.get('/me', key).expect(200);
    expect(body.user).toEqual({
      ...{ id: app.people.moderator.id, username: 'MoModerator', role: 'moderator' },
      ...{
        display_name: null,
        about: null,
        location: null,
        website: null,
        avatar_url: expect.stringMatching(/avatar/),
        language: null,
      },
    });
    expect(body.key).toMatchObject({ prefix: key.slice(0, 12), name: 'test', scopes: ['read'] });
    expect(body.key.expires_at).toBe(`${expiresAt.toISOString().slice(0, 19)}+00:00`);
    expect(body.key.last_used_at).not.toBeNull();
    expect((await app.api.get('/me', app.people.member.key).expect(200)).body.key.expires_at).toBeNull();
  });

  it('returns the remaining limits, and costs one request', async () => {
    const key = await issueKey(app.database, app.people.admin.id);
    await app.api.post('/forum/boards', key).send({ title: 'One write' }).expect(201);
    const { body } = await app.api.get('/me', key).expect(200);
    expect(body.limits.requests).toMatchObject({ limit: 50, remaining: 48 });
    expect(body.limits.writes).toMatchObject({ limit: 7, remaining: 6 });
    expect(body.limits.uploads).toEqual({ limit: 5, remaining: 5, reset: 0 });
    expect(body.limits.requests.reset).toBeGreaterThan(0);
  });

  it('returns no limits if they are off', async () => {
    const free = await testApp({ sharing: app, settings: { RATE_LIMITS: 'off' } });
    try {
      const { body } = await free.api.get('/me', app.people.member.key).expect(200);
      expect(body.limits).toBeNull();
    } finally {
      await free.close();
    }
  });

  it('needs the scope read', async () => {
    const key = await issueKey(app.database, app.people.member.id, { scopes: ['write'] });
    expect((await app.api.get('/me', key).expect(403)).body.code).toBe('insufficient_scope');
  });
});
