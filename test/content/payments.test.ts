import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelUnpaidOrders } from '../../src/content/orders/order-steps.js';
import { PaymentWorker } from '../../src/content/payments/payment-worker.js';
import { paymentProviders } from '../../src/content/payments/providers.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { silentLog } from '../helpers/database.js';
import { expectExact } from '../helpers/exact.js';
import { createPerson, type Person } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';
import { type Fault, StripeEmulator, signed } from '../helpers/stripe.js';
import { inTheEnd } from '../helpers/waiting.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
let worker: PaymentWorker;
const stripe = new StripeEmulator();
beforeAll(async () => {
  app = await testApp({ settings: { ...stripe.settings(await stripe.listen()), COMMISSION: '10' } });
  shops = shopsOf(app);
  stripe.target = app.origin;
  const { database, config } = app;
  worker = new PaymentWorker({ database, log: silentLog, find: paymentProviders(config), config });
});
beforeEach(() => {
  stripe.holds = false;
  expect(stripe.faults).toEqual([]);
});
afterAll(async () => {
  await worker.stop();
  await expectExact(app.database, 'shops');
  await app.close();
  stripe.close();
});

const settings = {
  ...{ shipping_methods: [], prices_include_tax: true, tax_rates: [], payment_methods: ['stripe', 'transfer'] },
  bank_account: { holder: 'The shop', iban: 'DE89370400440532013000' },
};

let number = 0;
const buyerNamed = () => createPerson(app.database, `payer-${++number}`);
const orderOf = async ({ id }: { id: number }) =>
  (await app.api.get(`/orders/${id}`, app.people.admin.key).expect(200)).body;
const stepsOf = async ({ id }: { id: number }) =>
  (await app.api.get(`/orders/${id}/events`, app.people.admin.key).expect(200)).body.events.map(
    ({ type, party, amount }: { type: string; party: string; amount: number | null }) =>
      `${type} by ${party}: ${amount}`,
  );
const stockOf = async (id: number) => (await app.database.prisma.product.findUniqueOrThrow({ where: { id } })).stock;
const sellerKey = () => app.people.other.key;

/** A product of a new store that takes payments by Stripe. */
async function product(stock = 5, price = 29.9): Promise<{ id: number; slug: string }> {
  const { slug } = await shops.store();
  await app.api.put(`/marketplace/stores/${slug}/sales-settings`, sellerKey()).send(settings).expect(200);
  return { slug, id: await shops.product(slug, { price, stock }) };
}

/** The order of a new buyer of these, each once. */
async function ordered(...ids: number[]): Promise<{ id: number; buyer: Person; orders: { id: number }[] }> {
  const buyer = await buyerNamed();
  for (const id of ids) await app.api.put(`/cart/items/${id}`, buyer.key).send({ quantity: 1 }).expect(200);
  const { body } = await app.api.post('/checkout', buyer.key).send({ payment_method: 'stripe' }).expect(201);
  return { id: body.id, buyer, orders: body.orders };
}

/** Does what is due, with these faults of the provider one after the other, until nothing is. */
async function work(...faults: Fault[]): Promise<void> {
  stripe.faults.push(...faults);
  for (let round = 0; round < 10; round++) {
    await worker.workDue();
    await worker.idle();
    // Postponed ones, whose time has not come. Checks are for later.
    const { count } = await app.database.prisma.paymentTask.updateMany({
      where: { doneAt: null, kind: { not: 'check' }, dueAt: { gt: new Date() } },
      data: { dueAt: new Date() },
    });
    if (count === 0) return;
  }
}

const payable = async (order: { id: number }) => stripe.at((await orderOf(order)).payment.url);

