import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstOwnerToken, isFirstOwnerToken } from '../../src/accounts/users/sign-up/first-owner.js';
import { forgetOldInvitations, invite } from '../../src/accounts/users/sign-up/invitations.js';
import { createUser, setRole } from '../../src/accounts/users/users.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { deliver, linkIn, type MailServer, mailServer, mailSettings } from '../helpers/mail-server.js';
import type { People } from '../helpers/people.js';
import { type Answer, newcomer, password, sendNewKey, Visitor } from './visitor.js';

let open: TestApp;
let apps: Record<'approval' | 'invite' | 'closed', TestApp>;
let server: MailServer;
beforeAll(async () => {
  server = await mailServer();
  open = await testApp();
  const withMode = (mode: string, settings: Record<string, string> = {}) =>
    testApp({ sharing: open, settings: { SIGN_UP: mode, ...settings } });
  apps = {
    approval: await withMode('approval', mailSettings(server)),
    invite: await withMode('invite'),
    closed: await withMode('closed'),
  };
});
afterAll(async () => {
  for (const app of Object.values(apps)) await app.close();
  await open.close();
  await server.close();
});

let made = 0;
const newName = () => `modal_${++made}`;
const fieldsOf = (username: string) => ({ username, email: `${username}@example.org`, password });
const find = (username: string) => open.database.prisma.user.findFirst({ where: { username } });

async function invitation(maxUses = 1, from = open.people.moderator.id): Promise<{ id: number; token: string }> {
  const expiresAt = new Date(Date.now() + 3_600_000);
  return invite(open.database.prisma, { creatorId: from, maxUses, expiresAt });
}

/** Signs up by an invitation link, as a browser does: the form contains the token. */
async function signUpWith(app: TestApp, token: string, username = newName()): Promise<Answer> {
  const visitor = new Visitor(app);
  const page = await visitor.get(`/sign-up?invitation=${token}`);
  if (page.status !== 200) return page;
  const hidden = /name="invitation" value="(\w+)"/.exec(page.text)?.[1] ?? '';
  const form_token = /name="form_token" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  return visitor.post('/sign-up', { form_token, invitation: hidden, ...fieldsOf(username) });
}

/** Submits a sign-up that has skipped its page. */
async function postWith(app: TestApp, token: string, username = newName()): Promise<Answer> {
  const visitor = new Visitor(app);
  const { text } = await visitor.get('/sign-in');
  const form_token = /name="form_token" value="([^"]+)"/.exec(text)?.[1] ?? '';
  return visitor.post('/sign-up', { form_token, invitation: token, ...fieldsOf(username) });
}

describe('SIGN_UP=closed', () => {
  it('has no form, and refuses every sign-up, with an invitation too', async () => {
    const page = await new Visitor(apps.closed).get('/sign-up');
    expect(page.text).toContain('Sign-up is closed');
    expect(page.text).not.toContain('action="/sign-up"');
    const { token } = await invitation();
    const username = newName();
    expect((await postWith(apps.closed, token, username)).status).toBe(403);
    expect(await find(username)).toBeNull();
  });
});

