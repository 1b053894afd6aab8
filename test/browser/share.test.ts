import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { filesOf } from '../helpers/files.js';
import { accessibilityFaults, executablePath, expectNoSidewaysScrolling, launch, openPage } from './browser.js';

describe.skipIf(executablePath === null)('the page of a share', () => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await testApp();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await app?.close();
  });

  it('asks for the password and saves the file, a page too', async () => {
    const { id } = await filesOf(app).upload('<script>document.title = "run"</script>', `${'long '.repeat(40)}.html`);
    const { body } = await app.api.post(`/files/${id}/share`, app.people.member.key).send({ password: 'long enough' });
    const { page } = await openPage(browser, app.origin, { viewport: { width: 360, height: 800 } });
    await page.goto(new URL(body.share_url).pathname);
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);
    await page.getByLabel('Password').fill('long enough');
    await page.getByRole('button', { name: 'Open' }).click();
    const link = page.getByRole('link', { name: 'Download' });
    await link.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(await readFile(await download.path(), 'utf8')).toContain('<script>');
  });
});
