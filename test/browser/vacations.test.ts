import { expect, it } from 'vitest';
import { shopsOf } from '../helpers/shops.js';
import { inBrowser, inspect, openPage, signUp } from './browser.js';

inBrowser('the vacation of a store', (here) => {
  it('begins and ends on a phone', async () => {
    const { slug } = await shopsOf(here.app).store();
    const { page, context, complaints } = await openPage(here, { viewport: { width: 390, height: 800 } });
    await signUp(page, 'Sail');
    await here.app.database.pool.query(
      `UPDATE stores SET owner_id = (SELECT id FROM users WHERE username = 'Sail') WHERE slug = $1`,
      [slug],
    );
    const manage = async () => {
      await page.goto(`/marketplace/stores/${slug}`);
      await page.locator('summary', { hasText: 'Manage store' }).click();
    };
    await manage();
    await page.getByLabel('Back on').fill('2098-07-01');
    await page.getByLabel('Note for buyers').fill('By the sea.');
    await page.getByRole('button', { name: 'Go on vacation' }).click();
    await page.getByText('On vacation. Orders wait until').waitFor();
    await manage();
    await inspect(page, 'vacation');
    await page.goto(`/marketplace/stores/${slug}/orders`);
    await page.getByText('By the sea.').waitFor();
    await manage();
    await page.getByRole('button', { name: 'End vacation' }).click();
    await expect.poll(() => page.getByText('On vacation.').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
