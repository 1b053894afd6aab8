import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { createPerson, type Person } from '../../helpers/people.js';

/*
 * A write only looks its caller up in its transaction if the key was valid a moment ago. Clients cannot tell the difference: each of these
 * begins with a write that makes the key known.
 */

let app: TestApp;
let topic: number;
beforeAll(async () => {
  app = await testApp();
  const forum = forumOf(app);
  topic = await forum.topic(await forum.board());
});
afterAll(() => app.close());

const reply = (person: Person, body: unknown = { content: 'Said.' }) =>
  app.api.post(`/forum/topics/${topic}/replies`, person.key).send(body as object);

async function known(name: string, role?: 'moderator'): Promise<Person> {
  const person = await createPerson(app.database, name, role);
  await reply(person).expect(201);
  return person;
}
const revoke = (person: Person) =>
  app.database.prisma.apiKey.updateMany({ where: { userId: person.id }, data: { revokedAt: new Date() } });
const replies = () => app.database.prisma.reply.count();

it('uses one connection for a write with a known key, that of its transaction', async () => {
  const person = await known('one');
  const within = vi.spyOn(app.database.pool, 'within');
  await reply(person).expect(201);
  expect(within).toHaveBeenCalledTimes(1);
  within.mockRestore();
});

it('refuses writes with a revoked key from the next request on', async () => {
  const person = await known('two');
  await revoke(person);
  const before = await replies();
  expect((await reply(person).expect(401)).body.code).toBe('unauthorized');
  expect(await replies()).toBe(before);
});

it.each([
  ['a body that is not valid', { content: 7 }, 400],
  ['a body without what is required', {}, 422],
])('refuses a revoked key before it answers %s', async (_name, body, otherwise) => {
  const person = await known(`three-${otherwise}`);
  await reply(person, body).expect(otherwise);
  await revoke(person);
  await reply(person, body).expect(401);
});

it('counts a refused request once against the limit of its key', async () => {
  const person = await known('four');
  const left = async (status: number, body?: unknown) =>
    Number((await reply(person, body).expect(status)).headers['ratelimit-remaining']);
  const before = await left(201);
  expect([await left(422, {}), await left(201)]).toEqual([before - 1, before - 2]);
});

it('applies a changed role with the next request', async () => {
  const moderator = await known('five', 'moderator');
  const lock = (status: number) => app.api.put(`/forum/topics/${topic}/lock`, moderator.key).expect(status);
  const unlock = (status: number) => app.api.delete(`/forum/topics/${topic}/lock`, moderator.key).expect(status);
  const become = (role: 'member' | 'moderator') =>
    app.database.prisma.user.update({ where: { id: moderator.id }, data: { role } });
  const foreign = await app.database.prisma.reply.create({
    data: { topicId: topic, authorId: app.people.other.id, content: 'Mine.' },
  });
  const change = (status: number) =>
    app.api.patch(`/forum/replies/${foreign.id}`, moderator.key).send({ content: 'Changed.' }).expect(status);
  await lock(200);
  await unlock(200);
  await change(200);
  await become('member');
  // Any member may call this; what it may do depends on the role.
  expect((await change(403)).body.code).toBe('not_owner');
  expect((await lock(403)).body.code).toBe('forbidden');
  await become('moderator');
  await change(200);
  await lock(200);
  await become('member');
  expect((await unlock(403)).body.code).toBe('forbidden');
  await become('moderator');
  await unlock(200);
});
