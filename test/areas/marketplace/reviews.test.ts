import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { contentPath, revisionsPath } from '../../helpers/content-path.js';
import { expectExact } from '../../helpers/exact.js';
import { createPerson } from '../../helpers/people.js';
import { shopsOf } from '../../helpers/shops.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
  shops = shopsOf(app);
});
afterEach(() => expectExact(app.database, 'shops', 'moderation'));
afterAll(() => app.close());

let buyers = 0;
const person = () => createPerson(app.database, `buyer-${++buyers}`);

/** A product of the other person's store. */
const product = async () => shops.product((await shops.store()).slug, { stock: 100 });
/** Buys a product, and pays the seller. */
async function buy(id: number, key = app.people.member.key): Promise<void> {
  const { body } = await shops.order('marketplace', [[id, 1]], key);
  await app.api.post(`/orders/${body.id}/pay`, app.people.other.key).expect(200);
}
const write = (id: number, rating: number, key = app.people.member.key, texts: object = {}) =>
  app.api.post(`/marketplace/products/${id}/reviews`, key).send({ rating, ...texts });
const list = async (id: number, query = '') =>
  (await app.api.get(`/marketplace/products/${id}/reviews?${query}`).expect(200)).body;
const ratingOf = async (id: number) => {
  const { rating, store } = (await app.api.get(`/marketplace/products/${id}`).expect(200)).body;
  return [rating, store.rating];
};

/** A product with reviews of these ratings, each of another buyer. */
async function reviewed(ratings: number[]): Promise<{ id: number; reviews: number[] }> {
  const id = await product();
  const reviews: number[] = [];
  for (const rating of ratings) {
    const buyer = await person();
    await buy(id, buyer.key);
    reviews.push((await write(id, rating, buyer.key).expect(201)).body.id);
  }
  return { id, reviews };
}

