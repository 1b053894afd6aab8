import { expect, it } from 'vitest';
import { siteLanguages } from '../../src/core/platform/settings/choices.js';
import { inBrowser, inspect, openPage } from './browser.js';

const paths = [
  ...['/', '/forum', '/answers', '/marketplace', '/videos', '/search?q=wood', '/profile', '/profile/keys', '/me'],
  ...['/profile/security', '/profile/password', '/profile/delete', '/notifications', '/notifications/settings'],
];

inBrowser('the pages in a language', (here) => {
  it.each(siteLanguages)(
    'fit a narrow screen, and are accessible: %s',
    async (locale) => {
      const watched = await openPage(here, { viewport: { width: 320, height: 700 }, locale });
      const { page } = watched;
      await page.goto('/sign-up');
      await inspect(page, `sign-up-${locale}`);
      const username = `Narrow_${locale}`;
      const fields = { username, email: `${username}@example.org`, password: 'correct horse battery' };
      for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
      await page.locator('main button[type=submit]').first().click();
      await page.waitForURL((url) => url.pathname !== '/sign-up');
      for (const path of paths) {
        await page.goto(path);
        expect(await page.getAttribute('html', 'lang')).toBe(locale);
        await inspect(page, `${path.replaceAll(/\W+/g, '-')}-${locale}`);
      }
      expect(watched.complaints).toEqual([]);
      await watched.context.close();
    },
    300_000,
  );
});
