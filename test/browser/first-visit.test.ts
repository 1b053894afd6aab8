import { expect, it } from 'vitest';
import { forumOf } from '../helpers/forum.js';
import { inBrowser, openPage } from './browser.js';

inBrowser('a first visit', (here) => {
  it('ends with a topic of one’s own after at most six clicks', async () => {
    await forumOf(here.app).board('Workshop');
    const { page, context, complaints } = await openPage(here, { locale: 'en' });
    let clicks = 0;
    const click = async (role: 'link' | 'button', name: string) => {
      clicks += 1;
      await page.getByRole('main').getByRole(role, { name, exact: true }).first().click();
    };
    await page.goto('/');
    await click('link', 'New topic');
    // The first field of a form is reached by a click, the others with the tabulator.
    clicks += 1;
    await page.getByLabel('Username').fill('Walter');
    await page.getByLabel('Email').fill('walter@example.org');
    await page.getByLabel('Password').fill('correct horse battery');
    await click('button', 'Create account');
    await page.waitForURL('/forum/topics/new*');
    clicks += 1;
    await page.getByLabel('Board').selectOption({ label: 'Workshop' });
    await page.getByLabel('Title').fill('Hello from Walter');
    await page.locator('textarea').fill('I mend clocks.');
    await click('button', 'Publish');
    await page.getByRole('heading', { level: 1, name: 'Hello from Walter' }).waitFor();
    expect(clicks).toBeLessThanOrEqual(6);
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);

  it('leads from any page to verifying a webhook in two clicks, or by a search', async () => {
    const { page, context } = await openPage(here);
    for (const path of ['/', '/users/mia_member', '/nowhere', '/sign-in']) {
      await page.goto(path);
      await page.getByRole('contentinfo').getByRole('link', { name: 'API reference' }).click();
      await page.getByRole('link', { name: 'Verify a webhook' }).click();
      await page.getByRole('heading', { level: 1, name: 'Verify a webhook' }).waitFor();
    }
    await page.goto('/docs');
    await page.keyboard.press('/');
    await page.keyboard.type('how do I verify a webhook');
    const first = page.locator('#found a').first();
    // Less was typed when the first results came.
    await expect.poll(() => first.textContent()).toBe('Verify a webhook');
    await context.close();
  }, 60_000);
});
