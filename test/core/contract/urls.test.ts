import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';
import { Visitor } from '../../web/visitor.js';

let app: TestApp;
const at: Record<string, string | number> = {};

beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
  const [shops, videos] = [shopsOf(app), videosOf(app)];
  at.STORE = (await shops.store()).slug;
  at.PRODUCT = await shops.product(String(at.STORE));
  at.GOODS = await shops.shopProduct();
  at.VIDEO = await videos.video({ status: 'ready' });
});
afterAll(() => app.close());

const unparsable = ['https://xn--a/x.png', 'https://xn--0/', 'http://a.xn--a.example/'];

describe('a URL that the URL Standard cannot parse', () => {
  it.each([
    ['patch', '/marketplace/products/PRODUCT', 'image_url', 'member'],
    ['post', '/marketplace/stores/STORE/products', 'image_url', 'member'],
    ['patch', '/shop/products/GOODS', 'image_url', 'admin'],
    ['patch', '/videos/VIDEO', 'thumbnail_url', 'member'],
    ['put', '/me', 'website', 'member'],
    ['post', '/webhooks', 'url', 'member'],
  ] as const)('is refused by %s %s as %s', async (method, path, field, who) => {
    const needed = { title: 'x', price: 1, category: 'x', types: ['topic.created'] };
    const known = method === 'post' ? (field === 'url' ? ['types'] : ['title', 'price', 'category']) : [];
    const body = Object.fromEntries(Object.entries(needed).filter(([name]) => known.includes(name)));
    for (const url of unparsable) {
      const fullPath = path.replace(/[A-Z]{5,}/, (name) => String(at[name]));
      const { body: reply } = await app.api
        .call(method, fullPath, app.people[who].key)
        .send({ ...body, [field]: url })
        .expect(400);
      expect([url, Object.keys(reply.data.params)]).toEqual([url, [field]]);
    }
  });

  it('is invalid in the contract', () => {
    const text = readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8');
    const { schemas } = JSON.parse(text).components;
    for (const name of ['NullableImageUrl', 'WebAddress', 'WebhookUrl']) expect(schemas[name].format).toBe('http-url');
  });

  it('does not break pages if it is older than this rule', async () => {
    const { pool } = app.database;
    await pool.query('UPDATE products SET image_url = $1', [unparsable[0]]);
    await pool.query('UPDATE videos SET thumbnail_url = $1', [unparsable[0]]);
    await pool.query('UPDATE users SET website = $1', [unparsable[0]]);
    const visitor = new Visitor(app);
    const pages = [
      `/marketplace/products/${at.PRODUCT}`,
      `/shop/products/${at.GOODS}`,
      `/videos/${at.VIDEO}`,
      '/marketplace',
      '/videos',
      '/users/mia_member',
      `/oembed?url=${encodeURIComponent(`${app.origin}/videos/${at.VIDEO}`)}`,
      '/',
    ];
    for (const page of pages) expect([page, (await visitor.get(page)).status]).toEqual([page, 200]);
  });
});
