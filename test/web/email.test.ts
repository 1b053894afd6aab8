import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../src/accounts/users/deletion.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { deliver, linkIn, type MailServer, mailServer, mailSettings } from '../helpers/mail-server.js';
import { isSignedIn, newcomer, newKey, password, signIn, Visitor } from './visitor.js';

let server: MailServer;
let app: TestApp;
let board: number;
beforeAll(async () => {
  server = await mailServer();
  app = await testApp({ settings: mailSettings(server), config: { rateLimits: null } });
  await app.database.prisma.$executeRaw`UPDATE users SET email_verified_at = now()`;
  board = (await app.api.post('/forum/boards', app.people.admin.key).send({ title: 'Mail' }).expect(201)).body.id;
});
beforeEach(() => {
  server.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await app.close();
});

let made = 0;
const newName = () => `reader_${++made}`;
const addressOf = (name: string) => `${name}@example.org`;

/** Signs up without confirming the address. */
async function signUp(username: string, email = addressOf(username)): Promise<Visitor> {
  const visitor = new Visitor(app);
  const answer = await visitor.submit('/sign-up', { username, email, password });
  expect([answer.status, answer.location]).toEqual([303, '/profile/email']);
  return visitor;
}

/** The path of the newest link to an address. */
async function link(email: string, path = '/confirm-email'): Promise<string> {
  await deliver(app);
  return linkIn(await server.mailTo(email), path);
}

async function confirmed(username = newName()): Promise<{ visitor: Visitor; username: string; id: number }> {
  const visitor = await signUp(username);
  expect((await new Visitor(app).submit(await link(addressOf(username)), {})).status).toBe(200);
  const { id } = await find(username);
  return { visitor, username, id };
}

const find = (username: string) => app.database.prisma.user.findFirstOrThrow({ where: { username } });
const post = (key: string) =>
  app.api.post('/forum/topics', key).send({ board_id: board, title: 'Hello', content: 'Is anybody there?' });

/** Ways to invalidate a link, for an account. */
const ends: Record<string, (id: number) => Promise<unknown>> = {
  'its time is over': () =>
    app.database.prisma.$executeRaw`UPDATE email_tokens SET expires_at = now() - interval '1 second'`,
  'its owner is suspended': (id) =>
    app.database.prisma.$executeRaw`UPDATE users SET suspended_at = now() WHERE id = ${id}`,
  'its owner is deleted': (id) => deleteAccount(app.database, id),
};

