import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { atNight } from '../helpers/at-night.js';
import { forumOf } from '../helpers/forum.js';
import { createPerson } from '../helpers/people.js';
import { inBrowser, inspect, looksOfAll, openPage, signUp } from './browser.js';

/** A way to work: with the script at two widths, of which by day one, and without it. */
const ways = [
  { name: 'at 1280 pixels', width: 1280, javaScriptEnabled: true },
  { name: 'at 390 pixels without a script', width: 390, javaScriptEnabled: false },
  { name: 'at 390 pixels', width: 390, javaScriptEnabled: true },
].slice(0, atNight(3, 2));

const focused = (page: Page) => page.locator(':focus');

/** Tabs to the next control that says this. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab');
    if ((await focused(page).count()) === 0) continue;
    const text = (await focused(page).innerText()).trim();
    if (typeof name === 'string' ? text === name : name.test(text)) return;
  }
  throw new Error(`Nothing is reached that says ${name}`);
}

inBrowser('the moderation queue', (here) => {
  let made = 0;
  /** Ten posts, each reported by three people; two reports and a word for each. */
  async function reported(): Promise<number[]> {
    const { api, database } = here.app;
    const forum = forumOf(here.app);
    const board = await forum.board('Market');
    const people = await Promise.all([1, 2, 3, 4].map((n) => createPerson(database, `queue-${++made}-${n}`)));
    const [author, ...reporters] = people;
    const topics: number[] = [];
    for (let n = 0; n < 10; n++) {
      const id = await forum.topic(
        board,
        `Cheap watches ${n}`,
        author?.key,
        `Buy **${n}** watches, see [here](/forum).`,
      );
      for (const { key } of reporters) {
        const report = { target_type: 'topic', target_id: id, reason: 'spam', note: `Again, the ${n}th time.` };
        await api.post('/reports', key).send(report).expect(201);
      }
      topics.push(id);
    }
    return topics;
  }

  it.each(ways)(
    'takes ten reports in under a minute with the keyboard alone, $name',
    async ({ name, width, ...way }) => {
      const { prisma } = here.app.database;
      const topics = await reported();
      const { page, context, complaints } = await openPage(here, { viewport: { width, height: 800 }, ...way });
      const username = `Greta_${++made}`;
      await signUp(page, username);
      await prisma.user.update({ where: { username }, data: { role: 'moderator' } });
      await page.goto('/');

      const begun = Date.now();
      await tabTo(page, 'Menu');
      await page.keyboard.press('Enter');
      await tabTo(page, 'Moderation (10)');
      await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
      // Reports of one post are one card.
      expect(await page.locator('.queued').count()).toBe(10);
      const acts = [
        ['h', 'Agree and hide', 'Hidden.'],
        ['d', 'Agree and delete', 'Deleted.'],
        ['x', 'Dismiss', 'Done.'],
      ] as const;
      for (const [place, id] of topics.entries()) {
        expect(await focused(page).getAttribute('id')).toBe(`topic-${id}`);
        const [key, button, said] = acts[place % 3] as (typeof acts)[number];
        const act = async () => {
          if (way.javaScriptEnabled) return page.keyboard.press(key);
          await tabTo(page, button);
          await page.keyboard.press('Enter');
        };
        await Promise.all([page.waitForEvent('load'), act()]);
        await page.getByRole('status').getByText(said).waitFor();
      }
      const seconds = (Date.now() - begun) / 1000;
      expect(seconds).toBeLessThan(60);
      await page.getByText('All done: nothing is waiting for you.').waitFor();
      expect(complaints).toEqual([]);

      const states = await prisma.report.groupBy({ by: ['status'], where: { targetId: { in: topics } }, _count: true });
      expect(states.map(({ status, _count: count }) => [status, count]).sort()).toEqual([
        ['rejected', 9],
        ['upheld', 21],
      ]);
      expect(await prisma.topic.count({ where: { id: { in: topics } } })).toBe(3);
      await context.close();
    },
  );

  it.each(looksOfAll)(
    'has accessible cards, and decides on chosen ones, at %i pixels, %s',
    async (width, colorScheme) => {
      const topics = await reported();
      const { page, context, complaints } = await openPage(here, { viewport: { width, height: 800 }, colorScheme });
      const username = `Greta_${++made}`;
      await signUp(page, username);
      await here.app.database.prisma.user.update({ where: { username }, data: { role: 'moderator' } });
      await page.goto('/staff');
      await inspect(page, `queue-${width}-${colorScheme}`);
      await page.keyboard.press('j');
      expect(await focused(page).getAttribute('id')).toBe(`topic-${topics[1]}`);
      await page.keyboard.press('k');
      expect(await focused(page).getAttribute('id')).toBe(`topic-${topics[0]}`);
      // A key acts on a card only, and on nothing that one writes in.
      await page.locator(`#decide-topic-${topics[0]}-reason`).fill('');
      await page.keyboard.type('hdx');
      expect(await page.locator(`#decide-topic-${topics[0]}-reason`).inputValue()).toBe('hdx');
      for (const id of topics.slice(2, 10)) await page.locator(`#topic-${id}`).getByLabel('Select').check();
      const all = page.getByRole('region', { name: 'All selected' });
      await all.getByLabel('Reason').fill('Advertisements');
      await all.getByRole('button', { name: 'Agree and hide' }).click();
      await page.getByText('Hidden. We let the reporters know.').waitFor();
      expect(await page.locator('.queued').count()).toBe(2);
      for (const id of topics.slice(0, 2)) {
        await page.locator(`#topic-${id}`).getByRole('button', { name: 'Dismiss' }).click();
        await page.locator(`#topic-${id}`).waitFor({ state: 'detached' });
      }
      await inspect(page, `queue-empty-${width}-${colorScheme}`);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
