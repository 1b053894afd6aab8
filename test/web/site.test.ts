import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeTotp } from '../../src/accounts/users/factors/totp.js';
import { Mailer } from '../../src/api/mail/mailer.js';
import { queueMail } from '../../src/api/mail/queue.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { silentLog } from '../helpers/database.js';
import { type MailServer, mailServer, mailSettings } from '../helpers/mail-server.js';
import { confirm } from './factors.js';
import { newcomer, Visitor } from './visitor.js';

const name = 'Brot & <i>Rosen</i>: "Süd"';
const escaped = 'Brot &amp; &lt;i>Rosen&lt;/i>: &quot;Süd&quot;';
const contact = "we+us?cc=x&'@example.org";

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await mailServer();
  const settings = {
    ...mailSettings(server),
    SITE_NAME: name,
    CONTACT_EMAIL: contact,
    REQUIRE_VERIFIED_EMAIL: 'false',
  };
  app = await testApp({ settings: { ...settings, PUBLIC_URL: 'http://localhost' } });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

it("shows the site's name and contact on every page", async () => {
  const visitor = new Visitor(app);
  for (const [path, title] of [
    ['/', escaped],
    ['/sign-in', `Sign in · ${escaped}`],
    ['/nowhere', `Error 404 · ${escaped}`],
    ['/docs', `Reference · ${escaped}`],
    ['/docs/forum', `Forum · Reference · ${escaped}`],
  ] as const) {
    const { text } = await visitor.get(path);
    expect([path, /<title>(.*?)<\/title>/.exec(text)?.[1]]).toEqual([path, title]);
    expect(text).not.toContain('<i>');
    expect(text).not.toContain('Plaza');
    if (path !== '/docs/forum')
      expect(text).toContain('<a href="mailto:we%2Bus%3Fcc%3Dx%26\'@example.org">Contact</a>');
  }
  const plain = await testApp({ sharing: app });
  const { text } = await new Visitor(plain).get('/');
  expect(text).toContain('<title>Plaza</title>');
  expect(text).not.toContain('mailto:');
  await plain.close();
});

it('names the site in the served contract', async () => {
  const { body } = await app.api.get('/openapi.json').expect(200);
  expect(body.info).toMatchObject({ title: name, contact: { name, email: contact }, version: '0.7.0' });
  expect(parse(await (await fetch(`${app.origin}/api/v1/openapi.yaml`)).text())).toEqual(body);
});

it('names the site in the sender and the footer of each mail', async () => {
  const { mail: settings } = app.config;
  if (settings === null) throw new Error('There are no settings of mail');
  const to = 'mira@example.org';
  await queueMail(app.database.prisma, app.config, { kind: 'password_changed', to, data: { username: 'mira' } });
  const mailer = new Mailer({ database: app.database, settings, log: silentLog });
  await mailer.sendDue();
  await mailer.idle();
  const mail = await server.mailTo(to);
  expect(mail.subject).toBe(`${name}: Your password was changed`);
  expect(mail.from?.text).toBe('"Plaza" <plaza@example.org>');
  const why = (site: string, address: string) =>
    `because you have an account at ${site}. Please don’t reply: nobody reads replies. Questions? Write to ${address}.`;
  expect(mail.text?.replace(/\s+/g, ' ')).toContain(why(name, contact));
  expect(mail.html).toContain(why(escaped, contact.replace('&', '&amp;')));
});

it("uses the site's name in authenticators and passkeys", async () => {
  const { uri } = await makeTotp(Buffer.alloc(32), { siteName: name, username: 'mira' });
  // Authenticator apps split the label at the first colon.
  expect(decodeURIComponent(new URL(uri).pathname)).toBe(`/${name.replace(':', ' ')}:mira`);
  const unmailed = await testApp({ sharing: app, settings: { SITE_NAME: name, PUBLIC_URL: 'http://localhost' } });
  const visitor = await newcomer(unmailed, 'mira');
  await confirm(visitor);
  const { text } = await visitor.get('/profile/security/passkeys/new');
  const options = /data-options="([^"]+)"/.exec(text)?.[1]?.replaceAll('&quot;', '"').replaceAll('&lt;', '<') ?? '';
  expect(JSON.parse(options.replaceAll('&amp;', '&')).rp).toEqual({ name, id: 'localhost' });
  await unmailed.close();
});
