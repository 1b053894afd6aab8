import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldAppTokens } from '../../../src/accounts/oauth/grants.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import {
  ask,
  authorizePath,
  callback,
  decide,
  newApp,
  newCode,
  newPerson,
  type OAuthApp,
  redeem,
  refresh,
  signInApp,
  tokensIn,
} from '../../helpers/apps.js';
import type { Visitor } from '../../web/visitor.js';

let app: TestApp;
let client: OAuthApp;
let server: OAuthApp;
let visitor: Visitor;
let person: number;
beforeAll(async () => {
  app = await testApp({ settings: { DELETION_GRACE_DAYS: '0' } });
  client = await newApp(app);
  server = await newApp(app, { isConfidential: true });
  ({ visitor, id: person } = await newPerson(app, 'holder'));
});
afterAll(() => app.close());

const works = async (token: string) => (await app.api.get('/me', token)).status === 200;
const invalidGrant = { status: 400, body: { error: 'invalid_grant' } };

describe('a code', () => {
  it('gets an access token of an hour, a refresh token, and what it may', async () => {
    const reply = await redeem(app, client, await newCode(visitor, client, { scope: 'write read' }));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.body).toEqual({
      access_token: expect.stringMatching(/^plaza_at\w{36}$/),
      token_type: 'Bearer',
      expires_in: expect.any(Number),
      refresh_token: expect.stringMatching(/^plaza_rt\w{36}$/),
      scope: 'read write',
    });
    expect(reply.body.expires_in).toBeGreaterThan(3590);
    expect(reply.body.expires_in).toBeLessThanOrEqual(3600);
    const { access, refresh } = tokensIn(reply);
    const { rows } = await app.database.pool.query(
      'SELECT k::text AS row FROM api_keys k UNION ALL SELECT r::text FROM app_refresh_tokens r',
    );
    const stored = JSON.stringify(rows);
    for (const token of [access, refresh]) expect(stored).not.toContain(token.slice(12));
  });

  it('is refused without its verifier, and is no good to anybody afterwards', async () => {
    const { code, code_verifier } = await newCode(visitor, client);
    expect(await redeem(app, client, { code })).toMatchObject(invalidGrant);
    expect(await redeem(app, client, { code, code_verifier })).toMatchObject(invalidGrant);
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['the challenge for a verifier', { code_verifier: 'challenge' }],
    ['a short verifier', { code_verifier: 'short' }],
    ['another address', { redirect_uri: 'https://app.example/other' }],
    ['an empty address', { redirect_uri: '' }],
  ])('is refused with %s', async (_what, wrong) => {
    const grant = await newCode(visitor, client);
    const reply = await redeem(app, client, { ...grant, ...wrong });
    expect(reply.status).toBe(400);
    expect(reply.body.error).toMatch(/^invalid_(grant|request)$/);
    expect(reply.body.access_token).toBeUndefined();
  });

  it('is refused to another app, with or without a secret', async () => {
    const other = await newApp(app);
    const grant = await newCode(visitor, client);
    for (const thief of [other, server]) expect(await redeem(app, thief, grant)).toMatchObject(invalidGrant);
    expect((await redeem(app, client, grant)).status).toBe(200);
  });

  it('is refused a second time, and ends what the first use gave', async () => {
    const grant = await newCode(visitor, client);
    const first = tokensIn(await redeem(app, client, grant));
    expect(await works(first.access)).toBe(true);
    expect(await redeem(app, client, grant)).toMatchObject(invalidGrant);
    expect(await works(first.access)).toBe(false);
    expect(await refresh(app, client, first.refresh)).toMatchObject(invalidGrant);
  });

  it('gives tokens once at most when it is used twice at the same moment', async () => {
    const grant = await newCode(visitor, client);
    const replies = await Promise.all(Array.from({ length: 6 }, () => redeem(app, client, grant)));
    const given200 = replies.filter(({ status }) => status === 200);
    expect(given200.length).toBeLessThanOrEqual(1);
    for (const reply of replies) if (reply.status !== 200) expect(reply).toMatchObject(invalidGrant);
    for (const reply of given200) expect(await works(tokensIn(reply).access)).toBe(false);
  });

  it('is refused when it has expired', async () => {
    const grant = await newCode(visitor, client);
    await app.database.pool.query('UPDATE app_sessions SET code_expires_at = now() WHERE code_used_at IS NULL');
    expect(await redeem(app, client, grant)).toMatchObject(invalidGrant);
  });

  it('is refused once its owner is suspended, or has taken it back', async () => {
    const { visitor: other, id } = await newPerson(app, 'changes-mind');
    const grant = await newCode(other, client);
    await app.database.prisma.user.update({ where: { id }, data: { suspendedAt: new Date() } });
    expect(await redeem(app, client, grant)).toMatchObject(invalidGrant);
    await app.database.prisma.user.update({ where: { id }, data: { suspendedAt: null } });
    await app.database.prisma.appGrant.deleteMany({ where: { userId: id } });
    expect(await redeem(app, client, grant)).toMatchObject(invalidGrant);
  });

  it('works without the address, which OAuth 2.1 has no more', async () => {
    const grant = await newCode(visitor, client);
    const fields = { grant_type: 'authorization_code', ...client.credentials, ...grant };
    expect((await ask(app, '/oauth/token', fields)).status).toBe(200);
  });
});

