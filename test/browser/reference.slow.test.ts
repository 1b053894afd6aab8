import { expect, it } from 'vitest';
import { guides } from '../../src/web/docs/guides.js';
import { forumOf } from '../helpers/forum.js';
import { accessibilityFaults, expectNoSidewaysScrolling, inBrowser, looks, openPage, picture } from './browser.js';

inBrowser('the reference', (here) => {
  it('finds what one types, by keyboard alone', async () => {
    const { page, context, complaints } = await openPage(here);
    await page.goto('/docs');
    await page.keyboard.press('/');
    await page.keyboard.type('verify a webhook');
    const first = page.locator('#found a').first();
    await first.waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.type('s / s');
    expect(await page.locator('.docs-search input').inputValue()).toContain('webhooks / s');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/verify-a-webhook$/);
    expect(complaints).toEqual([]);
    await context.close();
  }, 120_000);

  it('sends a request with the key that one types, without cookies, and says what a problem means', async () => {
    const { page, context, complaints } = await openPage(here);
    await context.addCookies([{ name: 'session', value: 'of-somebody', url: here.app.origin }]);
    await page.goto('/docs/try/createTopic');
    await page.getByLabel('Key').fill(here.app.people.member.key);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Send the request' }).click();
    const headers = await (await sent).allHeaders();
    expect([headers.cookie, headers.authorization]).toEqual([undefined, `Bearer ${here.app.people.member.key}`]);
    await page.getByText('404 Not Found').waitFor();
    const reply = page.getByRole('region', { name: '404 Not Found' });
    expect(await reply.textContent()).toMatch(/No such board.*"code": "board_not_found".*content-type/s);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto('/docs/try/getBoard');
    await page.getByLabel('id', { exact: true }).fill(String(await forumOf(here.app).board('Of <b>the</b> page')));
    await page.getByRole('button', { name: 'Send the request' }).press('Enter');
    await page.getByText('200 OK').waitFor();
    expect(await page.locator('#reply pre').first().textContent()).toContain('Of <b>the</b> page');
    expect(complaints.filter((each) => !/status of 404/.test(each))).toEqual([]);
    await context.close();

    const plain = await openPage(here, { javaScriptEnabled: false });
    await plain.page.goto('/docs/try/getBoard');
    expect(await plain.page.locator('form.try').isVisible()).toBe(false);
    expect(await plain.page.locator('#curl').textContent()).toMatch(/^curl /);
    await plain.context.close();
  }, 120_000);

  it('leads old links to where things are now', async () => {
    const { page, context } = await openPage(here);
    for (const [old, now] of [
      ['/docs#tag/files/operation/listFiles', /\/docs\/files#tag\/files\/operation\/listFiles$/],
      ['/docs#section/Lists-for-programs', /\/docs\/guide#lists-for-programs$/],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(old);
      await page.waitForURL(now);
    }
    await context.close();
  }, 120_000);

  it.each(looks)(
    'is readable at a width of %i, %s',
    async (width, colorScheme) => {
      const { page, context, complaints } = await openPage(here, {
        colorScheme,
        viewport: { width: width < 400 ? 320 : width, height: 900 },
      });
      for (const path of [
        '/docs',
        '/docs?q=topic',
        '/docs/guide',
        '/docs/codes',
        '/docs/codes/topic_locked',
        '/docs/try/listTopics',
        ...guides.map(({ name }) => `/docs/${name}`),
      ]) {
        await page.goto(path);
        await picture(page, `reference${path.replaceAll(/\W+/g, '-')}-${width}`, false);
        await expectNoSidewaysScrolling(page);
        expect([path, await accessibilityFaults(page)]).toEqual([path, []]);
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
    120_000,
  );
});
