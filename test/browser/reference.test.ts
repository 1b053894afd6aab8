import { expect, it } from 'vitest';
import { operations } from '../helpers/requests.js';
import { accessibilityFaults, expectNoSidewaysScrolling, inBrowser, openPage, picture } from './browser.js';

type Shown = { id: string; headings: number; python: number };

const byId = (a: Shown, b: Shown) => (a.id < b.id ? -1 : 1);

/** All at once, because Playwright's own locators look through each of the page's fifty thousand elements every time. */
const operationsShown = `[...document.querySelectorAll('[data-section-id*="/operation/"]')]
  .filter((section) => section.checkVisibility({ visibilityProperty: true }) && section.offsetHeight > 0)
  .map((section) => ({
    id: section.dataset.sectionId.split('/').at(-1),
    headings: section.querySelectorAll('h2').length,
    python: [...section.querySelectorAll('[role=tab]')].filter(
      (tab) => (tab.ariaLabel ?? tab.textContent).includes('Python') && tab.checkVisibility({ visibilityProperty: true }),
    ).length,
  }))`;

const wanted = operations.map(({ id }) => ({ id, headings: 1, python: 1 })).sort(byId);

inBrowser('the reference', (here) => {
  it('shows every operation, wide and narrow, with nothing from another server and no complaint', async () => {
    const { page, context, complaints } = await openPage(here, { viewport: { width: 1440, height: 900 } });
    const shown = async () => (await page.evaluate<Shown[]>(operationsShown)).sort(byId);
    await page.goto('/docs');
    // It takes a busy machine long to lay out, and each look makes it do that.
    await expect.poll(shown, { timeout: 60_000, interval: 1000 }).toEqual(wanted);
    const text = await page.locator('main').textContent();
    expect(text).toContain(`${here.app.origin}/api/v1`);
    expect(text).not.toContain('{base_url}');
    for (const title of ['A first request', 'Apps', 'Errors', 'Pages', 'Time', 'Limits', 'Versions']) {
      expect(await page.locator('h2').filter({ hasText: title }).count(), title).toBeGreaterThan(0);
    }
    // Each operation names the three ways in, and what an app needs for it.
    for (const way of ['bearerKey', 'queryKey', 'appToken', 'moderate']) expect(text).toContain(way);
    const row = page.locator('tr').filter({ hasText: 'topic_locked' });
    expect(await row.getByRole('cell', { name: 'topic_locked' }).count()).toBe(1);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(shown, { timeout: 60_000, interval: 1000 }).toEqual(wanted);
      await picture(page, `reference-${width}`, false);
      await expectNoSidewaysScrolling(page);
      // Colours take long to look at, and are those of the wide one.
      expect(await accessibilityFaults(page, width === 1440 ? [] : ['color-contrast'])).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  }, 300_000);
});
