import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { createPerson } from '../helpers/people.js';
import { inBrowser, inspect, looks, openPage } from './browser.js';

const password = 'correct horse battery';

inBrowser('the pages of staff', (here) => {
  let board: number;
  beforeAll(async () => {
    const { api, people } = here.app;
    board = (await api.post('/forum/boards', people.admin.key).send({ title: 'General' }).expect(201)).body.id;
  });

  let made = 0;
  /** A report about a long text by a new user. */
  async function reported(): Promise<{ id: number; author: string }> {
    const { api, database } = here.app;
    const author = await createPerson(database, `Somebody_with_a_long_name-${++made}`);
    const reporter = await createPerson(database, `reporter-${made}`);
    const words = 'A_word_without_a_place_to_break_it_'.repeat(5);
    const topic = { board_id: board, title: `${words}`, content: `Buy this.\n\n${words} ${words}` };
    const { body } = await api.post('/forum/topics', author.key).send(topic).expect(201);
    const report = { target_type: 'topic', target_id: body.id, reason: 'spam', note: `${words} as last week.` };
    const { id } = (await api.post('/reports', reporter.key).send(report).expect(201)).body;
    return { id, author: author.username };
  }

  async function signUp(page: Page, username: string): Promise<void> {
    await page.goto('/sign-up');
    await fill(page, { username, email: `${username}@example.org`, password });
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Your account is ready').waitFor();
    await page.goto('/profile');
    await here.app.database.prisma.user.update({ where: { username }, data: { role: 'admin' } });
  }

  it.each(looks)(
    "renders accessible pages through a moderator's work at %i pixels, %s",
    async (width, colorScheme) => {
      const viewport = { width, height: 800 };
      const watched = await openPage(here, { viewport, colorScheme });
      const look = (name: string) => inspect(watched.page, `staff-${name}-${width}-${colorScheme}`);
      const { page } = watched;
      await signUp(page, `Staff_${width}_${colorScheme}`);
      const { author } = await reported();
      await page.goto('/profile');
      await look('profile');
      await page.getByRole('link', { name: 'Reports and people' }).click();
      await look('queue');
      const card = page.locator('.queued', { has: page.getByText(author) });
      await card.getByRole('button', { name: 'Claim report' }).click();
      await page.getByText('You’ve claimed the report.').waitFor();
      await card.getByText('Suspend', { exact: true }).first().click();
      await look('queue-claimed');
      await card.getByLabel('Reason', { exact: true }).fill('Advertisements');
      await card.getByLabel('How long').selectOption('for 30 days');
      await card.getByRole('button', { name: 'Suspend' }).click();
      await page.getByText(`${author} is suspended.`).waitFor();
      await look('queue-suspended');
      await card.getByLabel('Reason for the author').fill('An advertisement');
      await card.getByRole('button', { name: 'Agree and hide' }).click();
      await page.getByText('Hidden. We let the reporters know.').waitFor();
      await page.getByRole('link', { name: 'Reports', exact: true }).click();
      await page.getByText('Filters').click();
      await page.getByLabel('Status').selectOption('upheld');
      await page.getByRole('button', { name: 'Filter' }).click();
      await look('reports');
      await page.getByRole('link', { name: 'Hidden' }).click();
      await page.getByText('Change the reason').first().click();
      await look('hidden');
      await page.getByRole('button', { name: 'Restore' }).first().click();
      await page.getByText('Everyone can see it again.').waitFor();
      await page.getByRole('link', { name: 'People' }).click();
      await look('people');
      await fill(page, { name: author });
      await page.getByRole('button', { name: 'Look up' }).click();
      await page.getByText('Change role').first().click();
      await page.getByText('Warn', { exact: true }).first().click();
      await field(page, 'createWarning', 'text').fill('No advertisements');
      await page.getByRole('button', { name: 'Warn' }).click();
      await page.getByText('has been warned.').waitFor();
      await page.getByText('Remove all posts').first().click();
      await look('person');
      await field(page, 'createPersonRemoval', 'reason').fill('Advertisements');
      await page.getByLabel('How', { exact: true }).selectOption('hide them');
      await page.getByRole('button', { name: 'Remove all posts' }).click();
      await page.getByText('0 done, 1 left').waitFor();
      await look('person-removal');
      await page.getByRole('link', { name: 'Refresh' }).click();
      await page.getByRole('button', { name: 'Restore all posts' }).click();
      await page.getByText('Being restored').waitFor();
      await page.getByRole('button', { name: 'Lift suspension' }).click();
      await page.getByText('is no longer suspended.').waitFor();
      await page.getByRole('link', { name: 'Log', exact: true }).click();
      await page.getByText('Agreed and hidden: Topic').first().waitFor();
      await look('log');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download everything' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('plaza-log.jsonl');
      expect(watched.complaints).toEqual([]);

      await page.goto('/staff/log?target=nonsense');
      await look('log-fault');
      await page.goto('/staff?target_type=share');
      await look('queue-empty');
      await watched.context.close();
    },
    300_000,
  );

  it('work with the keyboard alone, and without JavaScript', async () => {
    const { page, context } = await openPage(here, { javaScriptEnabled: false });
    await signUp(page, 'Keyboard_only');
    const { author } = await reported();
    await page.goto('/staff');
    const focused = () => page.locator(':focus');
    const tabTo = async (name: string) => {
      for (let n = 0; n < 80; n++) {
        await page.keyboard.press('Tab');
        if ((await focused().count()) > 0 && (await focused().innerText()).trim() === name) return;
      }
      throw new Error(`Nothing is reached that says ${name}`);
    };
    await tabTo('Claim report');
    await page.keyboard.press('Enter');
    await page.getByText('You’ve claimed the report.').waitFor();
    await tabTo('Dismiss');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Done. We let the reporters know.').waitFor();
    await page.goto(`/staff/people/${author}`);
    await tabTo('Silence');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Shouts');
    await page.keyboard.press('Tab');
    await tabTo('Silence');
    await page.keyboard.press('Enter');
    await page.getByText('can read, but not post.').waitFor();
    await context.close();
  }, 300_000);
});

/** A field of the form for an operation. */
const field = (page: Page, operation: string, name: string) =>
  page.locator(`[id^="${operation}-"][id$="-${name}"]`).first();

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.locator(`[name="${name}"]:visible`).first().fill(value);
}
