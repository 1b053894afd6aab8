import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { filesOf } from '../helpers/files.js';
import { accessibilityFaults, expectNoSidewaysScrolling, inBrowser, openPage } from './browser.js';

inBrowser('the page of a share', (here) => {
  it('asks for the password and saves the file, a page too', async () => {
    const { id } = await filesOf(here.app).upload(
      '<script>document.title = "run"</script>',
      `${'long '.repeat(40)}.html`,
    );
    const { body } = await here.app.api
      .post(`/files/${id}/share`, here.app.people.member.key)
      .send({ password: 'long enough' });
    const { page } = await openPage(here, { viewport: { width: 360, height: 800 } });
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