describe('a review', () => {
  it('is written by who bought the product, once, and shown with the average and the counts', async () => {
    const { member, moderator } = app.people;
    const id = await product();
    expect(await ratingOf(id)).toEqual([null, null]);
    expect(await list(id)).toEqual({
      reviews: [],
      average: null,
      count: 0,
      stars: [0, 0, 0, 0, 0],
      page: 1,
      pages: 0,
      total: 0,
    });
    await expectCode(write(id, 5), 403, 'not_a_buyer');
    const { body: order } = await shops.order('marketplace', [[id, 1]], member.key);
    await expectCode(write(id, 5), 403, 'not_a_buyer');
    await app.api.post(`/orders/${order.id}/pay`, moderator.key).expect(200);
    const { body } = await write(id, 4, member.key, { title: 'Good', body: 'It holds.' }).expect(201);
    expect(body).toMatchObject({
      product_id: id,
      rating: 4,
      title: 'Good',
      body: 'It holds.',
      author: member.username,
      reply: null,
      replied_at: null,
      hidden: null,
    });
    await expectCode(write(id, 5), 409, 'already_reviewed');
    expect(await list(id)).toMatchObject({ reviews: [body], average: 4, count: 1, stars: [0, 0, 0, 1, 0], total: 1 });
    expect(await ratingOf(id)).toEqual([
      { average: 4, count: 1 },
      { average: 4, count: 1 },
    ]);
    const mine = (await app.api.get('/me/reviews', member.key).expect(200)).body;
    expect(mine.reviews).toContainEqual(body);
    await expectCode(app.api.get('/me/reviews?page=0', member.key), 400, 'invalid_param');
  });

  it('is not written of one’s own product, of one that is not listed, or with a rating that is none', async () => {
    const { other, member } = app.people;
    const id = await product();
    await expectCode(write(id, 5, other.key), 403, 'own_product');
    await expectCode(write(2147483647, 5), 404, 'product_not_found');
    for (const rating of [0, 6, 2.5, '5', null]) {
      const reply = await app.api.post(`/marketplace/products/${id}/reviews`, member.key).send({ rating });
      expect([400, 422]).toContain(reply.status);
    }
    await buy(id);
    await app.api.patch(`/marketplace/products/${id}`, other.key).send({ status: 'inactive' }).expect(200);
    await expectCode(write(id, 5), 404, 'product_not_found');
    await expectCode(app.api.get(`/marketplace/products/${id}/reviews`), 404, 'product_not_found');
    expect(await ratingOf(await product())).toEqual([null, null]);
  });

  it('written twice at the same moment is one', async () => {
    const id = await product();
    await buy(id);
    const replies = await Promise.all([5, 1, 3].map((rating) => write(id, rating)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await list(id)).count).toBe(1);
  });

  it('is changed by its author and by moderators, and says what it said before', async () => {
    const { member, other, moderator } = app.people;
    const id = await product();
    await buy(id);
    const texts = { title: 'Good', body: 'It holds.' };
    const review = (await write(id, 5, member.key, texts).expect(201)).body.id;
    const path = `/marketplace/reviews/${review}`;
    await expectCode(app.api.put(path, other.key).send({ rating: 1 }), 403, 'not_owner');
    const missing = '/marketplace/reviews/2147483647';
    await expectCode(app.api.put(missing, member.key).send({ rating: 1 }), 404, 'review_not_found');
    await expectCode(app.api.get(revisionsPath(missing), member.key), 404, 'review_not_found');
    await expectCode(app.api.post(`${revisionsPath(missing)}/1/restore`, member.key), 404, 'review_not_found');
    await expectCode(app.api.delete(path, other.key), 403, 'not_owner');
    const { body } = await app.api.put(path, member.key).send({ rating: 2 }).expect(200);
    expect(body).toMatchObject({ rating: 2, title: null, body: '' });
    expect(await ratingOf(id)).toEqual([
      { average: 2, count: 1 },
      { average: 2, count: 1 },
    ]);
    const { revisions } = (await app.api.get(revisionsPath(path), member.key).expect(200)).body;
    expect(revisions).toMatchObject([texts]);
    await app.api.post(`${revisionsPath(path)}/1/restore`, moderator.key).expect(200);
    expect((await list(id)).reviews[0]).toMatchObject({ ...texts, rating: 2 });
    // Changes only the title.
    await app.api.put(path, member.key).send({ rating: 2, body: texts.body }).expect(200);
    expect((await app.api.get(revisionsPath(path), member.key)).body.revisions[0]).toMatchObject(texts);
  });

  it('gets one reply of the store’s owner, who may replace it', async () => {
    const { member, other, moderator } = app.people;
    const id = await product();
    await buy(id);
    const review = (await write(id, 1).expect(201)).body.id;
    const path = `/marketplace/reviews/${review}/reply`;
    for (const { key } of [member, moderator])
      await expectCode(app.api.put(path, key).send({ body: 'x' }), 403, 'not_owner');
    await expectCode(
      app.api.put('/marketplace/reviews/2147483647/reply', other.key).send({ body: 'x' }),
      404,
      'review_not_found',
    );
    for (const body of ['We are sorry.', 'We sent another.']) {
      const reply = await app.api.put(path, other.key).send({ body }).expect(200);
      expect(reply.body).toMatchObject({ reply: body, replied_at: expect.any(String), rating: 1 });
    }
    expect((await list(id)).reviews[0].reply).toBe('We sent another.');
  });

  it('counts no more while it is hidden or deleted, and can be written again only where it was deleted', async () => {
    const { member, moderator } = app.people;
    const { id } = await reviewed([5]);
    await buy(id);
    const review = (await write(id, 1).expect(201)).body.id;
    const path = `/marketplace/reviews/${review}`;
    const both = [
      { average: 3, count: 2 },
      { average: 3, count: 2 },
    ];
    const one = [
      { average: 5, count: 1 },
      { average: 5, count: 1 },
    ];
    expect(await ratingOf(id)).toEqual(both);
    await app.api.put(`/moderation/content/review/${review}`, moderator.key).send({ reason: 'Spam' }).expect(200);
    expect(await ratingOf(id)).toEqual(one);
    expect(await list(id)).toMatchObject({ count: 1, stars: [0, 0, 0, 0, 1] });
    await expectCode(write(id, 4), 409, 'already_reviewed');
    await expectCode(app.api.put(path, member.key).send({ rating: 3 }), 404, 'review_not_found');
    await app.api.delete(contentPath(path), moderator.key).expect(200);
    expect(await ratingOf(id)).toEqual(both);
    await app.api.delete(path, member.key).expect(200);
    expect(await ratingOf(id)).toEqual(one);
    await write(id, 3).expect(201);
    await expectCode(app.api.delete(contentPath(path), moderator.key), 409, 'already_exists');
  });

  it('is reported, and staff are told what it says and where', async () => {
    const { other, moderator } = app.people;
    const id = await product();
    await buy(id);
    const review = (await write(id, 1, app.people.member.key, { title: 'Bad', body: 'Rude words' }).expect(201)).body
      .id;
    const { body } = await app.api
      .post('/reports', other.key)
      .send({ target_type: 'review', target_id: review, reason: 'abuse' })
      .expect(201);
    const report = (await app.api.get(`/moderation/reports/${body.id}`, moderator.key).expect(200)).body;
    expect(report.context).toMatchObject({
      title: 'Bad',
      text: 'Rude words',
      author: app.people.member.username,
      path: `/marketplace/products/${id}/reviews`,
    });
  });
});

