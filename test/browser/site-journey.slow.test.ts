import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { until } from '../../scripts/shared/until.js';
import { film } from '../helpers/film.js';
import { searchSettled } from '../helpers/search.js';
import { inBrowser, openPage } from './browser.js';

const phone = { viewport: { width: 390, height: 844 } };

/** Focuses it and presses Enter, like a keyboard user. */
async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  const found = page.getByRole('main').getByRole(role, { name }).first();
  await found.focus();
  await Promise.all([page.waitForEvent('framenavigated'), page.keyboard.press('Enter')]);
  await page.waitForLoadState();
}

/** Presses a button that acts in place where the script runs, and waits until it is shown as pressed. */
async function toggle(page: Page, name: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
}

/** Expands a form by keyboard. */
async function unfold(page: Page, name: string): Promise<void> {
  await page.getByRole('main').locator('summary').filter({ hasText: name }).first().focus();
  await page.keyboard.press('Enter');
}

/** Types into fields by their labels. */
async function type(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    // Sections can have the same label.
    const field = page
      .locator('main')
      .locator('input, textarea')
      .and(page.getByLabel(label, { exact: true }));
    await field.first().focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  }
}

inBrowser('a community by keyboard alone, on a phone', (here) => {
  /** Signs up in a separate browser context. */
  async function somebody(username: string, role = 'member') {
    const watched = await openPage(here, phone);
    const { page } = watched;
    await page.goto('/sign-up');
    await type(page, { Username: username, Email: `${username}@example.org`, Password: 'correct horse battery' });
    await page.keyboard.press('Enter');
    await page.getByText('Your account is ready').waitFor();
    await here.app.database.pool.query('UPDATE users SET role = $2 WHERE username = $1', [username, role]);
    return watched;
  }

  it.each([true, false])(
    'is one that takes part in it all, with scripts: %s',
    async (javaScriptEnabled) => {
      const mark = javaScriptEnabled ? 'a' : 'b';
      const people = await Promise.all([
        somebody(`ann_${mark}`),
        somebody(`bob_${mark}`),
        somebody(`mod_${mark}`, 'admin'),
      ]);
      const contexts = people.map(({ context }) => context);
      const [ann, bob, mod] = (await Promise.all(
        contexts.map(async (context) => {
          const state = await context.storageState();
          const { page } = await openPage(here, { ...phone, storageState: state, javaScriptEnabled });
          return page;
        }),
      )) as [Page, Page, Page];

      // A board, a topic in it with a preview, and a reply.
      await mod.goto('/settings/boards');
      await type(mod, { Title: `Board ${mark}` });
      await press(mod, 'button', 'Create board');
      await ann.goto('/forum');
      await press(ann, 'link', `Board ${mark}`);
      await press(ann, 'link', 'New topic');
      await type(ann, { Title: `Glue ${mark}`, Text: 'Which **glue** holds?' });
      // The script replaces the button by a tab.
      if (javaScriptEnabled) await ann.getByRole('tab', { name: 'Preview' }).press('Enter');
      else await press(ann, 'button', 'Preview');
      expect(await ann.locator('.preview strong').textContent()).toBe('glue');
      await press(ann, 'button', 'Publish');
      const topic = ann.url();
      await bob.goto(topic);
      await type(bob, { Reply: 'The hot one.' });
      await press(bob, 'button', 'Post reply');
      await bob.getByText('The hot one.').waitFor();
      await press(bob, 'link', 'Edit');
      await type(bob, { Reply: 'The hot one, always.' });
      await press(bob, 'button', 'Save');
      await ann.goto(topic);
      await ann.getByText('The hot one, always.').waitFor();
      expect(await ann.getByRole('link', { name: 'edited' }).count()).toBe(1);
      await mod.goto(topic);
      await press(mod, 'button', 'Lock');
      await ann.reload();
      expect(await ann.getByText('This topic is locked').count()).toBe(1);

      // A question, an answer, a vote, and the best answer.
      await ann.goto('/answers');
      await press(ann, 'link', 'Ask a question');
      await type(ann, { 'Your question in one sentence': `How to hang a mirror ${mark}?` });
      await ann.keyboard.press('Enter');
      await ann.waitForURL(/title=/);
      await type(ann, { Details: 'It is heavy.' });
      await press(ann, 'button', 'Ask');
      const question = ann.url();
      await bob.goto(question);
      await type(bob, { Answer: 'With two hooks.' });
      await press(bob, 'button', 'Post answer');
      await ann.reload();
      await toggle(ann, 'Vote up');
      expect(await ann.locator('[data-count=vote_score]').last().innerText()).toBe('1');
      await press(ann, 'button', 'Mark as solution');
      await ann.getByText('✓ Solution', { exact: true }).waitFor();
      expect(await ann.getByText('Solved').count()).toBe(1);

      // A store, a product, an order that is paid and completed, and a review.
      await bob.goto('/marketplace/stores');
      await unfold(bob, 'Open a store');
      await type(bob, { Name: `Lamps ${mark}`, 'Short name for the web address': `lamps-${mark}` });
      await press(bob, 'button', 'Open store');
      await unfold(bob, 'New product');
      await type(bob, { Title: `Lamp ${mark}`, Price: '12.50', Category: 'Light', 'In stock': '3' });
      await press(bob, 'button', 'Create product');
      const product = bob.url();
      await ann.goto(product);
      await type(ann, { Quantity: '2' });
      await press(ann, 'button', 'Add to cart');
      await press(ann, 'link', 'Checkout');
      await press(ann, 'button', 'Show total');
      await press(ann, 'button', 'Order and pay');
      await ann.getByText('Thank you for your order.').waitFor();
      const order = ann.url();
      expect(order).toMatch(/\/orders\/\d+$/);
      await bob.goto(order);
      await press(bob, 'button', 'Mark as paid');
      await ann.goto(order);
      await press(ann, 'button', 'Mark as completed');
      await ann.getByText('Completed').first().waitFor();
      await ann.goto(product);
      await unfold(ann, 'Write a review');
      // No rating is preselected.
      await ann.getByLabel('Rating').selectOption('5');
      await type(ann, { Title: 'Bright' });
      await press(ann, 'button', 'Post review');
      await ann.getByText('Bright').waitFor();
      await ann.getByText('1 in stock').waitFor();

      // A file that is uploaded, shared, and opened by somebody without an account.
      await ann.goto('/files');
      await ann
        .getByLabel('File', { exact: true })
        .setInputFiles({ name: `note-${mark}.txt`, mimeType: 'text/plain', buffer: Buffer.from('Bytes') });
      await press(ann, 'button', 'Upload');
      await press(ann, 'link', `note-${mark}.txt`);
      await press(ann, 'button', 'Create link');
      const shared = await ann.getByRole('link', { name: /\/shares\// }).getAttribute('href');
      const { page: stranger } = await openPage(here, phone);
      expect((await stranger.goto(shared as string))?.status()).toBe(200);

      // A film that is uploaded, watched, rated and commented on.
      await bob.goto('/videos/new');
      await bob
        .getByLabel('Video', { exact: true })
        .setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: await film() });
      await type(bob, { Title: `Film ${mark}` });
      await bob.getByLabel('Who can see it').selectOption('public');
      await press(bob, 'button', 'Upload');
      await bob.waitForURL(/\/videos\/\d+/);
      const video = bob.url();
      await ann.goto(video);
      await press(ann, 'button', /^0 likes/);
      await ann.getByRole('button', { name: '1 like' }).waitFor();
      await type(ann, { Comment: 'Well made.' });
      await press(ann, 'button', 'Post comment');
      await ann.getByText('Well made.').waitFor();
      expect((await ann.request.get(`${/\/videos\/\d+/.exec(video)}/stream`)).status()).toBe(200);

      // It is reported and hidden.
      await press(ann, 'link', 'Report');
      await ann.getByLabel('Reason').selectOption('spam');
      await press(ann, 'button', 'Send report');
      await mod.goto(video);
      await unfold(mod, 'Hide');
      await type(mod, { Reason: 'An advertisement.' });
      await press(mod, 'button', 'Hide');
      expect((await ann.goto(video))?.status()).toBe(404);

      // Everything is found by the search.
      await searchSettled(here.app);
      await until(async () => {
        await ann.goto(`/search?q=${encodeURIComponent(`mirror ${mark}`)}`);
        return (await ann.getByRole('link', { name: `How to hang a mirror ${mark}?` }).count()) === 1;
      });
      for (const { context } of people) await context.close();
    },
    300_000,
  );
});
