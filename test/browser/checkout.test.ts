import { expect, it } from 'vitest';
import { shopsOf } from '../helpers/shops.js';
import { inBrowser, inspect, openPage, signUp } from './browser.js';

const settings = {
  shipping_methods: [
    { code: 'parcel', name: 'Parcel', kind: 'flat', price: 4.9, countries: ['DE'] },
    { code: 'express', name: 'Express', kind: 'flat', price: 9.9, countries: ['DE'] },
  ],
  prices_include_tax: false,
  tax_rates: [{ country: 'DE', percent: 20 }],
  payment_methods: ['transfer'],
  bank_account: { holder: 'Pots Ltd', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
};

inBrowser('the checkout', (here) => {
  it.each([true, false])('shows the total before the order, and how to pay it (with a script: %s)', async (script) => {
    const { app } = here;
    const { api, people } = app;
    await api.put('/shop/sales-settings', people.moderator.key).send(settings).expect(200);
    const product = await shopsOf(app).shopProduct({ title: 'Kettle', price: 20, stock: 9 });
    const { page, context, complaints } = await openPage(here, {
      viewport: { width: 390, height: 800 },
      javaScriptEnabled: script,
    });
    await signUp(page, script ? 'Greta' : 'Hanna');
    const look = async (name: string) => script && (await inspect(page, name));
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await page.goto('/cart');
    await page.getByText('Nothing in your cart yet.').waitFor();
    await page.goto(`/shop/products/${product}`);
    await page.getByLabel('Quantity').fill('3');
    await press('Add to cart');
    await page.getByRole('link', { name: 'Kettle' }).waitFor();
    await page.getByLabel('Quantity').fill('2');
    await press('Change');
    await look('cart');
    expect(await page.getByLabel('Quantity').inputValue()).toBe('2');
    await page.getByRole('link', { name: 'Checkout' }).click();

    for (const [label, value] of Object.entries({
      Name: 'Greta Green',
      'Street and number': 'Lane 1',
      'Postal code': '10115',
      'Town or city': 'Berlin',
      'Note to the seller': 'Ring twice',
    })) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    await page.getByLabel('Country').selectOption('France');
    await look('checkout');
    await press('Show total');
    await page.getByText('doesn’t deliver to this address').waitFor();
    expect(await page.getByRole('button', { name: 'Order and pay' }).count()).toBe(0);
    await page.getByLabel('Country').selectOption('Germany');
    await press('Show total');
    const total = page.locator('#order .money');
    // 2 × 20.00 and 4.90 for the parcel, with a tax of 20 %.
    await expect.poll(() => total.textContent()).toBe('€53.88');
    await page.getByLabel('Express').check();
    await press('Show total');
    await expect.poll(() => total.textContent()).toBe('€59.88');
    await look('checkout-total');
    await press('Order and pay');

    await page.getByRole('heading', { name: 'Pay by bank transfer' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/orders\/\d+$/);
    for (const text of ['Thank you for your order.', 'DE02 1203 0000 0000 2020 51', 'Ring twice', 'Greta Green']) {
      await page.getByText(text).waitFor();
    }
    expect(await page.getByAltText('QR code of the transfer').count()).toBe(1);
    await look('order-transfer');

    await app.database.pool.query(`UPDATE users SET role = 'moderator' WHERE username IN ('Greta', 'Hanna')`);
    await page.reload();
    await press('Mark as paid');
    await expect.poll(() => page.getByRole('heading', { name: 'Pay by bank transfer' }).count()).toBe(0);
    await page.goto('/cart');
    await page.getByText('Nothing in your cart yet.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
