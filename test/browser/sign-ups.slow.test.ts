import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, inspect, looks, openPage, type WatchedPage } from './browser.js';

const password = 'correct horse battery';

inBrowser(
  'the pages about who signs up',
  (here) => {
    it.each(looks)(
      'renders accessible pages from a pending sign-up to its approval at %i pixels, %s',
      async (width, colorScheme) => {
        const options = { viewport: { width, height: 800 }, colorScheme };
        const [newcomer, admin, guest] = [
          await openPage(here, options),
          await openPage(here, options),
          await openPage(here, options),
        ];
        const look = (watched: WatchedPage, name: string) =>
          inspect(watched.page, `sign-ups-${name}-${width}-${colorScheme}`);
        const username = `Somebody_with_a_long_name-${width % 100}${colorScheme.slice(0, 1)}`;
        const adminName = `Admin_${width}_${colorScheme}`;
        const { prisma } = here.app.database;
        await admin.page.goto('/sign-up');
        await signUp(admin.page, adminName);
        await prisma.user.update({ where: { username: adminName }, data: { role: 'admin', awaitsApproval: false } });

        await newcomer.page.goto('/sign-up');
        await newcomer.page.getByText('An admin approves every new account.').waitFor();
        await look(newcomer, 'form');
        await signUp(newcomer.page, username);
        await newcomer.page.getByText('still has to approve your account').first().waitFor();
        await look(newcomer, 'waiting');

        const { page } = admin;
        await page.goto('/staff');
        await page.getByRole('link', { name: 'Sign-ups' }).click();
        await page.getByRole('heading', { name: username }).waitFor();
        await look(admin, 'queue');
        await page.getByRole('button', { name: `Approve ${username}` }).focus();
        await page.keyboard.press('Enter');
        await page.getByText(`${username} is approved.`).waitFor();
        await newcomer.page.reload();
        expect(await newcomer.page.getByText('waiting for approval').count()).toBe(0);

        await page.getByRole('link', { name: 'Invitations' }).click();
        await page.getByLabel('Number of uses').fill('2');
        await page.getByRole('button', { name: 'Create invitation' }).click();
        const url = (await page.locator('.note code').textContent()) ?? '';
        await look(admin, 'invitations');
        await guest.page.goto(url);
        await guest.page.getByText('You’ve been invited.').waitFor();
        await look(guest, 'invited');
        await signUp(guest.page, `Guest_${width}_${colorScheme}`);
        await guest.page.getByText('Your account is ready').waitFor();
        expect(await guest.page.getByText('waiting for approval').count()).toBe(0);
        await page.goto('/staff/invitations');
        await page.getByText('1 of 2').first().waitFor();
        for (const watched of [newcomer, admin, guest]) {
          expect(watched.complaints).toEqual([]);
          await watched.context.close();
        }
      },
      180_000,
    );
  },
  async () => ({ settings: { SIGN_UP: 'approval' } }),
);

async function signUp(page: Page, username: string): Promise<void> {
  const fields = { username, email: `${username}@example.org`, password };
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name="${name}"]`).fill(value);
  await page.getByRole('button', { name: 'Create account' }).click();
  // A member who may post already is welcomed on the first page.
  await page.waitForURL(/\/profile|\?welcome=/);
}
