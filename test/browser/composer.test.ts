import { expect, it } from 'vitest';
import { forumOf } from '../helpers/forum.js';
import { inBrowser, inspect, openPage } from './browser.js';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

inBrowser('the box for Markdown', (here) => {
  it('formats, completes, uploads, previews, keeps a draft and sends by keyboard', async () => {
    await forumOf(here.app).board('Workshop');
    const { page, context, complaints } = await openPage(here, { viewport: { width: 390, height: 800 } });
    await page.goto('/sign-up');
    await page.getByLabel('Username').fill('Wanda');
    await page.getByLabel('Email').fill('wanda@example.org');
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Your account is ready').waitFor();

    await page.goto('/forum/topics/new');
    const area = page.locator('textarea');
    await page.getByLabel('Title').fill('Felt');
    await area.fill('two words');
    await area.selectText();
    await area.press('Control+b');
    expect(await area.inputValue()).toBe('**two words**');
    await area.press('Control+b');
    expect(await area.inputValue()).toBe('two words');
    await area.press('Control+Shift+Period');
    expect(await area.inputValue()).toBe('> two words');
    await area.press('End');
    await area.pressSequentially(' @mia_m');
    await page.getByRole('option', { name: '@mia_member' }).waitFor();
    await inspect(page, 'composer');
    await area.press('Enter');
    await area.pressSequentially(':tada');
    await page.getByRole('option').filter({ hasText: '🎉' }).first().waitFor();
    await area.press('Enter');
    expect(await area.inputValue()).toBe('> two words @mia_member 🎉 ');

    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Picture or file' }).click();
    await (await choosing).setFiles({ name: 'a [b].png', mimeType: 'image/png', buffer: png });
    await expect.poll(() => area.inputValue()).toMatch(/!\[a {2}b \.png\]\(plaza:file\/\d+-\w{32}\)\n$/);
    await page.getByRole('tab', { name: 'Preview' }).click();
    const picture = page.getByRole('tabpanel').getByRole('img');
    await expect.poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBe(1);
    await inspect(page, 'composer-preview');
    await page.getByRole('tab', { name: 'Write' }).click();

    await page.getByText('Draft saved.').waitFor();
    await page.goto('/my/drafts');
    await page.getByRole('link', { name: 'Felt' }).click();
    expect(await area.inputValue()).toContain('> two words');
    await page.getByLabel('Board').selectOption('Workshop');
    await area.press('Control+Enter');
    await page.getByRole('heading', { name: 'Felt' }).waitFor();
    await page.goto('/my/drafts');
    await page.getByText('No drafts.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('sends a file with the text where there is no script', async () => {
    const { page, context, complaints } = await openPage(here, { javaScriptEnabled: false });
    await page.goto('/sign-in');
    await page.getByLabel('Username').fill('Wanda');
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.goto('/forum/topics/new');
    await page.getByLabel('Board').selectOption('Workshop');
    await page.getByLabel('Title').fill('Without a script');
    await page.getByLabel('Tags').fill('lamp,felt , Oak');
    await page.locator('textarea').fill('Look:');
    await page.getByLabel('Picture or file').setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: png });
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('heading', { name: 'Without a script' }).waitFor();
    expect(await page.getByRole('img', { name: 'lamp.png' }).getAttribute('src')).toContain('/attachments/topic/');
    expect(await page.getByRole('list', { name: 'Tags' }).innerText()).toMatch(/^felt\s+lamp\s+Oak$/);
    await page.getByRole('link', { name: 'lamp', exact: true }).click();
    await page.getByRole('link', { name: 'Without a script' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('suggests tags among those that are written', async () => {
    const { page, context, complaints } = await openPage(here, {});
    await page.goto('/sign-in?next=/forum/topics/new');
    await page.getByLabel('Username').fill('Wanda');
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const tags = page.getByLabel('Tags');
    await tags.pressSequentially('new, o');
    await page.getByRole('option', { name: 'Oak' }).waitFor();
    await inspect(page, 'tag-suggestions');
    await tags.press('Enter');
    await tags.pressSequentially('fe');
    await page.getByRole('option', { name: 'felt' }).click();
    expect(await tags.inputValue()).toBe('new, Oak, felt, ');
    await page.getByLabel('Board').selectOption('Workshop');
    await page.getByLabel('Title').fill('Tagged');
    await page.locator('textarea').fill('Text');
    await page.getByRole('button', { name: 'Publish' }).click();
    expect(await page.getByRole('list', { name: 'Tags' }).innerText()).toMatch(/^felt\s+new\s+Oak$/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('asks before unsaved text is left, and brings it back if the service could not save it', async () => {
    const { page, context } = await openPage(here);
    await page.goto('/sign-in');
    await page.getByLabel('Username').fill('Wanda');
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== '/sign-in');
    await page.goto('/forum/topics/new');
    await context.route(/me%2Fdrafts/, (route) => route.abort());
    await page.locator('textarea').fill('Not lost');
    await page.getByText('saved in this browser only').waitFor();
    const asked = page.waitForEvent('dialog');
    page.once('dialog', (dialog) => dialog.accept());
    await Promise.all([page.reload(), asked]);
    expect((await asked).type()).toBe('beforeunload');
    await page.getByText('Your unsent text is back.').waitFor();
    expect(await page.locator('textarea').inputValue()).toBe('Not lost');
    await context.close();
  });
});
