import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAccount } from '../../../src/accounts/users/deletion.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { forumOf } from '../../helpers/forum.js';
import { notificationsOf } from '../../helpers/notifications.js';
import { createPerson } from '../../helpers/people.js';
import { searchSettled } from '../../helpers/search.js';

let app: TestApp;
let board: number;
let topic: number;
beforeAll(async () => {
  app = await testApp();
  const [forum, { notify }] = [forumOf(app), notificationsOf(app)];
  await notify();
  board = await forum.board();
  topic = await forum.topic(board, 'Faces', app.people.member.key);
  for (const { key } of [app.people.other, app.people.moderator, app.people.other])
    await forum.reply(topic, 'A reply', key);
  await notify();
});
afterAll(() => app.close());

const read = (path: string, key?: string) => app.api.get(path, key);
const facesOf = async (path: string, key?: string) => (await read(path, key).expect(200)).body.people;

it('shows the faces of those who are named in a list', async () => {
  const { member, other, moderator } = app.people;
  const faces = await facesOf('/notifications?include=people', member.key);
  expect(Object.keys(faces).sort()).toEqual([other, moderator].map(({ username }) => username).sort());
});

it('shows the faces of all whom a reply names, once each', async () => {
  const { member, other, moderator } = app.people;
  await app.api.put('/me', other.key).send({ display_name: 'Otto <b>' }).expect(200);
  const people = await facesOf(`/forum/topics/${topic}?include=people`);
  expect(Object.keys(people).sort()).toEqual([member, other, moderator].map(({ username }) => username).sort());
  for (const { username } of [member, other, moderator]) {
    const { display_name, avatar_url, role } = (await read(`/users/${username}`).expect(200)).body;
    expect(people[username]).toEqual({ display_name, avatar_url, role });
  }
  expect(people[other.username].display_name).toBe('Otto <b>');
});

it('changes nothing else, and nothing where it is not asked for', async () => {
  await searchSettled(app);
  for (const path of [
    `/forum/boards/${board}`,
    '/forum/topics',
    `/forum/topics/${topic}`,
    '/search?q=faces',
    `/users/${app.people.member.username}`,
  ]) {
    const plain = (await read(path).expect(200)).body;
    expect(plain).not.toHaveProperty('people');
    const { people, ...rest } = (await read(`${path}${path.includes('?') ? '&' : '?'}include=people`).expect(200)).body;
    expect(rest).toEqual(plain);
    expect(Object.keys(people)).toContain(app.people.member.username);
  }
  const both = (await read(`/forum/topics/${topic}?include=people&render=html`).expect(200)).body;
  expect([Object.keys(both.people).length, typeof both.topic.content_html]).toEqual([3, 'string']);
});

it('changes the ETag when an avatar changes', async () => {
  const path = `/forum/topics/${topic}?include=people`;
  const first = await read(path).expect(200);
  const tag = first.headers.etag as string;
  await read(path).set('If-None-Match', tag).expect(304);
  await app.api
    .put('/me', app.people.member.key)
    .send({ display_name: `Mia ${Date.now()}` })
    .expect(200);
  await read(path).set('If-None-Match', tag).expect(200);
});

it('shows an account that was deleted by what it is called now', async () => {
  const gone = await createPerson(app.database, 'soon-gone');
  await app.api.put('/me', gone.key).send({ display_name: 'Secret' }).expect(200);
  await forumOf(app).reply(topic, 'A reply', gone.key);
  await deleteAccount(app.database, gone.id);
  const people = await facesOf(`/forum/topics/${topic}?include=people`);
  expect(people[`deleted-${gone.id}`]).toMatchObject({ display_name: null, role: 'member' });
  expect(JSON.stringify(people)).not.toContain('Secret');
});

it('costs one query, however many are named', async () => {
  const forum = forumOf(app);
  const many = await forum.topic(board, 'Many');
  const people = await Promise.all(Array.from({ length: 23 }, (_, n) => createPerson(app.database, `crowd-${n}`)));
  for (const { key } of people) await forum.reply(many, 'A reply', key);
  expect(Object.keys(await facesOf(`/forum/topics/${many}?include=people&per_page=25`))).toHaveLength(24);
});

it('shows nothing of what is not shown, and refuses other words', async () => {
  const hidden = await forumOf(app).topic(board, 'Hidden', app.people.member.key);
  await app.api
    .put(`/moderation/content/topic/${hidden}`, app.people.moderator.key)
    .send({ reason: 'Spam' })
    .expect(200);
  await expectCode(read(`/forum/topics/${hidden}?include=people`), 404, 'topic_not_found');
  const own = await facesOf(`/forum/topics/${hidden}?include=people`, app.people.member.key);
  expect(Object.keys(own)).toEqual([app.people.member.username]);
  for (const include of ['', 'PEOPLE', 'people,people', 'author', 'people&include=people']) {
    await expectCode(read(`/forum/topics/${topic}?include=${include}`), 400, 'invalid_param');
  }
});

it('refuses to include anything else, also with the own account', async () => {
  const { key } = app.people.member;
  const { body } = await read('/me?include=x', key).expect(400);
  expect([body.code, Object.keys(body.data.params)]).toEqual(['invalid_param', ['include']]);
});
