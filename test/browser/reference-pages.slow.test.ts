import { expect, it } from 'vitest';
import { contract } from '../../generated/contract.js';
import { chapters } from '../../src/core/contract/chapters.js';
import { accessibilityFaults, expectNoSidewaysScrolling, inBrowser, openPage, picture } from './browser.js';

type Shown = { id: string; headings: number; python: number };

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** One query, because Playwright's locators scan the page's thousands of elements each time. */
const operationsShown = `[...document.querySelectorAll('[data-section-id*="/operation/"]')]
  .filter((section) => section.checkVisibility({ visibilityProperty: true }) && section.offsetHeight > 0)
  .map((section) => ({
    id: section.dataset.sectionId.split('/').at(-1),
    headings: section.querySelectorAll('h2').length,
    python: [...section.querySelectorAll('[role=tab]')].filter(
      (tab) => (tab.ariaLabel ?? tab.textContent).includes('Python') && tab.checkVisibility({ visibilityProperty: true }),
    ).length,
  }))`;

inBrowser('the pages of the reference', (here) => {
  it('shows every operation on the page of its area, with nothing from another server and no complaint', async () => {
    const { page, context, complaints } = await openPage(here);
    for (const { name, operations } of chapters) {
      await page.goto(`/docs/${name}`);
      // Webhook payloads have no code sample.
      const isReceived = name === 'payloads';
      const python = isReceived ? 0 : 1;
      const wanted = operations.map(({ id }) => ({ id, headings: 1, python })).sort(byId);
      const shown = async () => (await page.evaluate<Shown[]>(operationsShown)).sort(byId);
      await expect.poll(shown, { timeout: 30_000, interval: 250 }).toEqual(wanted);
      expect(await page.locator('#operations').count()).toBe(0);
      const text = await page.locator('main').textContent();
      expect(text?.includes(`${here.app.origin}/api/v1`)).toBe(!isReceived);
      expect(text).not.toContain('{base_url}');
      expect(await page.locator('[aria-current]').getAttribute('href')).toBe(`/docs/${name}`);
    }
    expect(complaints).toEqual([]);
    await context.close();
  }, 120_000);

  it.each(['light', 'dark'] as const)(
    'is readable wide and narrow, %s',
    async (colorScheme) => {
      const { page, context, complaints } = await openPage(here, {
        colorScheme,
        viewport: { width: 1440, height: 900 },
      });
      await page.goto('/docs/shares');
      await page.locator('[data-section-id*="/operation/"]').first().waitFor();
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await picture(page, `reference-${colorScheme}-${width}`, false);
        await expectNoSidewaysScrolling(page);
        expect(await accessibilityFaults(page, [])).toEqual([]);
      }
      // Authentication, scopes, and each operation's own error codes.
      await page.goto('/docs/forum');
      const reply = page.locator('[data-section-id$="/operation/createReply"]');
      await reply.waitFor();
      const text = await reply.textContent();
      for (const part of ['bearerKey', 'appToken', ...contract.createReply.codes]) expect(text).toContain(part);
      const areas = page.locator('nav.areas a');
      const ends = await areas.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
      expect(Math.max(...ends)).toBeLessThanOrEqual(360);
      expect(complaints).toEqual([]);
      await context.close();
    },
    120_000,
  );
});