describe('an app with a secret', () => {
  it.each(['body', 'header'])('gives it in the %s', async (place) => {
    const grant = await newCode(visitor, server);
    const basic = Buffer.from(`${server.clientId}:${server.secret}`).toString('base64');
    const reply =
      place === 'body'
        ? await redeem(app, server, grant)
        : await ask(
            app,
            '/oauth/token',
            { grant_type: 'authorization_code', redirect_uri: callback, ...grant },
            { Authorization: `Basic ${basic}` },
          );
    expect(reply.status).toBe(200);
  });

  it.each([
    ['no secret', {}],
    ['another secret', { client_secret: 'x'.repeat(43) }],
  ])('is refused with %s, and its code stays good', async (_what, wrong) => {
    const grant = await newCode(visitor, server);
    const fields = { grant_type: 'authorization_code', client_id: server.clientId, redirect_uri: callback, ...grant };
    const reply = await ask(app, '/oauth/token', { ...fields, ...wrong });
    expect(reply.body.error).toBe('invalid_client');
    expect([400, 401]).toContain(reply.status);
    expect((await redeem(app, server, grant)).status).toBe(200);
  });

  it('is told how to prove itself where it tried in the header', async () => {
    const basic = Buffer.from(`${server.clientId}:wrong`).toString('base64');
    for (const path of ['/oauth/token', '/oauth/revoke']) {
      const fields = { grant_type: 'refresh_token', refresh_token: 'x', token: 'x' };
      const reply = await ask(app, path, fields, { Authorization: `Basic ${basic}` });
      expect(reply).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
      expect(reply.headers.get('www-authenticate')).toMatch(/^Basic /);
    }
  });

  it('is no app without one, and the other way round', async () => {
    const grant = await newCode(visitor, client);
    expect((await redeem(app, client, { ...grant, client_secret: 'x'.repeat(43) })).body.error).toBe('invalid_client');
  });
});

