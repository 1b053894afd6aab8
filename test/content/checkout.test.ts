import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelUnpaidOrders } from '../../src/content/orders/order-steps.js';
import { noSettings, quoteOf, type SalesSettings } from '../../src/content/orders/quote.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectCode } from '../helpers/codes.js';
import { expectExact } from '../helpers/exact.js';
import { holdIdempotencyKey } from '../helpers/idempotency.js';
import { createPerson, type Person } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
beforeAll(async () => {
  app = await testApp();
  shops = shopsOf(app);
});
afterAll(() => app.close());

const parcel = {
  ...{
    code: 'parcel',
    name: 'Parcel',
    kind: 'flat' as const,
    price: 4.9,
    free_from: 50,
    steps: [],
    countries: ['DE'],
    address: null,
  },
};
const pickup = {
  ...{
    code: 'pickup',
    name: 'At the shop',
    kind: 'pickup' as const,
    price: 0,
    free_from: null,
    steps: [],
    countries: [],
  },
  address: 'Market 1, Hamburg',
};
const bank = { holder: 'The shop', iban: 'DE89370400440532013000', bic: null };
const selling: SalesSettings = {
  shipping_methods: [
    { ...parcel, countries: ['DE'] },
    { ...pickup, countries: [] },
  ],
  prices_include_tax: true,
  tax_rates: [{ country: 'DE', percent: 19, class: 'standard' }],
  payment_methods: ['transfer', 'cash'],
  bank_account: bank,
  return_days: 14,
};
const address = { name: 'Mira', line1: 'Hafen 12', postal_code: '20457', city: 'Hamburg', country: 'DE' };

let number = 0;
const buyerNamed = () => createPerson(app.database, `cart-${++number}`);
const put = (buyer: Person, id: number, quantity: number) =>
  app.api.put(`/cart/items/${id}`, buyer.key).send({ quantity });
const cartOf = async (buyer: Person) => (await app.api.get('/cart', buyer.key).expect(200)).body.items;
const preview = (buyer: Person, body: object = {}) => app.api.post('/checkout/preview', buyer.key).send(body);
const checkout = (buyer: Person, body: object = {}) => app.api.post('/checkout', buyer.key).send(body);

/** The settings as they are sent: without what there is none of. */
const sent = (settings: object) => JSON.parse(JSON.stringify(settings), (_, value) => value ?? undefined);

/** A store of another person, which sells this, and its product. */
async function selected(
  settings: SalesSettings,
  changes: object = {},
): Promise<{ slug: string; id: number; store: number }> {
  const { slug, id: store } = await shops.store();
  const path = `/marketplace/stores/${slug}/sales-settings`;
  expect((await app.api.put(path, app.people.other.key).send(sent(settings)).expect(200)).body).toEqual(settings);
  return { slug, store, id: await shops.product(slug, { price: 29.9, ...changes }) };
}

describe('sales settings', () => {
  it('are those of a seller alone, and nothing until they are set', async () => {
    const { api, people } = app;
    const { slug } = await shops.store();
    const path = `/marketplace/stores/${slug}/sales-settings`;
    expect((await api.get(path, people.other.key).expect(200)).body).toEqual(noSettings);
    expect((await api.get(path, people.member.key).expect(403)).body.code).toBe('not_owner');
    await api.put(path, people.member.key).send(sent(selling)).expect(403);
    await api.get('/shop/sales-settings', people.member.key).expect(403);
    await api.put('/shop/sales-settings', people.moderator.key).send(sent(noSettings)).expect(200);
    for (const wrong of [
      { bank_account: { holder: 'x', iban: 'not an iban' } },
      { tax_rates: [{ country: 'de', percent: 19 }] },
      { tax_rates: [{ country: 'DE', percent: 100.1 }] },
      { tax_rates: [{ country: 'DE', percent: 0, class: 'zero' }] },
      { shipping_methods: [{ ...parcel, price: 1.001 }] },
      { payment_methods: ['barter'] },
    ]) {
      const reply = await api.put(path, people.other.key).send(sent({ ...selling, ...wrong }));
      expect([reply.status, reply.body.code], JSON.stringify(wrong)).toEqual([400, 'invalid_param']);
    }
    for (const [url, { key }] of [
      [path, people.other],
      ['/shop/sales-settings', people.moderator],
    ] as const) {
      for (const weights of [
        [1000, 1000],
        [500, 2000, 1000],
      ]) {
        const steps = weights.map((weight) => ({ up_to: weight, price: 1 }));
        const wrong = sent({
          ...selling,
          shipping_methods: [parcel, { ...parcel, code: 'post', name: 'Post', steps }],
        });
        const { status, body } = await api.put(url, key).send(wrong);
        const message = 'Each weight of “Post” must be more than the one before.';
        expect([status, body.code, body.message]).toEqual([409, 'invalid_steps', message]);
      }
    }
  });
});

