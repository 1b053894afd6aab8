import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { shopsOf } from '../../helpers/shops.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it('is said wherever one buys, while orders go on, until its day', async () => {
  const { api, people, database, origin } = app;
  const shops = shopsOf(app);
  const { slug } = await shops.store();
  const product = await shops.product(slug);
  const path = `/marketplace/stores/${slug}`;
  const away = (vacation: object | null) => api.patch(path, people.other.key).send({ vacation });
  for (const until of [inDays(0), inDays(-1)]) {
    await expectCode(away({ until }), 400, 'invalid_param');
  }
  const vacation = { note: 'By the *sea*.', until: inDays(1) };
  expect((await away(vacation).expect(200)).body.vacation).toEqual(vacation);
  await api.put(`/cart/items/${product}`, people.member.key).send({ quantity: 1 }).expect(200);
  const seen = async () => {
    const bodies = await Promise.all([
      api.get(path).then(({ body }) => body.store),
      api.get(`/marketplace/products/${product}`).then(({ body }) => body.store),
      api.get('/cart', people.member.key).then(({ body }) => body.items[0]),
      api.post('/checkout/preview', people.member.key).then(({ body }) => body.parts[0]),
    ]);
    return bodies.map((body) => body.vacation);
  };
  expect(await seen()).toEqual([vacation, vacation, vacation, vacation]);
  for (const page of [path, `/marketplace/products/${product}`]) {
    expect((await request(origin).get(page).redirects(1).expect(200)).text).toContain('On vacation. Orders wait until');
  }
  expect((await shops.order('marketplace', [[product, 1]])).status).toBe(201);
  await api.patch(path, people.other.key).send({ description: 'Still away' }).expect(200);
  expect((await seen())[0]).toEqual(vacation);
  await database.pool.query('UPDATE stores SET vacation_until = CURRENT_DATE WHERE slug = $1', [slug]);
  expect(await seen()).toEqual([null, null, null, null]);
  expect((await away({ until: inDays(2) }).expect(200)).body.vacation).toEqual({ note: '', until: inDays(2) });
  expect((await away(null).expect(200)).body.vacation).toBeNull();
  await expectCode(api.patch(path, people.member.key).send({ vacation }), 403, 'not_owner');
});