describe('a payment through a provider', () => {
  it('begins after the checkout, and marks the order as paid by its event', async () => {
    const { id, slug } = await product();
    const order = await ordered(id);
    expect(await orderOf(order)).toMatchObject({ status: 'pending', payment: { status: 'starting', url: null } });
    await work();
    const open = await orderOf(order);
    expect(open.payment).toMatchObject({ provider: 'stripe', status: 'open', amount: 29.9, test: true, fault: null });
    await stripe.pay(stripe.at(open.payment.url));
    expect(await orderOf(order)).toMatchObject({ status: 'paid', payment: { status: 'paid', url: null } });
    expect(await stepsOf(order)).toEqual(['placed by buyer: null', 'paid by system: 29.9']);
    const { body } = await app.api.get(`/marketplace/stores/${slug}/ledger`, sellerKey()).expect(200);
    expect(body).toMatchObject({ balance: 26.91, currency: 'EUR', commission_percent: 10, next_cursor: null });
  });

  it('of several sellers is one, and each refund goes back to it', async () => {
    const [first, second] = [await product(), await product(5, 10)];
    const order = await ordered(first.id, second.id);
    await work();
    const session = await payable(order);
    expect(session.amount_total).toBe(3990);
    await stripe.pay(session);
    const [a, b] = order.orders as [{ id: number }, { id: number }];
    await app.api.post(`/orders/${a.id}/refund`, sellerKey()).send({ amount: 5 }).expect(200);
    await app.api.post(`/orders/${a.id}/refund`, sellerKey()).send({}).expect(200);
    await work();
    expect(stripe.refundedOf(session.payment_intent)).toBe(2990);
    expect(await orderOf(a)).toMatchObject({ status: 'refunded', refunded_total: 29.9 });
    expect(await orderOf(b)).toMatchObject({ status: 'paid', refunded_total: 0 });
    const { body } = await app.api.get(`/marketplace/stores/${first.slug}/ledger`, sellerKey()).expect(200);
    expect(body.balance).toBe(0);
    expect(body.entries.map(({ type, amount }: { type: string; amount: number }) => `${type} ${amount}`)).toEqual([
      ...['commission 2.49', 'refund -24.9', 'commission 0.5', 'refund -5', 'commission -2.99', 'sale 29.9'],
    ]);
  });

  it.each<[string, Fault[]]>([
    ['a reply that is lost', ['cut']],
    ['a provider that is busy twice', ['busy', 'busy']],
  ])('begins once in spite of %s', async (_, faults) => {
    const before = stripe.sessions.size;
    const order = await ordered((await product()).id);
    await work(...faults);
    expect(stripe.sessions.size).toBe(before + 1);
    await stripe.pay(await payable(order));
    expect(await orderOf(order)).toMatchObject({ status: 'paid' });
  });

  it('that the provider refuses says so, and the stock comes back in time', async () => {
    const { id } = await product(1);
    const order = await ordered(id);
    await work('refused');
    expect(await orderOf(order)).toMatchObject({ status: 'pending', payment: { status: 'ended', fault: 'refused' } });
    await expire(order);
    expect(await stockOf(id)).toBe(1);
  });
});

/** The time to pay of an order is over. */
async function expire({ id }: { id: number }): Promise<void> {
  await app.database.prisma.order.update({ where: { id }, data: { createdAt: new Date(Date.now() - 3_700_000) } });
  await cancelUnpaidOrders(app.database);
}