describe('a refresh token', () => {
  it('gets new tokens, and works once', async () => {
    const first = await signInApp(app, visitor, client);
    const reply = await refresh(app, client, first.refresh);
    expect(reply.status).toBe(200);
    const second = tokensIn(reply);
    expect(second).toMatchObject({ scope: 'read write' });
    expect(second.refresh).not.toBe(first.refresh);
    expect([await works(first.access), await works(second.access)]).toEqual([true, true]);
  });

  it('revokes all tokens of a family when a refresh token is reused', async () => {
    const first = await signInApp(app, visitor, client);
    const second = tokensIn(await refresh(app, client, first.refresh));
    const third = tokensIn(await refresh(app, client, second.refresh));
    expect(await works(third.access)).toBe(true);
    const untouched = await signInApp(app, visitor, client);
    expect(await refresh(app, client, first.refresh)).toMatchObject(invalidGrant);
    for (const { access } of [first, second, third]) expect(await works(access)).toBe(false);
    expect(await refresh(app, client, third.refresh)).toMatchObject(invalidGrant);
    expect(await works(untouched.access)).toBe(true);
  });

  it('issues tokens at most once for a refresh token used twice at once, and revokes the family', async () => {
    for (let i = 0; i < 5; i++) {
      const first = await signInApp(app, visitor, client);
      const replies = await Promise.all([1, 2].map(() => refresh(app, client, first.refresh)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
      const won = replies.find(({ status }) => status === 200);
      expect(await works(first.access)).toBe(false);
      expect(await works(tokensIn(won as never).access)).toBe(false);
    }
  });

  it('is refused to another app, and stays good', async () => {
    const first = await signInApp(app, visitor, client);
    expect(await refresh(app, await newApp(app), first.refresh)).toMatchObject(invalidGrant);
    expect(await refresh(app, server, first.refresh)).toMatchObject(invalidGrant);
    expect((await refresh(app, client, first.refresh)).status).toBe(200);
  });

  it('never gets more than was allowed, and may get less', async () => {
    const first = await signInApp(app, visitor, client, { scope: 'read' });
    for (const scope of ['read write', 'write', 'moderate', 'read nothing']) {
      expect(await refresh(app, client, first.refresh, { scope })).toMatchObject({
        status: 400,
        body: { error: 'invalid_scope' },
      });
    }
    // Failed requests do not use the token up.
    const second = await signInApp(app, visitor, client, { scope: 'read write' });
    const narrow = tokensIn(await refresh(app, client, second.refresh, { scope: 'read' }));
    expect(narrow.scope).toBe('read');
    await app.api.post('/forum/topics', narrow.access).send({}).expect(403);
    expect(tokensIn(await refresh(app, client, narrow.refresh)).scope).toBe('read write');
    expect((await refresh(app, client, first.refresh)).status).toBe(200);
  });

  it('ends after a month without use, and half a year after the sign-in', async () => {
    const idle = await signInApp(app, visitor, client);
    await app.database.pool.query('UPDATE app_sessions SET expires_at = now()');
    expect(await refresh(app, client, idle.refresh)).toMatchObject(invalidGrant);
    const old = await signInApp(app, visitor, client);
    await app.database.pool.query(
      `UPDATE app_sessions SET created_at = now() - interval '179 days' WHERE expires_at > now()`,
    );
    expect((await refresh(app, client, old.refresh)).status).toBe(200);
    const { rows } = await app.database.pool.query(
      `SELECT expires_at - now() < interval '25 hours' AS soon FROM app_sessions ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ soon: true }]);
  });

  it('is refused to somebody who is suspended, until that is over', async () => {
    const { visitor: other, id } = await newPerson(app, 'pausing');
    const first = await signInApp(app, other, client);
    await app.database.prisma.user.update({ where: { id }, data: { suspendedAt: new Date() } });
    expect(await refresh(app, client, first.refresh)).toMatchObject(invalidGrant);
    await app.api.get('/me', first.access).expect(403);
    await app.database.prisma.user.update({ where: { id }, data: { suspendedAt: null } });
    expect((await refresh(app, client, first.refresh)).status).toBe(200);
  });

  it('leaves five access tokens of a sign-in at most', async () => {
    let tokens = await signInApp(app, visitor, client);
    const all = [tokens.access];
    for (let i = 0; i < 6; i++) {
      tokens = tokensIn(await refresh(app, client, tokens.refresh));
      all.push(tokens.access);
    }
    const alive = await Promise.all(all.map(works));
    expect(alive).toEqual([false, false, true, true, true, true, true]);
  });
});

describe('revocation by the app', () => {
  it.each(['access', 'refresh'] as const)(
    'ends only this authorization when the %s token is revoked',
    async (which) => {
      const [first, other] = [await signInApp(app, visitor, client), await signInApp(app, visitor, client)];
      const reply = await ask(app, '/oauth/revoke', { token: first[which], ...client.credentials });
      expect([reply.status, reply.body]).toEqual([200, {}]);
      expect([await works(first.access), await works(other.access)]).toEqual([false, true]);
      expect(await refresh(app, client, first.refresh)).toMatchObject(invalidGrant);
    },
  );

  it('neither revokes nor reveals tokens of other apps', async () => {
    const first = await signInApp(app, visitor, client);
    const stranger = await newApp(app);
    for (const token of [first.access, first.refresh, app.people.member.key, 'nothing']) {
      expect((await ask(app, '/oauth/revoke', { token, ...stranger.credentials })).status).toBe(200);
    }
    expect([await works(first.access), await works(app.people.member.key)]).toEqual([true, true]);
    expect((await ask(app, '/oauth/revoke', { token: first.access })).body.error).toBe('invalid_client');
    expect((await ask(app, '/oauth/revoke', client.credentials)).body.error).toBe('invalid_request');
  });
});

describe('the token endpoint', () => {
  it.each([
    ['no grant type', {}, 'invalid_request'],
    ['a password', { grant_type: 'password', username: 'holder', password: 'x' }, 'unauthorized_client'],
    ['no person', { grant_type: 'client_credentials' }, 'unauthorized_client'],
    ['a property of every object', { grant_type: 'constructor' }, 'unsupported_grant_type'],
    ['no code', { grant_type: 'authorization_code' }, 'invalid_request'],
    ['no refresh token', { grant_type: 'refresh_token' }, 'invalid_request'],
    ['an unknown code', { grant_type: 'authorization_code', code: 'x'.repeat(43) }, 'invalid_grant'],
    ['a code with a NUL', { grant_type: 'authorization_code', code: '\0' }, 'invalid_request'],
    ['an unknown refresh token', { grant_type: 'refresh_token', refresh_token: 'x' }, 'invalid_grant'],
  ])('refuses %s as OAuth says', async (_what, fields: Record<string, string>, error) => {
    const reply = await ask(app, '/oauth/token', { ...client.credentials, ...fields });
    expect(reply).toMatchObject({ status: 400, body: { error, error_description: expect.any(String) } });
  });

  it('refuses what is no form, what is said twice, other methods and too much', async () => {
    const send = (init: RequestInit) => fetch(`${app.origin}/oauth/token`, init);
    const json = await send({ method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } });
    expect([json.status, await json.json()]).toEqual([400, expect.objectContaining({ error: 'invalid_request' })]);
    const twice = await send({ method: 'POST', body: new URLSearchParams('code=a&code=b') });
    expect([twice.status, await twice.json()]).toEqual([400, expect.objectContaining({ error: 'invalid_request' })]);
    const got = await send({ method: 'GET' });
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'OPTIONS, POST']);
    const much = await send({ method: 'POST', body: new URLSearchParams({ code: 'x'.repeat(20_000) }) });
    expect([much.status, await much.json()]).toEqual([413, expect.objectContaining({ error: 'invalid_request' })]);
  });

  it('takes nothing from its address', async () => {
    const { code, code_verifier } = await newCode(visitor, client);
    const query = new URLSearchParams({ ...client.credentials, code, code_verifier, grant_type: 'authorization_code' });
    expect((await ask(app, `/oauth/token?${query}`, {})).body.error).not.toBeUndefined();
    expect((await redeem(app, client, { code, code_verifier })).status).toBe(200);
  });
});

describe('expired and used codes and tokens', () => {
  it('is forgotten, and what is not stays', async () => {
    const { pool, prisma } = app.database;
    const kept = await signInApp(app, visitor, client);
    await decide(visitor, authorizePath(client));
    await pool.query(`UPDATE app_sessions SET code_expires_at = now() - interval '2 hours' WHERE code_used_at IS NULL`);
    const idle = await signInApp(app, visitor, client);
    await pool.query(
      `UPDATE app_sessions SET expires_at = now() - interval '2 hours' WHERE id = (SELECT max(id) FROM app_sessions)`,
    );
    await forgetOldAppTokens(prisma);
    expect([await works(kept.access), await works(idle.access)]).toEqual([true, false]);
    expect(await prisma.appSession.count({ where: { codeUsedAt: null } })).toBe(0);
    const late = await signInApp(app, visitor, client);
    await pool.query(
      `UPDATE api_keys SET created_at = now() - interval '3 hours', expires_at = now() - interval '2 hours'
       WHERE id = (SELECT max(id) FROM api_keys)`,
    );
    const before = await prisma.apiKey.count();
    await forgetOldAppTokens(prisma);
    expect(await prisma.apiKey.count()).toBe(before - 1);
    expect((await refresh(app, client, late.refresh)).status).toBe(200);
    await app.api.get('/me', app.people.member.key).expect(200);
  });

  it('is what comes of a person who deletes the account', async () => {
    const { visitor: leaving, id } = await newPerson(app, 'leaving');
    const own = await newApp(app, { ownerId: id });
    const [theirs, mine] = [await signInApp(app, leaving, client), await signInApp(app, visitor, own)];
    await leaving.submit('/profile/delete', { current_password: 'correct horse battery' });
    expect([await works(theirs.access), await works(mine.access)]).toEqual([false, false]);
    expect(await refresh(app, client, theirs.refresh)).toMatchObject(invalidGrant);
    expect((await refresh(app, own, mine.refresh)).body.error).toBe('invalid_client');
    const { prisma } = app.database;
    expect([
      await prisma.app.count({ where: { ownerId: id } }),
      await prisma.appGrant.count({ where: { userId: id } }),
    ]).toEqual([0, 0]);
    expect(person).toBeGreaterThan(0);
  });
});
