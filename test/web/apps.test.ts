import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { authorizePath, callback, decide, newApp, newCode, newPerson, redeem, signInApp } from '../helpers/apps.js';
import { password, signIn, tokenIn, Visitor } from './visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const form = { name: 'Reader', addresses: `${callback}\nhttps://app.example/other`, kind: 'confidential' };
const secretIn = (html: string): string => /id="client-secret">(\w+)</.exec(html)?.[1] ?? '';
const idIn = (html: string): string => /id="client-id">(\w+)</.exec(html)?.[1] ?? '';

async function register(visitor: Visitor, changes: Partial<typeof form> = {}) {
  const { location, status } = await visitor.submit('/profile/apps', { ...form, ...changes });
  if (location === null) throw new Error(`Registering answered ${status}`);
  const { text } = await visitor.get(location);
  const credentials = { client_id: idIn(text), client_secret: secretIn(text) };
  return {
    page: location,
    id: Number(location.split('/').at(-1)),
    clientId: idIn(text),
    secret: secretIn(text),
    credentials,
  };
}

describe('an app of one’s own', () => {
  it('is registered with a secret that is shown once, kept as a hash, and works', async () => {
    const { visitor } = await newPerson(app, 'maker');
    const made = await register(visitor);
    expect(made.secret).toMatch(/^[0-9A-Za-z]{43}$/);
    expect((await visitor.get(made.page)).text).not.toContain(made.secret);
    const { rows } = await app.database.pool.query(
      'SELECT a::text AS row FROM apps a UNION ALL SELECT s::text FROM sessions s',
    );
    expect(JSON.stringify(rows)).not.toContain(made.secret.slice(0, 12));
    expect((await redeem(app, made, await newCode(visitor, made))).status).toBe(200);
    expect((await visitor.get('/profile/apps')).text).toContain('Reader');
  });

  it('has no secret where it cannot keep one', async () => {
    const { visitor } = await newPerson(app, 'front-end');
    const made = await register(visitor, { kind: 'public', addresses: 'org.example.app:/back http://127.0.0.1/back' });
    expect([made.secret, made.clientId.length]).toEqual(['', 24]);
    expect((await visitor.get(`${made.page}/secret`)).status).toBe(404);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(101) }],
    ['a name with a character that shows nothing', { name: 'Rea\u200bder' }],
    ['a name that is written backwards', { name: '\u202eredaeR' }],
    ['a name of two alphabets', { name: 'Rеader' }],
    ['the name of this site', { name: 'plaza support' }],
    ['what looks like the name of this site', { name: 'P l A-z а' }],
    ['the name of this site in another alphabet', { name: 'ΡΙΑΖΑ' }],
    ['no address', { addresses: ' \n ' }],
    ['no choice', { kind: '' }],
    ['plain HTTP', { addresses: 'http://app.example/back' }],
    ['a fragment', { addresses: `${callback}#here` }],
    ['a name and password', { addresses: 'https://me:secret@app.example/' }],
    ['a script', { addresses: 'javascript:alert(1)', kind: 'public' }],
    ['data', { addresses: 'data:text/html,x', kind: 'public' }],
    ['a scheme without a dot', { addresses: 'myapp:/back', kind: 'public' }],
    ['a scheme of its own on a server', { addresses: 'org.example.app:/back' }],
    ['a relative address', { addresses: '/back' }],
    ['letters that look like others', { addresses: 'https://аpp.example/back' }],
    ['a wildcard for a host', { addresses: 'https://*/cb' }],
    ['a wildcard in a host', { addresses: 'https://*.example/cb' }],
    ['a host that ends a directive of a header', { addresses: 'https://evil.example;script-src/cb' }],
    ['a host with a comma', { addresses: 'https://evil.example,other.example/cb' }],
    ['a host with a quote', { addresses: "https://'unsafe-inline'/cb" }],
    ['a host in capitals', { addresses: 'https://App.example/back' }],
    ['a host in another form', { addresses: 'http://0x7f.1/back' }],
    ['a port that says nothing', { addresses: 'https://app.example:443/back' }],
    ['a path that goes up', { addresses: 'https://app.example/a/../back' }],
    ['too many addresses', { addresses: Array.from({ length: 11 }, (_, i) => `${callback}/${i}`).join(' ') }],
    ['a long address', { addresses: `${callback}/${'x'.repeat(1000)}` }],
  ])('is refused with %s', async (_what, wrong) => {
    const { visitor } = await newPerson(app, `m${Math.random().toString(36).slice(2, 12)}`);
    const { status, text } = await visitor.submit('/profile/apps', { ...form, ...wrong });
    expect(status).toBe(422);
    expect(text).toContain('role="alert"');
    expect(text).not.toContain('Open Reader');
  });

  it('is one of twenty at most', async () => {
    const { visitor, id } = await newPerson(app, 'prolific');
    const { text } = await visitor.get('/profile/apps');
    for (let i = 0; i < 20; i++) await newApp(app, { ownerId: id });
    const [, form_token = ''] = /name="form_token" value="([^"]+)"/.exec(text) ?? [];
    const { status, text: after } = await visitor.post('/profile/apps', { ...form, form_token });
    expect(status).toBe(409);
    expect(after).toContain('You’ve reached the maximum number of apps');
  });

  it('can be changed, and its addresses are then the only ones', async () => {
    const { visitor } = await newPerson(app, 'mover');
    const made = await register(visitor);
    const address = 'https://new.example/back';
    const changed = await visitor.submit(made.page, { name: 'Writer', addresses: address });
    expect(changed.location).toBe(made.page);
    const { text } = await visitor.get(made.page);
    expect(text).toContain('Writer');
    expect((await newCode(visitor, made, { redirect_uri: address })).code).not.toBe('');
    const wrong = await visitor.submit(made.page, { name: 'Writer', addresses: 'http://new.example' });
    expect(wrong.status).toBe(422);
    const { redirectUris, origins } = await app.database.prisma.app.findUniqueOrThrow({ where: { id: made.id } });
    expect([redirectUris, origins]).toEqual([[address], ['https://new.example']]);
  });

  it('gets another secret for the password, and the one before ends', async () => {
    const { visitor } = await newPerson(app, 'careful');
    const made = await register(visitor);
    expect((await visitor.submit(`${made.page}/secret`, { current_password: 'wrong' })).status).toBe(403);
    expect((await redeem(app, made, await newCode(visitor, made))).status).toBe(200);
    const { location } = await visitor.submit(`${made.page}/secret`, { current_password: password });
    // A refused change in between does not use it up.
    const form_token = tokenIn((await visitor.get('/profile')).text);
    expect((await visitor.post(made.page, { form_token, name: '', addresses: '' })).status).toBe(422);
    const renewed = secretIn((await visitor.get(location ?? '')).text);
    expect(renewed).toMatch(/^\w{43}$/);
    expect(renewed).not.toBe(made.secret);
    const given = await newCode(visitor, made);
    expect((await redeem(app, made, given)).body.error).toBe('invalid_client');
    expect((await redeem(app, made, { ...given, client_secret: renewed })).status).toBe(200);
  });

  it('is deleted for the password, with all that people allowed it', async () => {
    const { visitor } = await newPerson(app, 'finished');
    const { visitor: user } = await newPerson(app, 'its-user');
    const made = await register(visitor);
    const { access } = await signInApp(app, user, made);
    expect((await visitor.get('/profile/apps')).text).toContain('one person');
    expect((await visitor.submit(`${made.page}/delete`, { current_password: 'wrong' })).status).toBe(403);
    await app.api.get('/me', access).expect(200);
    const { location } = await visitor.submit(`${made.page}/delete`, { current_password: password });
    expect(location).toBe('/profile/apps');
    await app.api.get('/me', access).expect(401);
    expect((await user.get('/profile/apps')).text).toContain('No app has access to your account');
  });

  it('is missing for others', async () => {
    const { visitor } = await newPerson(app, 'private-maker');
    const { visitor: stranger } = await newPerson(app, 'curious');
    const { page } = await register(visitor);
    for (const path of [page, `${page}/secret`, `${page}/delete`, '/profile/apps/0', '/profile/apps/x']) {
      expect((await stranger.get(path)).status, path).toBe(404);
    }
    expect((await stranger.submit('/profile/apps', { name: 'Mine', addresses: callback }, page)).status).toBe(404);
    expect((await new Visitor(app).get(page)).location).toContain('/sign-in');
  });
});