describe('an event', () => {
  it('takes effect once, however often and late it comes', async () => {
    const order = await ordered((await product()).id);
    await work();
    const session = await payable(order);
    const event = await stripe.pay(session);
    await Promise.all([stripe.send(event), stripe.send(event)]);
    expect(await stripe.send({ ...event, id: 'evt_again' })).toBe(200);
    await stripe.send({
      id: 'evt_late',
      type: 'checkout.session.expired',
      data: { object: { ...session, status: 'expired' } },
    });
    expect(await stepsOf(order)).toEqual(['placed by buyer: null', 'paid by system: 29.9']);
    expect(await orderOf(order)).toMatchObject({ status: 'paid', payment: { status: 'paid' } });
  });

  it('may come before the reply of the session', async () => {
    const order = await ordered((await product()).id);
    await worker.idle();
    stripe.faults.push('cut');
    await worker.workDue();
    await worker.idle();
    const session = [...stripe.sessions.values()].at(-1) as Parameters<typeof stripe.pay>[0];
    await stripe.pay(session);
    expect(await orderOf(order)).toMatchObject({ status: 'paid' });
    await work();
    expect(await orderOf(order)).toMatchObject({ status: 'paid', payment: { status: 'paid', url: null } });
  });

  it('that never comes is asked for', async () => {
    stripe.holds = true;
    const order = await ordered((await product()).id);
    await work();
    await stripe.pay(await payable(order));
    expect(await orderOf(order)).toMatchObject({ status: 'pending' });
    const { prisma } = app.database;
    await prisma.paymentTask.updateMany({ where: { kind: 'check', doneAt: null }, data: { dueAt: new Date() } });
    await work();
    expect(await orderOf(order)).toMatchObject({ status: 'paid' });
  });

  it.each([
    ['amount', { amount_total: 500 }],
    ['currency', { currency: 'usd' }],
  ])('of another %s changes no order, and says so', async (_, changes) => {
    const order = await ordered((await product()).id);
    await work();
    await stripe.pay(await payable(order), changes);
    const { status, payment } = await orderOf(order);
    expect([status, payment.status]).toEqual(['pending', 'ended']);
    expect(payment.fault).toMatch(/^stripe reports (500 EUR|2990 USD), not 2990 EUR/);
  });

  it('with a signature that is wrong, old or missing is refused', async () => {
    const order = await ordered((await product()).id);
    await work();
    const session = { ...(await payable(order)), status: 'complete', payment_status: 'paid', payment_intent: 'pi_0' };
    const event = { id: 'evt_forged', type: 'checkout.session.completed', data: { object: session } };
    const post = (header: string | null, payload: string, provider = 'stripe') => {
      const request = app.api.post(`/payments/${provider}/events`).set('content-type', 'application/json');
      return (header === null ? request : request.set('stripe-signature', header)).send(payload);
    };
    const { payload, header } = signed(event);
    for (const wrong of [
      post(null, payload),
      post(signed(event, { secret: 'whsec_other' }).header, payload),
      post(signed(event, { at: Math.floor(Date.now() / 1000) - 600 }).header, payload),
      post(header, payload.replace('2990', '2991')),
    ]) {
      const reply = await wrong;
      expect([reply.status, reply.body.code]).toEqual([400, 'signature_invalid']);
    }
    const other = await post(header, payload, 'paypal');
    expect([other.status, other.body.code]).toEqual([404, 'provider_not_found']);
    expect(await orderOf(order)).toMatchObject({ status: 'pending' });
    // The same event, signed: it was only the signature.
    await post(header, payload).expect(200);
    expect(await orderOf(order)).toMatchObject({ status: 'paid' });
  });
});

describe('a payment that comes too late', () => {
  it('for the last piece, which somebody else has, goes back', async () => {
    const { id } = await product(1);
    const late = await ordered(id);
    await work();
    const session = await payable(late);
    stripe.holds = true;
    await stripe.pay(session);
    await expire(late);
    stripe.holds = false;
    const quick = await ordered(id);
    await work();
    await stripe.pay(await payable(quick));
    await work();
    expect(await orderOf(late)).toMatchObject({ status: 'cancelled', refunded_total: 0 });
    expect(await stepsOf(late)).toContain('late_payment by system: 29.9');
    expect(stripe.refundedOf(session.payment_intent)).toBe(2990);
    expect(await orderOf(quick)).toMatchObject({ status: 'paid' });
    expect(await stockOf(id)).toBe(0);
  });

  it('is not possible once the page to pay at has ended with the order', async () => {
    const order = await ordered((await product()).id);
    await work();
    const session = await payable(order);
    await app.api.delete(`/orders/${order.id}`, order.buyer.key).expect(200);
    await work();
    expect(session.status).toBe('expired');
    expect(await orderOf(order)).toMatchObject({ status: 'cancelled', payment: { status: 'ended', url: null } });
  });

  it('for an order that a seller marked as paid goes back', async () => {
    const order = await ordered((await product()).id);
    await work();
    const session = await payable(order);
    stripe.holds = true;
    const event = await stripe.pay(session);
    await app.api.post(`/orders/${order.id}/pay`, sellerKey()).send({ amount: 29.9 }).expect(200);
    await stripe.send(event);
    await work();
    expect(stripe.refundedOf(session.payment_intent)).toBe(2990);
    expect(await orderOf(order)).toMatchObject({ status: 'paid', refunded_total: 0 });
  });
});

