import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractOf } from '../../../src/core/contract/operation.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { operations, pathOf, wellFormed } from '../../helpers/requests.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';

let app: TestApp;
let boardId: number;
let path: string;
beforeAll(async () => {
  app = await testApp();
  const board = await app.api.post('/forum/boards', app.people.admin.key).send({ title: 'General' }).expect(201);
  boardId = board.body.id;
});
afterAll(() => app.close());
beforeEach(async () => {
  const topic = { board_id: boardId, title: 'A title', content: 'Some text' };
  const { body } = await app.api.post('/forum/topics', app.people.member.key).send(topic).expect(201);
  path = `/forum/topics/${body.id}`;
});

const patch = (tag: string, content: string, key = app.people.member.key) =>
  app.api.patch(path, key).set('If-Match', tag).send({ content });
const tagOf = async (key?: string) => String((await app.api.get(path, key).expect(200)).headers.etag);
const contentNow = async () => (await app.api.get(path).expect(200)).body.topic.content;

describe('a change with If-Match', () => {
  it('is made while nothing has changed', async () => {
    await patch(await tagOf(), 'Another text').expect(200);
    expect(await contentNow()).toBe('Another text');
  });

  it('is 412 once something has changed, and changes nothing', async () => {
    const tag = await tagOf();
    await app.api.patch(path, app.people.member.key).send({ content: 'Second text' }).expect(200);
    const { body } = await patch(tag, 'Third text').expect(412);
    expect(body).toMatchObject({ code: 'precondition_failed', data: { status: 412 } });
    expect(await contentNow()).toBe('Second text');
  });

  it('takes several tags, and * for any', async () => {
    await patch(`"one", ${await tagOf()} ,"two"`, 'First').expect(200);
    await patch('*', 'Second').expect(200);
    await patch('"one", "two"', 'Third').expect(412);
    await patch('nope', 'Third').expect(412);
    // A weak ETag does not match (RFC 9110, 13.1.1).
    await patch(`W/${await tagOf()}`, 'Third').expect(412);
    expect(await contentNow()).toBe('Second');
  });

  it('is not refused for it where it is refused without it', async () => {
    const other = app.people.other.key;
    await patch('"nope"', 'Of another').expect(412);
    expect((await patch('"nope"', 'Of another', other).expect(403)).body.code).toBe('not_owner');
    await app.api.patch('/forum/topics/2000000000', other).set('If-Match', '*').send({ content: 'x' }).expect(404);
  });

  it('deletes only what has not changed', async () => {
    const remove = (tag: string) => app.api.delete(path, app.people.member.key).set('If-Match', tag);
    await remove('"nope"').expect(412);
    await remove(await tagOf()).expect(200);
    await app.api.get(path).expect(404);
  });

  it('knows what only few may see as they read it', async () => {
    const { key } = app.people.member;
    const video = `/videos/${await videosOf(app).video({ visibility: 'unlisted' })}`;
    await app.api.get(video).expect(404);
    const { headers } = await app.api.get(video, key).expect(200);
    const change = (tag: string, title: string) => app.api.patch(video, key).set('If-Match', tag).send({ title });
    await change(String(headers.etag), 'A bowl').expect(200);
    await change(String(headers.etag), 'A plate').expect(412);
  });

  it('never overwrites one that came between, with it or without', async () => {
    for (let round = 0; round < 10; round++) {
      const tag = await tagOf();
      const careful = ['a', 'b', 'c', 'd'].map((name) => patch(tag, `careful ${name} ${round}`));
      const careless = app.api.patch(path, app.people.moderator.key).send({ content: `careless ${round}` });
      const [, ...replies] = await Promise.all([careless.expect(200), ...careful]);
      expect(replies.map(({ status }) => status).filter((status) => status !== 200 && status !== 412)).toEqual([]);
      const made = replies.filter(({ status }) => status === 200);
      // At most one of those that read the same text succeeded, before the careless one.
      expect(made.length).toBeLessThanOrEqual(1);
      expect(await contentNow()).toBe(`careless ${round}`);
    }
  });
});

it('answers 412 in every operation with If-Match, and changes nothing', async () => {
  const { admin, member } = app.people;
  const [answers, shops] = [answersOf(app), shopsOf(app)];
  const store = await shops.store(member.key);
  const question = await answers.question();
  const comment = await app.api
    .post(`/answers/questions/${question}/comments`, member.key)
    .send({ body: 'x' })
    .expect(201);
  const ids: Record<string, string | number> = {
    '/forum/boards/{id}': await forumOf(app).board(),
    '/forum/topics/{id}': path.split('/').at(-1) ?? '',
    '/answers/questions/{id}': question,
    '/answers/answers/{id}': await answers.answer(question),
    '/answers/comments/{id}': comment.body.id,
    '/marketplace/stores/{slug}': store.slug,
    '/marketplace/stores/{slug}/trader': store.slug,
    '/marketplace/products/{id}': await shops.product(store.slug, {}, member.key),
    '/shop/products/{id}': await shops.shopProduct(),
    '/videos/{id}': await videosOf(app).video(),
    '/site/pages/{name}': 'rules',
    '/groups/{slug}': 'felt',
  };
  const tagged = await app.api
    .patch(path, admin.key)
    .send({ tags: ['lathe'] })
    .expect(200);
  ids['/tags/{id}'] = tagged.body.tags[0].id;
  await app.api
    .post('/groups', admin.key)
    .send({ slug: 'felt', name: 'Felt', visibility: 'hidden', joining: 'open' })
    .expect(201);
  await app.api.put('/site/pages/rules', admin.key).send({ text: 'Be kind.' }).expect(200);
  for (const operation of operations.filter(({ id }) => contractOf(id).conditional)) {
    const id = ids[operation.path] ?? '';
    const { key } = operation.path.startsWith('/videos') ? member : admin;
    const read = async () => (await app.api.get(pathOf(operation, id), key).expect(200)).body;
    const before = await read();
    const reply = await wellFormed(app.api, operation, key, id).set('If-Match', '"nope"');
    expect([operation.id, reply.status, reply.body.code]).toEqual([operation.id, 412, 'precondition_failed']);
    expect(await read()).toEqual(before);
  }
});

describe('the contract', () => {
  it('has If-Match where the GET at the same path is open to all', () => {
    const open = new Set(operations.filter(({ method, open }) => method === 'get' && open).map(({ path }) => path));
    const expected = operations.filter(
      ({ method, path }) => ['put', 'patch', 'delete'].includes(method) && open.has(path),
    );
    const declared = operations.filter(({ id }) => contractOf(id).conditional);
    expect(declared.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(declared.length).toBeGreaterThan(10);
  });
});
