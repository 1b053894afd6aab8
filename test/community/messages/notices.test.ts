import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { messagesOf } from '../../helpers/messages.js';
import { notificationsOf } from '../../helpers/notifications.js';
import { createPerson, type Person } from '../../helpers/people.js';

let app: TestApp;
let messages: ReturnType<typeof messagesOf>;
let notices: ReturnType<typeof notificationsOf>;
let ann: Person;
let bob: Person;
let cleo: Person;
beforeAll(async () => {
  app = await testApp();
  messages = messagesOf(app);
  notices = notificationsOf(app);
  [ann, bob, cleo] = (await Promise.all(['ann', 'bob', 'cleo'].map((name) => createPerson(app.database, name)))) as [
    Person,
    Person,
    Person,
  ];
  await notices.notify();
});
afterAll(() => app.close());

const told = async (by: Person) =>
  (await notices.of(by)).map(({ type, reason, actor, count, path, read_at: at }) => [
    type,
    reason,
    actor,
    count,
    path,
    at === null,
  ]);

it('notifies of a conversation once while it is unread, those who have not muted it, and by mail', async () => {
  const id = await messages.begin(ann, [bob, cleo], 'One');
  await app.api.put(`/conversations/${id}/mute`, cleo.key).expect(200);
  await notices.notify();
  await messages.write(ann, id, 'Two').expect(201);
  const path = `/conversations/${id}`;
  expect(await told(bob)).toEqual([['message.created', 'message', 'ann', 2, path, true]]);
  expect(await told(ann)).toEqual([]);
  const { rows } = await app.database.pool.query('SELECT user_id, delivery FROM notification_mails ORDER BY user_id');
  expect(rows).toContainEqual({ user_id: bob.id, delivery: 'mail' });
  expect((await told(cleo)).filter(([, , , count]) => count === 2)).toEqual([]);
  await messages.mark(bob, id).expect(200);
  expect(await told(bob)).toEqual([['message.created', 'message', 'ann', 2, path, false]]);
  await messages.write(ann, id, 'Three').expect(201);
  expect((await told(bob))[0]).toEqual(['message.created', 'message', 'ann', 1, path, true]);
  // Somebody who leaves has nothing of it any more.
  await messages.leave(bob, id).expect(200);
  expect(await told(bob)).toEqual([]);
});

it('notifies of nothing that an ignored person writes', async () => {
  const id = await messages.begin(cleo, [ann], 'Before');
  expect((await told(ann)).length).toBe(1);
  await app.api.put('/me/ignored/cleo', ann.key).expect(200);
  await messages.write(cleo, id, 'After').expect(201);
  expect(await told(ann)).toEqual([]);
});
