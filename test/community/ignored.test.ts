import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectCode } from '../helpers/codes.js';
import { forumOf } from '../helpers/forum.js';
import { notificationsOf } from '../helpers/notifications.js';
import { createPerson, type Person } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';
import { newcomer } from '../web/visitor.js';

let app: TestApp;
let notices: ReturnType<typeof notificationsOf>;
let forum: ReturnType<typeof forumOf>;
let me: Person;
let pest: Person;
let friend: Person;
beforeAll(async () => {
  app = await testApp();
  notices = notificationsOf(app);
  forum = forumOf(app);
  [me, pest, friend] = (await Promise.all(
    ['patient', 'pest', 'friend'].map((name) => createPerson(app.database, name)),
  )) as [Person, Person, Person];
  await notices.notify();
});
afterAll(() => app.close());

const ignore = (username: string, key = me.key) => app.api.put(`/me/ignored/${username}`, key);
const hear = (username: string) => app.api.delete(`/me/ignored/${username}`, me.key);
const names = async (key = me.key) =>
  (await app.api.get('/me/ignored', key).expect(200)).body.users.map((each: Person) => each.username);

it('ignores people, whom only oneself sees, until one hears them again', async () => {
  for (const _ of ['once', 'twice']) {
    expect((await ignore('PEST').expect(200)).body).toEqual({ username: 'pest', ignored: true });
  }
  await ignore('friend').expect(200);
  expect([await names(), await names(pest.key)]).toEqual([['friend', 'pest'], []]);
  for (const _ of ['once', 'twice']) {
    expect((await hear('friend').expect(200)).body).toEqual({ username: 'friend', ignored: false });
  }
  expect(await names()).toEqual(['pest']);
  await hear('pest').expect(200);
});

it('refuses oneself, staff, nobody, and more than 200', async () => {
  await expectCode(ignore('patient'), 403, 'own_content');
  for (const { username } of [app.people.moderator, app.people.admin]) {
    await expectCode(ignore(username), 403, 'staff_not_ignorable');
  }
  for (const call of [ignore('nobody-here'), hear('nobody-here')]) await expectCode(call, 404, 'user_not_found');
  await app.database.pool.query(
    `WITH made AS (INSERT INTO users (username, email) SELECT 'crowd-' || n, 'crowd-' || n || '@example.org' FROM generate_series(1, 200) n RETURNING id)
     INSERT INTO ignored_users SELECT $1, id FROM made`,
    [me.id],
  );
  await expectCode(ignore('pest'), 403, 'quota_exceeded');
  await ignore('crowd-7').expect(200);
  expect(await names()).toHaveLength(200);
  await app.database.pool.query('DELETE FROM ignored_users');
});

it('notifies of nothing that an ignored person does, but of orders, and of who became staff', async () => {
  const board = await forum.board('Wool');
  const topic = await forum.topic(board, 'Felt', me.key);
  const told = async () => (await notices.of(me)).map(({ type, actor }) => [type, actor]);
  const shops = shopsOf(app);
  const { slug } = await shops.store(me.key);
  const order = async () => {
    const items = [{ product_id: await shops.product(slug, {}, me.key), quantity: 1 }];
    await app.api.post('/marketplace/orders', pest.key).send({ items }).expect(201);
  };
  const ordered = ['order.placed', 'pest'];
  await order();
  for (const { key } of [pest, friend]) await forum.reply(topic, 'For @patient', key);
  expect(await told()).toHaveLength(3);
  await ignore('pest').expect(200);
  // Earlier notifications of theirs are gone as well.
  expect(await told()).toEqual([['reply.created', 'friend'], ordered]);
  await forum.reply(topic, 'Once more for @patient', pest.key);
  expect(await told()).toEqual([['reply.created', 'friend'], ordered]);
  await order();
  expect((await told())[0]).toEqual(ordered);
  await app.database.pool.query(`UPDATE users SET role = 'moderator' WHERE id = $1`, [pest.id]);
  await forum.reply(topic, 'As staff for @patient', pest.key);
  expect(await told()).toContainEqual(['reply.created', 'pest']);
  expect(await names()).toEqual([]);
  await app.database.pool.query(`UPDATE users SET role = 'member' WHERE id = $1`, [pest.id]);
  await hear('pest').expect(200);
});

it('folds what an ignored person writes in threads, and leaves it out of lists', async () => {
  const board = await forum.board('Yarn');
  const topic = await forum.topic(board, 'From a friend', friend.key);
  await forum.topic(board, 'From a pest', pest.key);
  await forum.reply(topic, 'A rant', pest.key);
  const visitor = await newcomer(app, 'reader');
  const page = async (path: string) => (await visitor.get(path)).text;
  const hide = () =>
    app.database.pool.query(
      `INSERT INTO ignored_users SELECT r.id, p.id FROM users r, users p WHERE r.username = 'reader' AND p.username = 'pest'`,
    );
  const folded = /<details class="ignored"><summary>Hidden: you ignore pest<\/summary>.*A rant/s;
  expect(await page(`/forum/topics/${topic}-from-a-friend`)).not.toMatch(folded);
  expect(await page(`/forum/boards/${board}-yarn`)).toContain('From a pest');
  await hide();
  expect(await page(`/forum/topics/${topic}-from-a-friend`)).toMatch(folded);
  const list = await page(`/forum/boards/${board}-yarn`);
  expect(list).toContain('From a friend');
  expect(list).not.toContain('From a pest');
  // On their own page they are shown.
  expect(await page('/users/pest')).toContain('From a pest');
  expect(await page('/my/ignored')).toContain('href="/users/pest"');
});
