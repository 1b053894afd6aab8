import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteLanguages } from '../../../src/core/platform/settings/choices.js';
import { readNumber, writeNumber } from '../../../src/web/texts/numbers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { shopsOf } from '../../helpers/shops.js';
import { formAt, newcomer, tokenIn, type Visitor } from '../visitor.js';

const either = (thousands: number, decimals: number) => ({ either: [thousands, decimals] });

describe('a number in a form', () => {
  it.each([
    ['en', 2, '1,500.00', 1500],
    ['en', 2, '1,500', 1500],
    ['en', 2, '1.500,00', 1500],
    ['en', 2, '12,50', 12.5],
    ['en', 2, '0.500', 0.5],
    ['en', 2, '1234.500', 1234.5],
    ['en', 2, '1.234.567', 1_234_567],
    ['en', 2, '1 500.00', 1500],
    ['en', 2, '1.500', either(1500, 1.5)],
    ['en', 0, '1.000', either(1000, 1)],
    ['en', 0, '1,000', 1000],
    ['en', 0, '12.5', 12.5],
    ['en', 3, '1.500', 1.5],
    ['de', 2, '1.500,00', 1500],
    ['de', 2, '1.500', 1500],
    ['de', 2, '1,500.00', 1500],
    ['de', 2, '12.50', 12.5],
    ['de', 2, '-12,5', -12.5],
    ['de', 2, '1’500,00', 1500],
    ['de', 2, '1,500', either(1500, 1.5)],
    ['de', 0, '1.000', 1000],
    ['de', 0, '1,000', either(1000, 1)],
    ['de', 3, '1,500', 1.5],
    ['es', 2, '1.500', 1500],
    ['es', 2, '1500.5', 1500.5],
    ['fr', 2, '1\u202f500,50', 1500.5],
    ['fr', 2, '1 500', 1500],
    ['fr', 2, '12.50', 12.5],
    ['fr', 2, '1.500,00', 1500],
    ['fr', 2, '1,500.00', 1500],
    ['fr', 2, '1,500', either(1500, 1.5)],
    ['fr', 2, '1.500', either(1500, 1.5)],
    ['fr', 3, '1,500', 1.5],
    ...['', '1,50,0', '1.50.00', '1e3', '0x10', '1 5', '1,', ',5', '--1', 'NaN', '١٢'].map(
      (text) => ['de', 2, text, null] as const,
    ),
  ] as const)('reads a number in %s with %i decimals: %s', (language, decimals, text, expected) => {
    expect(readNumber(text, language, decimals)).toEqual(typeof expected === 'number' ? { value: expected } : expected);
  });

  it.each(siteLanguages)('is read as it is written (%s)', (language) => {
    for (const decimals of [0, 2, 3]) {
      for (const value of [0, 0.07, 12.5, 1.005, 1500, 99_999_999.99].map((each) => Number(each.toFixed(decimals)))) {
        expect(readNumber(writeNumber(value, language, decimals), language, decimals)).toEqual({ value });
      }
    }
  });
});

describe.each([
  [
    'en',
    { price: '1.500', stock: '1.000' },
    ['1500', '1.50', '1000'],
    { price: '1,500.50', stock: '2,000' },
    '1500.50',
  ],
  [
    'de',
    { price: '1,500', stock: '1,000' },
    ['1500', '1,50', '1000'],
    { price: '1.500,50', stock: '2.000' },
    '1500,50',
  ],
  [
    'fr',
    { price: '1.500', stock: '1,000' },
    ['1500', '1,50', '1000'],
    { price: '1 500,50', stock: '2 000' },
    '1500,50',
  ],
] as const)('a form in %s', (language, unclear, ways, clear, written) => {
  let app: TestApp;
  let admin: Visitor;
  let page: string;
  const headers = { 'Accept-Language': language };
  beforeAll(async () => {
    app = await testApp({ settings: { RATE_LIMITS: 'off' } });
    page = `/shop/products/${await shopsOf(app).shopProduct({ price: 10, stock: 5, title: 'A lamp' })}`;
    admin = await newcomer(app, 'ada');
    await app.database.pool.query(`UPDATE users SET role = 'admin' WHERE username = 'ada'`);
  });
  afterAll(() => app.close());

  const send = async (fields: Record<string, string>) => {
    const { text } = await admin.get(page, headers);
    return admin.post(formAt(page, `PATCH ${page}`), { form_token: tokenIn(text), ...fields }, headers);
  };
  const product = async () => (await app.api.get(page).expect(200)).body;

  it('asks again where a number could be two, and keeps what was filled in', async () => {
    const { status, text } = await send({ title: 'Kept', ...unclear });
    expect(status).toBe(400);
    for (const way of ways) expect(text).toMatch(new RegExp(`class="fault"[^>]*>[^<]*${way.replace('.', '\\.')}`));
    for (const [name, value] of Object.entries({ title: 'Kept', ...unclear })) {
      expect(text).toMatch(new RegExp(`<input [^>]*name="${name}"[^>]*value="${value.replace('.', '\\.')}"`));
    }
    expect(await product()).toMatchObject({ title: 'A lamp', price: 10, stock: 5 });
  });

  it('takes what the reader’s language says, and shows it so', async () => {
    expect((await send(clear)).status).toBe(303);
    expect(await product()).toMatchObject({ price: 1500.5, stock: 2000 });
    const { text } = await admin.get(page, headers);
    expect(text).toMatch(new RegExp(`<input [^>]*name="price"[^>]*value="${written.replace('.', '\\.')}"`));
    expect(text).toMatch(/<input [^>]*name="stock"[^>]*value="2000"/);
    expect((await send({ price: 'viel' })).text).toMatch(/class="fault"[^>]*>[^<]*12[.,]50/);
  });
});
