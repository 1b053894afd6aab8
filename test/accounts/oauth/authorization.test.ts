import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import {
  answerIn,
  authorizePath,
  callback,
  decide,
  newApp,
  newPerson,
  type OAuthApp,
  pkce,
} from '../../helpers/apps.js';
import { createPerson } from '../../helpers/people.js';
import { password, tokenIn, Visitor } from '../../web/visitor.js';

let app: TestApp;
let client: OAuthApp;
let visitor: Visitor;
let person: number;
beforeAll(async () => {
  app = await testApp();
  client = await newApp(app, { name: 'Reading <b>list</b>' });
  ({ visitor, id: person } = await newPerson(app, 'asked'));
});
afterAll(() => app.close());

const sessions = () => app.database.prisma.appSession.count();

describe('the page that asks', () => {
  it('names the app, whose it is, what it may and where one goes on to', async () => {
    const { status, text, headers } = await visitor.get(authorizePath(client, { scope: 'read write upload' }));
    expect(status).toBe(200);
    for (const part of [
      'Reading &lt;b>list&lt;/b>',
      app.people.other.username,
      'asked',
      'read your private data',
      'post, edit, order and delete',
      'upload files and videos',
      callback,
      'after 30 days without use, and after 180 days in any case',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('staff role');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' https://app.example;");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('answers with a code, the state and who answers, and with nothing else', async () => {
    const { status, location } = await decide(visitor, authorizePath(client));
    expect(status).toBe(303);
    expect(location).toMatch(/^https:\/\/app\.example\/callback\?/);
    const { code, ...rest } = answerIn({ location });
    expect(code).toMatch(/^[0-9A-Za-z]{43}$/);
    expect(rest).toEqual({ state: 'known-again', iss: app.origin });
  });

  it('keeps a code only as its hash', async () => {
    const { code = '' } = answerIn(await decide(visitor, authorizePath(client)));
    const { rows } = await app.database.pool.query('SELECT s::text AS row FROM app_sessions s');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code.slice(0, 12));
  });

  it('tells the app where somebody does not allow it', async () => {
    const before = await sessions();
    const answer = answerIn(await decide(visitor, authorizePath(client), 'deny'));
    expect(answer).toMatchObject({ error: 'access_denied', state: 'known-again', iss: app.origin });
    expect(answer.code).toBeUndefined();
    expect(await sessions()).toBe(before);
  });

  it('is behind the sign-in, which leads back to it', async () => {
    const stranger = new Visitor(app);
    const path = authorizePath(client, { state: 'a/b?c=d&e' });
    const { location } = await stranger.get(path);
    expect(location).toBe(`/sign-in?next=${encodeURIComponent(path)}`);
    const { text } = await stranger.get(location ?? '');
    const [, next = ''] = /name="next" value="([^"]+)"/.exec(text) ?? [];
    const fields = { username: 'asked', password, next: next.replaceAll('&amp;', '&') };
    const signedIn = await stranger.submit(location ?? '', fields, '/sign-in');
    expect(signedIn.location).toBe(path);
    expect(answerIn(await decide(stranger, path)).state).toBe('a/b?c=d&e');
  });

  it('takes no answer without its form token', async () => {
    const before = await sessions();
    const fields = Object.fromEntries(new URL(authorizePath(client), app.origin).searchParams);
    const { status, location } = await visitor.post('/oauth/authorize', { ...fields, decision: 'allow' });
    expect([status, location]).toEqual([403, null]);
    expect(await sessions()).toBe(before);
  });

  it('takes no answer from suspended people', async () => {
    const { visitor: gone, id } = await newPerson(app, 'soon-suspended');
    await gone.get(authorizePath(client));
    await app.database.prisma.user.update({ where: { id }, data: { suspendedAt: new Date() } });
    expect((await gone.get(authorizePath(client))).location).toContain('/sign-in');
    expect((await decide(gone, authorizePath(client))).location ?? '').not.toContain('code=');
  });

  it('offers the scope moderate only to staff', async () => {
    const path = authorizePath(client, { scope: 'read moderate' });
    expect((await visitor.get(path)).text).not.toContain('staff role');
    await app.database.prisma.user.update({ where: { id: person }, data: { role: 'moderator' } });
    try {
      expect((await visitor.get(path)).text).toContain('use your rights as a moderator');
    } finally {
      await app.database.prisma.user.update({ where: { id: person }, data: { role: 'member' } });
    }
    const alone = answerIn(await visitor.get(authorizePath(client, { scope: 'moderate' })));
    expect(alone).toMatchObject({ error: 'invalid_scope' });
  });
});

