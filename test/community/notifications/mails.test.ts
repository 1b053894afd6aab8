import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { queueNotificationMails } from '../../../src/community/notifications/mails.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { deliver, type MailServer, mailServer, mailSettings, type ReceivedMail } from '../../helpers/mail-server.js';
import { notificationsOf } from '../../helpers/notifications.js';
import { createPerson, type Person } from '../../helpers/people.js';

let server: MailServer;
let app: TestApp;
let notices: ReturnType<typeof notificationsOf>;
let reader: Person;
let topic: number;
const address = 'rita@example.org';
const forum = () => forumOf(app);

beforeAll(async () => {
  server = await mailServer();
  app = await testApp({ settings: { ...mailSettings(server), REQUIRE_VERIFIED_EMAIL: 'false' } });
  notices = notificationsOf(app);
  reader = await createPerson(app.database, 'rita');
  topic = await forum().topic(await forum().board(), 'Felt & “yarn”', reader.key);
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  await notices.forget();
  server.received.length = 0;
  await app.database.pool.query('UPDATE users SET email_verified_at = now(), suspended_at = NULL');
});

/** Sends due mails; with `digests` also the daily ones. */
const send = async ({ digests = false } = {}): Promise<ReceivedMail[]> => {
  await notices.notify();
  if (digests) await app.database.pool.query(`UPDATE notification_mails SET due_at = now() WHERE due_at IS NOT NULL`);
  await queueNotificationMails(app.database);
  await deliver(app);
  return server.received;
};
const set = (changes: object) => app.api.patch('/notifications/settings', reader.key).send(changes).expect(200);
const linkIn = (mail: ReceivedMail | undefined): string =>
  /http:\/\/127\.0\.0\.1:3000(\/unsubscribe\/[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const post = (path: string, body = 'List-Unsubscribe=One-Click') =>
  fetch(app.origin + path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example' },
  });

it('mails a notification with its text, link and unsubscribe link', async () => {
  const reply = await forum().reply(topic, 'So says @rita');
  const [mail] = await send();
  expect(server.received.map(({ envelopeTo }) => envelopeTo)).toEqual([[address]]);
  expect(mail?.subject).toBe('otto-other mentioned you in “Felt & “yarn””');
  expect(mail?.text).toContain('So says @rita');
  expect(mail?.text).toContain(`http://127.0.0.1:3000/forum/topics/${topic}-felt-yarn?reply=${reply}#reply-${reply}`);
  const { headerLines } = mail as ReceivedMail;
  const header = (name: string) => headerLines.find(({ key }) => key === name)?.line.replace(/\r?\n\s*/g, ' ');
  expect(header('list-unsubscribe')).toBe(`List-Unsubscribe: <http://127.0.0.1:3000${linkIn(mail)}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(linkIn(mail)).toMatch(/^\/unsubscribe\/\d+-mail-[0-9a-f]{64}$/);
});

it('shows what a stranger wrote as one line of plain text', async () => {
  const family = '👨‍👩‍👧‍👦';
  await forum().reply(
    topic,
    `So **says** @rita\n\nPlaza support:\n\n[sign in](https://evil.example)\n\n${family.repeat(60)}`,
  );
  const [mail] = await send();
  const line = mail?.text?.split('\n').find((each) => each.includes('@rita'));
  expect(line).toMatch(/^> So says @rita Plaza support: sign in (👨‍👩‍👧‍👦)+…$/u);
  expect(mail?.text).not.toContain('evil.example');
});

it('mails at most every ten minutes, with everything unread', async () => {
  await forum().reply(topic, 'One for @rita');
  expect(await send()).toHaveLength(1);
  for (const text of ['Two for @rita', 'Three for @rita']) await forum().reply(topic, text);
  expect(await send()).toHaveLength(1);
  await app.database.pool.query(`UPDATE notification_mails SET due_at = due_at - interval '10 minutes'`);
  const [, second] = await send();
  expect(second?.subject).toBe('2 notifications');
  expect(second?.text).not.toContain('One for @rita');
  expect(second?.text).toMatch(/Three for @rita[\s\S]*Two for @rita/);
});

it('mails a digest once a day if chosen', async () => {
  await forum().reply(topic, 'One');
  await forum().reply(topic, 'Two', app.people.moderator.key);
  expect(await send()).toEqual([]);
  const [mail] = await send({ digests: true });
  expect(mail?.subject).toBe('MoModerator and otto-other replied to “Felt & “yarn””');
  expect(linkIn(mail)).toContain('-digest-');
  expect(await send({ digests: true })).toHaveLength(1);
});

it('writes in the language of the reader, with the faces of those who did it', async () => {
  await app.api.put('/me/language', reader.key).send({ language: 'de' }).expect(200);
  await app.database.pool.query(`UPDATE users SET avatar_version = 'abc' WHERE id = $1`, [app.people.other.id]);
  await forum().reply(topic, 'So says @rita');
  await forum().reply(
    await forum().topic(await forum().board('Other'), 'Wool', reader.key),
    'Hello @rita',
    app.people.moderator.key,
  );
  const [mail] = await send({ digests: true });
  expect(mail?.subject).toBe('2 Benachrichtigungen');
  expect(mail?.text).toContain('Hallo rita, das ist neu:\n\n');
  expect(mail?.text).toContain('otto-other hat dich in „Felt & “yarn”“ erwähnt\n> So says @rita\nhttp://127');
  expect(mail?.text).toContain('Du bekommst diese E-Mail, weil');
  expect(mail?.html).toContain('<html lang="de">');
  const picture = `http://127.0.0.1:3000/api/v1/users/${app.people.other.username}/avatar?v=abc`;
  expect(mail?.html).toContain(`<img src="${picture}" width="40" height="40" alt="OO"`);
  // Without a picture the initials: mail clients do not show generated ones.
  expect(mail?.html).toMatch(/background:#[0-9a-f]{6};[^>]*>M<\/td>/);
  await app.api.put('/me/language', reader.key).send({ language: null }).expect(200);
});

it('skips notifications that are read, hidden or gone before sending', async () => {
  await set({ own: 'mail' });
  const [hidden, deleted] = [await forum().reply(topic, 'Hidden'), await forum().reply(topic, 'Deleted')];
  await forum().reply(topic, 'Read');
  await notices.notify();
  await queueNotificationMails(app.database);
  await app.api
    .put(`/moderation/content/reply/${hidden}`, app.people.moderator.key)
    .send({ reason: 'spam' })
    .expect(200);
  await app.api.delete(`/forum/replies/${deleted}`, app.people.other.key).expect(200);
  const [newest] = (await notices.page(reader.key)).notifications;
  await app.api
    .post('/notifications/read', reader.key)
    .send({ ids: [newest?.id] })
    .expect(200);
  await deliver(app);
  expect(server.received.filter(({ envelopeTo }) => envelopeTo.includes(address))).toEqual([]);
  expect(await app.database.prisma.mail.count({ where: { kind: 'notifications' } })).toBe(0);
});

it('mails neither suspended users nor unconfirmed addresses', async () => {
  for (const change of ['suspended_at = now()', 'email_verified_at = NULL']) {
    await forum().reply(topic, 'For @rita');
    await notices.notify();
    await queueNotificationMails(app.database);
    await app.database.pool.query(`UPDATE users SET ${change} WHERE id = $1`, [reader.id]);
    await deliver(app);
    await forum().reply(topic, 'For @rita');
    expect(await send({ digests: true })).toEqual([]);
    await app.database.pool.query('UPDATE users SET email_verified_at = now(), suspended_at = NULL');
  }
});

it('unsubscribes by one request of a mail program, without session or CSRF token', async () => {
  await set({ watched: 'mail' });
  await forum().reply(topic, 'For @rita');
  const link = linkIn((await send())[0]);
  // Opening the link changes nothing.
  const page = await fetch(app.origin + link);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Unsubscribe')]);
  const settings = async () => (await app.api.get('/notifications/settings', reader.key).expect(200)).body;
  expect(await settings()).toMatchObject({ mention: 'mail' });

  await forum().reply(topic, 'Again for @rita');
  await notices.notify();
  for (const body of ['List-Unsubscribe=One-Click', '']) {
    const ended = await post(link, body);
    expect([ended.status, ended.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await settings()).toEqual({
      group: 'inbox',
      mention: 'inbox',
      message: 'inbox',
      order: 'inbox',
      own: 'digest',
      watched: 'inbox',
    });
  }
  // Cancels queued mails and later ones.
  await forum().reply(topic, 'Once more for @rita');
  await app.database.pool.query(
    `UPDATE notification_mails SET due_at = now() WHERE delivery = 'mail' AND due_at IS NOT NULL`,
  );
  expect(await send()).toHaveLength(1);
});

it('refuses invalid unsubscribe links', async () => {
  await forum().reply(topic, 'For @rita');
  const link = linkIn((await send())[0]);
  const [, id = '', rest = ''] = /unsubscribe\/(\d+)(.*)/.exec(link) ?? [];
  const others = [
    `${Number(id) + 1}${rest}`,
    `${id}${rest.replace('mail', 'digest')}`,
    `${id}${rest.slice(0, -1)}`,
    `${id}${rest}0`,
    'nothing',
  ];
  for (const other of others) {
    expect([other, (await post(`/unsubscribe/${other}`)).status]).toEqual([other, 404]);
    expect((await fetch(`${app.origin}/unsubscribe/${other}`)).status).toBe(404);
  }
  const { rows } = await app.database.pool.query('SELECT FROM notification_settings');
  expect(rows).toEqual([]);
});
