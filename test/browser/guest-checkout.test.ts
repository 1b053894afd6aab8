import { expect, it } from 'vitest';
import { PaymentWorker } from '../../src/content/payments/payment-worker.js';
import { paymentProviders } from '../../src/content/payments/providers.js';
import { testApp } from '../helpers/app.js';
import { silentLog } from '../helpers/database.js';
import { expectExact } from '../helpers/exact.js';
import { shopsOf } from '../helpers/shops.js';
import { StripeEmulator } from '../helpers/stripe.js';
import { inBrowser, inspect, openPage } from './browser.js';

inBrowser('a visitor without an account', (here) => {
  it.each([true, false])(
    'chooses a size, pays, and follows the order by its link (with a script: %s)',
    async (script) => {
      const stripe = new StripeEmulator();
      const server = await stripe.listen();
      const app = await testApp({
        settings: { ...stripe.settings(server), COMMISSION: '10' },
        sharing: here.app,
      });
      stripe.target = app.origin;
      const config = { ...app.config, origin: app.origin };
      const worker = new PaymentWorker({
        database: app.database,
        log: silentLog,
        find: paymentProviders(config),
        config,
      });
      const working = setInterval(() => void worker.workDue(), 200);
      try {
        const { api, people } = app;
        const shops = shopsOf(app);
        const { slug } = await shops.store();
        const settings = {
          shipping_methods: [{ code: 'parcel', name: 'Parcel', kind: 'flat', price: 4.9, countries: ['DE'] }],
          prices_include_tax: true,
          tax_rates: [{ country: 'DE', percent: 19 }],
          payment_methods: ['stripe'],
        };
        await api.put(`/marketplace/stores/${slug}/sales-settings`, people.other.key).send(settings).expect(200);
        const product = await shops.product(slug, {
          title: 'T-shirt',
          options: [{ name: 'Size', values: ['S', 'M'] }],
          variants: ['S', 'M'].map((size) => ({ values: [size], stock: 3 })),
          price: 25,
          stock: undefined,
        });
        const { page, context, complaints } = await openPage(
          { ...here, app },
          { viewport: { width: 390, height: 800 }, javaScriptEnabled: script },
          [server],
        );
        const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
        const look = async (name: string) => script && (await inspect(page, name));

        await page.goto(`/marketplace/products/${product}`);
        await page.getByLabel(/^M\b/).check();
        await look('guest-product');
        await press('Add to cart');
        await page.getByRole('link', { name: 'T-shirt, M' }).waitFor();
        await look('guest-cart');
        // The cart is of this visitor alone.
        expect(await (await fetch(`${app.origin}/cart`)).text()).toContain('Nothing in your cart yet.');
        await page.getByRole('link', { name: 'Checkout' }).click();
        for (const [label, value] of Object.entries({
          'Email address': 'ada@example.org',
          Name: 'Ada Guest',
          'Street and number': 'Lane 1',
          'Postal code': '10115',
          'Town or city': 'Berlin',
        })) {
          await page.getByLabel(label, { exact: true }).first().fill(value);
        }
        await page.getByLabel('Country').first().selectOption('Germany');
        await press('Show total');
        await expect.poll(() => page.locator('#order .money').textContent()).toBe('€29.90');
        await look('guest-checkout');
        await press('Order and pay');
        await page.getByText('TEST: no money moves.').waitFor();
        expect(new URL(page.url()).pathname).toMatch(/^\/guest\/orders\//);
        const link = page.url();
        await page.getByRole('link', { name: 'Pay now' }).click();
        await press('Pay 2990');
        await page.getByText('Paid', { exact: true }).first().waitFor();
        expect(page.url()).toBe(link);
        await look('guest-order');

        const id = await page
          .getByRole('heading', { level: 1 })
          .textContent()
          .then((text) => text?.match(/\d+/)?.[0]);
        const sell = (step: string, body: object) => api.post(`/orders/${id}/${step}`, people.other.key).send(body);
        await sell('shipments', { carrier: 'DHL', tracking: '0034' }).expect(201);
        await sell('refund', { amount: 5 }).expect(200);
        await page.reload();
        for (const text of ['0034', '€5.00', 'Refunded']) await page.getByText(text).first().waitFor();
        await page.goto('/cart');
        await page.getByText('Nothing in your cart yet.').waitFor();
        const { body } = await api.get(`/marketplace/stores/${slug}/ledger`, people.other.key).expect(200);
        // 29.90 less a commission of a tenth of 25.00, less 5.00 with its share of the commission.
        expect(body.balance).toBe(22.81);
        await expectExact(app.database, 'shops');
        expect(complaints).toEqual([]);
        await context.close();
      } finally {
        clearInterval(working);
        await worker.stop();
        stripe.close();
        await app.close();
      }
    },
  );
});