describe('an app that was allowed before', () => {
  it('is asked about again, unless it proves who it is and wants no more', async () => {
    const server = await newApp(app, { isConfidential: true });
    for (const each of [client, server]) await decide(visitor, authorizePath(each, { scope: 'read' }));
    expect((await visitor.get(authorizePath(client, { scope: 'read' }))).status).toBe(200);
    const direct = await visitor.get(authorizePath(server, { scope: 'read' }));
    expect(direct.status).toBe(303);
    expect(answerIn(direct).code).toMatch(/^\w{43}$/);
    expect((await visitor.get(authorizePath(server, { scope: 'read write' }))).status).toBe(200);
    expect((await visitor.get(authorizePath(server, { scope: 'read', prompt: 'consent' }))).status).toBe(200);
    // The sign-in form redirects within the site only.
    const after = await visitor.get(authorizePath(server, { scope: 'read' }), { 'Sec-Fetch-Site': 'same-origin' });
    expect(after.status).toBe(200);
  });
});

describe('a request that is not the app’s for sure', () => {
  it.each([
    ['an unknown app', { client_id: 'x'.repeat(24) }],
    ['no app', { client_id: undefined }],
    ['an app with a NUL', { client_id: '\0' }],
    ['another address', { redirect_uri: 'https://evil.example/callback' }],
    ['a longer address', { redirect_uri: `${callback}/more` }],
    ['an address with a query', { redirect_uri: `${callback}?more` }],
    ['an address in other letters', { redirect_uri: callback.toUpperCase() }],
    ['an address on another host of it', { redirect_uri: 'https://app.example.evil.example/callback' }],
    ['an address with a name in it', { redirect_uri: 'https://app.example@evil.example/callback' }],
    ['another port', { redirect_uri: 'https://app.example:8443/callback' }],
    ['plain HTTP', { redirect_uri: 'http://app.example/callback' }],
    ['a script', { redirect_uri: 'javascript:alert(1)' }],
    ['an empty address', { redirect_uri: '' }],
  ])('redirects nowhere for a request with %s, signed in or not', async (_what, changes) => {
    for (const who of [visitor, new Visitor(app)]) {
      const { status, location, text } = await who.get(authorizePath(client, changes));
      expect([status, location]).toEqual([400, null]);
      expect(text).toContain('We didn’t send you back');
    }
    const { status, location } = await visitor.submit(
      authorizePath(client),
      {
        ...Object.fromEntries(new URL(authorizePath(client), app.origin).searchParams),
        decision: 'allow',
        ...(Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value ?? ''])) as object),
      },
      '/oauth/authorize',
    );
    expect([status, location]).toEqual([400, null]);
  });

  it('redirects nowhere if redirect_uri is sent twice', async () => {
    const path = `${authorizePath(client)}&redirect_uri=${encodeURIComponent('https://evil.example/')}`;
    const { status, location } = await visitor.get(path);
    expect([status, location]).toEqual([400, null]);
  });

  it('redirects nowhere for an app of a suspended owner', async () => {
    const owner = await createPerson(app.database, 'shady');
    const shady = await newApp(app, { ownerId: owner.id });
    expect((await visitor.get(authorizePath(shady))).status).toBe(200);
    await app.database.prisma.user.update({ where: { id: owner.id }, data: { suspendedAt: new Date() } });
    expect((await visitor.get(authorizePath(shady))).status).toBe(400);
  });
});

