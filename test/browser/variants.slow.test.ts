import { expect, it } from 'vitest';
import { shopsOf } from '../helpers/shops.js';
import { inBrowser, inspect, openPage, signUp } from './browser.js';

inBrowser('a product with variants', (here) => {
  it.each([
    [390, true],
    [1280, false],
  ])(
    'gets its options from its seller, and is chosen by its buyer (%d px, with a script: %s)',
    async (width, script) => {
      const { app } = here;
      const product = await shopsOf(app).shopProduct({ title: 'Shirt', price: 20, stock: 9 });
      const options = { viewport: { width, height: 800 }, javaScriptEnabled: script };
      const seller = await openPage(here, options);
      const name = script ? 'Salma' : 'Sonja';
      await signUp(seller.page, name);
      await app.database.pool.query(`UPDATE users SET role = 'moderator' WHERE username = $1`, [name]);
      const look = async (page: typeof seller.page, part: string) => script && (await inspect(page, part));

      await seller.page.goto(`/shop/products/${product}`);
      await seller.page.locator('summary', { hasText: 'Edit' }).first().click();
      const form = (id: string) => seller.page.locator(`form#${id}`);
      await form('options').getByLabel('Option 1').fill('Size');
      await form('options').getByLabel('Values').first().fill('S, S');
      await form('options').getByRole('button', { name: 'Save options' }).click();
      await form('options').getByText('must differ').waitFor();
      expect(await seller.page.getByText('must differ').count()).toBe(1);
      await form('options').getByLabel('Values').first().fill('S, M, L');
      await form('options').getByRole('button', { name: 'Save options' }).click();
      const rows = form('variant-rows');
      await rows.getByRole('heading', { name: 'L', exact: true }).waitFor();
      for (const [at, [price, stock]] of [
        ['19.50', '4'],
        ['20', '1'],
        ['22', '0'],
      ].entries()) {
        await rows
          .getByLabel('Price')
          .nth(at)
          .fill(price as string);
        await rows
          .getByLabel('In stock')
          .nth(at)
          .fill(stock as string);
      }
      await look(seller.page, 'variants-edit');
      await rows.getByRole('button', { name: 'Save' }).click();
      await seller.page.getByText('5 in stock', { exact: true }).waitFor();
      await seller.page.locator('form#product').getByLabel('Title').fill('Shirt of linen');
      await seller.page.locator('form#product').getByRole('button', { name: 'Save' }).click();
      await seller.page.getByRole('heading', { name: 'Shirt of linen' }).waitFor();
      // The options that were refused.
      expect(seller.complaints).toEqual([expect.stringContaining('409')]);
      await seller.context.close();

      const { page, context, complaints } = await openPage(here, options);
      await signUp(page, script ? 'Bea' : 'Bert');
      await page.goto(`/shop/products/${product}`);
      await page.getByText('from €19.50').waitFor();
      expect(await page.getByRole('radio', { name: 'S €19.50 4 in stock' }).isChecked()).toBe(true);
      expect(await page.getByRole('radio', { name: /L .* Sold out/ }).isDisabled()).toBe(true);
      await page.getByRole('radio', { name: 'M €20.00 1 in stock' }).check();
      await look(page, 'variants-product');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await page.getByRole('link', { name: 'Shirt of linen, M' }).waitFor();
      await page.getByLabel('Quantity').fill('2');
      await page.getByRole('button', { name: 'Change' }).click();
      await page.getByText('Not available in this quantity').waitFor();
      await page.getByLabel('Quantity').fill('1');
      await page.getByRole('button', { name: 'Change' }).click();
      await look(page, 'variants-cart');
      await page.getByRole('link', { name: 'Checkout' }).click();
      await page.getByRole('button', { name: 'Show total' }).click();
      await page.getByRole('cell', { name: 'Shirt of linen, M' }).waitFor();
      await page.getByRole('button', { name: 'Order and pay' }).click();
      await page.getByRole('link', { name: 'Shirt of linen, M' }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