describe('signing up with mail', () => {
  it('allows no writes before the address is confirmed, by a button and not by opening the link', async () => {
    const username = newName();
    const visitor = await signUp(username);
    const page = await visitor.get('/profile/email');
    expect(page.text).toContain(`Almost done: open the link we sent to ${addressOf(username)}`);
    expect(page.text).toContain('you can read, but not post');
    const { key } = await newKey(visitor);
    expect((await post(key).expect(403)).body.code).toBe('email_unverified');
    await app.api.get('/me', key).expect(200);

    const path = await link(addressOf(username));
    expect(server.received[0]?.subject).toBe('Confirm your email address');
    // On another device, and repeatedly, as mail scanners do.
    const elsewhere = new Visitor(app);
    for (let look = 0; look < 2; look++)
      expect((await elsewhere.get(path)).text).toContain(`<strong>${username}</strong>`);
    await post(key).expect(403);
    expect((await elsewhere.submit(path, {})).status).toBe(200);
    await post(key).expect(201);
    expect(await find(username)).toMatchObject({ email: addressOf(username), pendingEmail: null });
    expect((await visitor.get('/profile')).text).not.toContain('confirm your email address');
    // A link works once.
    expect((await elsewhere.get(path)).status).toBe(410);
    const token = (await elsewhere.get('/sign-in')).text;
    const form_token = /name="form_token" value="([^"]+)"/.exec(token)?.[1] ?? '';
    expect((await elsewhere.post(path, { form_token })).status).toBe(410);
  });

  it('answers the same for a taken address, and tells its owner alone', async () => {
    const { username: owner } = await confirmed();
    const [free, taken] = [newName(), newName()];
    const visitors = [await signUp(free), await signUp(taken, addressOf(owner).toUpperCase())] as const;
    const texts = await Promise.all(
      visitors.map(async (visitor, index) => {
        const { text } = await visitor.get('/profile/email');
        return text
          .replaceAll(index === 0 ? addressOf(free) : addressOf(owner).toUpperCase(), 'ADDRESS')
          .replaceAll(index === 0 ? free : taken, 'NAME')
          .replaceAll(/value="[^"]{40,}"|avatar[?]v=\w+/g, '');
      }),
    );
    expect(texts[1]).toBe(texts[0]);
    // Later requests see it, too.
    for (const visitor of visitors) expect(await isSignedIn(visitor)).toBe(true);
    for (const name of [free, taken]) expect((await signIn(new Visitor(app), name)).status).toBe(303);
    server.received.length = 0;
    await deliver(app);
    const mail = await server.mailTo(addressOf(owner).toUpperCase());
    expect(mail.subject).toBe('You already have an account');
    expect(mail.text).toContain(`your account ${owner}`);
    expect(mail.text).not.toContain('/confirm-email/');
  });

  it('still says that a username is taken, since everybody can see that', async () => {
    const { username } = await confirmed();
    const answer = await new Visitor(app).submit('/sign-up', { username, email: 'new@example.org', password });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('is taken');
  });

  it('gives an address to the first who confirms it', async () => {
    const [first, second] = [newName(), newName()];
    const email = addressOf(`both_${first}`);
    await signUp(first, email);
    const firstPath = await link(email);
    await signUp(second, email);
    const secondPath = await link(email);
    expect(secondPath).not.toBe(firstPath);
    const reader = new Visitor(app);
    const pages = await Promise.all([reader.get(firstPath), reader.get(secondPath)]);
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    const answers = await Promise.all([
      new Visitor(app).submit(firstPath, {}),
      new Visitor(app).submit(secondPath, {}),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await app.database.prisma.user.count({ where: { email } })).toBe(1);
  });

  it('takes a link once, of several at the same time', async () => {
    const username = newName();
    await signUp(username);
    const path = await link(addressOf(username));
    const visitors = Array.from({ length: 4 }, () => new Visitor(app));
    const answers = await Promise.all(visitors.map((visitor) => visitor.submit(path, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each(Object.entries(ends))('confirms nothing once %s', async (_, end) => {
    const username = newName();
    await signUp(username);
    const { id } = await find(username);
    const path = await link(addressOf(username));
    const visitor = new Visitor(app);
    const { text } = await visitor.get(path);
    const form_token = /name="form_token" value="([^"]+)"/.exec(text)?.[1] ?? '';
    await end(id);
    expect((await visitor.get(path)).status).toBe(410);
    expect((await visitor.post(path, { form_token })).status).toBe(410);
    const { email, emailVerifiedAt } = await app.database.prisma.user.findUniqueOrThrow({ where: { id } });
    expect([email, emailVerifiedAt]).toEqual([null, null]);
  });

  it('keeps of a link nothing that opens it', async () => {
    const username = newName();
    await signUp(username);
    const queued = JSON.stringify(await app.database.prisma.mail.findMany());
    const path = await link(addressOf(username));
    const token = path.split('/').at(-1) ?? '';
    const [stored] = await app.database.prisma.emailToken.findMany({ where: { email: addressOf(username) } });
    expect(queued + JSON.stringify(stored)).not.toContain(token);
    expect(Number(stored?.expiresAt) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  });
});

describe('the address in the profile', () => {
  it('is sent a link again', async () => {
    const username = newName();
    const visitor = await signUp(username);
    const first = await link(addressOf(username));
    const again = await visitor.submit('/profile/email', {}, '/profile/email/confirmation');
    expect(again.location).toBe('/profile/email');
    const second = await link(addressOf(username));
    expect(second).not.toBe(first);
    // Both are valid until one is used, since mails may arrive late.
    expect((await visitor.submit(first, {})).status).toBe(200);
    expect((await visitor.get(second)).status).toBe(410);
  });

  it('changes once the new one is confirmed, and the old one is told', async () => {
    const { visitor, username } = await confirmed();
    const next = addressOf(`next_${username}`);
    const wrong = await visitor.submit('/profile/email', { email: next, current_password: 'not it at all' });
    expect(wrong.status).toBe(403);
    expect((await visitor.submit('/profile/email', { email: 'none', current_password: password })).status).toBe(422);
    const answer = await visitor.submit('/profile/email', { email: next, current_password: password });
    expect(answer.location).toBe('/profile/email');
    expect(await find(username)).toMatchObject({ email: addressOf(username), pendingEmail: next });
    expect((await visitor.submit(await link(next), {})).status).toBe(200);
    expect(await find(username)).toMatchObject({ email: next, pendingEmail: null });
    server.received.length = 0;
    await deliver(app);
    expect((await server.mailTo(addressOf(username))).subject).toBe('Your email address was changed');
  });

  it('takes no link that was sent to another one that was given meanwhile', async () => {
    const { visitor, username } = await confirmed();
    const [first, second] = [addressOf(`first_${username}`), addressOf(`second_${username}`)];
    await visitor.submit('/profile/email', { email: first, current_password: password });
    const path = await link(first);
    await visitor.submit('/profile/email', { email: second, current_password: password });
    expect((await visitor.get(path)).status).toBe(410);
    // Submitting the current address cancels the change.
    await visitor.submit('/profile/email', { email: addressOf(username), current_password: password });
    expect(await find(username)).toMatchObject({ email: addressOf(username), pendingEmail: null });
  });

  it('is not said to be taken', async () => {
    const { username: owner } = await confirmed();
    const { visitor, username } = await confirmed();
    const fields = { email: addressOf(owner), current_password: password };
    expect((await visitor.submit('/profile/email', fields)).location).toBe('/profile/email');
    expect(await find(username)).toMatchObject({ email: addressOf(username), pendingEmail: addressOf(owner) });
    server.received.length = 0;
    await deliver(app);
    expect((await server.mailTo(addressOf(owner))).subject).toBe('You already have an account');
  });
});

describe('a service that begins to send mail', () => {
  it('lets those confirm who signed up without', async () => {
    const plain = await testApp({ sharing: app });
    const username = newName();
    await newcomer(plain, username);
    await plain.close();
    const visitor = new Visitor(app);
    await signIn(visitor, username);
    const { key } = await newKey(visitor);
    expect((await post(key).expect(403)).body.code).toBe('email_unverified');
    await visitor.submit('/profile/email', {}, '/profile/email/confirmation');
    expect((await visitor.submit(await link(addressOf(username)), {})).status).toBe(200);
    await post(key).expect(201);
    expect(await find(username)).toMatchObject({ email: addressOf(username), pendingEmail: null });
  });
});

describe('a service without mail', () => {
  it('signs people up as ever, and lets them write', async () => {
    const plain = await testApp({ sharing: app });
    try {
      const username = newName();
      const visitor = new Visitor(plain);
      const fields = { username, email: addressOf(username), password };
      expect((await visitor.submit('/sign-up', fields)).location).toBe('/?welcome=yes');
      expect(await find(username)).toMatchObject({ email: addressOf(username), emailVerifiedAt: null });
      const { key } = await newKey(visitor);
      await plain.api
        .post('/forum/topics', key)
        .send({ board_id: board, title: 'Hello', content: 'Is anybody there?' })
        .expect(201);
      const other = { email: addressOf(`other_${username}`), current_password: password };
      await visitor.submit('/profile/email', other);
      expect(await find(username)).toMatchObject({ email: other.email, pendingEmail: null });
      const taken = { email: addressOf(app.people.member.username), current_password: password };
      expect((await visitor.submit('/profile/email', taken)).status).toBe(409);
      const asked = await visitor.get('/reset-password');
      expect(asked.text).toContain('npm run admin -- user password');
      expect(asked.text).not.toContain('action="/reset-password"');
      expect(await app.database.prisma.mail.count()).toBe(0);
    } finally {
      await plain.close();
    }
  });
});
