import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answersOf } from '../helpers/answers.js';
import { forumOf } from '../helpers/forum.js';
import { inBrowser, inspect, openPage, signUp } from './browser.js';

/** Ways to work with the keyboard: with the script at two widths, and without it. */
const ways = [
  { name: 'at 390 pixels', width: 390, javaScriptEnabled: true },
  { name: 'at 1280 pixels', width: 1280, javaScriptEnabled: true },
  { name: 'at 390 pixels without a script', width: 390, javaScriptEnabled: false },
];

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const text = [
  'Which **oil**, @mia_member?',
  '| Oil | Price |\n|---|---:|\n| Linseed | 12 |',
  '```js\nconst oil = 1;\n```',
].join('\n\n');

/** Pastes a picture into the field that has the focus. */
const pastePicture = (page: Page) =>
  page.evaluate(`(() => {
    const bytes = Uint8Array.from(atob('${png}'), (each) => each.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'shot.png', { type: 'image/png' }));
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  })()`);

let made = 0;

inBrowser('a member with the keyboard alone', (here) => {
  it.each(ways)(
    'writes, finds the draft, quotes, likes, votes, comments and bookmarks, $name',
    async ({ width, javaScriptEnabled }) => {
      const { app } = here;
      const [forum, answers] = [forumOf(app), answersOf(app)];
      await forum.board(`Workshop ${++made}`);
      const watched = await openPage(here, { viewport: { width, height: 800 }, javaScriptEnabled });
      const { page } = watched;
      await signUp(page, `Player_${made}`);
      const shown = { waitUntil: 'load' } as const;

      const area = page.locator('textarea');
      await page.goto('/forum/topics/new', shown);
      await page.getByLabel('Title').focus();
      await page.keyboard.insertText(`Oil ${made}`);
      await area.focus();
      await page.keyboard.insertText(`${text}\n\n`);
      if (javaScriptEnabled) {
        await pastePicture(page);
        await expect.poll(() => area.inputValue()).toMatch(/!\[shot\.png\]\(plaza:file\//);
        await page.getByText('Draft saved.').waitFor();
        await page.goto('/my/drafts', shown);
        await page.getByRole('link', { name: `Oil ${made}` }).press('Enter');
        await page.waitForURL(/draft=/);
        expect(await area.inputValue()).toContain(text);
      } else {
        await page
          .getByLabel('Picture or file')
          .setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
      }
      await page.getByLabel('Board').selectOption(`Workshop ${made}`);
      await page.getByRole('button', { name: 'Publish' }).press('Enter');
      const main = page.getByRole('main');
      await main.getByRole('heading', { name: `Oil ${made}` }).waitFor();
      const picture = main.getByRole('img', { name: 'shot.png' });
      expect(await picture.getAttribute('src')).toContain('/attachments/topic/');
      expect(await main.getByRole('cell', { name: '12' }).count()).toBe(1);
      expect(await main.locator('pre [class^=hljs]').count()).toBeGreaterThan(0);
      await main.getByRole('link', { name: '@mia_member' }).waitFor();

      const [, topic] = /topics\/(\d+)/.exec(page.url()) ?? [];
      const reply = page.locator(`#reply-${await forum.reply(Number(topic), 'Camellia, a thin film.')}`);
      await page.reload(shown);
      await reply.getByRole('link', { name: 'Quote' }).press('Enter');
      await expect.poll(() => area.inputValue()).toMatch(/^> .*otto-other:\n> Camellia, a thin film\.\n/);
      await area.focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.insertText('Thanks!');
      await page.getByRole('button', { name: 'Post reply' }).press('Enter');
      const own = page.locator('.entry', { hasText: 'Thanks!' });
      await own.locator('.answered').waitFor();
      expect(await own.locator('blockquote').innerText()).toContain('Camellia');

      /** Presses a button, and waits until it is shown as pressed or not. */
      const press = async (within: typeof reply, name: string, isPressed: boolean) => {
        await within.getByRole('button', { name, exact: true }).first().press('Enter');
        const button = () => within.getByRole('button', { name, exact: true }).first();
        await expect.poll(() => button().getAttribute('aria-pressed')).toBe(String(isPressed));
      };
      await press(reply, 'Like', true);
      await press(reply, 'Like', false);
      if (javaScriptEnabled) await inspect(page, `play-topic-${width}`);

      const id = await answers.question(`Which wax ${made}?`);
      await page.goto(`/answers/questions/${id}`, shown);
      const question = page.locator(`#question-${id}`);
      await press(question, 'Vote up', true);
      await press(question, 'Vote down', true);
      expect(await question.locator('[data-count]').first().innerText()).toBe('-1');
      await press(question, 'Vote down', false);
      expect(await question.locator('[data-count]').first().innerText()).toBe('0');
      await press(question, 'Bookmark', true);
      await question.locator('summary', { hasText: 'Comment' }).press('Enter');
      await question.locator('textarea').focus();
      await page.keyboard.insertText('For an old drawer?');
      await question.getByRole('button', { name: 'Post comment' }).press('Enter');
      await page.waitForURL(/comment=\d+#post_comment-\d+$/);
      await page.locator('.comments').getByText('For an old drawer?').waitFor();
      expect(await page.locator(':focus').getAttribute('id')).toMatch(/^post_comment-/);
      if (javaScriptEnabled) await inspect(page, `play-question-${width}`);
      await page.goto('/my/bookmarks', shown);
      await page.getByRole('link', { name: `Which wax ${made}?` }).waitFor();
      expect(watched.complaints).toEqual([]);
      await watched.context.close();
    },
    120_000,
  );

  it.each(ways)(
    'reads 359 replies over 18 pages with exact unread counts, $name',
    async ({ width, javaScriptEnabled }) => {
      const { app } = here;
      const board = await forumOf(app).board(`Long ${++made}`);
      const topic = await forumOf(app).topic(board, 'A long one');
      await app.database.pool.query(
        `INSERT INTO replies (topic_id, author_id, content) SELECT $1, $2, 'Line ' || n FROM generate_series(1, 359) n`,
        [topic, app.people.other.id],
      );
      const { page, context, complaints } = await openPage(here, {
        viewport: { width, height: 800 },
        javaScriptEnabled,
      });
      const username = `Reader_${made}`;
      await signUp(page, username);
      await app.database.prisma.user.updateMany({ where: { username }, data: { createdAt: new Date(0) } });
      const state = async () => {
        await page.goto(`/forum/boards/${board}`);
        const badges = page.locator('.row .state');
        return (await badges.count()) === 0 ? 'read' : badges.first().innerText();
      };
      expect(await state()).toBe('100+ unread');
      for (let number = 1; number <= 18; number++) {
        const marked = page.waitForResponse(
          (reply) => reply.request().postData()?.includes('reply_id') === true || /\/read\?reply=/.test(reply.url()),
        );
        await page.goto(`/forum/topics/${topic}?page=${number}`, { waitUntil: 'load' });
        await page.keyboard.press('End');
        await marked;
        const left = Math.max(0, 359 - number * 20);
        const expected = left === 0 ? 'read' : left >= 100 ? '100+ unread' : `${left} unread`;
        expect(await state(), `page ${number}`).toBe(expected);
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
    180_000,
  );
});