describe('somebody who waits for approval', () => {
  it('has no apps, and allows none', async () => {
    const { visitor, id } = await newPerson(app, 'waiting');
    const client = await newApp(app);
    await app.database.prisma.user.update({ where: { id }, data: { awaitsApproval: true } });
    expect((await visitor.submit('/profile/apps', form)).status).toBe(409);
    const answer = await decide(visitor, authorizePath(client));
    expect([answer.status, answer.location]).toEqual([403, null]);
    expect(answer.text).toContain('is waiting for approval');
    expect(await app.database.prisma.appGrant.count({ where: { userId: id } })).toBe(0);
  });
});

describe('apps with access to an account', () => {
  it('is told to them by mail when they allow it, and when they allow more', async () => {
    const mailing = await testApp({
      settings: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'plaza@example.org', PUBLIC_URL: 'http://127.0.0.1' },
      sharing: app,
    });
    try {
      const { id } = await newPerson(app, 'informed');
      const visitor = new Visitor(mailing);
      await signIn(visitor, 'informed');
      const client = await newApp(app, { name: 'Letters' });
      const told = () =>
        app.database.prisma.mail.findMany({ where: { userId: id, kind: 'app_allowed' }, orderBy: { id: 'asc' } });
      await newCode(visitor, client, { scope: 'read' });
      await newCode(visitor, client, { scope: 'read' });
      expect(await told()).toMatchObject([
        {
          recipient: 'informed@example.org',
          data: { username: 'informed', app: 'Letters', may: ['read'] },
        },
      ]);
      await newCode(visitor, client, { scope: 'read upload' });
      expect(await told()).toHaveLength(2);
    } finally {
      await mailing.close();
    }
  });
});
