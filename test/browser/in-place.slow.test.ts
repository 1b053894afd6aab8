import { expect, it } from 'vitest';
import { answersOf } from '../helpers/answers.js';
import { forumOf } from '../helpers/forum.js';
import { notificationsOf } from '../helpers/notifications.js';
import { inBrowser, inspect, openPage, signUp } from './browser.js';

inBrowser('a button that acts in place', (here) => {
  it('takes one request, shows and says the new state, and keeps the focus', async () => {
    const forum = forumOf(here.app);
    const topic = await forum.topic(await forum.board('Workshop'), 'Which glue?');
    const { page, context, complaints } = await openPage(here, { viewport: { width: 390, height: 800 } });
    await signUp(page, 'Wim');
    await page.goto(`/forum/topics/${topic}`);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (['document', 'fetch'].includes(request.resourceType()))
        requests.push(`${request.method()} ${request.resourceType()}`);
    });
    const [watch, mute] = ['Watch', 'Mute'].map((name) => page.getByRole('button', { name, exact: true }));
    const pressed = () => Promise.all([watch, mute].map((each) => each?.getAttribute('aria-pressed')));
    const press = async (button: typeof watch, said: string) => {
      await button?.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText(said).waitFor();
      expect(await button?.evaluate((each) => each.matches(':focus'))).toBe(true);
    };
    expect(await pressed()).toEqual(['false', 'false']);
    await press(watch, 'You’re watching this.');
    expect(await pressed()).toEqual(['true', 'false']);
    await inspect(page, 'in-place');
    await press(mute, 'Muted');
    expect(await pressed()).toEqual(['false', 'true']);
    await press(mute, 'No longer muted.');
    expect(await pressed()).toEqual(['false', 'false']);
    await press(watch, 'You’re watching this.');
    expect(requests).toEqual(Array(4).fill('POST fetch'));
    await page.reload();
    expect(await pressed()).toEqual(['true', 'false']);
    expect(complaints).toEqual([]);

    // A failure leaves the form to the browser.
    await page.route(/do=/, (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
    await Promise.all([page.waitForEvent('load'), watch?.click()]);
    expect(await pressed()).toEqual(['false', 'false']);
    await context.close();
  });

  it.each([390, 1280])('likes, votes, changes that and takes it back by keyboard, at %d px', async (width) => {
    const { app } = here;
    const topic = await forumOf(app).topic(await forumOf(app).board('Workshop'), 'Which glue?');
    const question = await answersOf(app).question();
    const { page, context, complaints } = await openPage(here, { viewport: { width, height: 800 } });
    await signUp(page, `Lea${width}`);
    const press = async (name: string, said: string, count: string) => {
      const button = page.getByRole('button', { name, exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText(said).waitFor();
      expect(await page.locator('[data-count]').innerText()).toBe(count);
      return button.getAttribute('aria-pressed');
    };
    await page.goto(`/forum/topics/${topic}`);
    expect(await press('Like', 'Liked.', '1')).toBe('true');
    expect(await press('Like', 'Like taken back.', '0')).toBe('false');
    expect(await press('Like', 'Liked.', '1')).toBe('true');
    await inspect(page, 'liked');
    await page.goto(`/answers/questions/${question}`);
    expect(await press('Vote up', 'You voted this up.', '1')).toBe('true');
    expect(await press('Vote down', 'You voted this down.', '-1')).toBe('true');
    expect(await page.getByRole('button', { name: 'Vote up' }).getAttribute('aria-pressed')).toBe('false');
    expect(await press('Vote down', 'Vote taken back.', '0')).toBe('false');
    expect(await press('Vote up', 'You voted this up.', '1')).toBe('true');
    await page.reload();
    expect(await page.getByRole('button', { name: 'Vote up' }).getAttribute('aria-pressed')).toBe('true');
    await inspect(page, 'voted');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('marks notifications as read', async () => {
    const forum = forumOf(here.app);
    const board = await forum.board('Workshop');
    const { page, context, complaints } = await openPage(here);
    await signUp(page, 'Nora');
    await notificationsOf(here.app).notify();
    for (const title of ['One', 'Two', 'Three']) await forum.topic(board, title, here.app.people.other.key, '@Nora');
    await notificationsOf(here.app).notify();
    await page.goto('/notifications');
    const news = page.getByText('New', { exact: true });
    expect(await news.count()).toBe(3);
    await page.getByRole('button', { name: 'Mark as read', exact: true }).first().click();
    await page.getByRole('status').getByText('Marked as read.').waitFor();
    expect(await news.count()).toBe(2);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByText('Everything is marked as read.').first().waitFor();
    expect(await news.count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Mark as read', exact: true }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('opens the newest notifications below the bell, and marks the one that is followed', async () => {
    const forum = forumOf(here.app);
    const board = await forum.board('Workshop');
    const { page, context, complaints } = await openPage(here, { viewport: { width: 390, height: 800 } });
    await signUp(page, 'Bela');
    await notificationsOf(here.app).notify();
    for (let n = 1; n <= 7; n++) await forum.topic(board, `Topic ${n}`, here.app.people.other.key, '@Bela');
    await notificationsOf(here.app).notify();
    await page.goto('/forum');
    const bell = page.getByRole('link', { name: 'Notifications (7)' });
    await bell.focus();
    await page.keyboard.press('Enter');
    const latest = page.getByRole('region', { name: 'Notifications' });
    await latest.waitFor();
    expect(await latest.locator('.row').count()).toBe(5);
    expect(await bell.getAttribute('aria-expanded')).toBe('true');
    await inspect(page, 'bell');
    await page.keyboard.press('Escape');
    expect(await latest.count()).toBe(0);
    expect(await bell.evaluate((each) => each.matches(':focus'))).toBe(true);
    await bell.click();
    await latest.getByRole('link', { name: 'Topic 7' }).click();
    await page.getByRole('heading', { name: 'Topic 7' }).waitFor();
    await page.getByRole('link', { name: 'Notifications (6)' }).click();
    await latest.getByRole('link', { name: 'All notifications' }).click();
    await page.getByRole('heading', { name: 'Notifications' }).waitFor();
    // Told of by the stream.
    await forum.topic(board, 'Topic 8', here.app.people.other.key, '@Bela');
    await notificationsOf(here.app).notify();
    await page.getByRole('link', { name: 'Notifications (7)' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
