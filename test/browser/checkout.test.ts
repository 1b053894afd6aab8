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
    const write = (name: string, text: string) =>
      api.put(`/site/pages/${name}`, people.admin.key).send({ text }).expect(200);
    await write('terms', '# Selling\n\nBe fair.');
    await write('withdrawal', '# Withdrawal\n\nWithin 14 days.');
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
      await page.getByLabel(label, { exact: true }).first().fill(value);
    }
    await page.getByLabel('Country').first().selectOption('France');
    await look('checkout');
    await page.getByLabel('Same as delivery address').uncheck();
    await page.getByLabel('Name', { exact: true }).nth(1).fill('Green Ltd');
    await look('checkout-billing');
    await page.getByLabel('Same as delivery address').check();
    await press('Show total');
    await page.getByText('doesn’t deliver to this address').waitFor();
    expect(await page.getByRole('button', { name: 'Order and pay' }).count()).toBe(0);
    await page.getByLabel('Country').first().selectOption('Germany');
    await press('Show total');
    const total = page.locator('#order .money');
    // 2 × 20.00 and 4.90 for the parcel, with a tax of 20 %.
    await expect.poll(() => total.textContent()).toBe('€53.88');
    await page.getByLabel('Express').check();
    await press('Show total');
    await expect.poll(() => total.textContent()).toBe('€59.88');
    for (const text of ['Terms', 'Right of withdrawal']) {
      expect(await page.locator('#order').getByRole('link', { name: text }).count()).toBe(1);
      await page.locator('#order summary', { hasText: text }).click();
    }
    await page.getByText('Within 14 days.').waitFor();
    await look('checkout-total');
    await write('terms', 'Be fairer.');
    await press('Order and pay');
    // The new terms, and what was typed and chosen.
    await page.getByText('The terms have').waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await page.locator('#order details').first().textContent()).toContain('Be fairer.');
    expect(await page.getByLabel('Note to the seller').inputValue()).toBe('Ring twice');
    expect(await page.getByLabel('Same as delivery address').isChecked()).toBe(true);
    expect(await total.textContent()).toBe('€59.88');
    await look('checkout-terms');
    // The browser complains of the status.
    expect(complaints.splice(0)).toHaveLength(1);
    await press('Order and pay');

    await page.getByRole('heading', { name: 'Pay by bank transfer' }).waitFor();
    const order = new URL(page.url()).pathname;
    expect(order).toMatch(/^\/orders\/\d+$/);
    for (const text of [
      'Agreed to the terms',
      'Thank you for your order.',
      'DE02 1203 0000 0000 2020 51',
      'Ring twice',
      'Greta Green',
    ]) {
      await page.getByText(text).waitFor();
    }
    expect(await page.locator('tfoot').textContent()).toContain('€59.88');
    expect(await page.getByAltText('QR code of the transfer').count()).toBe(1);
    await look('order-transfer');

    // Staff sell in the shop.
    const seller = await openPage(here, { viewport: { width: 390, height: 800 }, javaScriptEnabled: script });
    await signUp(seller.page, script ? 'Selma' : 'Sina');
    await app.database.pool.query(`UPDATE users SET role = 'moderator' WHERE username IN ('Selma', 'Sina')`);
    await seller.page.goto('/shop/sales');
    await seller.page.locator(`a[href="${order}"]`).first().click();
    await seller.page.getByText('Ring twice').waitFor();
    await seller.page.getByRole('button', { name: 'Mark as paid' }).click();
    await seller.page.getByRole('button', { name: 'Mark as completed' }).waitFor();
    if (script) {
      await seller.page.goto('/shop/sales');
      await seller.page.getByRole('heading', { name: 'To be shipped' }).waitFor();
      await seller.page.locator('summary', { hasText: 'Sales of the last 30 days' }).click();
      await inspect(seller.page, 'desk');
      await seller.page.setViewportSize({ width: 1280, height: 900 });
      await inspect(seller.page, 'desk-wide');
      await seller.page.setViewportSize({ width: 390, height: 800 });
      await seller.page.locator(`a[href="${order}"]`).first().click();
    }
    // One of the two is in this parcel.
    await seller.page.locator('summary', { hasText: 'Mark as shipped' }).click();
    await seller.page.getByLabel('Kettle').fill('1');
    await seller.page.getByLabel('Carrier').fill('Snail');
    await seller.page.getByLabel('Tracking number').fill('4711');
    await seller.page.getByLabel('Tracking page').fill('https://parcels.example/4711');
    if (script) await inspect(seller.page, 'order-shipping');
    await seller.page.getByRole('button', { name: 'Mark as shipped' }).click();
    await seller.page.getByText('Marked as shipped.').waitFor();
    await seller.page.getByRole('link', { name: 'Packing slip' }).click();
    await seller.page.getByText('Lane 1').waitFor();
    // The other of the two is left.
    expect(await seller.page.locator('tbody').textContent()).toBe('Kettle1');
    if (script) await inspect(seller.page, 'slip');
    await seller.page.goBack();
    await page.reload();
    await expect.poll(() => page.getByRole('heading', { name: 'Pay by bank transfer' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Track parcel' }).getAttribute('href')).toBe(
      'https://parcels.example/4711',
    );
    await page.getByText('Snail 4711').waitFor();
    await look('order-shipped');
    expect(await page.getByText('Green Ltd').count()).toBe(0);
    await page.getByRole('link', { name: 'Invoice', exact: true }).click();
    await page.getByRole('heading', { name: `Invoice ${script ? 1 : 2}` }).waitFor();
    await page.getByText('20%').waitFor();
    await look('invoice');
    await page.goBack();
    await press('It has arrived');
    await page.getByText('Marked as arrived.').waitFor();
    const returns = page.locator('[aria-labelledby=returns]');
    await returns.locator('summary', { hasText: 'Return something' }).click();
    await returns.getByLabel('Kettle').fill('1');
    await returns.getByLabel('Reason').fill('It whistles.');
    await look('order-return');
    await returns.getByRole('button', { name: 'Return something' }).click();
    await page.getByText('The seller has been asked.').waitFor();
    await returns.getByText('Return requested').waitFor();
    await seller.page.reload();
    await seller.page.locator('summary', { hasText: 'Accept return' }).click();
    await seller.page.getByLabel('Answer to the buyer').first().fill('To Berlin, please.');
    await seller.page.getByRole('button', { name: 'Accept return' }).click();
    await seller.page.getByText('Return accepted. The buyer was told.').waitFor();
    await seller.page.getByRole('button', { name: 'It is back' }).waitFor();
    if (script) await inspect(seller.page, 'order-returned');
    expect(seller.complaints).toEqual([]);
    await seller.context.close();
    await page.goto('/cart');
    await page.getByText('Nothing in your cart yet.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('takes ways of delivery, taxes and payments from a seller, and leaves out empty rows', async () => {
    const { app } = here;
    const { page, context, complaints } = await openPage(here, { viewport: { width: 390, height: 800 } });
    await signUp(page, 'Ines');
    await page.goto('/marketplace/stores');
    await page.locator('summary', { hasText: 'Open a store' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Pots');
    await page.getByLabel('Short name for the web address').fill('pots');
    await page.getByRole('button', { name: 'Open store' }).click();
    await page.getByRole('link', { name: 'Delivery and payment' }).click();
    const save = async () => {
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved: this is how your store sells.').waitFor();
    };
    const stored = async () => {
      const { rows } = await app.database.pool.query(
        `SELECT settings FROM sales_settings JOIN stores s ON s.id = store_id WHERE s.slug = 'pots'`,
      );
      return rows[0].settings;
    };
    await page.getByLabel('Name', { exact: true }).fill('Parcel');
    await page.getByLabel('Shipping', { exact: true }).fill('4.90');
    const steps = page.getByLabel('Up to this many grams');
    await steps.nth(0).fill('2000');
    await page.getByLabel('Price up to this weight').nth(0).fill('5.00');
    await steps.nth(1).fill('1000');
    await page.getByLabel('Price up to this weight').nth(1).fill('9.00');
    await page.getByLabel('Countries').fill('DE, AT');
    await page.getByLabel('Country', { exact: true }).selectOption('Germany');
    await page.getByLabel('Percent').fill('19');
    await page.getByLabel('Tax class').selectOption('Reduced rate');
    await page.getByLabel('Account holder').fill('Pots Ltd');
    await page.getByLabel('IBAN').fill('DE02120300000000202051');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Each weight of “Parcel” must be more than the one before.').waitFor();
    // The browser complains of the status.
    expect(complaints.splice(0)).toHaveLength(1);
    await steps.nth(1).fill('');
    await page.getByLabel('Price up to this weight').nth(1).fill('');
    await save();
    const method = {
      code: 'method-1',
      name: 'Parcel',
      kind: 'flat',
      price: 4.9,
      free_from: null,
      steps: [{ up_to: 2000, price: 5 }],
    };
    expect(await stored()).toEqual({
      shipping_methods: [{ ...method, countries: ['DE', 'AT'], address: null }],
      prices_include_tax: true,
      tax_rates: [{ country: 'DE', percent: 19, class: 'reduced' }],
      payment_methods: ['transfer'],
      bank_account: { holder: 'Pots Ltd', iban: 'DE02120300000000202051', bic: null },
      return_days: 14,
    });
    await inspect(page, 'selling');
    await page.getByLabel('Name', { exact: true }).nth(1).fill('Pickup');
    await page.getByLabel('Kind').nth(1).selectOption('Pickup');
    await page.getByLabel('Shipping', { exact: true }).nth(1).fill('0');
    await page.getByLabel('Name', { exact: true }).nth(0).fill('');
    await save();
    const left = (await stored()).shipping_methods as { code: string; name: string }[];
    expect(left.map(({ code, name }) => `${code} ${name}`)).toEqual(['method-2 Pickup']);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
