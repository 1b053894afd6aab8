import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask, authorizePath, newApp } from '../helpers/apps.js';
import { password } from '../web/visitor.js';
import { inBrowser, inspect, looks, openPage } from './browser.js';

inBrowser('the pages of apps', (here) => {
  it.each(looks)(
    "renders accessible pages for an app's developer and its users at %i pixels, %s",
    async (width, colorScheme) => {
      const { app } = here;
      const watched = await openPage(here, { viewport: { width, height: 800 }, colorScheme });
      const look = (name: string) => inspect(watched.page, `apps-${name}-${width}-${colorScheme}`);
      const { page } = watched;
      const username = `Maker_${width}_${colorScheme}`;
      await page.goto('/sign-up');
      await fill(page, { username, email: `${username}@example.org`, password });
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByText('Your account is ready').waitFor();
      await page.goto('/profile');
      await app.database.prisma.user.update({ where: { username }, data: { role: 'moderator' } });

      await page.getByRole('link', { name: 'Apps', exact: true }).click();
      await look('none');
      await page.getByText('Register an app').click();
      await page.getByLabel('Name').fill('A_name_without_a_place_to_break_it_'.repeat(2));
      await page.getByLabel('Redirect addresses').fill('https://app.example/back');
      await page.getByLabel('Yes: it runs on my server').check();
      await look('new');
      // By keyboard.
      await page.getByRole('button', { name: 'Register app' }).focus();
      await page.keyboard.press('Enter');
      await page.getByText('Copy the secret now').waitFor();
      await look('registered');
      await page.getByRole('link', { name: 'Renew secret' }).click();
      await look('secret');
      await fill(page, { current_password: password });
      await page.getByRole('button', { name: 'Renew secret' }).click();
      await page.getByText('The secret has been renewed').waitFor();

      const client = await newApp(app, { name: 'Somebody else’s' });
      await page.goto(authorizePath(client, { scope: 'read write upload moderate' }));
      await look('consent');
      const begun = await ask(app, '/oauth/device_authorization', { ...client.credentials, scope: 'read' });
      await page.goto(String(begun.body.verification_uri_complete));
      await look('device-code');
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('heading', { name: 'Allow Somebody else’s?' }).waitFor();
      await look('device-consent');
      await page.getByRole('button', { name: 'Allow', exact: true }).click();
      await page.getByRole('heading', { name: 'Continue on your device' }).waitFor();
      await look('device-allowed');
      await page.getByRole('link', { name: 'Apps with access' }).click();
      await look('some');
      await page.getByRole('link', { name: 'Revoke Somebody else’s' }).click();
      await look('end');
      await page.getByRole('button', { name: 'Revoke access' }).click();
      await page.getByText('no longer has access').waitFor();
      await page.getByRole('link', { name: /^Open A_name/ }).click();
      await page.getByRole('link', { name: 'Delete app' }).click();
      await look('delete');
      expect(watched.complaints).toEqual([]);

      // The console logs error statuses.
      await page.goto(authorizePath(client, { redirect_uri: 'https://evil.example/' }));
      await look('unsafe');
      await page.goto('/oauth/device');
      await fill(page, { user_code: 'BBBB-BBBB' });
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('alert').waitFor();
      await look('device-refused');
      expect(watched.complaints.filter((each) => !/the server responded with a status of 40[04]/.test(each))).toEqual(
        [],
      );
      await watched.context.close();
    },
    300_000,
  );
});

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name="${name}"]:visible`).fill(value);
}
