import { expect, it } from 'vitest';
import { inBrowser, inspect, openPage, signUp } from './browser.js';

inBrowser('products as a table', (here) => {
  it('are checked, imported and downloaded by who sells in the shop', async () => {
    const { page, context, complaints } = await openPage(here, { viewport: { width: 390, height: 800 } });
    await signUp(page, 'Tabea');
    await here.app.database.pool.query(`UPDATE users SET role = 'moderator' WHERE username = 'Tabea'`);
    await page.goto('/shop');
    await page.getByRole('link', { name: 'Products as a table' }).click();
    await page
      .getByLabel('Table (CSV)')
      .fill('id,title,category,price,stock,slug\n,Thimble,Sewing,2.50,40,thimble\n,,Sewing,1,1,x');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('Nothing was changed.').waitFor();
    await page.getByText('title is missing').waitFor();
    await inspect(page, 'product-table');
    await page.getByLabel('Table (CSV)').fill('id,title,category,price,stock,slug\n,Thimble,Sewing,2.50,40,thimble');
    await page.getByLabel('Only check it').uncheck();
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('All of it was done.').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('products.csv');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
