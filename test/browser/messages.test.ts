import { expect, it } from 'vitest';
import { createPerson } from '../helpers/people.js';
import { inBrowser, inspect, openPage, signUp } from './browser.js';

inBrowser('messages', (here) => {
  it.each([true, false])('are written, answered and left on a phone (with a script: %s)', async (script) => {
    const { api, database } = here.app;
    const friend = await createPerson(database, script ? 'penpal' : 'postcard');
    const { page, context, complaints } = await openPage(here, {
      viewport: { width: 390, height: 800 },
      javaScriptEnabled: script,
    });
    await signUp(page, script ? 'Lettie' : 'Nell');
    const look = async (name: string) => script && (await inspect(page, name));
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await page.goto('/messages');
    await page.getByText('No messages yet.').waitFor();
    await page.goto(`/users/${friend.username}`);
    await page.getByRole('link', { name: 'Send a message' }).click();
    await look('messages-new');
    await page.getByLabel('Subject').fill('The lathe');
    await page.getByLabel('Your message').fill('Is it **free** on Saturday?');
    await press('Send');
    await page.getByRole('heading', { name: 'The lathe' }).waitFor();
    expect(await page.locator('.prose strong').first().textContent()).toBe('free');

    const { conversations } = (await api.get('/conversations', friend.key).expect(200)).body;
    const path = `/conversations/${conversations[0].id}`;
    await api.post(`${path}/messages`, friend.key).send({ content: 'All day.' }).expect(201);
    await page.goto('/messages');
    expect(await page.locator('.envelope').textContent()).toContain('Messages (1)');
    await look('messages');
    await page.getByRole('link', { name: 'The lathe' }).click();
    await page.locator('.prose', { hasText: 'All day.' }).waitFor();
    expect(await page.locator('.envelope').textContent()).not.toContain('1');
    await look('messages-open');
    await page.goto('/messages');
    expect(await page.locator('.messages .rows').textContent()).not.toContain('unread');

    await page.getByRole('link', { name: 'The lathe' }).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Your message').first().fill('On Sunday?');
    await press('Save');
    await page.locator('.prose', { hasText: 'On Sunday?' }).waitFor();
    await page.locator('summary', { hasText: 'Leave' }).click();
    await press('Leave and read nothing of it any more');
    await page.getByText('No messages yet.').waitFor();
    await api.post(`${path}/messages`, friend.key).send({ content: 'Hello?' }).expect(403);

    await page.goto('/notifications/settings');
    await page.getByLabel('Who can write to you').selectOption('People you follow');
    await page.locator('form', { hasText: 'Who can write to you' }).getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => page.getByLabel('Who can write to you').inputValue()).toBe('followed');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
