import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { confirm } from './factors.js';
import { isSignedIn, newcomer, password, sendNewKey, signIn, tokenIn, Visitor } from './visitor.js';

const agents = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  laptop: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function signedIn(username: string, agent: string): Promise<Visitor> {
  const visitor = new Visitor(app, { 'User-Agent': agent });
  expect((await signIn(visitor, username)).status).toBe(303);
  return visitor;
}

const items = (html: string) =>
  [
    ...html
      .slice(html.indexOf('sessions-title'))
      .matchAll(
        /<h3 dir="auto">([^<]*)<\/h3>(?:<span class="state">(This device)|.*?do=DELETE\+%2Fme%2Fsessions%2F(\w+)")/g,
      ),
  ].map(([, device, here, id]) => ({ device, isThis: here !== undefined, id }));
const idOf = async (visitor: Visitor, device: string) =>
  items((await visitor.get('/profile/security')).text).find((each) => each.device === device)?.id ?? '';

/** Sends the form that ends a session, also where the page does not show it. */
const end = (visitor: Visitor, id: string) =>
  visitor.send('/profile/security', `DELETE /me/sessions/${encodeURIComponent(id)}`);
const endOthers = (visitor: Visitor) => visitor.send('/profile/security', 'DELETE /me/sessions');

describe('the sessions of a person', () => {
  it('are listed with their devices, this one first, and nothing of others', async () => {
    await newcomer(app, 'lister');
    const phone = await signedIn('lister', agents.phone);
    const laptop = await signedIn('lister', agents.laptop);
    await newcomer(app, 'somebody_else');
    await phone.get('/profile');
    const listed = items((await laptop.get('/profile/security')).text);
    const [first, ...others] = listed.map(({ device, isThis }) => [device, isThis]);
    expect(first).toEqual(['Firefox on Linux', true]);
    // The last use has a precision of a second.
    expect(others.sort()).toEqual([
      ['A browser', false],
      ['Safari on iOS', false],
    ]);
  });

  it('keep nothing of what a browser says about itself but a known name', async () => {
    await newcomer(app, 'odd');
    const visitor = await signedIn('odd', '<b>Fancy</b>/1.0 (secret-device-4711)');
    expect(items((await visitor.get('/profile/security')).text)[0]?.device).toBe('A browser');
    expect(JSON.stringify(await app.database.prisma.session.findMany())).not.toContain('secret-device');
  });

  it('are ended one by one, at once', async () => {
    const first = await newcomer(app, 'single');
    const phone = await signedIn('single', agents.phone);
    const laptop = await signedIn('single', agents.laptop);
    const session = await idOf(laptop, 'Safari on iOS');
    const unsure = await end(laptop, session);
    expect(unsure.location).toBe('/profile/confirm?next=%2Fprofile%2Fsecurity');
    expect(await isSignedIn(phone)).toBe(true);
    await confirm(laptop);
    const answer = await end(laptop, session);
    expect(answer.location).toBe('/profile/security');
    expect((await laptop.get('/profile/security')).text).toContain('That device is signed out.');
    expect([await isSignedIn(phone), await isSignedIn(first), await isSignedIn(laptop)]).toEqual([false, true, true]);
    const again = await end(laptop, session);
    expect([again.status, again.text]).toEqual([404, expect.stringContaining('That device was already signed out.')]);
    for (const none of ['all', 'x', '\0']) expect((await end(laptop, none)).status).toBe(404);
    expect(await isSignedIn(first)).toBe(true);
  });

  it('are all ended but this one', async () => {
    const others = [await newcomer(app, 'everywhere'), await signedIn('everywhere', agents.phone)];
    const here = await signedIn('everywhere', agents.laptop);
    await confirm(here);
    expect((await endOthers(here)).location).toBe('/profile/security');
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect((await here.get('/profile/security')).text).toContain('everywhere but here');
  });

  it("refuses to end another user's session", async () => {
    const target = await newcomer(app, 'target');
    const other = await signedIn('target', agents.phone);
    const session = await idOf(other, 'A browser');
    expect(session).toMatch(/^\w{64}$/);
    const stranger = await newcomer(app, 'stranger');
    await confirm(stranger);
    expect((await end(stranger, session)).status).toBe(404);
    expect(await isSignedIn(target)).toBe(true);
  });

  it('get another id each time that somebody says who they are, and are the same else', async () => {
    await newcomer(app, 'renewing');
    const visitor = await signedIn('renewing', agents.phone);
    const ids = [visitor.cookie('plaza')];
    await confirm(visitor);
    ids.push(visitor.cookie('plaza'));
    const taken = { current_password: password, email: 'target@example.org' };
    const refused = await visitor.submit('/profile/email', taken);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('is already in use')]);
    ids.push(visitor.cookie('plaza'));
    // The shown page has a valid token.
    const form_token = tokenIn(refused.text);
    const given = { ...taken, form_token, email: 'renewed@example.org' };
    expect((await visitor.post('/profile/email', given)).location).toBe('/profile/email');
    ids.push(visitor.cookie('plaza'));
    expect(new Set(ids).size).toBe(4);
    await visitor.submit('/profile/email', { ...taken, current_password: 'not it at all' });
    expect(visitor.cookie('plaza')).toBe(ids[3]);
    for (const id of ids.slice(0, 3)) {
      const old = new Visitor(app);
      old.setCookie('plaza', id ?? '');
      expect(await isSignedIn(old)).toBe(false);
    }
    const listed = items((await visitor.get('/profile/security')).text);
    expect(listed.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['Safari on iOS', true],
      ['A browser', false],
    ]);
  });

  it('stay ended when a request that began before saves one', async () => {
    const visitor = await newcomer(app, 'resurrected');
    const other = await signedIn('resurrected', agents.laptop);
    await confirm(other);
    const { pool } = app.database;
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query(`SELECT 1 FROM users WHERE username = 'resurrected' FOR NO KEY UPDATE`);
    // It has read its session, and waits for its owner's row, which the end of a session does not, before it saves.
    const late = sendNewKey(visitor);
    for (let waiting = 0; waiting === 0; ) {
      const { rows } = await pool.query(
        `SELECT count(*)::integer AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      waiting = rows[0].n;
    }
    await endOthers(other);
    await client.query('COMMIT');
    client.release();
    await late;
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('are gone from the table with a change of the password, and with the account', async () => {
    const here = await newcomer(app, 'leaver');
    await signedIn('leaver', agents.phone);
    const { id } = await app.database.prisma.user.findUniqueOrThrow({ where: { username: 'leaver' } });
    const count = () => app.database.prisma.session.count({ where: { userId: id } });
    expect(await count()).toBe(2);
    const fields = { current_password: password, new_password: 'another fine sentence' };
    await here.submit('/profile/password', fields);
    expect(await count()).toBe(1);
    await signIn(new Visitor(app), 'leaver', 'another fine sentence');
    await here.submit('/profile/delete', { current_password: 'another fine sentence' });
    expect(await count()).toBe(0);
  });
});
