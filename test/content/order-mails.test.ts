import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { deliver, type MailServer, mailServer, mailSettings } from '../helpers/mail-server.js';
import { createPerson } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await mailServer();
  app = await testApp({ settings: { ...mailSettings(server), REQUIRE_VERIFIED_EMAIL: 'false' } });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

it('confirms an order to its buyer, with lines, sums and what to do next, in their language', async () => {
  const { api, people, database } = app;
  const shops = shopsOf(app);
  const buyer = await createPerson(database, 'greta');
  await database.prisma.user.update({
    where: { id: buyer.id },
    data: { email: 'greta@example.org', emailVerifiedAt: new Date(), language: 'de' },
  });
  await api
    .put('/shop/sales-settings', people.moderator.key)
    .send({
      shipping_methods: [
        { code: 'parcel', name: 'Paket', kind: 'flat', price: 4.9 },
        { code: 'pickup', name: 'Abholung', kind: 'pickup', price: 0 },
      ],
      prices_include_tax: true,
      tax_rates: [{ country: 'DE', percent: 19 }],
      payment_methods: ['transfer'],
      bank_account: { holder: 'Der Laden', iban: 'DE89370400440532013000' },
    })
    .expect(200);
  await api.put('/site/pages/withdrawal', people.admin.key).send({ text: 'Widerruf:\n14 Tage.' }).expect(200);
  const shirt = await shops.shopProduct({ title: 'T-Shirt <M>', price: 29.9 });
  await api.put(`/cart/items/${shirt}`, buyer.key).send({ quantity: 2 }).expect(200);
  const address = { name: 'Greta', line1: 'Hafen 1', postal_code: '20457', city: 'Hamburg', country: 'DE' };
  const { body } = await api.post('/checkout', buyer.key).send({ shipping_address: address }).expect(201);
  await deliver(app);
  const [mail] = server.received.filter(({ envelopeTo }) => envelopeTo.includes('greta@example.org'));
  const text = mail?.text?.replaceAll('\u00a0', ' ') ?? '';
  for (const part of [
    '- 2 × T-Shirt <M>: 59,80 €',
    '- Paket: 4,90 €',
    '- Summe: 64,70 €',
    `„Order ${body.id}“`,
    'IBAN DE89370400440532013000',
    `/orders/${body.id}`,
    'Widerrufsrecht\n\n> Widerruf:\n> 14 Tage.',
  ]) {
    expect(text).toContain(part);
  }
  // A second one, placed in one call.
  await shops.order('shop', [[shirt, 1]], buyer.key);
  await deliver(app);
  const sent = server.received.filter(({ envelopeTo }) => envelopeTo.includes('greta@example.org'));
  expect(sent).toHaveLength(2);
  expect(sent[1]?.text?.replaceAll('\u00a0', ' ')).toContain('- Summe: 29,90 €');
});

it('tell a buyer without an account of each step, in the language of the order, with a link that shows it', async () => {
  const { api, people } = app;
  const shops = shopsOf(app);
  const shirt = await shops.shopProduct({ title: 'Mug', price: 12 });
  const address = { name: 'Gast', line1: 'Hafen 1', postal_code: '20457', city: 'Hamburg', country: 'DE' };
  const guest = { email: 'gast@example.org', language: 'de', shipping_address: address };
  const { body } = await api
    .post('/guest/checkout')
    .send({ ...guest, items: [{ id: shirt, quantity: 1 }] })
    .expect(200);
  const act = (step: string, sent: object = {}) =>
    api.post(`/orders/${body.id}/${step}`, people.moderator.key).send(sent);
  await deliver(app);
  for (const [step, sent] of Object.entries({ pay: {}, shipments: {}, refund: { amount: 2 } })) {
    expect((await act(step, sent)).status).toBeLessThan(300);
    await deliver(app);
  }
  const mails = server.received.filter(({ envelopeTo }) => envelopeTo.includes('gast@example.org'));
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Deine Bestellung',
    `Bestellung ${body.id} ist bezahlt`,
    'Dein Paket ist unterwegs',
    `Erstattung zur Bestellung ${body.id}`,
  ]);
  for (const { text = '' } of mails) expect(text).toContain(`/guest/orders/${body.token}`);
  expect(mails[3]?.text?.replaceAll('\u00a0', ' ')).toContain('2,00 €');
});