describe('200 buyers at 20 pieces', () => {
  it('are charged for what they get, once, whether they pay, leave, pay late or their events vanish', async () => {
    const [pieces, price] = [20, 29.9];
    const { id } = await product(pieces, price);
    const all = await Promise.all(Array.from({ length: 200 }, buyerNamed));
    for (const { key } of all) await app.api.put(`/cart/items/${id}`, key).send({ quantity: 1 }).expect(200);
    const sessions: ReturnType<typeof stripe.at>[] = [];
    for (const wave of [all.slice(0, 80), all.slice(80, 120), all.slice(120, 160), all.slice(160)]) {
      const replies = await Promise.all(
        wave.map(({ key }) => inTheEnd(() => app.api.post('/checkout', key).send({ payment_method: 'stripe' }))),
      );
      const refused = replies.filter(({ status }) => status !== 201);
      expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['out_of_stock']));
      const placed = replies.filter(({ status }) => status === 201).map(({ body }) => body as { id: number });
      await work();
      const opened = await Promise.all(placed.map(payable));
      sessions.push(...opened);
      stripe.holds = true;
      const events = await Promise.all(opened.map((session, at) => (at % 4 < 2 ? stripe.pay(session) : null)));
      // The first of four is told twice at once; the event of the second vanishes; the third leaves; the fourth pays late.
      await Promise.all(
        events.flatMap((event, at) => (at % 4 === 0 && event ? [1, 2].map(() => stripe.send(event)) : [])),
      );
      const { prisma } = app.database;
      await prisma.paymentTask.updateMany({ where: { kind: 'check', doneAt: null }, data: { dueAt: new Date() } });
      await work();
      await prisma.order.updateMany({
        where: { id: { in: placed.map((order) => order.id) }, status: 'pending' },
        data: { createdAt: new Date(Date.now() - 3_700_000) },
      });
      await cancelUnpaidOrders(app.database);
      await Promise.all(opened.map((session, at) => (at % 4 === 3 ? stripe.pay(session) : null)));
      stripe.holds = false;
      await work();
    }
    const sold = await app.database.prisma.orderItem.count({ where: { productId: id, order: { status: 'paid' } } });
    expect(await stockOf(id)).toBe(pieces - sold);
    expect(sold).toBeGreaterThan(pieces * 0.75);
    const kept = sessions
      .filter(({ payment_status: status }) => status === 'paid')
      .map((session) => {
        return session.amount_total - stripe.refundedOf(session.payment_intent);
      });
    // Whoever paid has a piece, or all of the money back.
    expect(kept.filter((amount) => amount !== 0)).toEqual(Array(sold).fill(price * 100));
    expect(kept).toContain(0);
  });
});

