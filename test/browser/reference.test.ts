import { expect, it } from 'vitest';
import { guides } from '../../src/web/docs/guides.js';
import { accessibilityFaults, expectNoSidewaysScrolling, inBrowser, looks, openPage, picture } from './browser.js';

inBrowser('the reference', (here) => {
  it('finds what one types, by keyboard alone', async () => {
    const { page, context, complaints } = await openPage(here);
    await page.goto('/docs');
    await page.keyboard.press('/');
    await page.keyboard.type('verify a webhook');
    const first = page.locator('#found a').first();
    await first.waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.type('s / s');
    expect(await page.locator('.docs-search input').inputValue()).toContain('webhooks / s');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/verify-a-webhook$/);
    expect(complaints).toEqual([]);
    await context.close();
  }, 120_000);

  it('leads old links to where things are now', async () => {
    const { page, context } = await openPage(here);
    for (const [old, now] of [
      ['/docs#tag/files/operation/listFiles', /\/docs\/files#tag\/files\/operation\/listFiles$/],
      ['/docs#section/Lists-for-programs', /\/docs\/guide#lists-for-programs$/],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(old);
      await page.waitForURL(now);
    }
    await context.close();
  }, 120_000);

  it.each(looks)(
    'is readable at a width of %i, %s',
    async (width, colorScheme) => {
      const { page, context, complaints } = await openPage(here, {
        colorScheme,
        viewport: { width: width < 400 ? 320 : width, height: 900 },
      });
      for (const path of [
        '/docs',
        '/docs?q=topic',
        '/docs/guide',
        '/docs/codes',
        ...guides.map(({ name }) => `/docs/${name}`),
      ]) {
        await page.goto(path);
        await picture(page, `reference${path.replaceAll(/\W+/g, '-')}-${width}`, false);
        await expectNoSidewaysScrolling(page);
        expect([path, await accessibilityFaults(page)]).toEqual([path, []]);
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
    120_000,
  );
});