describe('SIGN_UP=invite', () => {
  it('lets in who has an invitation, as often as it says', async () => {
    const page = await new Visitor(apps.invite).get('/sign-up');
    expect(page.text).toContain('You need an invitation to sign up');
    expect((await postWith(apps.invite, '')).status).toBe(409);
    const { id, token } = await invitation(2);
    for (let each = 0; each < 2; each++) expect((await signUpWith(apps.invite, token)).location).toBe('/?welcome=yes');
    expect((await signUpWith(apps.invite, token)).status).toBe(410);
    expect((await postWith(apps.invite, token)).status).toBe(409);
    expect(await open.database.prisma.invitation.findUnique({ where: { id } })).toMatchObject({ uses: 2 });
  });

  it('counts no use where the sign-up fails', async () => {
    const { id, token } = await invitation();
    const taken = await signUpWith(apps.invite, token, open.people.member.username);
    expect(taken.status).toBe(409);
    expect(taken.text).toContain('is taken');
    // The form still has the invitation.
    expect(taken.text).toContain(`name="invitation" value="${token}"`);
    expect(await open.database.prisma.invitation.findUnique({ where: { id } })).toMatchObject({ uses: 0 });
    expect((await signUpWith(apps.invite, token)).location).toBe('/?welcome=yes');
  });

  it('lets one in, of several at the same time at the last use', async () => {
    const { id, token } = await invitation(1);
    const answers = await Promise.all(Array.from({ length: 4 }, () => postWith(apps.invite, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409]);
    expect(await open.database.prisma.invitation.findUnique({ where: { id } })).toMatchObject({ uses: 1 });
  });

  it.each([
    [
      'is over',
      ({ id }: { id: number }) => open.database.prisma.$executeRaw`
      UPDATE invitations SET expires_at = now() - interval '1 second' WHERE id = ${id}`,
    ],
    [
      'is revoked',
      ({ id }: { id: number }) =>
        open.api.delete(`/moderation/invitations/${id}`, open.people.moderator.key).expect(200),
    ],
  ] as const)('takes no invitation that %s', async (_, end) => {
    const made = await invitation(5);
    await end(made);
    expect((await signUpWith(apps.invite, made.token)).status).toBe(410);
    expect((await postWith(apps.invite, made.token)).status).toBe(409);
  });

  it.each([
    [
      'no moderator any more',
      (id: number) => open.database.prisma.$executeRaw`UPDATE users SET role = 'member' WHERE id = ${id}`,
    ],
    [
      'suspended',
      (id: number) => open.database.prisma.$executeRaw`UPDATE users SET suspended_at = now() WHERE id = ${id}`,
    ],
  ] as const)('takes no invitation of somebody who is %s', async (_, change) => {
    const username = newName();
    await newcomer(open, username);
    const { id } = await open.database.prisma.user.update({ where: { username }, data: { role: 'moderator' } });
    const { token } = await invitation(5, id);
    expect((await signUpWith(apps.invite, token)).location).toBe('/?welcome=yes');
    await change(id);
    expect((await postWith(apps.invite, token)).status).toBe(409);
  });

  it('forgets invitations a month after they are over', async () => {
    const { id } = await invitation();
    await open.database.prisma
      .$executeRaw`UPDATE invitations SET expires_at = now() - interval '31 days' WHERE id = ${id}`;
    expect(await forgetOldInvitations(open.database.prisma)).toBe(1);
  });
});

describe('SIGN_UP=approval', () => {
  it('lets people sign in who wait, and neither write nor make keys, until an admin approves', async () => {
    const username = newName();
    const visitor = new Visitor(apps.approval);
    expect((await visitor.get('/sign-up')).text).toContain('An admin approves every new account');
    expect((await visitor.submit('/sign-up', fieldsOf(username))).location).toBe('/profile/email');
    const told = (await visitor.get('/profile/email')).text;
    expect(told).toContain('An admin still has to approve your account');
    expect(told).not.toContain('is ready');
    await deliver(apps.approval);
    const path = linkIn(await server.mailTo(`${username}@example.org`), '/confirm-email');
    expect((await visitor.submit(path, {})).status).toBe(200);
    expect((await visitor.get('/profile')).text).toContain('still has to approve your account');
    const key = () => sendNewKey(visitor);
    const refused = await key();
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('waiting for approval');

    const admin = new Visitor(apps.approval);
    const adminName = newName();
    await newcomer(open, adminName);
    await open.database.prisma.user.update({ where: { username: adminName }, data: { role: 'admin' } });
    await open.database.prisma
      .$executeRaw`UPDATE users SET email_verified_at = now() WHERE username = ${adminName}::citext`;
    await admin.submit('/sign-in', { username: adminName, password });
    const list = await admin.get('/staff/sign-ups');
    expect(list.text).toContain(`${username}@example.org, confirmed`);
    const approved = await admin.send('/staff/sign-ups', `PUT /moderation/sign-ups/${username}/approval`);
    expect(approved.location).toBe('/staff/sign-ups');
    expect((await admin.get('/staff/sign-ups')).text).toContain(`${username} is approved.`);
    expect((await visitor.get('/profile')).text).not.toContain('still has to approve');
    expect((await key()).status).toBe(303);
    await deliver(apps.approval);
    expect((await server.mailTo(`${username}@example.org`, 2)).subject).toBe('Your account is approved');

    // Another sign-up, which is refused.
    const other = newName();
    const unwanted = new Visitor(apps.approval);
    await unwanted.submit('/sign-up', fieldsOf(other));
    await deliver(apps.approval);
    await unwanted.submit(linkIn(await server.mailTo(`${other}@example.org`), '/confirm-email'), {});
    expect((await admin.send('/staff/sign-ups', `DELETE /moderation/sign-ups/${other}`)).location).toBe(
      '/staff/sign-ups',
    );
    expect((await unwanted.get('/profile')).status).toBe(303);
    expect(await find(other)).toBeNull();
    await deliver(apps.approval);
    expect((await server.mailTo(`${other}@example.org`, 2)).subject).toBe('Your account wasn’t approved');
  });

  it('lets in at once who has been invited, and says so of a bad invitation', async () => {
    const { token } = await invitation(1);
    const username = newName();
    expect((await signUpWith(apps.approval, token, username)).location).toBe('/profile/email');
    expect(await find(username)).toMatchObject({ awaitsApproval: false });
    const bad = await postWith(apps.approval, token);
    expect(bad.status).toBe(409);
    expect(bad.text).toContain('This invitation doesn’t work any more');
  });

  it('has its pages for admins, and those of invitations for moderators', async () => {
    const username = newName();
    await newcomer(open, username);
    await open.database.prisma.user.update({ where: { username }, data: { role: 'moderator' } });
    const moderator = new Visitor(apps.invite);
    await moderator.submit('/sign-in', { username, password });
    expect((await moderator.get('/staff/sign-ups')).status).toBe(404);
    const create = 'POST /moderation/invitations';
    const form = { max_uses: '3', expires_at: 'P7D', once: 'url' };
    const page = await moderator.send('/staff/invitations', create, form);
    const url = /http:\/\/127\.0\.0\.1:\d+\/sign-up\?invitation=(\w{32})/.exec(page.text);
    expect(page.status).toBe(200);
    expect((await signUpWith(apps.invite, url?.[1] ?? '')).location).toBe('/?welcome=yes');
    const list = await moderator.get('/staff/invitations');
    expect(list.text).toContain('1 of 3');
    expect(list.text).not.toContain(url?.[1]);
    const wrong = await moderator.send('/staff/invitations', create, { ...form, max_uses: '0' });
    expect(wrong.status).toBe(400);
    const id = /DELETE\+%2Fmoderation%2Finvitations%2F(\d+)/.exec(list.text)?.[1] ?? '';
    const revoked = await moderator.send('/staff/invitations', `DELETE /moderation/invitations/${id}`);
    expect(revoked.location).toBe('/staff/invitations');
    expect((await signUpWith(apps.invite, url?.[1] ?? '')).status).toBe(410);
  });
});

describe('the first admin of a site without accounts', () => {
  let db: TestDatabase;
  let empty: TestApp;
  beforeAll(async () => {
    db = await testDatabase();
    empty = await testApp({ sharing: { testDatabase: db, people: {} as People }, settings: { SIGN_UP: 'closed' } });
  });
  afterAll(async () => {
    await empty.close();
    await db.drop();
  });
  const join = (token: string, username: string) => {
    const visitor = new Visitor(empty);
    const page = `/sign-up?invitation=${token}`;
    return visitor.submit(page, { ...fieldsOf(username), invitation: token }, '/sign-up');
  };

  it('comes by a link that is good once, whoever else gets an account', async () => {
    const { prisma } = empty.database;
    const token = (await firstOwnerToken(prisma)) ?? '';
    expect(await firstOwnerToken(prisma)).toBe(token);
    expect((await new Visitor(empty).get(`/sign-up?invitation=${token}`)).text).toContain('first admin');
    for (const wrong of ['', 'x', `${token}x`, token.slice(0, -1)]) {
      expect((await join(wrong, 'stranger')).status).toBe(403);
    }
    const answers = await Promise.all([join(token, 'admin'), join(token, 'second')]);
    // The later one finds the link used, or already gone.
    expect(answers.map(({ status }) => status).sort()[0]).toBe(303);
    expect(answers.map(({ status }) => status).sort()[1]).toBeGreaterThanOrEqual(403);
    const accounts = await prisma.user.findMany({ select: { role: true } });
    expect(accounts).toEqual([{ role: 'admin' }]);
    expect((await join(token, 'third')).status).toBe(403);
    expect(await firstOwnerToken(prisma)).toBeNull();
    // Demoting that admin invalidates it, too.
    await prisma.user.updateMany({ data: { role: 'member' } });
    expect((await join(token, 'fourth')).status).toBe(403);
  });

  it.each(['made', 'given the role'])('comes by no old link once an admin was %s by a command', async (way) => {
    const other = await testDatabase();
    try {
      const { prisma } = other.database;
      const token = (await firstOwnerToken(prisma)) ?? '';
      const person = { username: 'commanded', email: 'commanded@example.org' };
      await createUser(prisma, way === 'made' ? { ...person, role: 'admin' } : person);
      if (way !== 'made') {
        expect(await isFirstOwnerToken(prisma, token)).toBe(true);
        await setRole(prisma, person.username, 'admin');
      }
      await setRole(prisma, person.username, 'member');
      expect(await isFirstOwnerToken(prisma, token)).toBe(false);
    } finally {
      await other.drop();
    }
  });
});
