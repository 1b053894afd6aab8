import { expect, it } from 'vitest';
import { forumOf } from '../helpers/forum.js';
import { searchSettled } from '../helpers/search.js';
import { inBrowser, inspect, openPage, signUp } from './browser.js';

inBrowser('the management of topics', (here) => {
  let made = 0;
  it.each([
    [390, true],
    [1280, false],
  ] as const)(
    'splits off replies of several pages, and merges by search, at %i pixels, with a script: %s',
    async (width, javaScriptEnabled) => {
      const { app } = here;
      const forum = forumOf(app);
      const board = await forum.board('Workshop');
      const name = `Lathe_${++made}`;
      const topic = await forum.topic(board, `Why the ${name} hums`);
      const replies: number[] = [];
      for (let n = 1; n <= 65; n++) replies.push(await forum.reply(topic, `Remark ${n}`));
      const { page, context, complaints } = await openPage(here, {
        viewport: { width, height: 800 },
        javaScriptEnabled,
      });
      await signUp(page, name);
      await app.database.prisma.user.update({ where: { username: name }, data: { role: 'moderator' } });
      await page.goto(`/forum/topics/${topic}`);
      await page.getByRole('link', { name: 'Move, merge, split' }).click();

      const box = (n: number) => page.getByRole('checkbox', { name: `Remark ${n}`, exact: false }).first();
      const goTo = (number: number) => page.getByRole('button', { name: `Page ${number} of`, exact: false }).click();
      await page.getByRole('button', { name: 'Continue with the selected ones' }).click();
      await page.locator(`#post-${replies[2]}`).check();
      await page.locator(`#post-${replies[4]}`).check();
      await goTo(2);
      await page.getByText('2 replies selected on other pages.').waitFor();
      await page.locator(`#post-${replies[29]}`).check();
      await goTo(4);
      await page.locator(`#post-${replies[64]}`).check();
      await goTo(1);
      expect(await box(3).isChecked()).toBe(true);
      await page.locator(`#post-${replies[4]}`).uncheck();
      if (javaScriptEnabled) await inspect(page, `topic-management-${width}`);
      await page.getByRole('button', { name: 'Continue with the selected ones' }).click();
      await page.getByText('3 replies selected.').waitFor();
      await page.getByLabel('Title').fill(`About the belt of ${name}`);
      await page.getByRole('button', { name: 'Split off replies' }).click();
      await page.getByRole('heading', { name: `About the belt of ${name}` }).waitFor();
      await page.getByText('Remark 30').waitFor();
      const { id } = await app.database.prisma.topic.findFirstOrThrow({
        where: { title: `About the belt of ${name}` },
      });
      expect((await forum.readTopic(id)).replies.map(({ content }: { content: string }) => content)).toEqual([
        'Remark 30',
        'Remark 65',
      ]);
      expect((await forum.readTopic(topic)).topic.reply_count).toBe(62);

      await searchSettled(app);
      await page.goto(`/forum/topics/${id}/manage`);
      await page.getByLabel('Search for the topic').fill(`${name} hums`);
      await page
        .getByRole('region', { name: 'Merge into another topic' })
        .getByRole('button', { name: 'Search' })
        .click();
      // Not into itself.
      expect(await page.getByRole('radio').count()).toBe(1);
      await page.getByRole('radio', { name: `Why the ${name} hums` }).check();
      if (javaScriptEnabled) await inspect(page, `topic-merge-${width}`);
      await page.getByRole('button', { name: 'Merge into another topic' }).click();
      await page.getByRole('heading', { name: `Why the ${name} hums` }).waitFor();
      expect((await forum.readTopic(topic)).topic.reply_count).toBe(65);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
