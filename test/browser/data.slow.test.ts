import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeExports } from '../../src/community/exports/job.js';
import { archiveIn, jobOf } from '../helpers/archives.js';
import { inBrowser, inspect, looks, openPage } from './browser.js';

const password = 'correct horse battery';

inBrowser('the page of what one has', (here) => {
  async function signUp(page: Page, username: string): Promise<void> {
    await page.goto('/sign-up');
    await page.locator('[name="username"]').fill(username);
    await page.locator('[name="email"]').fill(`${username}@example.org`);
    await page.locator('[name="password"]').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Your account is ready').waitFor();
    await page.goto('/profile');
  }

  it.each(looks)(
    'renders an accessible page, and gives an archive without scripts, at %i pixels, %s',
    async (width, colorScheme) => {
      const { page, context, complaints } = await openPage(here, {
        viewport: { width, height: 800 },
        colorScheme,
        // axe needs scripts.
        javaScriptEnabled: true,
      });
      const look = async (name: string) => {
        await inspect(page, `data-${name}-${width}-${colorScheme}`);
      };
      await signUp(page, `Data_${width}_${colorScheme}`);
      await page.getByRole('link', { name: 'Data', exact: true }).click();
      await look('none');
      await page.getByRole('button', { name: 'Create archive' }).click();
      await page.getByText('is in the queue').waitFor();
      await look('waiting');
      await here.app.database.pool.query(`
        UPDATE exports SET state = 'running', object_key = 'exports/00/${'0'.repeat(32)}', leased_until = now(), parts = 7,
          parts_total = 19, records = 41234, bytes = 5600000 WHERE state = 'waiting'`);
      await page.getByRole('link', { name: 'Refresh' }).click();
      await page.getByText('7 of 19 parts').waitFor();
      await look('running');
      expect(await makeExports(jobOf(here.app))).toBe(1);
      await page.getByRole('link', { name: 'Refresh' }).click();
      await look('ready');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download archive' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^plaza-Data_\w+-20\d\d-\d\d-\d\d\.zip$/);
      const archive = await archiveIn(await readFile(await download.path()));
      expect(JSON.parse(archive.text('profile.json')).username).toBe(`Data_${width}_${colorScheme}`);
      await here.app.database.pool.query(`
        INSERT INTO exports (user_id, state, fault, ended_at) SELECT max(id), 'failed', 'storage', now() FROM users`);
      await page.reload();
      await page.getByRole('alert').waitFor();
      await look('failed');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.each(looks)('lets a user delete the account and keep it again at %i pixels, %s', async (width, colorScheme) => {
    const { page, context, complaints } = await openPage(here, { viewport: { width, height: 800 }, colorScheme });
    const look = async (name: string) => {
      await inspect(page, `leaving-${name}-${width}-${colorScheme}`);
    };
    const username = `Leaving_${width}_${colorScheme}`;
    await signUp(page, username);
    await page.getByRole('link', { name: 'Data', exact: true }).click();
    await page.getByRole('link', { name: 'Delete your account' }).click();
    await look('asked');
    await page.locator('[name="current_password"]').fill(password);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('Your account is closed and will be deleted on').waitFor();
    await look('closed');
    await page.locator('[name="username"]').fill(username);
    await page.locator('[name="password"]').fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your account will be deleted' }).waitFor();
    await look('offered');
    await page.goto('/profile/keys');
    await page.getByRole('button', { name: 'Keep my account' }).press('Enter');
    await page.getByText('Your account stays').waitFor();
    await look('kept');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
