import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { inBrowser, openPage, pressAbove } from './browser.js';

const run = promisify(execFile);

inBrowser('somebody new', (here) => {
  it('signs up, generates a key, copies it, uses it, and revokes it', async () => {
    const { page, context, complaints } = await openPage(here, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto('/');
    await pressAbove(page, 'link', 'Sign up');
    await page.getByLabel('Username').fill('Newcomer');
    await page.getByLabel('Email').fill('newcomer@example.org');
    await page.getByLabel('Password').fill('correct horse battery');
    // By keyboard alone from here on.
    await page.keyboard.press('Enter');
    await page.getByText('Your account is ready').waitFor();
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Your API keys' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Name', { exact: true }).waitFor();
    await page.getByLabel('Name', { exact: true }).focus();
    await page.keyboard.type('From the browser');
    await page.keyboard.press('Enter');

    // The form that was just sent has the same address in the page.
    await page.getByRole('button', { name: 'Copy key' }).waitFor();
    const shown = page.locator('#new-key');
    const key = (await shown.textContent()) ?? '';
    expect(key).toMatch(/^plaza_\w{36}$/);
    await page.getByRole('button', { name: 'Copy key' }).click();
    await page.getByRole('button', { name: 'Copy key' }).getByText('Copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(key);

    const command = (await page.locator('#try-key').textContent()) ?? '';
    const { stdout } = await run('sh', ['-c', command]);
    expect(JSON.parse(stdout)).toMatchObject({ user: { username: 'Newcomer' }, key: { name: 'From the browser' } });

    await page.reload();
    expect(await page.content()).not.toContain(key);
    await page.goBack();
    await page.goForward();
    expect(await page.content()).not.toContain(key);

    await page.goto('/profile');
    await page.getByRole('link', { name: 'API Access' }).click();
    await page.getByRole('link', { name: 'Revoke From the browser' }).click();
    await here.app.api.get('/me', key).expect(200);
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await page.getByText('has been revoked').waitFor();
    const refused = await run('sh', ['-c', command]);
    expect(JSON.parse(refused.stdout)).toMatchObject({ code: 'unauthorized', data: { status: 401 } });
    expect(complaints).toEqual([]);
    await context.close();
  }, 300_000);

  it('cannot be made to sign out by another site', async () => {
    const { page, context } = await openPage(here);
    await page.goto('/sign-up');
    await page.getByLabel('Username').fill('Target');
    await page.getByLabel('Email').fill('target@example.org');
    await page.getByLabel('Password').fill('correct horse battery');
    await page.keyboard.press('Enter');
    await page.getByText('Your account is ready').waitFor();
    // Another host name of the service is another site to the browser.
    const foreign = await context.newPage();
    await foreign.goto('about:blank');
    await foreign.setContent(`<form method="post" action="${here.app.origin}/sign-out"><button>Win</button></form>`);
    const [response] = await Promise.all([
      foreign.waitForResponse((each) => each.url().endsWith('/sign-out')),
      foreign.getByRole('button').click(),
    ]);
    expect(response.status()).toBe(403);
    await page.reload();
    expect(await page.getByRole('heading', { name: 'Target' }).count()).toBe(1);
    await context.close();
  }, 300_000);
});