describe('a refund', () => {
  it('that the provider refuses is taken back, and can be made again', async () => {
    const order = await ordered((await product()).id);
    await work();
    const session = await payable(order);
    await stripe.pay(session);
    await app.api.post(`/orders/${order.id}/complete`, order.buyer.key).expect(200);
    await app.api.post(`/orders/${order.id}/refund`, sellerKey()).send({}).expect(200);
    await work();
    expect(await orderOf(order)).toMatchObject({ status: 'refunded', refunded_total: 29.9 });
    await stripe.failRefund(stripe.refunds.at(-1) as (typeof stripe.refunds)[number]);
    const { status, refunded_total: refunded, payment } = await orderOf(order);
    expect([status, refunded]).toEqual(['completed', 0]);
    expect(payment.fault).toContain('expired_or_canceled_card');
    expect(await stepsOf(order)).toContain('refund_failed by system: 29.9');
    await app.api.post(`/orders/${order.id}/refund`, sellerKey()).send({}).expect(200);
    await work('cut', 'cut', 'busy');
    expect(stripe.refundedOf(session.payment_intent)).toBe(2990);
    expect(await orderOf(order)).toMatchObject({ status: 'refunded', refunded_total: 29.9 });
  });

  it('that the provider refuses opens the dispute again that it ended, and leaves other orders completed', async () => {
    const order = await ordered((await product()).id);
    await work();
    await stripe.pay(await payable(order));
    const refused = async (amount: number, key: string) => {
      await app.api.post(`/orders/${order.id}/refund`, key).send({ amount, reason: 'A part.' }).expect(200);
      await work();
      const before = (await orderOf(order)).status;
      await stripe.failRefund(stripe.refunds.at(-1) as (typeof stripe.refunds)[number]);
      const { status, refunded_total: refunded } = await orderOf(order);
      return [before, status, refunded];
    };
    const { moderator } = app.people;
    await app.api.post(`/orders/${order.id}/complete`, sellerKey()).expect(200);
    expect(await refused(5, sellerKey())).toEqual(['completed', 'completed', 0]);
    await app.api.post(`/orders/${order.id}/dispute`, order.buyer.key).send({ reason: 'Broken.' }).expect(200);
    expect(await refused(5, moderator.key)).toEqual(['completed', 'disputed', 0]);
    expect(await refused(29.9, moderator.key)).toEqual(['refunded', 'disputed', 0]);
    const { entries } = (await app.api.get('/moderation/queue?cause=dispute', moderator.key).expect(200)).body;
    expect(entries).toMatchObject([{ target_type: 'order', target_id: order.id }]);
    await app.api.post(`/orders/${order.id}/refund`, moderator.key).send({ amount: 0, reason: 'No.' }).expect(200);
    expect(await refused(5, sellerKey())).toEqual(['completed', 'completed', 0]);
  });
});

