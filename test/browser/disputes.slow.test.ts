import sharp from 'sharp';
import { expect, it } from 'vitest';
import { issueKey } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';
import { inBrowser, inspect, openPage, signUp } from './browser.js';

const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a33' } })
  .png()
  .toBuffer();

inBrowser('a dispute', (here) => {
  it.each([true, false])('is told by both sides, with pictures, and decided (with a script: %s)', async (script) => {
    const { api, people, database } = here.app;
    const buyer = script ? 'Bea' : 'Bert';
    const open = async () => openPage(here, { viewport: { width: 390, height: 800 }, javaScriptEnabled: script });
    const { page, context, complaints } = await open();
    await signUp(page, buyer);
    const { id: buyerId, passwordHash } = await database.prisma.user.findUniqueOrThrow({ where: { username: buyer } });
    await database.prisma.user.updateMany({
      where: { id: { in: [people.other.id, people.moderator.id] } },
      data: { passwordHash },
    });
    const shops = shopsOf(here.app);
    const product = await shops.product((await shops.store()).slug, { title: 'Lamp', price: 30 });
    const { id } = (await shops.order('marketplace', [[product, 1]], await issueKey(database, buyerId))).body;
    await api.post(`/orders/${id}/pay`, people.other.key).expect(200);
    const look = async (name: string) => script && (await inspect(page, name));
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const become = async (username: string, path: string) => {
      // A reply that is underway would set the cookie of the session again.
      await page.goto('about:blank');
      await context.clearCookies();
      await page.goto(`/sign-in?next=${path}`);
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password').fill('correct horse battery');
      await press('Sign in');
      await page.waitForURL(`**${path}`);
    };
    const attach = async (name: string) => {
      const file = { name: `${name}.png`, mimeType: 'image/png', buffer: png };
      if (!script) return page.getByLabel('Picture or file').first().setInputFiles(file);
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Picture or file' }).first().click();
      await (await choosing).setFiles(file);
      await expect.poll(() => page.locator('details[open] textarea').inputValue()).toContain('plaza:file/');
    };
    /** Fills in the words of one side, and sees them with their picture. */
    const say = async (form: string, label: string, words: string) => {
      await page.locator('summary', { hasText: form }).click();
      await page.getByLabel(label, { exact: true }).fill(words);
      await attach(form);
      await look(`dispute-${form}`);
      await press(form);
      await page.getByText(words).waitFor();
      const picture = page.getByRole('img', { name: `${form}.png` });
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBe(400);
    };

    await page.goto(`/orders/${id}`);
    await say('Report a problem', 'Reason', 'The shade is broken.');
    await page.getByText('No answer yet.').waitFor();
    await become(people.other.username, `/orders/${id}`);
    await say('Answer', 'Answer', 'It was whole when it left.');
    expect(await page.getByRole('button', { name: 'Decide' }).count()).toBe(0);
    await become(people.moderator.username, '/staff');
    expect(await page.getByRole('banner').textContent()).toContain('Moderation (1)');
    const card = page.locator(`#order-${id}`);
    for (const text of ['The shade is broken.', 'It was whole when it left.', 'From 0 to €30.00.']) {
      await card.getByText(text).waitFor();
    }
    expect(await card.getByRole('img').count()).toBeGreaterThanOrEqual(2);
    await look('dispute-queue');
    await card.getByLabel('Back to the buyer').fill('12.50');
    await card.getByLabel('Reason for both sides').fill('Half each: nobody packed it badly.');
    await card.getByRole('button', { name: 'Decide' }).click();
    await page.getByText('All done: nothing is waiting for you.').waitFor();
    await become(buyer, `/orders/${id}`);
    for (const text of ['€12.50', 'Half each: nobody packed it badly.', 'Seller answered', 'Completed']) {
      await page.getByText(text).first().waitFor();
    }
    await look('dispute-decided');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
