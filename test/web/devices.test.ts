import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { mailSettings } from '../helpers/mail-server.js';
import { newcomer, password, signIn, Visitor } from './visitor.js';

let base: TestApp;
let app: TestApp;
beforeAll(async () => {
  base = await testApp();
});
afterEach(() => app.close());
afterAll(() => base.close());

const limited = async (settings: Record<string, string> = {}) => {
  app = await testApp({ sharing: base, settings: { RATE_LIMIT_SIGN_IN: '3', TRUST_PROXY: '1', ...settings } });
};
const from = (last: number) => new Visitor(app, { 'X-Forwarded-For': `203.0.113.${last}` });
const cookie = 'plaza-device';

/** A browser at an address with a previous sign-in of this account. */
async function knownDevice(last: number, username: string): Promise<Visitor> {
  const device = from(last);
  expect((await signIn(device, username)).status).toBe(303);
  await device.submit('/profile', {}, '/sign-out');
  return device;
}

/** Status and milliseconds of a sign-in. */
async function tried(visitor: Visitor, username: string, given = password) {
  const began = performance.now();
  const { status } = await signIn(visitor, username, given);
  return { status, ms: performance.now() - began };
}

/** Enough guesses at a name that it is slowed by a second, some of them from this address, which is then refused. */
async function guess(username: string, address: number): Promise<void> {
  for (let i = 0; i < 4; i++) await signIn(from(address), `${username}_${i}`, 'wrong password');
  expect((await tried(from(address), username, 'wrong password')).status).toBe(429);
  for (let i = 0; i < 5; i++) {
    expect((await signIn(from(100 + i), username, 'wrong password')).status).toBe(401);
  }
}

describe('a known device', () => {
  it('they sign in at once while strangers guess at the name, also from the same address', async () => {
    await limited();
    await newcomer(base, 'at_home');
    const device = await knownDevice(1, 'at_home');
    await guess('at_home', 1);
    const slow = await tried(from(2), 'at_home', 'wrong password');
    expect([slow.status, slow.ms > 900]).toEqual([401, true]);
    const own = await tried(device, 'At_Home');
    expect([own.status, own.ms < 1900]).toEqual([303, true]);
    expect((await tried(from(1), 'at_home')).status).toBe(429);
  });

  it('they open pages while strangers use up what their address may ask for', async () => {
    await limited({ RATE_LIMIT_ANONYMOUS: '20' });
    await newcomer(base, 'crowded');
    const device = await knownDevice(3, 'crowded');
    const strangers = await Promise.all(Array.from({ length: 25 }, () => from(3).get('/')));
    expect(strangers.some(({ status }) => status === 429)).toBe(true);
    expect((await from(3).get('/sign-in')).status).toBe(429);
    expect((await signIn(device, 'crowded')).status).toBe(303);
  });

  it('wrong passwords count against the device alone, and no more than elsewhere', async () => {
    await limited();
    await newcomer(base, 'forgetful');
    const device = await knownDevice(4, 'forgetful');
    const other = await knownDevice(4, 'forgetful');
    for (let i = 0; i < 3; i++) expect((await tried(device, 'forgetful', 'wrong password')).status).toBe(401);
    const refused = await signIn(device, 'forgetful');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await tried(other, 'forgetful')).status).toBe(303);
    expect((await tried(from(4), 'forgetful')).status).toBe(303);
  });
});

describe('a hundred guesses at one name within an hour', () => {
  it('are the last from devices that it does not know, and its owner is told once, and goes on', async () => {
    await limited({ ...mailSettings({ url: 'smtp://127.0.0.1:9' }), RATE_LIMIT_SIGN_IN: '1000' });
    await newcomer(base, 'guessed_at');
    const device = await knownDevice(20, 'guessed_at');
    const statuses: number[] = [];
    for (let i = 0; i < 104; i++) statuses.push((await signIn(from(i), 'Guessed_At', 'wrong password')).status);
    expect(statuses).toEqual([...Array(100).fill(401), 429, 429, 429, 429]);
    const refused = await signIn(from(200), 'guessed_at');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 3000]).toEqual([429, true]);
    expect((await tried(device, 'guessed_at')).status).toBe(303);
    expect((await signIn(from(200), 'somebody_else', 'wrong password')).status).toBe(401);
    const notices = async () => {
      const mails = await app.database.prisma.mail.findMany({ where: { kind: 'security_notice' } });
      return mails.map(({ recipient, data }) => [recipient, (data as { event: string }).event]);
    };
    const told = ['guessed_at@example.org', 'password_guessed'];
    expect((await notices()).filter(([, event]) => event === 'password_guessed')).toEqual([told]);
    // No account has this name, so there is no mail.
    for (let i = 0; i < 101; i++) await signIn(from(i), 'nobody_at_all', 'wrong password');
    expect((await signIn(from(1), 'nobody_at_all', 'wrong password')).status).toBe(429);
    expect((await notices()).filter(([, event]) => event === 'password_guessed')).toEqual([told]);
  });
});

describe('the cookie of a known device', () => {
  it('is kept from scripts and other sites, for long, and does not sign in by itself', async () => {
    await limited();
    await newcomer(base, 'remembered');
    const answer = await signIn(from(5), 'remembered');
    const set = answer.set.find((each) => each.startsWith(`${cookie}=`)) ?? '';
    expect(set).toMatch(/; Max-Age=34560000; Path=\/; .*HttpOnly; SameSite=Lax/);
    expect(set).not.toContain('Secure');
    const device = await knownDevice(5, 'remembered');
    expect((await device.get('/profile')).status).toBe(303);
    expect((await signIn(device, 'remembered', 'wrong password')).status).toBe(401);
  });

  it('under HTTPS is carried by HTTPS alone', async () => {
    await limited();
    await newcomer(base, 'over_https');
    const answer = await signIn(new Visitor(app, { 'X-Forwarded-Proto': 'https' }), 'over_https');
    const set = answer.set.find((each) => each.startsWith(`__Host-${cookie}=`)) ?? '';
    expect(set).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax/);
  });

  it('changes nothing when it is forged, of another account, or from before a change of the password', async () => {
    await limited();
    for (const name of ['forged', 'foreign']) await newcomer(base, name);
    const before = await knownDevice(6, 'forged');
    const foreign = await knownDevice(7, 'foreign');
    const changing = from(8);
    await signIn(changing, 'forged');
    const fields = { current_password: password, new_password: 'another fine sentence' };
    expect((await changing.submit('/profile/password', fields)).location).toBe('/profile/security');
    await changing.submit('/profile', {}, '/sign-out');

    const given = changing.cookie(cookie) ?? '';
    const [user = '', id = '', mark = '', signature = ''] = given.split('.');
    const forged = [
      [user, id, mark, 'A'.repeat(signature.length)],
      [user, 'A'.repeat(id.length), mark, signature],
      [String(Number(user) + 1), id, mark, signature],
    ].map((parts) => parts.join('.'));
    await guess('forged', 9);
    const cookies = [before.cookie(cookie), foreign.cookie(cookie), ...forged, '', 'x', '....'];
    for (const value of cookies) {
      const stranger = from(9);
      stranger.setCookie(cookie, value ?? '');
      expect([value, (await tried(stranger, 'forged', 'another fine sentence')).status]).toEqual([value, 429]);
    }
    const own = from(9);
    own.setCookie(cookie, given);
    expect((await tried(own, 'forged', 'another fine sentence')).status).toBe(303);
  });
});
