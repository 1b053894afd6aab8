import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { ask, newApp, newPerson, type OAuthApp, refresh, tokensIn } from '../../helpers/apps.js';
import { Visitor } from '../../web/visitor.js';

let app: TestApp;
let client: OAuthApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await testApp();
  client = await newApp(app, { name: 'Television' });
  ({ visitor } = await newPerson(app, 'viewer'));
});
afterAll(() => app.close());

const grantType = 'urn:ietf:params:oauth:grant-type:device_code';
type Begun = { device_code: string; user_code: string; verification_uri_complete: string };
const begin = async (by = client, scope = 'read write'): Promise<Begun> =>
  (await ask(app, '/oauth/device_authorization', { ...by.credentials, scope })).body as Begun;
const poll = ({ device_code }: Begun, by = client) =>
  ask(app, '/oauth/token', { grant_type: grantType, device_code, ...by.credentials });
const answer = (who: Visitor, { user_code }: Pick<Begun, 'user_code'>, decision: string) =>
  who.submit('/oauth/device', { user_code, ...(decision === '' ? {} : { decision }) });
/** Simulates that the device has waited for its interval. */
const wait = () => app.database.pool.query(`UPDATE app_devices SET asked_at = asked_at - interval '1 minute'`);
const refused = (error: string) => ({ status: 400, body: { error } });

describe('a program without a browser', () => {
  it('is told what to show, and gets tokens once a person has allowed it elsewhere', async () => {
    const begun = await begin();
    expect(begun).toEqual({
      device_code: expect.stringMatching(/^\w{43}$/),
      user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
      verification_uri: `${app.origin}/oauth/device`,
      verification_uri_complete: `${app.origin}/oauth/device?user_code=${begun.user_code}`,
      expires_in: 600,
      interval: 5,
    });
    const { rows } = await app.database.pool.query('SELECT d::text AS row FROM app_devices d');
    expect(JSON.stringify(rows)).not.toContain(begun.user_code.replace('-', ''));
    expect(await poll(begun)).toMatchObject(refused('authorization_pending'));
    const page = await answer(visitor, begun, '');
    for (const part of ['Allow Television?', app.people.other.username, begun.user_code, 'post, edit, order']) {
      expect(page.text).toContain(part);
    }
    await wait();
    expect(await poll(begun)).toMatchObject(refused('authorization_pending'));
    // A code as people type it.
    const typed = { user_code: begun.user_code.toLowerCase().replace('-', ' ') };
    expect((await answer(visitor, typed, 'allow')).text).toContain('Continue on your device');
    await wait();
    const reply = await poll(begun);
    expect(reply.status).toBe(200);
    const tokens = tokensIn(reply);
    expect(tokens.scope).toBe('read write');
    expect((await app.api.get('/me', tokens.access).expect(200)).body.user.username).toBe('viewer');
    expect((await refresh(app, client, tokens.refresh)).status).toBe(200);
    expect((await visitor.get('/profile/apps')).text).toContain('Television');
    expect(await poll(begun)).toMatchObject(refused('invalid_grant'));
  });

  it('works with a certified client', async () => {
    const issuer = new URL(app.origin);
    const insecure = { [oauth.allowInsecureRequests]: true };
    const discovery = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure });
    const server = await oauth.processDiscoveryResponse(issuer, discovery);
    const me = { client_id: client.clientId };
    const none = oauth.None();
    const authorization = await oauth.deviceAuthorizationRequest(server, me, none, { scope: 'read' }, insecure);
    const begun = await oauth.processDeviceAuthorizationResponse(server, me, authorization);
    await answer(visitor, begun, 'allow');
    const reply = await oauth.deviceCodeGrantRequest(server, me, none, begun.device_code, insecure);
    const tokens = await oauth.processDeviceCodeResponse(server, me, reply);
    await app.api.get('/me', tokens.access_token).expect(200);
  });

  it('is told that it was not allowed', async () => {
    const begun = await begin();
    expect((await answer(visitor, begun, 'deny')).text).toContain('Not allowed');
    expect(await poll(begun)).toMatchObject(refused('access_denied'));
    expect((await answer(visitor, begun, 'allow')).status).toBe(404);
    await wait();
    expect(await poll(begun)).toMatchObject(refused('access_denied'));
  });

  it('is told to ask less often, and from then on has to wait longer', async () => {
    const begun = await begin();
    expect(await poll(begun)).toMatchObject(refused('authorization_pending'));
    expect(await poll(begun)).toMatchObject(refused('slow_down'));
    const { rows } = await app.database.pool.query('SELECT pause FROM app_devices ORDER BY created_at DESC LIMIT 1');
    expect(rows).toEqual([{ pause: 10 }]);
  });

  it('is told that the person has not answered in time', async () => {
    const begun = await begin();
    await app.database.pool.query('UPDATE app_devices SET expires_at = now()');
    expect((await answer(visitor, begun, 'allow')).status).toBe(404);
    expect(await poll(begun)).toMatchObject(refused('expired_token'));
  });

  it('gets tokens once when it asks twice at the same moment', async () => {
    const begun = await begin();
    await answer(visitor, begun, 'allow');
    const replies = await Promise.all([1, 2, 3].map(() => poll(begun)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const reply of replies) if (reply.status !== 200) expect(reply).toMatchObject(refused('invalid_grant'));
  });

  it('gets nothing with the code of another app, or an unknown one', async () => {
    const begun = await begin();
    await answer(visitor, begun, 'allow');
    expect(await poll(begun, await newApp(app))).toMatchObject(refused('invalid_grant'));
    expect(await poll({ ...begun, device_code: begun.user_code })).toMatchObject(refused('invalid_grant'));
    expect(await ask(app, '/oauth/token', { grant_type: grantType, ...client.credentials })).toMatchObject(
      refused('invalid_request'),
    );
    await wait();
    expect((await poll(begun)).status).toBe(200);
  });

  it('gets nothing from somebody who is suspended by then, or has taken it back', async () => {
    const { visitor: other, id } = await newPerson(app, 'fickle');
    const [first, second] = [await begin(), await begin()];
    for (const begun of [first, second]) await answer(other, begun, 'allow');
    await app.database.prisma.user.update({ where: { id }, data: { suspendedAt: new Date() } });
    expect(await poll(first)).toMatchObject(refused('invalid_grant'));
    await app.database.prisma.user.update({ where: { id }, data: { suspendedAt: null } });
    await app.database.prisma.appGrant.deleteMany({ where: { userId: id } });
    expect(await poll(second)).toMatchObject(refused('invalid_grant'));
  });

  it('needs an app and scopes that are there', async () => {
    const unknown = await ask(app, '/oauth/device_authorization', { client_id: 'x'.repeat(24) });
    expect(unknown).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    const wrong = await ask(app, '/oauth/device_authorization', { ...client.credentials, scope: 'everything' });
    expect(wrong).toMatchObject(refused('invalid_scope'));
    const server = await newApp(app, { isConfidential: true });
    expect((await ask(app, '/oauth/device_authorization', { client_id: server.clientId })).status).toBe(401);
    expect((await begin(server)).user_code).toBeDefined();
  });
});

