import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { forumOf } from '../helpers/forum.js';
import { inBrowser, openPage, signUp } from './browser.js';

inBrowser('reading a topic', (here) => {
  let topic: number;
  let count: (page: Page) => Promise<string | null>;
  beforeAll(async () => {
    const forum = forumOf(here.app);
    const board = await forum.board('Workshop');
    topic = await forum.topic(board, 'Which glue?');
    const text = 'A line.\n\n'.repeat(10);
    count = async (page) => {
      await page.goto(`/forum/boards/${board}`);
      return page.locator('.row .state').first().textContent({ timeout: 1000 });
    };
    await here.app.database.pool.query(
      'INSERT INTO replies (topic_id, author_id, content) SELECT $1, $2, $3 FROM generate_series(1, 130)',
      [topic, here.app.people.other.id, text],
    );
  });
  it('marks what was in sight for three seconds, on each page', async () => {
    const { page, context, complaints } = await openPage(here, { viewport: { width: 390, height: 800 } });
    await signUp(page, 'Rita');
    await here.app.database.prisma.user.updateMany({ where: { username: 'Rita' }, data: { createdAt: new Date(0) } });
    expect(await count(page)).toBe('100+ unread');
    const read = async (number: number, isToEnd = true) => {
      const marked = page.waitForResponse((reply) => reply.request().postData()?.includes('reply_id') === true);
      await page.goto(`/forum/topics/${topic}?page=${number}`);
      if (isToEnd) await page.locator('main .entry').last().scrollIntoViewIfNeeded();
      await marked;
      return count(page);
    };
    expect(await read(1)).toBe('100+ unread');
    expect(await read(2)).toBe('90 unread');
    expect(await read(3)).toBe('70 unread');
    const left = Number.parseInt((await read(4, false)) ?? '', 10);
    expect(left).toBeGreaterThan(60);
    expect(left).toBeLessThan(70);
    // An earlier page does not move the mark back.
    expect(await read(2)).toBe(`${left} unread`);
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);

  it('marks a page at once without a script', async () => {
    const { page, context } = await openPage(here, { javaScriptEnabled: false });
    await signUp(page, 'Paul');
    await here.app.database.prisma.user.updateMany({ where: { username: 'Paul' }, data: { createdAt: new Date(0) } });
    const counts: (string | null)[] = [];
    for (const number of [3, 1, 6]) {
      await page.goto(`/forum/topics/${topic}?page=${number}`, { waitUntil: 'load' });
      counts.push(await count(page));
    }
    expect(counts).toEqual(['70 unread', '70 unread', '10 unread']);
    await context.close();
  }, 60_000);
});
