import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInProcess } from '../../../scripts/shared/in-process.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { contentPath, sharePath } from '../../helpers/content-path.js';
import { forumOf } from '../../helpers/forum.js';
import { deliver, type MailServer, mailServer, mailSettings } from '../../helpers/mail-server.js';
import { createPerson, type Person } from '../../helpers/people.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';
import { newcomer, password, signIn, Visitor } from '../../web/visitor.js';

const contact = 'help@example.org';
const until = '2099-05-01T12:00:00+00:00';
let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await mailServer();
  const settings = { ...mailSettings(server), CONTACT_EMAIL: contact, REQUIRE_VERIFIED_EMAIL: 'false' };
  app = await testApp({ settings });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const keep = (whom: Pick<Person, 'username'>, from: 'suspension' | 'silence', body: object) =>
  app.api.put(`/users/${whom.username}/${from}`, app.people.moderator.key).send(body).expect(200);
const write = async (whom: Person) => {
  const topic = await forumOf(app).topic(await forumOf(app).board());
  return app.api.post(`/forum/topics/${topic}/replies`, whom.key).send({ content: 'Text' });
};
async function mailTo(username: string, count = 1): Promise<string> {
  await deliver(app);
  return (await server.mailTo(`${username.toLowerCase()}@example.org`, count)).text ?? '';
}

describe('notices of suspensions and silences', () => {
  it.each(['suspension', 'silence'] as const)('is told why, until when and whom to write to: %s', async (from) => {
    const whom = await createPerson(app.database, `told-${from}`);
    await keep(whom, from, { reason: 'Spam in every board', until });
    const { status, body } = await write(whom);
    expect(status).toBe(403);
    expect(body.data).toMatchObject({ until, reason: 'Spam in every board', contact });
    const mail = await mailTo(whom.username);
    expect(mail).toContain('until May 1, 2099 at 12:00 PM UTC');
    expect(mail).toContain('reason:\n\n> Spam in every board');
    expect(mail).toContain(`write to ${contact}`);
    await keep(whom, from, { reason: 'Worse' });
    const second = await write(whom);
    expect(second.body.data).toMatchObject({ reason: 'Worse', contact });
    expect(second.body.data).not.toHaveProperty('until');
    expect(await mailTo(whom.username, 2)).toContain('until a moderator lifts that');
  });

  it('is told without a contact address, too', async () => {
    const nameless = await testApp({ sharing: app });
    const whom = await createPerson(app.database, 'told-nameless');
    await keep(whom, 'suspension', { reason: 'Spam' });
    const { body } = await nameless.api.get('/me', whom.key).expect(403);
    expect(body.data).toMatchObject({ reason: 'Spam' });
    expect(body.data).not.toHaveProperty('contact');
    await nameless.close();
  });

  it('reads it where they sign in, and on their profile', async () => {
    const plain = await testApp({ sharing: app, settings: { CONTACT_EMAIL: contact } });
    const visitor = await newcomer(plain, 'told-at-sign-in');
    await keep({ username: 'told-at-sign-in' }, 'silence', { reason: 'Shouts <b>', until });
    const { text } = await visitor.get('/profile');
    expect(text).toContain('read, but not post until 2099-05-01 12:00:00 UTC. Reason: Shouts &lt;b>');
    expect(text).toContain(`write to ${contact}`);
    await keep({ username: 'told-at-sign-in' }, 'suspension', { reason: 'Shouts' });
    const refused = await signIn(new Visitor(plain), 'told-at-sign-in', password);
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('This account is suspended. Reason: Shouts');
    expect(refused.text).toContain(`write to ${contact}`);
    // Others do not see the reason: a name without the password is not enough.
    const guess = await signIn(new Visitor(plain), 'told-at-sign-in', 'another password');
    expect(guess.text).not.toContain('Shouts');
    await plain.close();
  });

  it('is told what an operator did', async () => {
    const whom = await createPerson(app.database, 'told-by-operator');
    const env = {
      ...mailSettings(server),
      CONTACT_EMAIL: contact,
      DATABASE_URL: app.testDatabase.url,
    };
    const { code } = await runInProcess(['user', 'suspend', whom.username, '--reason', 'Advertisements'], env);
    expect(code).toBe(0);
    expect(await mailTo(whom.username)).toContain('reason:\n\n> Advertisements');
  });
});

