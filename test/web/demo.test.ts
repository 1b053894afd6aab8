import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPeople } from '../../src/accounts/users/demo-people.js';
import { loadConfig } from '../../src/core/platform/config.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { deliver } from '../helpers/mail-server.js';
import { createPerson } from '../helpers/people.js';
import { isSignedIn, password, tokenIn, Visitor } from './visitor.js';

let folder: string;
let app: TestApp;
/** The same app without the demo. */
let earnest: TestApp;
/** A demo that is reachable from other machines. */
let open: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-demo-'));
  const { mail } = loadConfig({ DATA_DIR: folder });
  app = await testApp({ config: { demo: true, mail } });
  earnest = await testApp({ sharing: app });
  open = await testApp({ sharing: app, config: { demo: true, mail, host: '0.0.0.0' } });
  for (const [role, name] of Object.entries(demoPeople)) {
    await createPerson(app.database, name, role as keyof typeof demoPeople);
  }
});
afterAll(async () => {
  await Promise.all([earnest.close(), open.close()]);
  await app.close();
  await rm(folder, { recursive: true });
});

const proxied = { 'X-Forwarded-For': '203.0.113.9' };

describe('the ways into a demo', () => {
  it.each(Object.entries(demoPeople))('are on its start page for a %s', async (role, name) => {
    const visitor = new Visitor(app);
    const { text } = await visitor.get('/');
    expect(text).toContain(`Sign in as ${name}`);
    const { status } = await visitor.post('/demo/sign-in', { form_token: tokenIn(text), role });
    expect(status).toBe(303);
    expect(await isSignedIn(visitor)).toBe(true);
    expect((await visitor.get('/profile')).text).toContain(name);
    expect((await visitor.get('/staff')).status).toBe(role === 'member' ? 404 : 200);
    expect((await visitor.get('/')).text).not.toContain('Sign in as');
  });

  it('are not available elsewhere: without the demo, open to others, or through a proxy', async () => {
    for (const [where, headers] of [
      [earnest, {}],
      [open, {}],
      [app, proxied],
      [app, { Via: '1.1 cache' }],
    ] as const) {
      const visitor = new Visitor(where, headers);
      expect((await visitor.get('/')).text).not.toContain('Sign in as');
      const form_token = tokenIn((await visitor.get('/sign-in')).text);
      expect((await visitor.post('/demo/sign-in', { form_token, role: 'admin' })).status).toBe(404);
      expect(await isSignedIn(visitor)).toBe(false);
      expect((await visitor.get('/mails')).status).toBe(404);
    }
  });

  it('need a form of ours, and a role that there is', async () => {
    const visitor = new Visitor(app);
    const form_token = tokenIn((await visitor.get('/')).text);
    expect((await visitor.post('/demo/sign-in', { role: 'admin' })).status).toBe(403);
    for (const role of ['', 'owner', 'constructor', '__proto__']) {
      expect((await visitor.post('/demo/sign-in', { form_token, role })).status).toBe(404);
    }
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('are closed to somebody who is suspended', async () => {
    await app.database.pool.query('UPDATE users SET suspended_at = now() WHERE username = $1', [demoPeople.member]);
    const visitor = new Visitor(app);
    const answer = await visitor.submit('/', { role: 'member' }, '/demo/sign-in');
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('suspended');
    expect(await isSignedIn(visitor)).toBe(false);
  });
});

describe('a mail of a demo', () => {
  /** Sends queued mails while `work` runs, as the service does. */
  async function meanwhile<T>(work: Promise<T>): Promise<T> {
    const timer = setInterval(() => void deliver(app), 300);
    try {
      return await work;
    } finally {
      clearInterval(timer);
      await deliver(app);
    }
  }
  const signUp = (visitor: Visitor, username: string) =>
    visitor.submit('/sign-up', { username, email: `${username}@example.org`, password });

  it('has its link on the page that tells of it', async () => {
    const visitor = new Visitor(app);
    expect((await meanwhile(signUp(visitor, 'looks-around'))).location).toBe('/profile/email');
    const { text } = await visitor.get('/profile/email');
    expect(text).not.toContain('mailbox');
    const link = /href="(\/confirm-email\/\w+)"/.exec(text)?.[1] ?? '';
    expect((await visitor.submit(link, {})).text).toContain('Your address is confirmed');
    expect((await visitor.get('/profile/email')).text).not.toContain('/confirm-email/');
    const asked = await meanwhile(visitor.submit('/reset-password', { email: 'looks-around@example.org' }));
    expect(asked.text).toMatch(/href="\/reset-password\/\w+"/);
  });

  it('is on the page of all of them', async () => {
    const { text } = await new Visitor(app).get('/mails');
    expect(text).toContain('Confirm your email address');
    expect(text).toContain('To looks-around@example.org');
    expect(text).toMatch(/<a href="\/confirm-email\/\w+">/);
  });

  it('is in the log where others could read the page, and is not shown there', async () => {
    const visitor = new Visitor(open);
    await signUp(visitor, 'looks-on');
    await deliver(app);
    const { text } = await visitor.get('/profile/email');
    expect(text).toContain('in the service’s log');
    expect(text).not.toContain('/confirm-email/');
    expect(text).not.toContain('/mails');
  });
});
