import { expect, it } from 'vitest';
import { forumOf } from '../helpers/forum.js';
import { inBrowser, openPage } from './browser.js';

inBrowser('a list that goes on', (here) => {
  it.each([
    ['', 1],
    ['&page=2', 2],
  ])(
    'adds no row twice while others post, from sort=newest%s on',
    async (query, first) => {
      const forum = forumOf(here.app);
      const board = await forum.board('Workshop');
      for (let n = 0; n < 65; n++) await forum.topic(board, `Topic ${n}`);
      const { page, context, complaints } = await openPage(here, { viewport: { width: 800, height: 600 } });
      await page.goto(`/forum/topics?sort=newest${query}`);
      const rows = () =>
        page.locator('main .rows .title a').evaluateAll((links) => links.map((each) => each.getAttribute('href')));
      const before = await rows();
      expect(before).toHaveLength(20);
      for (let n = 0; n < 5; n++) await forum.topic(board, `Later ${n}`);
      for (let many = 20; many > 0; ) {
        await page.evaluate('scrollTo(0, document.body.scrollHeight)');
        await page.waitForTimeout(300);
        const now = (await rows()).length;
        many = now > 55 || (await page.locator('.pager a[rel="next"]').count()) === 0 ? 0 : now;
      }
      const after = await rows();
      expect(new Set(after).size).toBe(after.length);
      expect(after.slice(0, 20)).toEqual(before);
      expect(after.length).toBeGreaterThan(40);
      expect(page.url()).toMatch(new RegExp(`[?&]page=[${first + 1}-9]`));
      expect(complaints).toEqual([]);
      await context.close();
    },
    120_000,
  );

  it('is as it was after Back', async () => {
    const forum = forumOf(here.app);
    const board = await forum.board('Attic');
    for (let n = 0; n < 70; n++) await forum.topic(board, `Topic ${n}`);
    const { page, context, complaints } = await openPage(here, { viewport: { width: 800, height: 600 } });
    await page.goto(`/forum/boards/${board}`);
    const rows = page.locator('main .rows > .row');
    for (const many of [40, 60]) {
      await page.evaluate('scrollTo(0, document.body.scrollHeight)');
      await expect.poll(() => rows.count()).toBe(many);
    }
    const link = rows.nth(45).locator('.title a');
    await link.scrollIntoViewIfNeeded();
    const [title, place] = [await link.textContent(), await page.evaluate('scrollY')];
    const before = await rows.count();
    await link.click();
    await page.getByRole('heading', { name: title ?? '' }).waitFor();
    await page.goBack();
    expect(await rows.count()).toBe(before);
    await expect.poll(() => page.evaluate('scrollY')).toBe(place);
    expect(await link.textContent()).toBe(title);
    await page.reload();
    expect(await rows.count()).toBeLessThan(before);
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);
});