describe('a cart', () => {
  it('has products of the shop and of stores, with what they cost now, until they are removed', async () => {
    const buyer = await buyerNamed();
    const { id, slug } = await selected(selling, { stock: 3 });
    const goods = await shops.shopProduct({ price: 5 });
    await put(buyer, id, 4).expect(200);
    await put(buyer, goods, 1).expect(200);
    expect(await cartOf(buyer)).toMatchObject([
      { product_id: goods, area: 'shop', quantity: 1, available: true, store_id: null },
      { product_id: id, area: 'marketplace', price: 29.9, quantity: 4, available: false },
    ]);
    expect((await put(buyer, id, 2).expect(200)).body.items[1]).toMatchObject({ quantity: 2, available: true });
    await app.api.patch(`/marketplace/stores/${slug}`, app.people.other.key).send({ status: 'inactive' }).expect(200);
    expect((await cartOf(buyer))[1]).toMatchObject({ product_id: id, available: false });
    expect((await app.api.delete(`/cart/items/${id}`, buyer.key).expect(200)).body.items).toHaveLength(1);
    await app.api.delete(`/cart/items/${id}`, buyer.key).expect(200);
    expect((await put(buyer, id, 1).expect(404)).body.code).toBe('product_not_found');
    expect((await app.api.delete('/cart/items/2147483647', buyer.key).expect(404)).body.code).toBe('product_not_found');
    expect(await cartOf(await buyerNamed())).toEqual([]);
  });

  it('has at most fifty products, also if they are put in at once', async () => {
    const buyer = await buyerNamed();
    const { rows } = await app.database.pool.query<{ id: number }>(
      `INSERT INTO products (title, price, regular_price, currency, category, slug, stock)
       SELECT 'Many ' || n, 1, 1, 'EUR', 'Many', 'many-' || n, 1 FROM generate_series(1, 52) n RETURNING id`,
    );
    await app.database.pool.query(
      'INSERT INTO cart_items (user_id, product_id, quantity) SELECT $1, unnest($2::integer[]), 1',
      [buyer.id, rows.slice(0, 49).map(({ id }) => id)],
    );
    const replies = await Promise.all(rows.slice(49).map(({ id }) => put(buyer, id, 1)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(await cartOf(buyer)).toHaveLength(50);
  });
});

describe('a checkout', () => {
  it('shows what each seller gets before it places the orders, and empties the cart', async () => {
    const buyer = await buyerNamed();
    const [one, two] = [
      await selected(selling),
      await selected({ ...selling, prices_include_tax: false }, { price: 10 }),
    ];
    await put(buyer, one.id, 1).expect(200);
    await put(buyer, two.id, 3).expect(200);
    const body = {
      ...{ shipping_address: address, billing_address: { ...address, name: 'Lund Ltd' }, note: 'Ring twice.' },
      shipping_methods: [{ store_id: two.store, code: 'pickup' }],
    };
    const shown = (await preview(buyer, body).expect(200)).body;
    expect(shown).toMatchObject({
      currency: 'EUR',
      total: 70.5,
      parts: [
        { store_id: one.store, shipping_method: 'parcel', subtotal: 29.9, shipping: 4.9, tax: 5.55, total: 34.8 },
        { store_id: two.store, shipping_method: 'pickup', subtotal: 30, shipping: 0, tax: 5.7, total: 35.7 },
      ],
    });
    expect(await shops.stock(one.id)).toBe(5);
    const { orders } = (await checkout(buyer, body).expect(201)).body;
    expect(orders).toMatchObject([
      {
        ...{ status: 'pending', total: 34.8, shipping: 4.9, tax: 5.55, prices_include_tax: true, note: 'Ring twice.' },
        ...{
          shipping_method: 'Parcel',
          shipping_address: { ...address, line2: null, region: null, phone: null },
          payment_method: 'transfer',
        },
        items: [{ product_id: one.id, tax: 4.77 }],
        payment_instructions: { ...bank, reference: `Order ${orders[0].id}`, amount: 34.8 },
      },
      { total: 35.7, shipping: 0, tax: 5.7, prices_include_tax: false, billing_address: { name: 'Lund Ltd' } },
    ]);
    expect(orders[0].checkout_id).toBe(orders[1].checkout_id);
    expect(await cartOf(buyer)).toEqual([]);
    expect(await shops.stock(one.id)).toBe(4);
    expect((await checkout(buyer).expect(409)).body.code).toBe('cart_empty');
    expect((await preview(buyer).expect(409)).body.code).toBe('cart_empty');
    // A refund of items includes the tax that was added.
    await app.api.post(`/orders/${orders[1].id}/pay`, app.people.other.key).expect(200);
    const refund = { items: [{ product_id: two.id, quantity: 1 }] };
    const refunded = await app.api
      .post(`/orders/${orders[1].id}/refund`, app.people.other.key)
      .send(refund)
      .expect(200);
    expect(refunded.body.refunded_total).toBe(11.9);
    await expectExact(app.database, 'shops');
  });

  it('prices a parcel by its weight, and does not deliver what is heavier than the last step', async () => {
    const buyer = await buyerNamed();
    const steps = [
      { up_to: 1000, price: 3.9 },
      { up_to: 2500, price: 7.9 },
    ];
    const { id, slug } = await selected(
      { ...selling, shipping_methods: [{ ...parcel, steps }] },
      { price: 5, weight: 500 },
    );
    const sized = await shops.product(slug, {
      ...{ price: 5, stock: undefined, weight: 300, options: [{ name: 'Size', values: ['S', 'M'] }] },
      variants: [
        { values: ['S'], stock: 9, weight: 1500 },
        { values: ['M'], stock: 9, weight: null },
      ],
    });
    const [{ id: small }, { id: medium }] = (await app.api.get(`/marketplace/products/${sized}`)).body.variants;
    const file = await shops.product(slug, { price: 5, kind: 'digital', weight: 90_000 });
    const part = async () => (await preview(buyer, { shipping_address: address }).expect(200)).body.parts[0];
    await put(buyer, file, 1).expect(200);
    await put(buyer, id, 2).expect(200);
    expect(await part()).toMatchObject({ shipping: 3.9, shipping_methods: [{ code: 'parcel', price: 3.9 }] });
    expect((await part()).items[0]).not.toHaveProperty('weight');
    // A variant without a weight has that of the product.
    await put(buyer, medium, 1).expect(200);
    expect((await part()).shipping).toBe(7.9);
    await put(buyer, small, 1).expect(200);
    expect(await part()).toMatchObject({ deliverable: false, shipping_method: null, shipping_methods: [] });
    await expectCode(checkout(buyer, { shipping_address: address }), 409, 'not_deliverable');
    await app.api.delete(`/cart/items/${small}`, buyer.key).expect(200);
    expect((await checkout(buyer, { shipping_address: address }).expect(201)).body.orders[0].shipping).toBe(7.9);
  });

  it('taxes each product by its class, and the shipping by the highest of what is sent', async () => {
    const buyer = await buyerNamed();
    const rates = [
      { country: 'DE', percent: 20, class: 'standard' as const },
      { country: 'DE', percent: 10, class: 'reduced' as const },
      { country: 'FR', percent: 50, class: 'standard' as const },
    ];
    const settings = {
      ...{ ...selling, shipping_methods: [{ ...parcel, price: 1, countries: [] }] },
      ...{ prices_include_tax: false, tax_rates: rates },
    };
    const { id: book, slug } = await selected(settings, { price: 10, tax_class: 'reduced' });
    const ids = [
      book,
      await shops.product(slug, { price: 10, tax_class: 'zero' }),
      await shops.product(slug, { price: 10, kind: 'service' }),
    ];
    for (const id of ids) await put(buyer, id, 1).expect(200);
    const part = async (country: string) =>
      (await preview(buyer, { shipping_address: { ...address, country } }).expect(200)).body.parts[0];
    const taxes = ({ items }: { items: { tax: number }[] }) => items.map(({ tax }) => tax);
    const shown = await part('DE');
    // The service, which is taxed most, is not sent.
    expect([taxes(shown), shown.tax]).toEqual([[1, 0, 2], 3.1]);
    expect(shown.items[0]).not.toHaveProperty('tax_class');
    // No reduced rate there.
    const abroad = await part('FR');
    expect([taxes(abroad), abroad.tax]).toEqual([[0, 0, 5], 5]);
    const path = `/marketplace/products/${book}`;
    expect((await app.api.get(path).expect(200)).body.tax_class).toBe('reduced');
    const changed = await app.api.patch(path, app.people.other.key).send({ tax_class: 'standard' }).expect(200);
    expect(changed.body.tax_class).toBe('standard');
    const { orders } = (await checkout(buyer, { shipping_address: address }).expect(201)).body;
    expect([taxes(orders[0]), orders[0].tax]).toEqual([[2, 0, 2], 4.2]);
    // Stored before there were classes.
    await app.database.pool.query(
      `UPDATE sales_settings SET settings = '{"tax_rates": [{"country": "DE", "percent": 20}]}' WHERE store_id = (SELECT id FROM stores WHERE slug = $1)`,
      [slug],
    );
    const old = await app.api.get(`/marketplace/stores/${slug}/sales-settings`, app.people.other.key).expect(200);
    expect(old.body.tax_rates).toEqual([{ country: 'DE', percent: 20, class: 'standard' }]);
  });

  it('orders nothing if one seller does not deliver, is not paid that way, or has too little', async () => {
    const buyer = await buyerNamed();
    const [one, two] = [await selected(selling), await selected(noSettings)];
    await put(buyer, one.id, 1).expect(200);
    await put(buyer, two.id, 1).expect(200);
    const abroad = {
      shipping_address: { ...address, country: 'FR' },
      shipping_methods: [{ store_id: one.store, code: 'parcel' }],
    };
    expect((await preview(buyer, abroad).expect(200)).body.parts[0]).toMatchObject({
      shipping_method: null,
      shipping_methods: [{ code: 'pickup' }],
    });
    for (const [body, code] of [
      [abroad, 'not_deliverable'],
      [{ shipping_methods: [{ store_id: one.store, code: 'parcel' }] }, 'not_deliverable'],
      // A parcel is not paid in cash, and the other seller offers nothing.
      [{ shipping_address: address, payment_method: 'cash' }, 'payment_unavailable'],
      [{ shipping_address: address, payment_method: 'transfer' }, 'payment_unavailable'],
    ] as const) {
      expect((await checkout(buyer, body).expect(409)).body.code, JSON.stringify(body)).toBe(code);
    }
    await put(buyer, two.id, 6).expect(200);
    expect((await checkout(buyer, { shipping_address: address }).expect(409)).body.code).toBe('out_of_stock');
    expect(await Promise.all([one.id, two.id].map(shops.stock))).toEqual([5, 5]);
    expect(await cartOf(buyer)).toHaveLength(2);
    const own = app.people.other;
    await put(own, one.id, 1).expect(200);
    expect((await checkout(own, { shipping_address: address }).expect(403)).body.code).toBe('own_product');
    await app.api.delete(`/cart/items/${one.id}`, own.key).expect(200);
  });

  it('is placed once by its Idempotency-Key, also when it is sent twice at once', async () => {
    const buyer = await buyerNamed();
    const { id } = await selected(noSettings);
    await put(buyer, id, 1).expect(200);
    const send = (key: string, body: object = {}) => checkout(buyer, body).set('Idempotency-Key', key);
    const first = (await send('one').expect(201)).body;
    expect((await send('one').expect(201)).body).toEqual(first);
    await expectCode(send('one', { note: 'Another.' }), 422, 'idempotency_key_reused');
    const client = await app.database.pool.connect();
    try {
      await client.query('BEGIN');
      await holdIdempotencyKey(client, buyer, 'createCheckout', 'two');
      await expectCode(send('two'), 409, 'idempotency_in_progress');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
    expect(await shops.stock(id)).toBe(4);
  });

  it('refuses what is no longer for sale, and more than ten sellers', async () => {
    const buyer = await buyerNamed();
    const goods = await shops.shopProduct();
    await put(buyer, goods, 1).expect(200);
    const change = (status: string) =>
      app.api.patch(`/shop/products/${goods}`, app.people.moderator.key).send({ status });
    await change('inactive').expect(200);
    await expectCode(checkout(buyer), 404, 'product_not_found');
    await change('active').expect(200);
    for (let n = 0; n < 10; n++) await put(buyer, await shops.product((await shops.store()).slug), 1).expect(200);
    await expectCode(preview(buyer), 403, 'quota_exceeded');
    await expectCode(checkout(buyer), 403, 'quota_exceeded');
    await app.api.delete(`/cart/items/${goods}`, buyer.key).expect(200);
    expect((await checkout(buyer).expect(201)).body.orders).toHaveLength(10);
  });

  it('sells the last piece once, and never waits for another in a circle', async () => {
    const [one, two] = [await selected(selling, { stock: 1 }), await selected(selling, { stock: 100 })];
    const buyers = await Promise.all(Array.from({ length: 8 }, buyerNamed));
    for (const buyer of buyers) {
      await put(buyer, one.id, 1).expect(200);
      await put(buyer, two.id, 1).expect(200);
    }
    const replies = await Promise.all(buyers.map((buyer) => checkout(buyer, { shipping_address: address })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(await Promise.all([one.id, two.id].map(shops.stock))).toEqual([0, 99]);
    await expectExact(app.database, 'shops');
  });

  it('leaves fourteen days to pay by transfer, and an hour for anything else', async () => {
    const buyer = await buyerNamed();
    const place = async (settings: SalesSettings) => {
      await put(buyer, (await selected(settings)).id, 1).expect(200);
      return (await checkout(buyer, { shipping_address: address }).expect(201)).body.orders[0];
    };
    const [slow, quick] = [await place(selling), await place(noSettings)];
    const days = (order: { placed_at: string; pay_before: string }) =>
      (Date.parse(order.pay_before) - Date.parse(order.placed_at)) / 86_400_000;
    expect([days(slow), days(quick)]).toEqual([14, 1 / 24]);
    await app.database.pool.query(
      `UPDATE orders SET created_at = created_at - interval '2 hours' WHERE buyer_id = $1`,
      [buyer.id],
    );
    await cancelUnpaidOrders(app.database);
    const statusOf = async ({ id }: { id: number }) => (await app.api.get(`/orders/${id}`, buyer.key)).body.status;
    expect([await statusOf(slow), await statusOf(quick)]).toEqual(['pending', 'cancelled']);
    await app.database.pool.query(`UPDATE orders SET pay_before = now() - interval '1 second' WHERE id = $1`, [
      slow.id,
    ]);
    await cancelUnpaidOrders(app.database);
    expect(await statusOf(slow)).toBe('cancelled');
  });
});

it('adds up in currencies of no, two and three decimals, whatever is sold', () => {
  const units = { JPY: 0, EUR: 2, KWD: 3 };
  const pieces = {
    price: fc.bigInt(0n, 9_999_999n),
    quantity: fc.integer({ min: 1, max: 1000 }),
    weight: fc.nat(2000),
  };
  const kind = fc.constantFrom('physical' as const, 'physical' as const, 'digital' as const);
  const classes = fc.constantFrom('standard' as const, 'reduced' as const, 'zero' as const);
  const lines = fc.array(fc.record({ ...pieces, kind, tax_class: classes }), { minLength: 1, maxLength: 50 });
  const steps = fc.uniqueArray(fc.integer({ min: 1, max: 3_000_000 }), { maxLength: 10 });
  const amounts = fc.record({
    ...{ currency: fc.constantFrom('JPY' as const, 'EUR' as const, 'KWD' as const), lines, isIncluded: fc.boolean() },
    ...{
      percent: fc.integer({ min: 0, max: 10_000 }),
      reduced: fc.option(fc.integer({ min: 0, max: 10_000 })),
      shipping: fc.nat(99_999),
      from: fc.option(fc.nat(9_999_999)),
      steps,
    },
  });
  const property = fc.property(amounts, ({ currency, lines, isIncluded, percent, reduced, shipping, from, steps }) => {
    const unit = 10 ** units[currency];
    const ascending = steps.toSorted((one, other) => one - other);
    const priced = ascending.map((weight, index) => ({ up_to: weight, price: (shipping + index) / unit }));
    const free = from === null ? null : from / unit;
    const method = { ...parcel, price: shipping / unit, free_from: free, steps: priced, countries: [] };
    const settings = { ...selling, shipping_methods: [method], prices_include_tax: isIncluded };
    const standard = { country: 'DE', percent: percent / 100, class: 'standard' as const };
    // Others are not of this country.
    const other = { country: 'AT', percent: 99, class: 'reduced' as const };
    const rates = [standard, other, ...(reduced === null ? [] : [{ ...other, country: 'DE', percent: reduced / 100 }])];
    const goods = lines.map((line, id) => ({
      ...line,
      product_id: id,
      variant_id: null,
      variant_label: null,
      title: 'x',
    }));
    const quote = quoteOf(goods, { ...settings, tax_rates: rates }, currency, {
      country: 'DE',
      code: undefined,
      payments: new Set(),
    });
    const subtotal = goods.reduce((sum, line) => sum + line.price * BigInt(line.quantity), 0n);
    expect(quote.subtotal).toBe(subtotal);
    const parcels = goods.filter((line) => line.kind === 'physical');
    const weight = parcels.reduce((sum, line) => sum + line.weight * line.quantity, 0);
    const lighter = steps.filter((step) => step < weight).length;
    const isSent = parcels.length > 0 && (steps.length === 0 || lighter < steps.length);
    expect(quote.offers.length).toBe(isSent ? 1 : 0);
    const isFree = !isSent || (from !== null && subtotal >= BigInt(from));
    expect(quote.shipping).toBe(isFree ? 0n : BigInt(shipping + lighter));
    expect(quote.total).toBe(subtotal + quote.shipping + (isIncluded ? 0n : quote.tax));
    // Each line's tax is off by half a unit at most from the exact one.
    const rateOf = { standard: percent, reduced: reduced ?? 0, zero: 0 };
    const expectTax = (amount: number, tax: bigint, hundredths: number) => {
      const rate = hundredths / 10_000;
      const exact = isIncluded ? (amount * rate) / (1 + rate) : amount * rate;
      expect(Math.abs(Number(tax) - exact)).toBeLessThan(0.5 + 1e-4);
    };
    for (const { price, quantity, tax, tax_class: of } of quote.lines) {
      expectTax(Number(price) * quantity, tax, rateOf[of]);
    }
    const ofLines = quote.lines.reduce((sum, line) => sum + line.tax, 0n);
    const highest = Math.max(0, ...parcels.map(({ tax_class: of }) => rateOf[of]));
    expectTax(Number(quote.shipping), quote.tax - ofLines, highest);
  });
  fc.assert(property, { seed: 48, numRuns: 300 });
});

describe('an order without a cart', () => {
  it('is a checkout of its items without an address: taxed, and paid in the first way of its seller', async () => {
    const buyer = await buyerNamed();
    const added = { ...selling, prices_include_tax: false, shipping_methods: [{ ...pickup, countries: [] }] };
    const [taxed, plain] = [await selected(added, { price: 10 }), await shops.product((await shops.store()).slug)];
    const { body } = await shops
      .order(
        'marketplace',
        [
          [taxed.id, 2],
          [plain, 1],
        ],
        buyer.key,
      )
      .then((reply) => reply);
    expect(body).toMatchObject({ subtotal: 20, tax: 3.8, total: 23.8, shipping_method: 'At the shop' });
    expect(body).toMatchObject({ payment_method: 'transfer', payment_instructions: { amount: 23.8 } });
    const { orders } = (await app.api.get('/marketplace/orders', buyer.key).expect(200)).body;
    expect(orders).toMatchObject([
      { total: 10, tax: 0 },
      { id: body.id, total: 23.8 },
    ]);
    expect(new Set(orders.map((order: { checkout_id: number }) => order.checkout_id))).toEqual(new Set([body.id]));
  });

  it('of goods that are shipped is refused, and takes nothing', async () => {
    const buyer = await buyerNamed();
    const { id } = await selected({ ...selling, shipping_methods: [parcel] }, { stock: 3 });
    const reply = await shops.order('marketplace', [[id, 1]], buyer.key);
    expect([reply.status, reply.body.code]).toEqual([409, 'not_deliverable']);
    expect(await shops.stock(id)).toBe(3);
  });
});
