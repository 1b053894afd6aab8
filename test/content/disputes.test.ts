import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitingSql } from '../../src/community/moderation/waiting.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectCode } from '../helpers/codes.js';
import { expectExact } from '../helpers/exact.js';
import { filesOf } from '../helpers/files.js';
import { notificationsOf } from '../helpers/notifications.js';
import { createPerson, issueKey } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';
import { newcomer } from '../web/visitor.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
let product: { marketplace: number; shop: number };
beforeAll(async () => {
  app = await testApp();
  shops = shopsOf(app);
  product = {
    marketplace: await shops.product((await shops.store()).slug, { price: 20, stock: 1000 }),
    shop: await shops.shopProduct({ price: 20, stock: 1000 }),
  };
});
afterAll(() => app.close());

const paid = async (area: 'marketplace' | 'shop' = 'marketplace', buyer = app.people.member): Promise<number> => {
  const { id } = (await shops.order(area, [[product[area], 1]], buyer.key)).body;
  await app.api.post(`/orders/${id}/pay`, app.people.admin.key).expect(200);
  return id;
};
const disputed = async (...order: Parameters<typeof paid>): Promise<number> => {
  const id = await paid(...order);
  const { key } = order[1] ?? app.people.member;
  await app.api.post(`/orders/${id}/dispute`, key).send({ reason: 'It is *broken*.' }).expect(200);
  return id;
};
const answer = (id: number, text: string, key = app.people.other.key) =>
  app.api.put(`/orders/${id}/dispute/answer`, key).send({ text });
const decide = (id: number, body: object, key = app.people.moderator.key) =>
  app.api.post(`/orders/${id}/refund`, key).send({ reason: 'Seen the pictures.', ...body });
const queue = async ({ key } = app.people.moderator, query = 'cause=dispute&render=html&per_page=100') =>
  (await app.api.get(`/moderation/queue?${query}`, key).expect(200)).body.entries as Record<string, unknown>[];
const entryOf = async (id: number, ...by: Parameters<typeof queue>) =>
  (await queue(...by)).find((each) => each.target_type === 'order' && each.target_id === id);
const steps = async (id: number) => (await app.api.get(`/orders/${id}/events`, app.people.member.key)).body.events;

describe('a disputed order in the queue', () => {
  it('has the words of both sides and what is left, until it is decided', async () => {
    const { member, other, moderator } = app.people;
    const id = await disputed();
    const count = async () => {
      const { rows } = await app.database.pool.query(`SELECT ${waitingSql(String(moderator.id))} AS count`);
      return rows[0].count;
    };
    expect(await count()).toBe((await queue(moderator, '')).length);
    await decide(id, { amount: 5 }, other.key).expect(200);
    await answer(id, 'A ![spare](x) is *on* its way.').expect(200);
    const { body } = await answer(id, 'A spare is *on* its way.').expect(200);
    expect(body).toMatchObject({ status: 'disputed', dispute_answer: 'A spare is *on* its way.' });
    expect(await entryOf(id)).toMatchObject({
      ...{
        target_type: 'order',
        report_count: 0,
        context: null,
        author_record: { standing: { username: other.username } },
      },
      dispute: {
        ...{ id, buyer: member.username, left: 15, currency: 'EUR' },
        dispute_reason_html: '<p>It is <em>broken</em>.</p>\n',
        dispute_answer_html: '<p>A spare is <em>on</em> its way.</p>\n',
      },
    });
    expect(await entryOf(id, moderator, 'cause=reports')).toBeUndefined();
    expect(await entryOf(id, moderator, 'target_type=order')).toBeDefined();
    const before = await count();
    await decide(id, { amount: 0 }).expect(200);
    expect(await entryOf(id)).toBeUndefined();
    expect(await count()).toBe(before - 1);
  });

  it('waits longest first, and is nothing for its seller and its buyer', async () => {
    const seller = await createPerson(app.database, 'selling', 'moderator');
    const own = await shops.product((await shops.store(seller.key)).slug, {}, seller.key);
    const [first, second] = [await disputed(), await disputed()];
    const { id } = (await shops.order('marketplace', [[own, 1]])).body;
    await app.api.post(`/orders/${id}/pay`, app.people.admin.key).expect(200);
    await app.api.post(`/orders/${id}/dispute`, app.people.member.key).send({ reason: 'No.' }).expect(200);
    const ids = (await queue()).map((each) => each.target_id);
    expect(ids.slice(-3)).toEqual([first, second, id]);
    expect(await entryOf(id, seller)).toBeUndefined();
    // A refund of a part by the seller decides nothing.
    expect((await decide(id, { amount: 1 }, seller.key).expect(200)).body.status).toBe('disputed');
    await expectCode(app.api.post(`/orders/${id}/complete`, seller.key), 403, 'not_owner');
    const counted = async () =>
      (await app.database.pool.query(`SELECT ${waitingSql(String(app.people.moderator.id))} AS count`)).rows[0].count;
    const before = await counted();
    const mine = await disputed('shop', app.people.moderator);
    expect(await entryOf(mine)).toBeUndefined();
    expect(await counted()).toBe(before);
    expect(await entryOf(mine, app.people.admin)).toBeDefined();
    await expectCode(decide(mine, {}), 403, 'not_owner');
    expect((await decide(mine, { amount: 0 }, app.people.admin.key).expect(200)).body.status).toBe('completed');
    await expectCode(
      app.api
        .post('/moderation/decisions', app.people.moderator.key)
        .send({ targets: [`order:${id}`], decision: 'keep' }),
      409,
      'already_decided',
    );
  });
});

