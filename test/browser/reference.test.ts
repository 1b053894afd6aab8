import { expect, it } from 'vitest';
import { chapters } from '../../src/core/contract/chapters.js';
import { accessibilityFaults, expectNoSidewaysScrolling, inBrowser, openPage, picture } from './browser.js';

inBrowser('the reference', (here) => {
  it('begins with the guide and a list of every operation, without a script', async () => {
    const { page, context, complaints } = await openPage(here);
    await page.goto('/docs');
    const listed = page.locator('#operations li a');
    expect((await listed.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).sort()).toEqual(
      chapters
        .flatMap(({ name, operations }) => operations.map(({ id }) => `/docs/${name}#tag/${name}/operation/${id}`))
        .sort(),
    );
    expect(await page.locator('#operations').textContent()).not.toContain(' 1 operations');
    for (const title of ['A first request', 'Apps', 'Errors', 'Pages', 'Time', 'Limits', 'Versions']) {
      await page.locator('#reference h2').filter({ hasText: title }).first().waitFor();
    }
    expect(await page.locator('main').textContent()).not.toContain('{base_url}');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await picture(page, `reference-guide-${width}`, false);
      await expectNoSidewaysScrolling(page);
      expect(await accessibilityFaults(page, [])).toEqual([]);
    }
    // An old link, from before each tag had its own page.
    await page.goto('about:blank');
    await page.goto('/docs#tag/files/operation/listFiles');
    await page.waitForURL(/\/docs\/files#tag\/files\/operation\/listFiles$/);
    expect(complaints).toEqual([]);
    await context.close();
  }, 120_000);
});
