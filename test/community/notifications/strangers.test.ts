import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueNotificationMails } from '../../../src/community/notifications/mails.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { atNight } from '../../helpers/at-night.js';
import { forumOf } from '../../helpers/forum.js';
import { deliver, type MailServer, mailServer, mailSettings } from '../../helpers/mail-server.js';
import { notificationsOf } from '../../helpers/notifications.js';
import { createPerson, type Person } from '../../helpers/people.js';
import { randomNumbers } from '../../helpers/random.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';

let server: MailServer;
let app: TestApp;
let stranger: Person;
beforeAll(async () => {
  server = await mailServer();
  app = await testApp({ settings: { ...mailSettings(server), REQUIRE_VERIFIED_EMAIL: 'false' } });
  stranger = await createPerson(app.database, 'stranger');
  await app.database.pool.query('UPDATE users SET email_verified_at = now()');
});
afterAll(async () => {
  await app.close();
  await server.close();
});

/** Mentions everybody, so that all recipients get notified. The word is in no other text. */
const everybody = '@mia_member @otto-other @MoModerator @ada_admin @stranger';

it('notifies strangers of nothing they cannot read, whatever they watch', async () => {
  const { api, people, database } = app;
  const { member, other, moderator, admin } = people;
  const all = [member, other, moderator, admin, stranger];
  const { below, pick } = randomNumbers(20261125);
  const [forum, answers, shops, videos, notices] = [
    forumOf(app),
    answersOf(app),
    shopsOf(app),
    videosOf(app),
    notificationsOf(app),
  ];
  await notices.notify();
  const board = await forum.board();
  const store = await shops.store();
  const watched = [`board/${board}`, `store/${store.id}`];
  const content: { type: string; id: number; open: string; by: Person }[] = [];
  const make = async (): Promise<void> => {
    const by = pick([member, other]);
    const text = `Secret ${content.length} for ${everybody}`;
    const topics = content.filter(({ type }) => type === 'topic');
    const films = content.filter(({ type }) => type === 'video');
    const add = (type: string, id: number, open: string): void => {
      content.push({ type, id, open, by });
    };
    switch (below(6)) {
      case 0: {
        const body = { board_id: board, title: text, content: text };
        const { id } = (await api.post('/forum/topics', by.key).send(body).expect(201)).body;
        watched.push(`topic/${id}`);
        return add('topic', id, `/forum/topics/${id}`);
      }
      case 1: {
        if (topics.length === 0) return;
        const topic = pick(topics);
        const reply = await api.post(`/forum/topics/${topic.id}/replies`, by.key).send({ content: text });
        if (reply.status === 201) add('reply', reply.body.id, `/forum/topics/${topic.id}?reply=${reply.body.id}`);
        return;
      }
      case 2: {
        const id = await answers.question(text, { body: text }, by.key);
        watched.push(`question/${id}`);
        return add('question', id, `/answers/questions/${id}`);
      }
      case 3: {
        const status = pick(['active', 'draft', 'inactive']);
        const id = await shops.product(store.slug, { title: text, status }, other.key);
        watched.push(`product/${id}`);
        content.push({ type: 'product', id, open: `/marketplace/products/${id}`, by: other });
        return;
      }
      case 4: {
        const visibility = pick(['public', 'private', 'unlisted'] as const);
        const id = await videos.video({ title: text, visibility, status: 'ready' }, by);
        return add('video', id, `/videos/${id}`);
      }
      default: {
        if (films.length === 0) return;
        const film = pick(films);
        const said = await api.post(`/videos/${film.id}/comments`, film.by.key).send({ content: text });
        if (said.status === 201) add('comment', said.body.id, `/videos/${film.id}`);
      }
    }
  };
  const change = async () => {
    if (content.length === 0) return;
    const { type, id, open, by } = pick(content);
    const hidden = `/moderation/content/${type}/${id}`;
    const way = below(6);
    if (way === 0) await api.put(hidden, moderator.key).send({ reason: 'spam' });
    if (way === 1) await api.delete(hidden, moderator.key);
    if (way === 2 && type === 'product')
      await api.patch(open, by.key).send({ status: pick(['active', 'draft']), price: below(100) });
    if (way === 3 && type === 'video')
      await api.patch(open, by.key).send({ visibility: pick(['public', 'private', 'unlisted']) });
    if (way === 4) {
      const state = pick(['watching', 'watching', 'muted']);
      await api.put(`/watches/${pick(watched)}`, pick(all).key).send({ state });
    }
    if (way === 5 && below(4) === 0) await api.delete(open.split('?')[0] as string, by.key);
  };
  const orders: number[] = [];
  const trade = async () => {
    const goods = content.filter(({ type }) => type === 'product');
    if (goods.length === 0) return;
    const { body } = await shops.order('marketplace', [[pick(goods).id, 1]], member.key);
    if (body.id !== undefined) {
      orders.push(body.id);
      await api.post(`/orders/${body.id}/pay`, moderator.key);
    }
  };

  let count = 0;
  for (let round = 0; round < atNight(12, 6); round++) {
    for (let step = 0; step < 12; step++) await pick([make, make, change, change, trade])();
    await notices.notify();
    // Changes after the event also affect what is shown.
    for (let step = 0; step < 4; step++) await change();
    for (const person of all) {
      for (const notice of (await notices.page(person.key, '?limit=100')).notifications) {
        count++;
        const [kind = ''] = notice.type.split('.');
        if (kind === 'order') {
          await api.get(notice.path, person.key).expect(200);
          continue;
        }
        const target = content.find(({ type, id }) => type === kind && id === notice.target_id);
        const at = kind === 'comment' ? `${notice.path}/comments?per_page=100` : target?.open;
        const read = await api.get(at ?? notice.path.replace('/reviews', ''), person.key);
        const said = `${person.username} reads ${notice.type} ${notice.target_id}`;
        expect([said, read.status]).toEqual([said, 200]);
        if (target !== undefined && notice.excerpt !== '') expect(JSON.stringify(read.body)).toContain(notice.excerpt);
      }
    }
    // Mails, too: they are read when they are sent.
    server.received.length = 0;
    await database.pool.query('UPDATE notification_mails SET due_at = now() WHERE due_at IS NOT NULL');
    await queueNotificationMails(database);
    await change();
    await deliver(app);
    for (const person of all) {
      const mails = server.received.filter(({ envelopeTo }) =>
        envelopeTo.includes(`${person.username.toLowerCase()}@example.org`),
      );
      const secrets = mails.flatMap(({ text }) =>
        [...(text ?? '').matchAll(/Secret (\d+) /g)].map(([, which]) => Number(which)),
      );
      for (const which of new Set(secrets)) {
        const secret = content.find(
          (each, place) => place === which && each.type !== 'comment' && each.type !== 'reply',
        );
        if (secret === undefined) continue;
        count++;
        // Without a moderator's rights: a mailbox is not a moderator's session.
        const { status } = await api.get(secret.open, person === secret.by ? person.key : stranger.key);
        expect([person.username, secret.type, status]).toEqual([person.username, secret.type, 200]);
      }
    }
  }
  expect(count).toBeGreaterThan(atNight(200, 50));
}, 180_000);