describe.each(['marketplace', 'shop'] as const)('a dispute of the %s', (area) => {
  const seller = () => (area === 'shop' ? app.people.admin : app.people.other);
  it.each([
    [0, 'completed', [['completed', null, 'Seen the pictures.']]],
    [
      5,
      'completed',
      [
        ['refunded', 5, 'Seen the pictures.'],
        ['completed', null, null],
      ],
    ],
    [20, 'refunded', [['refunded', 20, 'Seen the pictures.']]],
  ])('ends with %s back as %s', async (amount, status, ends) => {
    const id = await disputed(area);
    for (const text of ['It was.', 'It was whole.', 'It was whole.']) await answer(id, text, seller().key).expect(200);
    const { body } = await decide(id, { amount }).expect(200);
    expect(body).toMatchObject({ status, refunded_total: amount, dispute_answer: 'It was whole.' });
    const told = (await steps(id)).map((step: Record<string, unknown>) => [step.type, step.amount, step.reason]);
    expect(told.slice(2)).toEqual([
      ['disputed', null, 'It is *broken*.'],
      ['dispute_answered', null, 'It was whole.'],
      ...ends,
    ]);
    await expectCode(answer(id, 'Again.', seller().key), 409, 'invalid_transition');
    await expectExact(app.database, 'shops');
  });

  it('refuses more than is left, and begins anew without an answer', async () => {
    const id = await disputed(area);
    await expectCode(decide(id, { amount: 20.01 }), 409, 'refund_exceeds_order');
    await answer(id, 'It was whole.', seller().key).expect(200);
    await decide(id, { amount: 1 }).expect(200);
    const again = app.api.post(`/orders/${id}/dispute`, app.people.member.key).send({ reason: 'Still broken.' });
    expect((await again.expect(200)).body).toMatchObject({ dispute_reason: 'Still broken.', dispute_answer: null });
    await answer(id, 'Not this time.', seller().key).expect(200);
    const answers = (await steps(id)).filter(({ type }: { type: string }) => type === 'dispute_answered');
    expect(answers.map(({ reason }: { reason: string }) => reason)).toEqual(['It was whole.', 'Not this time.']);
  });
});

