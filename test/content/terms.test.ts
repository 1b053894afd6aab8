import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { termsNow } from '../../src/content/orders/terms.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectCode } from '../helpers/codes.js';
import { createPerson } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const write = (name: string, text: string) =>
  app.api.put(`/site/pages/${name}`, app.people.admin.key).send({ text }).expect(200);

it('keeps the version of the terms that a checkout names, and refuses any but the current one', async () => {
  const { api, people } = app;
  const buyer = await createPerson(app.database, 'agreeable');
  const shops = shopsOf(app);
  const goods = await shops.product((await shops.store()).slug);
  const fill = () => api.put(`/cart/items/${goods}`, buyer.key).send({ quantity: 1 }).expect(200);
  const current = async () => (await api.post('/checkout/preview', buyer.key).expect(200)).body.terms_version;
  const order = (version?: string) => api.post('/checkout', buyer.key).send({ agreed_terms: version });

  await fill();
  expect(await current()).toBeNull();
  await expectCode(order('2026'), 409, 'terms_changed');
  expect((await order().expect(201)).body.orders[0].agreed_terms).toBeNull();

  await write('terms', 'Be fair.');
  await fill();
  const first = await current();
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  await write('terms', 'Be fair.');
  expect(await current()).toBe(first);
  const placed = (await order(first).expect(201)).body.orders[0];
  expect(placed.agreed_terms).toEqual({ version: first, at: placed.placed_at });
  expect((await api.get(`/orders/${placed.id}`, people.other.key).expect(200)).body.agreed_terms.version).toBe(first);

  await fill();
  await write('terms', 'Be fairer.');
  await expectCode(order(first), 409, 'terms_changed');
  const second = await current();
  await write('withdrawal', 'Within 14 days.');
  await expectCode(order(second), 409, 'terms_changed');
  expect((await api.get('/cart', buyer.key)).body.items).toHaveLength(1);
  const both = await current();
  expect((await order(both).expect(201)).body.orders[0].agreed_terms).not.toBeNull();

  // The same texts have the same version, and other texts another.
  await fill();
  await write('withdrawal', '');
  expect(await current()).toBe(second);
  await write('terms', 'Be fair.');
  expect(await current()).toBe(first);
  expect(new Set([first, second, both]).size).toBe(3);
});

it('asks guests for the same, of texts of the operator, too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(folder, 'terms.txt'), 'Be fair.');
  writeFileSync(join(folder, 'rules.txt'), 'No rules.');
  const other = await testApp({ settings: { PAGES_DIR: folder } });
  try {
    const items = [{ id: await shopsOf(other).shopProduct(), quantity: 1 }];
    const preview = () => other.api.post('/guest/checkout/preview').send({ items }).expect(200);
    const order = (version: string) =>
      other.api.post('/guest/checkout').send({ items, email: 'ada@example.org', agreed_terms: version });
    const version = (await preview()).body.terms_version;
    expect(version).toMatch(/^[0-9a-f]{12}$/);
    await expectCode(order('another'), 409, 'terms_changed');
    expect((await order(version).expect(200)).body.orders[0].agreed_terms.version).toBe(version);
    // The operator's file is one of both, though an admin wrote the other.
    const { sitePage } = other.database.prisma;
    await sitePage.create({ data: { name: 'withdrawal', text: '14 days.' } });
    const texts = { terms: 'Be fair.' };
    const now = async () => (await termsNow(other.database.prisma, { site: { ...other.config.site, texts } })).version;
    const before = await now();
    texts.terms = 'Be fairer.';
    expect(await now()).not.toBe(before);
  } finally {
    await other.close();
    rmSync(folder, { recursive: true });
  }
});