describe('a request that something is wrong with', () => {
  const { challenge } = pkce();
  it.each([
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['PKCE without a method', { ...challenge, code_challenge_method: undefined }, 'invalid_request'],
    ['plain PKCE', { ...challenge, code_challenge_method: 'plain' }, 'invalid_request'],
    ['a method without a challenge', { code_challenge: undefined, code_challenge_method: 'S256' }, 'invalid_request'],
    ['a short challenge', { code_challenge: 'short', code_challenge_method: 'S256' }, 'invalid_request'],
    ['no response type', { response_type: undefined }, 'invalid_request'],
    ['a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['an answer in a fragment', { response_mode: 'fragment' }, 'invalid_request'],
    ['an unknown scope', { scope: 'read everything' }, 'invalid_scope'],
  ])('redirects to the app with an error for %s', async (_what, changes, error) => {
    const before = await sessions();
    const { status, location } = await visitor.get(authorizePath(client, changes));
    expect(status).toBe(303);
    expect(location).toMatch(/^https:\/\/app\.example\/callback\?/);
    expect(answerIn({ location })).toMatchObject({ error, state: 'known-again', iss: app.origin });
    // Signed-out visitors see a page first: otherwise links to this site could redirect anywhere.
    const page = await new Visitor(app).get(authorizePath(client, changes));
    expect([page.status, page.location]).toEqual([400, null]);
    expect(page.text).toContain('Reading &lt;b>list&lt;/b>');
    const [, href = ''] = /<a class="button quiet" href="([^"]+)" rel="noreferrer">/.exec(page.text) ?? [];
    expect(href.replaceAll('&amp;', '&')).toBe(location);
    expect(await sessions()).toBe(before);
  });

  it('redirects no answer of a person who is not signed in', async () => {
    const stranger = new Visitor(app);
    const { text } = await stranger.get('/sign-in');
    const fields = Object.fromEntries(new URL(authorizePath(client, { scope: 'all' }), app.origin).searchParams);
    const reply = await stranger.post('/oauth/authorize', { ...fields, form_token: tokenIn(text), decision: 'deny' });
    expect([reply.status, reply.location]).toEqual([400, null]);
  });

  it('redirects to the app with an error for a repeated parameter', async () => {
    const { location } = await visitor.get(`${authorizePath(client)}&scope=write`);
    expect(answerIn({ location })).toMatchObject({ error: 'invalid_request' });
  });
});

describe('addresses', () => {
  it.each(['https://*/cb', 'https://evil.example;script-src/cb'])(
    'never redirects to a registered address with an invalid host: %s',
    async (redirect_uri) => {
      const old = await newApp(app, { redirectUris: [redirect_uri] });
      const { status, headers } = await visitor.get(authorizePath(old, { redirect_uri }));
      expect(status).toBe(400);
      expect(headers.get('content-security-policy')).toMatch(/form-action 'self'(;|$)/);
    },
  );

  it('accepts any loopback port for an app without a secret', async () => {
    const native = await newApp(app, {
      redirectUris: ['http://127.0.0.1/back', 'http://[::1]/back', 'org.example.app:/back'],
    });
    for (const redirect_uri of [
      'http://127.0.0.1:51004/back',
      'http://127.0.0.1/back',
      'http://[::1]:61023/back',
      'org.example.app:/back',
    ]) {
      const { location } = await decide(visitor, authorizePath(native, { redirect_uri }));
      expect(location?.startsWith(`${redirect_uri}?code=`), redirect_uri).toBe(true);
    }
    for (const redirect_uri of [
      'http://127.0.0.1:51004/other',
      'http://localhost:51004/back',
      'org.example.app:/other',
    ]) {
      expect((await visitor.get(authorizePath(native, { redirect_uri }))).status, redirect_uri).toBe(400);
    }
    const { headers } = await visitor.get(authorizePath(native, { redirect_uri: 'org.example.app:/back' }));
    expect(headers.get('content-security-policy')).toContain("form-action 'self' org.example.app:;");
  });

  it('requires the registered port for an app with a secret', async () => {
    const server = await newApp(app, { redirectUris: ['http://127.0.0.1:4000/back'], isConfidential: true });
    const ask = (redirect_uri: string) => visitor.get(authorizePath(server, { redirect_uri }));
    expect((await ask('http://127.0.0.1:4000/back')).status).toBe(200);
    expect((await ask('http://127.0.0.1:4001/back')).status).toBe(400);
  });

  it('may be left out where there is one', async () => {
    expect((await visitor.get(authorizePath(client, { redirect_uri: undefined }))).status).toBe(200);
    const several = await newApp(app, { redirectUris: [callback, 'https://app.example/other'] });
    expect((await visitor.get(authorizePath(several, { redirect_uri: undefined }))).status).toBe(400);
  });

  it('keep the query that they are registered with', async () => {
    const redirect_uri = 'https://app.example/back?tenant=7';
    const tenant = await newApp(app, { redirectUris: [redirect_uri] });
    const answer = answerIn(await decide(visitor, authorizePath(tenant, { redirect_uri })));
    expect(answer).toMatchObject({ tenant: '7', state: 'known-again' });
    expect(answer.code).toBeDefined();
    const refused = answerIn(await decide(visitor, authorizePath(tenant, { redirect_uri }), 'deny'));
    expect(refused).toMatchObject({ tenant: '7', error: 'access_denied' });
  });
});

describe('the way back from the sign-in', () => {
  it.each([
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example/',
    '/a b',
    '/profile?\\evil',
    `/${'a'.repeat(40)}!`,
  ])('is never %s', async (next) => {
    const began = performance.now();
    const { location } = await visitor.get(`/sign-in?next=${encodeURIComponent(next)}`);
    expect(location).toBe('/');
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
