import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { notificationsOf } from '../../helpers/notifications.js';
import { createPerson, type Person } from '../../helpers/people.js';
import { Visitor } from '../../web/visitor.js';

let app: TestApp;
let notices: ReturnType<typeof notificationsOf>;
let forum: ReturnType<typeof forumOf>;
let topic: number;
let [writer, invited, outsider]: Person[] = [];
beforeAll(async () => {
  app = await testApp();
  notices = notificationsOf(app);
  forum = forumOf(app);
  [writer, invited, outsider] = await Promise.all(
    ['writer', 'invited', 'outsider', 'member'].map((name) => createPerson(app.database, name)),
  );
  const group = { slug: 'night-walks', name: 'Night Walks', visibility: 'hidden', joining: 'invitation' };
  const admin = app.people.admin.key;
  await app.api.post('/groups', admin).send(group).expect(201);
  for (const name of ['writer', 'member']) await app.api.put(`/groups/night-walks/members/${name}`, admin).expect(200);
  await app.database.pool.query(
    `INSERT INTO group_members SELECT g.id, u.id, false, 'invited' FROM groups g, users u WHERE u.username = 'invited'`,
  );
  topic = await forum.topic(await forum.board('Paths'), 'The canal', app.people.other.key);
  await notices.notify();
});
afterAll(() => app.close());

/** The people whom a reply notifies of a mention. */
async function told(text: string, by: Person | undefined): Promise<string[]> {
  await notices.forget();
  await forum.reply(topic, text, by?.key);
  await notices.notify();
  const { rows } = await app.database.pool.query<{ username: string }>(
    `SELECT u.username FROM notifications n JOIN users u ON u.id = n.user_id WHERE n.reason = 'mention' ORDER BY 1`,
  );
  return rows.map(({ username }) => username);
}

it('tells members of a group of a mention of it, by members and staff alone', async () => {
  const { admin, moderator } = app.people;
  expect(await told('@night-walks, tonight?', writer)).toEqual([admin.username, 'member']);
  expect(await told('@Night-Walks, tonight?', moderator)).toEqual([admin.username, 'member', 'writer']);
  for (const by of [invited, outsider]) expect(await told('@night-walks, tonight?', by)).toEqual([]);
  expect(await told('@night-walks and @invited', writer)).toEqual([admin.username, 'invited', 'member']);
});

it('tells nobody of a mention of a large group, and a person rather than a group of the same name', async () => {
  await app.database.pool.query('UPDATE groups SET member_count = 501');
  expect(await told('@night-walks, tonight?', writer)).toEqual([]);
  await app.database.pool.query('UPDATE groups SET member_count = 3');
  await createPerson(app.database, 'night-walks');
  expect(await told('@night-walks, tonight?', writer)).toEqual(['night-walks']);
  await app.database.pool.query(`UPDATE users SET username = 'somebody' WHERE username = 'night-walks'`);
});

it('leads from a mention to the group, if the reader may know of it', async () => {
  const group = { slug: 'day-walks', name: 'Day Walks', visibility: 'public', joining: 'open' };
  await app.api.post('/groups', app.people.admin.key).send(group).expect(201);
  const at = async (path: string) => {
    const { status, location } = await new Visitor(app).get(path);
    return [status, location];
  };
  expect(await at('/users/day-walks')).toEqual([303, '/groups/day-walks']);
  expect(await at('/users/night-walks')).toEqual([404, null]);
  expect(await at('/users/nobody-here')).toEqual([404, null]);
});

it('tells people of invitations and owners of requests, until they are answered', async () => {
  const { api, people } = app;
  const owner = await createPerson(app.database, 'owner');
  const [guest, asker, other] = await Promise.all(
    ['guest', 'asker', 'other'].map((name) => createPerson(app.database, name)),
  );
  if (!guest || !asker || !other) throw new Error('no people');
  const open = { slug: 'rowers', name: 'Rowers', visibility: 'members', joining: 'request' };
  await api.post('/groups', people.admin.key).send(open).expect(201);
  await api.put('/groups/rowers/members/owner', people.admin.key).send({ is_owner: true }).expect(200);
  await notices.forget();
  const put = (name: string, key: string) => api.put(`/groups/rowers/members/${name}`, key).send({}).expect(200);
  const newsOf = async (person: Person) =>
    (await notices.of(person)).map(({ type, reason, title, path, actors }) => [type, reason, title, path, actors]);
  const news = (change: string, ...actors: string[]) => [
    `group.${change}`,
    'group',
    'Rowers',
    '/groups/rowers',
    actors,
  ];

  await put('guest', owner.key);
  await put('asker', asker.key);
  await put('other', other.key);
  expect(await newsOf(guest)).toEqual([news('invited', 'owner')]);
  expect(await newsOf(asker)).toEqual([]);
  expect(await newsOf(owner)).toEqual([news('requested', 'other', 'asker')]);
  const owns = (is: boolean) =>
    api.put('/groups/rowers/members/owner', people.admin.key).send({ is_owner: is }).expect(200);
  await owns(false);
  expect(await newsOf(owner)).toEqual([]);
  await owns(true);

  await put('asker', owner.key);
  await put('guest', guest.key);
  await api.delete('/groups/rowers/members/other', other.key).expect(200);
  expect(await newsOf(asker)).toEqual([news('admitted', 'owner')]);
  for (const person of [owner, guest, other]) expect(await newsOf(person)).toEqual([]);

  const events = (await api.get('/events?types=group.invited,group.requested,group.admitted', asker.key).expect(200))
    .body.events;
  const told = events.map(({ type, data }: { type: string; data: object }) => [type, data]);
  expect(told.map(([type]: [string]) => type)).toEqual(['group.requested', 'group.admitted']);
  expect(told[0][1]).toMatchObject({ slug: 'rowers', my_state: 'member', is_owner: false });
});
