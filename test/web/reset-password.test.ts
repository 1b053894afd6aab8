import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../src/accounts/users/deletion.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { newApp, newCode, redeem, tokensIn } from '../helpers/apps.js';
import { deliver, linkIn, type MailServer, mailServer, mailSettings } from '../helpers/mail-server.js';
import { codeOf, forgetCodes, halfIn, protect, secondStep } from './factors.js';
import { isSignedIn, newKey, password, signIn, tokenIn, Visitor } from './visitor.js';

const newPassword = 'another fine sentence';

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await mailServer();
  app = await testApp({ settings: mailSettings(server), config: { rateLimits: null } });
});
beforeEach(() => {
  server.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await app.close();
});

let made = 0;
const addressOf = (name: string) => `${name}@example.org`;

/** A signed-in user with an address. */
async function person(): Promise<{ username: string; id: number; visitor: Visitor }> {
  const username = `forgetful_${++made}`;
  const visitor = new Visitor(app);
  await visitor.submit('/sign-up', { username, email: addressOf(username), password });
  const { id } = await app.database.prisma.user.findFirstOrThrow({ where: { username } });
  await app.database.prisma.$executeRaw`
    UPDATE users SET email = pending_email, pending_email = NULL, email_verified_at = now() WHERE id = ${id}`;
  await app.database.prisma.mail.deleteMany();
  return { username, id, visitor };
}

const ask = (email: string, from: Pick<TestApp, 'origin'> = app) =>
  new Visitor(from).submit('/reset-password', { email });

/** The path of the newest reset link of a user. */
async function link(username: string): Promise<string> {
  expect((await ask(addressOf(username))).status).toBe(200);
  await deliver(app);
  return linkIn(await server.mailTo(addressOf(username)), '/reset-password');
}