it('tells the buyer of the answer, and both of the decision', async () => {
  const { member, other } = app.people;
  const notifications = notificationsOf(app);
  await notifications.forget();
  const id = await disputed();
  for (const text of ['It was.', 'It was whole.', 'It was whole.']) await answer(id, text).expect(200);
  await decide(id, { amount: 1 }).expect(200);
  const types = async (person: typeof member) => (await notifications.of(person)).map(({ type }) => type);
  expect(await types(member)).toEqual(['order.completed', 'order.dispute_answered', 'order.paid']);
  expect((await types(other)).slice(0, 2)).toEqual(['order.completed', 'order.disputed']);
});

it('offers a moderator who is the seller the forms of a seller, and others the decision', async () => {
  const { api, people, database } = app;
  const visitor = await newcomer(app, 'Moderating');
  const { id: userId } = await database.prisma.user.update({
    where: { username: 'Moderating' },
    data: { role: 'moderator' },
  });
  const key = await issueKey(database, userId);
  const own = await shops.product((await shops.store(key)).slug, {}, key);
  const forms = async (id: number) => {
    const { text } = await visitor.get(`/orders/${id}`);
    const marks = [`%2F${id}%2Fdispute%2Fanswer"`, `id="decide-order-${id}"`, `%2F${id}%2Frefund"`];
    return marks.map((mark) => text.split(mark).length - 1);
  };
  const foreign = await disputed();
  expect(await forms(foreign)).toEqual([0, 1, 1]);
  const { id } = (await shops.order('marketplace', [[own, 1]])).body;
  await api.post(`/orders/${id}/pay`, key).expect(200);
  await api.post(`/orders/${id}/dispute`, people.member.key).send({ reason: 'Torn.' }).expect(200);
  expect(await forms(id)).toEqual([1, 0, 1]);
  await api.post(`/orders/${id}/refund`, key).send({ amount: 1, reason: 'Torn.' }).expect(200);
  // Said once above as the reason of the dispute, and once with the refund.
  expect((await visitor.get(`/orders/${id}`)).text.match(/<blockquote dir="auto">Torn\.</g)).toHaveLength(1);
});

it('shows up to four pictures of each side, by the tokens in their words alone', async () => {
  const { api, people } = app;
  const files = filesOf(app);
  const pictures = await Promise.all([1, 2, 3, 4, 5].map((n) => files.upload(`picture ${n}`)));
  const words = pictures.map(({ reference }) => `![It](${reference})`);
  const id = await paid();
  for (const [path, body, key] of [
    ['dispute', { reason: words.join(' ') }, people.member.key],
    ['dispute/answer', { text: words.join(' ') }, people.other.key],
  ] as const) {
    const { body: refused } = await api[path === 'dispute' ? 'post' : 'put'](`/orders/${id}/${path}`, key)
      .send(body)
      .expect(400);
    expect(Object.values(refused.data.params)).toEqual(['can refer to at most 4 files']);
  }
  await api
    .post(`/orders/${id}/dispute`, people.member.key)
    .send({ reason: words.slice(0, 4).join(' ') })
    .expect(200);
  const foreign = words[4] as string;
  const own = await files.upload('a picture of the seller', 'own.png', people.other.key);
  await answer(id, `${foreign} ![Mine](${own.reference})`).expect(200);
  const { body } = await api.get(`/orders/${id}?render=html`, people.moderator.key).expect(200);
  const paths = [...`${body.dispute_reason_html}${body.dispute_answer_html}`.matchAll(/src="([^"]+)"/g)].map(
    ([, url]) => new URL(url as string).pathname,
  );
  expect(paths).toHaveLength(6);
  const statuses = await Promise.all(paths.map(async (path) => (await request(app.origin).get(path)).status));
  // The fifth is a file of the buyer to which the seller refers.
  expect(statuses).toEqual([302, 302, 302, 302, 404, 302]);
  await request(app.origin)
    .get((paths[0] as string).replace(/-\w+$/, ''))
    .expect(404);
  await request(app.origin)
    .get((paths[0] as string).replace(`/${id}/`, `/${id + 1000}/`))
    .expect(404);
});
