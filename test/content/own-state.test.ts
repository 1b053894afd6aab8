import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../helpers/answers.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { contentPath } from '../helpers/content-path.js';
import { forumOf } from '../helpers/forum.js';
import { kinds, kindsThatCan, make, operationAt, pathFor, shownIn } from '../helpers/kinds.js';
import { createPerson, issueKey, type Person } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
let me: Person;
beforeAll(async () => {
  app = await testApp();
  me = await createPerson(app.database, 'own-state');
});
afterAll(() => app.close());

const read = async (path: string, key?: string) => app.api.get(path, key).expect(200);
const report = async (target_type: string, target_id: number, by = me): Promise<number> =>
  (await app.api.post('/reports', by.key).send({ target_type, target_id, reason: 'spam' }).expect(201)).body.id;

const inTopic = async (): Promise<{ topic: number; reply: number }> => {
  const topic = await forumOf(app).topic(await forumOf(app).board());
  return { topic, reply: await forumOf(app).reply(topic) };
};
/** Kinds that are read with a key. */
const readWithKey = kindsThatCan('report').filter((name) => operationAt('get', kinds[name].page[0])?.optionalKey);

describe.each(readWithKey)('my_report of a %s', (name) => {
  it('is only returned to its reporter, until it is resolved, and does not change the reply for others', async () => {
    const made = await make(app, name);
    const path = pathFor(made, kinds[name].page[0]);
    const shown = ({ body }: { body: Record<string, unknown> }) => shownIn(made, body);
    const [nobodys, mine, others] = [
      await read(path),
      await read(path, me.key),
      await read(path, app.people.other.key),
    ];
    // Topics contain the unread count for every key.
    if (!path.startsWith('/forum/topics/')) expect(mine.text).toBe(nobodys.text);
    expect(shown(mine)).not.toHaveProperty('my_report');
    const report_id = await report(made.type, made.id);
    const after = await read(path, me.key);
    expect(shown(after)).toEqual({
      ...shown(mine),
      my_report: { id: report_id, status: 'open' },
    });
    expect(after.headers.etag).not.toBe(nobodys.headers.etag);
    expect((await read(path)).text).toBe(nobodys.text);
    expect((await read(path)).headers.etag).toBe(nobodys.headers.etag);
    expect((await read(path, app.people.other.key)).text).toBe(others.text);
    // A write-only key reads like an anonymous caller.
    const writes = await issueKey(app.database, me.id, { scopes: ['write'] });
    expect((await read(path, writes)).text).toBe(nobodys.text);
    const { moderator } = app.people;
    await app.api.put(`/moderation/reports/${report_id}/claim`, moderator.key).expect(200);
    expect(shown(await read(path, me.key))).toMatchObject({ my_report: { status: 'claimed' } });
    await app.api
      .put(`/moderation/reports/${report_id}/resolution`, moderator.key)
      .send({ outcome: 'rejected' })
      .expect(200);
    expect((await read(path, me.key)).text).toBe(mine.text);
  });
});

it('returns my_vote on each answer that the caller voted on, and on no other', async () => {
  const answers = answersOf(app);
  const question = await answers.question();
  const ids = [];
  for (const text of ['One', 'Two', 'Three']) ids.push(await answers.answer(question, text));
  await answers.vote(ids[0] as number, 1, me.key);
  await answers.vote(ids[1] as number, -1, me.key);
  await answers.vote(ids[2] as number, 1, app.people.moderator.key);
  const votes = async (key?: string) => {
    const { body } = await read(`/answers/questions/${question}`, key);
    return Object.fromEntries(body.answers.map((each: { id: number; my_vote?: number }) => [each.id, each.my_vote]));
  };
  const [one = 0, two = 0, three = 0] = ids;
  expect(await votes(me.key)).toEqual({ [one]: 1, [two]: -1, [three]: undefined });
  expect(await votes(app.people.moderator.key)).toEqual({ [one]: undefined, [two]: undefined, [three]: 1 });
  expect(await votes()).toEqual({ [one]: undefined, [two]: undefined, [three]: undefined });
  // Together with the rendered texts.
  const { body } = await read(`/answers/questions/${question}?render=html`, me.key);
  expect(body.answers[0]).toMatchObject({ my_vote: 1, body_html: expect.any(String) });
});

it('returns my_review on a product that the caller reviewed, and the review to others', async () => {
  const shops = shopsOf(app);
  const product = await shops.product((await shops.store()).slug);
  const review = await shops.review(product, me);
  const path = `/marketplace/products/${product}`;
  expect((await read(path, me.key)).body.my_review).toEqual({ id: review, rating: 4 });
  for (const key of [undefined, app.people.member.key]) {
    expect((await read(path, key)).body).not.toHaveProperty('my_review');
  }
  const place = contentPath(`/marketplace/reviews/${review}`);
  await app.api.put(place, app.people.moderator.key).send({ reason: 'Rude' }).expect(200);
  expect((await read(path, me.key)).body).not.toHaveProperty('my_review');
});

it('returns own state to the author of hidden content', async () => {
  const { member, moderator } = app.people;
  const { topic, reply } = await inTopic();
  const id = await report('reply', reply, member);
  await app.api
    .put(contentPath(`/forum/topics/${topic}`), moderator.key)
    .send({ reason: 'Spam' })
    .expect(200);
  const { body } = await read(`/forum/topics/${topic}`, member.key);
  expect(body.replies[0].my_report).toEqual({ id, status: 'open' });
});

describe('the ETag of a reply with own state', () => {
  it('results in 304, changes with the state, and matches If-Match, as does the anonymous one', async () => {
    const { member } = app.people;
    const answers = answersOf(app);
    const question = await answers.question();
    const path = `/answers/questions/${question}`;
    const ids = [await answers.answer(question), await answers.answer(question)];
    await answers.vote(ids[0] as number, 1, member.key);
    const open = (await read(path)).headers.etag as string;
    const own = (await read(path, member.key)).headers.etag as string;
    expect(own).not.toBe(open);
    await app.api.get(path, member.key).set('If-None-Match', own).expect(304);
    await app.api.get(path).set('If-None-Match', own).expect(200);
    const patch = (tag: string, title: string) => app.api.patch(path, member.key).set('If-Match', tag).send({ title });
    // The ETag of another caller's state does not match.
    await answers.vote(ids[1] as number, 1, app.people.moderator.key);
    const others = (await read(path, app.people.moderator.key)).headers.etag as string;
    await patch(others, 'Refused').expect(412);
    await patch(own, 'Refused').expect(412);
    await patch((await read(path, member.key)).headers.etag as string, 'By the own tag').expect(200);
    await patch((await read(path)).headers.etag as string, 'By the open tag').expect(200);
  });
});
