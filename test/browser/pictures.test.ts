import sharp from 'sharp';
import { expect, it } from 'vitest';
import { shopsOf } from '../helpers/shops.js';
import { expectNoSidewaysScrolling, inBrowser, inspect, openPage } from './browser.js';

const png = async (name: string, background: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer(),
});

inBrowser('the pictures of a product', (here) => {
  it('are uploaded several at once, described, moved and deleted on a phone, and looked at without a script', async () => {
    const product = await shopsOf(here.app).shopProduct({ title: 'Kettle' });
    const { page, context, complaints } = await openPage(here, { viewport: { width: 390, height: 800 } });
    await page.goto('/sign-up');
    await page.getByLabel('Username').fill('Greta');
    await page.getByLabel('Email').fill('greta@example.org');
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Your account is ready').waitFor();
    await here.app.database.pool.query(`UPDATE users SET role = 'moderator' WHERE username = 'Greta'`);

    await page.goto(`/shop/products/${product}`);
    await page.locator('summary', { hasText: 'Edit' }).click();
    const forms = page.locator('#pictures');
    await forms
      .getByLabel('File')
      .setInputFiles([await png('a', '#a33'), await png('b', '#3a3'), await png('c', '#33a')]);
    await forms.getByRole('button', { name: 'Upload' }).click();
    const rows = forms.getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(3);
    const shown = async () => {
      const { body } = await here.app.api.get(`/products/${product}/pictures`).expect(200);
      return (body.pictures as { id: number; alt: string }[]).map(({ id, alt }) => `${id}${alt}`);
    };
    const [a, b, c] = await shown();
    await rows.nth(2).getByLabel('Alternative text').fill(' blue');
    await rows.nth(2).getByRole('button', { name: 'Save' }).click();
    await expect.poll(shown).toEqual([a, b, `${c} blue`]);
    await rows.nth(2).getByRole('button', { name: 'Move earlier' }).click();
    await expect.poll(shown).toEqual([a, `${c} blue`, b]);
    await rows.nth(0).getByRole('button', { name: 'Move later' }).click();
    await expect.poll(shown).toEqual([`${c} blue`, a, b]);
    await rows.nth(2).locator('img').dragTo(rows.nth(0));
    await expect.poll(shown).toEqual([b, `${c} blue`, a]);
    await page.waitForLoadState();
    await rows.nth(0).getByRole('button', { name: 'Delete' }).click();
    await expect.poll(shown).toEqual([`${c} blue`, a]);
    await inspect(page, 'picture-forms');
    expect(complaints).toEqual([]);
    await context.close();

    const plain = await openPage(here, { viewport: { width: 390, height: 800 }, javaScriptEnabled: false });
    await plain.page.goto(`/shop/products/${product}`);
    const large = plain.page.locator('.gallery .large:visible');
    expect([await large.count(), await large.getAttribute('alt')]).toEqual([1, ' blue']);
    await plain.page.locator('.gallery label').nth(1).click();
    expect([await large.count(), await large.getAttribute('alt')]).toEqual([1, '']);
    await expect.poll(() => large.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBeGreaterThan(300);
    await expectNoSidewaysScrolling(plain.page);
    expect(plain.complaints).toEqual([]);
    await plain.context.close();
  });
});
