import { expect, it } from 'vitest';
import { operations } from '../helpers/requests.js';
import { accessibilityFaults, expectNoSidewaysScrolling, inBrowser, openPage, picture } from './browser.js';

inBrowser('the reference', (here) => {
  it.each([360, 1440])(
    'shows every operation at %i pixels, with nothing from another server and no complaint',
    async (width) => {
      const { page, context, complaints } = await openPage(here, {
        viewport: { width, height: 900 },
      });
      await page.goto('/docs');
      for (const { id, area } of operations.map((each) => ({ id: each.id, area: each.path.split('/')[1] }))) {
        const section = page.locator(`[data-section-id$="/operation/${id}"]`);
        await section.waitFor({ timeout: 20_000 });
        expect(await section.locator('h2').count(), area).toBe(1);
        expect(await section.getByRole('tab', { name: 'Python' }).count(), id).toBe(1);
      }
      const text = await page.locator('main').textContent();
      expect(text).toContain(`${here.app.origin}/api/v1`);
      expect(text).not.toContain('{base_url}');
      for (const title of ['A first request', 'Errors', 'Pages', 'Time', 'Limits', 'Versions']) {
        expect(await page.locator('h2').filter({ hasText: title }).count(), title).toBeGreaterThan(0);
      }
      expect(await page.getByRole('cell', { name: 'topic_locked' }).count()).toBe(1);
      await picture(page, `reference-${width}`, false);
      await expectNoSidewaysScrolling(page);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
    120_000,
  );
});