describe('the page for the code', () => {
  it('is behind the sign-in, and remembers the code', async () => {
    const { user_code } = await begin();
    const path = `/oauth/device?user_code=${user_code}`;
    const { location } = await new Visitor(app).get(path);
    expect(location).toBe(`/sign-in?next=${encodeURIComponent(path)}`);
    expect((await visitor.get(location ?? '')).location).toBe(path);
    const { text, headers } = await visitor.get(path);
    expect(text).toContain(`value="${user_code}"`);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    // The link alone allows nothing.
    expect(text).not.toContain('Allow Television?');
  });

  it('limits guesses', async () => {
    const limited = await testApp({ settings: { RATE_LIMIT_SIGN_IN: '3' }, sharing: app });
    try {
      const { visitor: guesser } = await newPerson(limited, 'guesser');
      const begun = await begin();
      const statuses = [];
      for (let i = 0; i < 4; i++) statuses.push((await answer(guesser, { user_code: 'BBBB-BBBB' }, 'allow')).status);
      expect(statuses).toEqual([404, 404, 404, 429]);
      expect((await answer(guesser, begun, 'allow')).status).toBe(429);
      expect(await poll(begun)).toMatchObject(refused('authorization_pending'));
    } finally {
      await limited.close();
    }
  });

  it('takes an answer only from its own form', async () => {
    const begun = await begin();
    const { status } = await visitor.post('/oauth/device', { user_code: begun.user_code, decision: 'allow' });
    expect(status).toBe(403);
    expect(await poll(begun)).toMatchObject(refused('authorization_pending'));
  });
});