describe('lists', () => {
  it('sorts reviews by time and by rating, in pages', async () => {
    const { id, reviews } = await reviewed([3, 5, 1, 5, 3]);
    const [a, b, c, d, e] = reviews;
    const ids = async (query: string) => (await list(id, query)).reviews.map((each: { id: number }) => each.id);
    expect(await ids('')).toEqual([e, d, c, b, a]);
    expect(await ids('sort=highest')).toEqual([d, b, e, a, c]);
    expect(await ids('sort=lowest')).toEqual([c, a, e, b, d]);
    expect(await ids('sort=lowest&per_page=2&page=2')).toEqual([e, b]);
    expect(await list(id, 'per_page=2&page=9')).toMatchObject({
      reviews: [],
      average: 3.4,
      count: 5,
      stars: [1, 0, 2, 0, 2],
      pages: 3,
    });
  });

  it('sorts products by rating, unrated ones last', async () => {
    const { slug, id: store } = await shops.store();
    const buyer = await person();
    const ids: number[] = [];
    for (const rating of [2, null, 5, 2]) {
      const id = await shops.product(slug, { category: 'Rated', title: `Rated ${rating}` });
      if (rating !== null) {
        await buy(id, buyer.key);
        await write(id, rating, buyer.key).expect(201);
      }
      ids.push(id);
    }
    const [low, none, high, again] = ids;
    for (const query of [`store_id=${store}`, 'category=Rated', `store_id=${store}&category=Rated`, 'search=rated']) {
      const { body } = await app.api.get(`/marketplace/products?sort=rating&${query}`).expect(200);
      expect(body.products.map(({ id }: { id: number }) => id)).toEqual([high, again, low, none]);
    }
    const { products } = (await app.api.get('/marketplace/products?sort=rating&per_page=1').expect(200)).body;
    expect(products[0].rating.average).toBe(5);
    const { body } = await app.api.get(`/marketplace/stores/${slug}`).expect(200);
    expect(body.store.rating).toEqual({ average: 3, count: 3 });
    await app.api.get('/shop/products?sort=rating').expect(400);
  });
});

it('many who review, change, hide and edit at once leave every count as it is', async () => {
  const { moderator, other } = app.people;
  const id = await product();
  const people = await Promise.all(Array.from({ length: 6 }, person));
  for (const { key } of people) await buy(id, key);
  const ids = (await Promise.all(people.map(({ key }, n) => write(id, (n % 5) + 1, key).expect(201)))).map(
    ({ body }) => body.id as number,
  );
  const acts = ids.flatMap((review, n) => [
    app.api.put(`/marketplace/reviews/${review}`, people[n]?.key).send({ rating: ((n * 3) % 5) + 1 }),
    app.api.put(`/moderation/content/review/${review}`, moderator.key).send({ reason: 'x' }),
    app.api.patch(`/marketplace/products/${id}`, other.key).send({ price: n + 1 }),
    app.api.delete(`/moderation/content/review/${review}`, moderator.key),
  ]);
  for (const { status } of await Promise.all(acts)) expect([200, 404]).toContain(status);
});
