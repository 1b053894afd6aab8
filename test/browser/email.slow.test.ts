import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { deliver, linkIn, type MailServer, mailServer, mailSettings } from '../helpers/mail-server.js';
import { inBrowser, inspect, looks, openPage, pressAbove } from './browser.js';

const password = 'correct horse battery';
let server: MailServer;
afterAll(() => server?.close());

inBrowser(
  'the pages about email addresses',
  (here) => {
    it.each(looks)(
      'renders accessible pages from signing up to a password reset at %i pixels, %s',
      async (width, colorScheme) => {
        const watched = await openPage(here, { viewport: { width, height: 800 }, colorScheme });
        const look = (name: string) => inspect(watched.page, `email-${name}-${width}-${colorScheme}`);
        const { page, context } = watched;
        const username = `Reader_${width}_${colorScheme}`;
        const email = `${username}_with_quite_a_long_name@subdomain.example.org`;
        await page.goto('/sign-up');
        await fill(page, { username, email, password });
        await page.getByRole('button', { name: 'Create account' }).click();
        await page.getByText('Almost done: open the link').waitFor();
        await look('address');
        await page.getByRole('link', { name: 'Back to your profile' }).click();
        await page.getByText('you can read, but not post').waitFor();
        await look('profile');

        await page.goto(await link(email, '/confirm-email'));
        await look('confirm');
        await page.getByRole('button', { name: 'Confirm address' }).click();
        await page.getByText('You can post now.').waitFor();
        await look('confirmed');
        await page.goto('/profile');
        expect(await page.getByText('but not post').count()).toBe(0);
        await pressAbove(page, 'button', 'Sign out');

        await page.goto('/sign-in');
        await page.getByRole('link', { name: 'Forgot your password?' }).click();
        await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
        await look('forgotten');
        await page.getByLabel('Email').fill(email);
        // By keyboard alone.
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
        await look('asked');
        const path = await link(email, '/reset-password');
        await page.goto(path);
        await look('new-password');
        await fill(page, { new_password: 'another fine sentence' });
        await page.getByLabel(/revoke all API keys/).check();
        await page.getByRole('button', { name: 'Set password' }).click();
        await page.getByText('all API keys and apps are revoked').waitFor();
        await look('set');
        await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
        await fill(page, { username, password: 'another fine sentence' });
        await page.getByRole('button', { name: 'Sign in' }).click();
        await page.waitForURL('/');
        // The console logs the 410 of the used link.
        const before = watched.complaints.splice(0);
        expect(before).toEqual([]);
        await page.goto(path);
        await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
        await look('bad-link');
        await context.close();
      },
      180_000,
    );

    async function link(email: string, path: string): Promise<string> {
      await deliver(here.app);
      return linkIn(await server.mailTo(email), path);
    }
  },
  async () => {
    server = await mailServer();
    return { settings: mailSettings(server) };
  },
);

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name="${name}"]:visible`).fill(value);
}