describe('a forgotten password', () => {
  it('is set anew by a link, which ends all sessions and leaves the keys', async () => {
    const { username, visitor } = await person();
    const { key } = await newKey(visitor);
    expect((await visitor.get('/sign-in')).status).toBe(303);
    expect((await new Visitor(app).get('/sign-in')).text).toContain('href="/reset-password"');
    const path = await link(username.toUpperCase());
    const reader = new Visitor(app);
    expect((await reader.submit(path, { new_password: 'short' })).status).toBe(422);
    const done = await reader.submit(path, { new_password: newPassword });
    expect(done.status).toBe(200);
    expect(await isSignedIn(visitor)).toBe(false);
    expect(await isSignedIn(reader)).toBe(false);
    await app.api.get('/me', key).expect(200);
    expect((await signIn(new Visitor(app), username)).status).toBe(401);
    expect((await signIn(new Visitor(app), username, newPassword)).status).toBe(303);
    server.received.length = 0;
    await deliver(app);
    expect((await server.mailTo(addressOf(username))).subject).toBe('Your password was changed');
    // A link works once.
    expect((await reader.get(path)).status).toBe(410);
  });

  it('revokes all keys and what apps may do, where that is asked for', async () => {
    const { username, visitor } = await person();
    const client = await newApp(app);
    const { access: token } = tokensIn(await redeem(app, client, await newCode(visitor, client)));
    const keys = [(await newKey(visitor)).key, (await newKey(visitor)).key, token];
    for (const key of keys) await app.api.get('/me', key).expect(200);
    await new Visitor(app).submit(await link(username), { new_password: newPassword, revoke_keys: 'yes' });
    for (const key of keys) await app.api.get('/me', key).expect(401);
  });

  it('takes no second factor away, which is asked for all the same', async () => {
    const { username, visitor } = await person();
    const { secret } = await protect(visitor);
    await forgetCodes(app);
    const reader = new Visitor(app);
    expect((await reader.submit(await link(username), { new_password: newPassword })).status).toBe(200);
    expect(await isSignedIn(reader)).toBe(false);
    const half = await halfIn(app, username, newPassword);
    expect(await isSignedIn(half)).toBe(false);
    expect((await secondStep(half, codeOf(secret))).location).toBe('/');
    expect(await isSignedIn(half)).toBe(true);
  });

  it('is followed by a look at what else lets somebody in, which stays', async () => {
    const { username, id } = await person();
    const { text: without } = await new Visitor(app).submit(await link(username), { new_password: newPassword });
    expect(without).not.toContain('still sign in with');
    server.received.length = 0;
    await app.database.prisma.identity.createMany({
      data: [1, 2].map((n) => ({ userId: id, issuer: 'https://elsewhere.example', subject: `${username} ${n}` })),
    });
    await app.database.prisma.passkey.create({
      data: { userId: id, credentialId: Buffer.from(username), publicKey: Buffer.from([0]), counter: 0, name: 'Phone' },
    });
    const visitor = new Visitor(app);
    const { text } = await visitor.submit(await link(username), { new_password: `${newPassword}, too` });
    expect(text).toContain('You can still sign in with a passkey and 2 linked accounts.');
    expect(text).toContain('href="/sign-in?next=%2Fprofile%2Fsecurity"');
    expect(await app.database.prisma.identity.count({ where: { userId: id } })).toBe(2);
    expect(await app.database.prisma.passkey.count({ where: { userId: id } })).toBe(1);
  });

  it('is not set to the address that the mail came to, nor to one that everybody guesses', async () => {
    const { username } = await person();
    const path = await link(username);
    for (const weak of [`${addressOf(username)}1`, 'Trustno1', `${username}2026`]) {
      const { status, text } = await new Visitor(app).submit(path, { new_password: weak });
      expect([weak, status]).toEqual([weak, 422]);
      expect(text).toMatch(/too easy to guess|your name or address/);
    }
    expect((await signIn(new Visitor(app), username)).status).toBe(303);
  });

  it('takes a link once, of several at the same time, and ends the others', async () => {
    const { username } = await person();
    const [first, second] = [await link(username), await link(username)];
    const answers = await Promise.all(
      [1, 2, 3].map((n) => new Visitor(app).submit(first, { new_password: `${newPassword} ${n}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await new Visitor(app).get(second)).status).toBe(410);
  });

  const ends: Record<string, (id: number) => Promise<unknown>> = {
    'its hour is over': () =>
      app.database.prisma.$executeRaw`UPDATE email_tokens SET expires_at = expires_at - interval '1 hour'`,
    'its owner is suspended': (id) =>
      app.database.prisma.$executeRaw`UPDATE users SET suspended_at = now() WHERE id = ${id}`,
    'its owner is deleted': (id) => deleteAccount(app.database, id),
    'its owner has another address': (id) =>
      app.database.prisma.$executeRaw`UPDATE users SET email = 'moved' || id || '@example.org' WHERE id = ${id}`,
  };
  it.each(Object.entries(ends))('stays as it is once %s', async (_, end) => {
    const { username, id } = await person();
    const path = await link(username);
    const visitor = new Visitor(app);
    const form_token = tokenIn((await visitor.get(path)).text);
    const before = await app.database.prisma.user.findUniqueOrThrow({ where: { id } });
    await end(id);
    expect((await visitor.get(path)).status).toBe(410);
    expect((await visitor.post(path, { form_token, new_password: newPassword })).status).toBe(410);
    const { passwordHash } = await app.database.prisma.user.findUniqueOrThrow({ where: { id } });
    expect([before.passwordHash, null]).toContain(passwordHash);
  });

  it('takes no link that confirms an address, and the other way round', async () => {
    const { username } = await person();
    const path = await link(username);
    expect((await new Visitor(app).get(path.replace('/reset-password', '/confirm-email'))).status).toBe(410);
  });
});

describe('asking for a link', () => {
  it('answers the same for every address, and does the same for it', async () => {
    const { username } = await person();
    const { username: gone, id: goneId } = await person();
    await deleteAccount(app.database, goneId);
    const { username: out, id: outId } = await person();
    await app.database.prisma.$executeRaw`UPDATE users SET suspended_at = now() WHERE id = ${outId}`;
    const addresses = [username, 'nobody_at_all', gone, out].map(addressOf);
    const tokens = () => app.database.prisma.emailToken.count();
    const before = await tokens();
    const answers = [];
    for (const email of addresses) {
      const { status, text } = await ask(email);
      answers.push([status, text.replaceAll(email, 'ADDRESS')]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    // Account-dependent work is done when the mails are sent.
    expect(await app.database.prisma.mail.count({ where: { kind: 'password_reset' } })).toBe(4);
    expect(await tokens()).toBe(before);
    await deliver(app);
    expect(server.received.map(({ envelopeTo }) => envelopeTo)).toEqual([[addressOf(username)]]);
    expect(await app.database.prisma.mail.count()).toBe(0);
  });

  it('sends no link to an address that is not confirmed', async () => {
    const username = `pending_${++made}`;
    await new Visitor(app).submit('/sign-up', { username, email: addressOf(username), password });
    await app.database.prisma.mail.deleteMany();
    expect((await ask(addressOf(username))).status).toBe(200);
    await deliver(app);
    expect(server.received).toEqual([]);
  });

  it('is limited by address, which cannot be told from outside, and by where it comes from', async () => {
    const { username } = await person();
    const limited = await testApp({ sharing: app, settings: { ...mailSettings(server), RATE_LIMIT_SIGN_IN: '6' } });
    try {
      const answers = [];
      for (let each = 0; each < 6; each++) answers.push(await ask(addressOf(username), limited));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(await app.database.prisma.mail.count({ where: { kind: 'password_reset' } })).toBe(4);
      const refused = await ask('somebody@example.org', limited);
      expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
      await app.database.prisma.mail.deleteMany();
    } finally {
      await limited.close();
    }
  });

  it('takes no address that is none', async () => {
    for (const email of ['none', 'a@b@c', 'x@y\r\nBcc: z@example.org', '']) expect((await ask(email)).status).toBe(422);
  });
});
