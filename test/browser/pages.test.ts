import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, inspect, looksOfAll, openPage, pressAbove } from './browser.js';

inBrowser('every page', (here) => {
  it.each(looksOfAll)(
    'renders every page accessibly at %i pixels, %s',
    async (width, colorScheme) => {
      const viewport = { width, height: 800 };
      const watched = await openPage(here, { viewport, colorScheme });
      const look = (name: string) => inspect(watched.page, `${name}-${width}-${colorScheme}`);
      const { page } = watched;
      const username = `Wanda_${width}_${colorScheme}`;

      await page.goto('/');
      await look('home');
      await page.goto('/sign-up');
      await look('sign-up');
      await fill(page, { username, email: `${username}@example.org`, password: 'correct horse battery' });
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByText('Your account is ready').waitFor();
      await page.goto('/profile');
      await look('profile');
      await page.getByRole('link', { name: 'API Access' }).click();
      await look('keys-new');
      await fill(page, { name: 'Backup of my topics' });
      await page.getByRole('button', { name: 'Generate key' }).click();
      await page.getByText('Copy the key now').waitFor();
      await look('new-key');
      await page.getByRole('link', { name: 'I have copied it' }).click();
      await page.getByText('Generate new key').click();
      await look('keys');
      await page.getByRole('link', { name: 'Revoke Backup of my topics' }).click();
      await look('revocation');
      await page.getByRole('button', { name: 'Revoke key' }).click();
      await page.getByText('Revoked and expired keys').click();
      await look('keys-past');
      await page.getByRole('link', { name: 'Security', exact: true }).click();
      await look('security');
      const { api, people } = here.app;
      const warning = { text: 'No advertisements.' };
      await api.post(`/users/${username}/warnings`, people.moderator.key).send(warning).expect(201);
      await page.goto('/profile');
      await page.getByRole('link', { name: 'warning from the moderators' }).click();
      await look('warnings');
      await page.getByRole('button', { name: 'I’ve read it' }).click();
      await page.getByText('You’ve confirmed the warning.').waitFor();
      await page.goto('/profile/password');
      await look('password');
      await page.goto('/profile/delete');
      await look('delete');
      await pressAbove(page, 'button', 'Sign out');
      await page.goto('/sign-in');
      await look('sign-in');
      expect(watched.complaints).toEqual([]);

      // The console logs error statuses.
      await fill(page, { username, password: 'not my password' });
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').waitFor();
      await look('sign-in-refused');
      await page.goto('/nowhere');
      await look('not-found');
      expect(watched.complaints.filter((each) => !/the server responded with a status of 40[14]/.test(each))).toEqual(
        [],
      );
      await watched.context.close();
    },
    300_000,
  );

  it('works without JavaScript', async () => {
    const { page, context } = await openPage(here, { javaScriptEnabled: false });
    await page.goto('/sign-up');
    await fill(page, { username: 'NoScript', email: 'noscript@example.org', password: 'correct horse battery' });
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Your account is ready').waitFor();
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Your API keys' }).click();
    await fill(page, { name: 'Plain' });
    await page.getByRole('button', { name: 'Generate key' }).click();
    expect(await page.locator('#new-key').textContent()).toMatch(/^plaza_\w{36}$/);
    expect(await page.getByRole('button', { name: /^Copy/ }).count()).toBe(0);
    await page.goto('/docs');
    expect(await page.getByRole('link', { name: 'YAML', exact: true }).getAttribute('href')).toBe(
      '/api/v1/openapi.yaml',
    );
    await context.close();
  });
});

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
}
