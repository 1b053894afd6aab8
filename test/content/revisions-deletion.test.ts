import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../src/accounts/users/deletion.js';
import { purgeOld } from '../../src/content/removal/purge.js';
import { answersOf } from '../helpers/answers.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectExact } from '../helpers/exact.js';
import { forumOf } from '../helpers/forum.js';
import { createPerson } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterEach(() => expectExact(app.database, 'identity', 'forum', 'answers', 'shops'));
afterAll(() => app.close());

/** Number of revisions after deleted content is purged. */
async function kept(): Promise<number> {
  await purgeOld(app.database, async () => {}, 0);
  return app.database.prisma.revision.count();
}
const edit = (path: string, body: object, key: string) => app.api.patch(path, key).send(body).expect(200);

describe('content that is purged with its parent', () => {
  it('leaves no revisions: the replies of a topic', async () => {
    const [forum, { member, other, moderator }] = [forumOf(app), app.people];
    const before = await kept();
    const topic = await forum.topic(await forum.board());
    const reply = await forum.reply(topic);
    await edit(`/forum/topics/${topic}`, { title: 'Other' }, member.key);
    await edit(`/forum/replies/${reply}`, { content: 'Other' }, other.key);
    expect(await kept()).toBe(before + 2);
    await app.api.delete(`/forum/topics/${topic}`, moderator.key).expect(200);
    expect(await kept()).toBe(before);
  });

  it('leaves no revisions: the answers to a question', async () => {
    const answers = answersOf(app);
    const before = await kept();
    const question = await answers.question();
    const answer = await answers.answer(question);
    await edit(`/answers/questions/${question}`, { title: 'Other' }, app.people.member.key);
    await edit(`/answers/answers/${answer}`, { body: 'Other' }, app.people.other.key);
    expect(await kept()).toBe(before + 2);
    await app.api.delete(`/answers/questions/${question}`, app.people.moderator.key).expect(200);
    expect(await kept()).toBe(before);
  });

  it('leaves no revisions: a product that an order keeps', async () => {
    const shops = shopsOf(app);
    const before = await kept();
    const product = await shops.shopProduct();
    expect((await shops.order('shop', [[product, 1]])).status).toBe(201);
    await edit(`/shop/products/${product}`, { title: 'Other' }, app.people.moderator.key);
    await app.api.delete(`/shop/products/${product}`, app.people.moderator.key).expect(200);
    expect(await kept()).toBe(before);
  });
});

describe('content of an erased account', () => {
  const leave = async (name: string) => {
    const [forum, shops, { moderator, member }] = [forumOf(app), shopsOf(app), app.people];
    const person = await createPerson(app.database, name);
    const topic = await forum.topic(await forum.board(), 'Own', person.key);
    const store = await shops.store(person.key);
    const product = await shops.product(store.slug, {}, person.key);
    const others = await forum.topic(await forum.board(), 'Not own', member.key);
    await edit(`/forum/topics/${topic}`, { title: 'Changed' }, person.key);
    await edit(`/forum/topics/${topic}`, { title: 'Mended' }, moderator.key);
    await edit(`/marketplace/products/${product}`, { description: 'Changed' }, person.key);
    await edit(`/forum/topics/${others}`, { title: 'Changed' }, member.key);
    return { person, topic, product, others };
  };

  it('has no revisions, while content of others keeps theirs', async () => {
    const { moderator, member } = app.people;
    const { person, topic, others } = await leave('leaving');
    await deleteAccount(app.database, person.id);
    const list = async (id: number, key: string) =>
      (await app.api.get(`/content/topic/${id}/revisions`, key).expect(200)).body;
    expect(await list(topic, moderator.key)).toEqual({ can_restore: true, revisions: [], page: 1, pages: 0, total: 0 });
    expect((await forumOf(app).readTopic(topic)).topic.title).toBe('Mended');
    expect(await list(others, member.key)).toMatchObject({ total: 1 });
  });

  it('gets no new revisions when staff edit what remains', async () => {
    const { moderator } = app.people;
    const { person, topic } = await leave('leaving-too');
    await deleteAccount(app.database, person.id);
    await edit(`/forum/topics/${topic}`, { title: 'Without the address', content: 'None' }, moderator.key);
    expect(await app.database.prisma.revision.count({ where: { ownerId: person.id } })).toBe(0);
  });

  it('has none even if staff edit it concurrently', async () => {
    const { moderator } = app.people;
    for (let round = 0; round < 6; round++) {
      const { person, topic, product } = await leave(`leaving-now-${round}`);
      const edits = (n: number) => [
        app.api.patch(`/forum/topics/${topic}`, moderator.key).send({ title: `Edited ${n}` }),
        app.api.patch(`/marketplace/products/${product}`, moderator.key).send({ title: `Edited ${n}` }),
      ];
      const [, ...done] = await Promise.all([deleteAccount(app.database, person.id), ...[1, 2, 3].flatMap(edits)]);
      expect(done.map(({ status }) => status)).toEqual(done.map(() => 200));
      expect(await app.database.prisma.revision.count({ where: { ownerId: person.id } })).toBe(0);
    }
  });
});