describe('the account of a store', () => {
  it('owes the site the commission on what the store was paid itself, and is paid out by an admin', async () => {
    const { api, people } = app;
    const { id, slug } = await product(9);
    const path = `/marketplace/stores/${slug}`;
    const commission = api.put(`${path}/commission`, people.admin.key).send({ percent: 5 });
    expect((await commission.expect(200)).body.commission_percent).toBe(5);
    const buyer = await buyerNamed();
    await api.put(`/cart/items/${id}`, buyer.key).send({ quantity: 1 }).expect(200);
    const { body } = await api.post('/checkout', buyer.key).send({ payment_method: 'transfer' }).expect(201);
    for (const [amount, message] of [
      [20, '9.90 EUR is missing.'],
      [30, '0.10 EUR is too much.'],
    ]) {
      const reply = await api.post(`/orders/${body.id}/pay`, sellerKey()).send({ amount }).expect(409);
      expect(reply.body).toMatchObject({ code: 'amount_differs', message });
    }
    await api.post(`/orders/${body.id}/pay`, sellerKey()).send({ amount: 29.9 }).expect(200);
    const balance = async () => (await api.get(`${path}/ledger`, sellerKey()).expect(200)).body.balance;
    expect(await balance()).toBe(-1.5);
    const paid = await ordered(id);
    await work();
    await stripe.pay(await payable(paid));
    expect(await balance()).toBe(26.9);
    const payout = (amount: number, key = people.admin.key) =>
      api.post(`${path}/payouts`, key).send({ amount, note: 'Transfer 7' });
    expect((await payout(26.91).expect(409)).body.code).toBe('payout_exceeds_balance');
    const both = await Promise.all([payout(20), payout(20)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balance()).toBe(6.9);
    expect((await payout(1, sellerKey()).expect(403)).body.code).toBe('forbidden');
    for (const of of ['ledger', 'ledger/export']) {
      expect((await api.get(`${path}/${of}`, buyer.key).expect(403)).body.code).toBe('not_owner');
    }
  });
});

describe('a node of the release before, during an upgrade', () => {
  it.each(['stripe', 'transfer'])('refunds a whole order, paid by %s, also in the account and there', async (way) => {
    const { id, slug } = await product();
    const buyer = await buyerNamed();
    await app.api.put(`/cart/items/${id}`, buyer.key).send({ quantity: 1 }).expect(200);
    const { body: order } = await app.api.post('/checkout', buyer.key).send({ payment_method: way }).expect(201);
    await work();
    const session = way === 'stripe' ? await payable(order) : null;
    if (session === null) await app.api.post(`/orders/${order.id}/pay`, sellerKey()).expect(200);
    else await stripe.pay(session);
    await app.api.post(`/orders/${order.id}/refund`, sellerKey()).send({ amount: 5 }).expect(200);
    // Its statement.
    await app.database.pool.query(`UPDATE orders SET status = 'refunded' WHERE id = $1`, [order.id]);
    await work();
    expect(await orderOf(order)).toMatchObject({ status: 'refunded', refunded_total: 29.9 });
    expect((await stepsOf(order)).slice(2)).toEqual(['refunded by seller: 5', 'refunded by seller: 24.9']);
    const { body } = await app.api.get(`/marketplace/stores/${slug}/ledger`, sellerKey()).expect(200);
    expect(body.balance).toBe(0);
    if (session !== null) expect(stripe.refundedOf(session.payment_intent)).toBe(2990);
  });

  it('leaves an order that it withdraws cancelled, and a payment that comes late goes back', async () => {
    const { id } = await product();
    const { orders, buyer, ...order } = await ordered(id);
    await work();
    const session = await payable(order);
    const { number, items } = await orderOf(order);
    await shops.order('marketplace', [[id, 1]], buyer.key);
    // Its statements.
    await app.database.pool.query('UPDATE products SET stock = stock + 1 WHERE id = $1', [id]);
    const { rows } = await app.database.pool.query('DELETE FROM orders WHERE id = $1 RETURNING id', [order.id]);
    expect(rows).toEqual([{ id: order.id }]);
    expect(await orderOf(order)).toMatchObject({ status: 'cancelled', number, items });
    expect(await stepsOf(order)).toEqual(['placed by buyer: null', 'cancelled by system: null']);
    expect((await app.api.get('/marketplace/orders', buyer.key).expect(200)).body.total).toBe(1);
    await expectExact(app.database, 'shops');
    await stripe.pay(session);
    await work();
    expect(stripe.refundedOf(session.payment_intent)).toBe(2990);
    const { rows: events } = await app.database.pool.query(
      `SELECT type FROM event_outbox WHERE resource_id = $1 AND type LIKE 'order.%' ORDER BY id`,
      [order.id],
    );
    expect(events).toEqual([{ type: 'order.placed' }, { type: 'order.cancelled' }]);
  });

  it('gives back the pieces of a variant, which it does not know', async () => {
    const { api, database } = app;
    const { slug } = await product();
    const options = [{ name: 'Size', values: ['S', 'M'] }];
    const shirt = await shops.product(slug, { options, stock: undefined }, sellerKey());
    const read = async () => (await api.get(`/marketplace/products/${shirt}`).expect(200)).body;
    const [{ id: small }] = (await read()).variants;
    const stocked = { products: [{ id: small, stock: 3 }] };
    await api.patch('/products', sellerKey()).send(stocked).expect(200);
    for (const statement of [
      'DELETE FROM orders WHERE id = $1',
      `UPDATE orders SET status = 'refunded' WHERE id = $1`,
    ]) {
      const { key } = await buyerNamed();
      const items = [{ product_id: shirt, variant_id: small, quantity: 2 }];
      const { id } = (await api.post('/marketplace/orders', key).send({ items }).expect(201)).body;
      if (statement.startsWith('UPDATE')) await api.post(`/orders/${id}/pay`, sellerKey()).expect(200);
      expect((await read()).stock).toBe(1);
      await database.pool.query('UPDATE products SET stock = stock + 2 WHERE id = $1', [shirt]);
      await database.pool.query(statement, [id]);
      expect((await read()).variants[0].stock).toBe(3);
      expect((await read()).stock).toBe(3);
    }
    await expectExact(database, 'shops');
  });
});