it('mails the author the reason when staff edit a text, unless nothing changed', async () => {
  const whom = await createPerson(app.database, 'told-edited');
  const { moderator, admin } = app.people;
  const board = await forumOf(app).board();
  const id = await forumOf(app).topic(board, 'Cheap watches', whom.key);
  const edit = (changes: object, by = moderator) =>
    app.api.patch(`/forum/topics/${id}`, by.key).send(changes).expect(200);
  const before = server.received.length;
  await edit({ content: 'Text', reason: 'Nothing changes' });
  await edit({ content: 'My own', reason: 'Told to nobody' }, whom);
  await deliver(app);
  expect(server.received).toHaveLength(before);
  await edit({ content: 'Without the link', reason: 'A link to a shop' });
  const mail = await mailTo(whom.username);
  expect(mail).toContain('your topic “Cheap watches”');
  expect(mail).toContain('reason:\n\n> A link to a shop');
  expect(mail).toContain(`write to ${contact}`);
  const { entries } = (await app.api.get('/moderation/log?per_page=1', admin.key).expect(200)).body;
  expect(entries[0]).toMatchObject({ action: 'updateTopic', target_id: id, reason: 'A link to a shop' });
  const kept = await app.api.get(`/content/topic/${id}/revisions`, whom.key).expect(200);
  expect(kept.body.revisions.map(({ reason }: { reason: string | null }) => reason)).toEqual([
    'A link to a shop',
    'Told to nobody',
  ]);
});

describe('notices of hidden content', () => {
  it('is told by mail, unless they hid it themselves', async () => {
    const whom = await createPerson(app.database, 'told-hidden');
    const { moderator } = app.people;
    const board = await forumOf(app).board();
    const say = async (by: Person) => {
      const body = { board_id: board, title: 'Cheap watches', content: 'Text' };
      return (await app.api.post('/forum/topics', by.key).send(body).expect(201)).body.id as number;
    };
    const hide = (id: number) =>
      app.api.put(`/moderation/content/topic/${id}`, moderator.key).send({ reason: 'An advertisement' }).expect(200);
    const id = await say(whom);
    await hide(id);
    const mail = await mailTo(whom.username);
    expect(mail).toContain('your topic “Cheap watches”');
    expect(mail).toContain('reason:\n\n> An advertisement');
    expect(mail).toContain(`write to ${contact}`);
    expect(mail).not.toContain(moderator.username);
    const { body } = await app.api.get(`/forum/topics/${id}`, whom.key).expect(200);
    expect(body.topic.hidden).toMatchObject({ state: 'hidden', reason: 'An advertisement', contact });
    const before = server.received.length;
    await hide(await say(moderator));
    await deliver(app);
    expect(server.received).toHaveLength(before);
  });

  it('is told where they want to show it again', async () => {
    const whom = await createPerson(app.database, 'told-seller');
    const shops = shopsOf(app);
    const { slug } = await shops.store(whom.key);
    const path = `/marketplace/products/${await shops.product(slug, {}, whom.key)}`;
    await app.api.put(contentPath(path), app.people.moderator.key).send({ reason: 'A fake' }).expect(200);
    const { body } = await app.api.patch(path, whom.key).send({ status: 'active' }).expect(409);
    expect(body).toMatchObject({ code: 'content_hidden', data: { reason: 'A fake', contact } });
    const shown = await app.api.get(path, whom.key).expect(200);
    expect(shown.body.hidden).toMatchObject({ state: 'hidden', reason: 'A fake', contact });
  });

  it('is told where they want to share it again', async () => {
    const video = `/videos/${await videosOf(app).video()}`;
    const { key } = app.people.member;
    const { body: link } = await app.api.post(`${video}/share`, key).send({}).expect(201);
    const { moderator } = app.people;
    await app.api
      .put(contentPath(await sharePath(app.database, link.token)), moderator.key)
      .send({ reason: 'A fake' })
      .expect(200);
    const { body } = await app.api.post(`${video}/share`, key).send({}).expect(409);
    expect(body).toMatchObject({ code: 'content_hidden', data: { reason: 'A fake', contact } });
  });
});
