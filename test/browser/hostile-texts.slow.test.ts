import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { markdownRenderer } from '../../src/content/text/markdown.mjs';
import { hostileTexts } from '../helpers/hostile-texts.js';
import { inBrowser } from './browser.js';

/** Inserts HTML as pages do, and again as serialised after parsing; then acts like a reader. */
const show = `async (html) => {
  for (let time = 0, text = html; time < 3; time++, text = document.body.innerHTML) {
    document.body.innerHTML = '';
    document.body.innerHTML = text;
    for (const each of document.body.querySelectorAll('*')) {
      for (const type of ['mouseover', 'focus', 'blur', 'toggle', 'animationstart']) each.dispatchEvent(new Event(type));
      if (!/^https?:|^mailto:/.test(each.href ?? 'https:')) each.click();
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return window.runs;
}`;

inBrowser('hostile texts', (here) => {
  const render = markdownRenderer();

  /** A page that allows scripts, and its requests. */
  const open = async (html: string): Promise<{ page: Page; asked: string[]; close: () => Promise<void> }> => {
    const context = await here.browser.newContext();
    const asked: string[] = [];
    const site = 'https://site.example/';
    const head =
      '<!doctype html><title>x</title><script>window.runs = 0; window.ran = () => { window.runs++; }</script>';
    await context.route(
      () => true,
      (route) => {
        const url = route.request().url();
        if (url === site) return route.fulfill({ contentType: 'text/html', body: `${head}<body>${html}` });
        asked.push(url);
        return route.abort();
      },
    );
    const page = await context.newPage();
    page.on('dialog', (dialog) => dialog.dismiss());
    await page.goto(site);
    return { page, asked, close: () => context.close() };
  };
  const runsOf = (page: Page, html: string) => page.evaluate(`(${show})(${JSON.stringify(html)})`);

  it('run nothing and load nothing, each by itself', async () => {
    const { page, asked, close } = await open('');
    for (const text of hostileTexts) {
      expect({ text, runs: await runsOf(page, render(text)), asked }).toEqual({ text, runs: 0, asked: [] });
    }
    await close();
  }, 120_000);

  it('run nothing and load nothing, all in a page that the server sends', async () => {
    const { page, asked, close } = await open(hostileTexts.map((text) => render(text)).join(''));
    expect(await page.evaluate('window.runs')).toBe(0);
    expect(await page.locator('li').count()).toBeGreaterThan(1);
    expect(asked).toEqual([]);
    await close();
  });

  it('would run and load a lot as they are', async () => {
    let ran = 0;
    const { page, asked, close } = await open('');
    for (const text of hostileTexts.filter((each) => !/^<(?:meta|base)/.test(each))) {
      await page.goto('https://site.example/');
      const runs = await runsOf(page, text).catch(() => 0);
      if (Number(runs) > 0) ran++;
    }
    await close();
    process.stdout.write(
      `Of ${hostileTexts.length} texts ${ran} run a script if nothing renders them, and ${asked.length} requests leave.\n`,
    );
    expect(ran).toBeGreaterThan(40);
    expect(asked.filter((url) => url.includes('evil.example')).length).toBeGreaterThan(10);
  }, 300_000);
});
