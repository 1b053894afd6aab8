import { expect, it } from 'vitest';
import { writeMail } from '../../src/api/mail/content.js';
import { siteLanguages } from '../../src/core/platform/settings/choices.js';
import { mailSamples, newsIn, sampleIn } from '../helpers/mail-samples.js';
import { inBrowser, inspect } from './browser.js';

const site = { name: 'Plaza', contact: 'help@example.org', isOn: true, language: null, texts: {} };

inBrowser('mails', (here) => {
  it.each([
    [320, 'dark', siteLanguages],
    [600, 'light', ['de']],
  ] as const)('fit %s pixels, and are legible in %s colours', async (width, colorScheme, languages) => {
    const context = await here.browser.newContext({ viewport: { width, height: 700 }, colorScheme });
    const page = await context.newPage();
    await page.route('**', (route) => route.abort());
    for (const language of languages) {
      const samples = Object.values(mailSamples).map((sample) => sampleIn(language, sample));
      const contents = [...(await Promise.all(samples)), newsIn(language, 1), newsIn(language, 3)];
      for (const content of contents) {
        const look = { accent: '#ffcc00', logo: '/api/v1/site/logo.webp' };
        const { html } = writeMail(content, { origin: 'https://plaza.example', site, language, look });
        await page.setContent(html, { waitUntil: 'domcontentloaded' });
        const wide = await page.evaluate('document.documentElement.scrollWidth');
        expect(wide, `${content.subject} (${language})`).toBeLessThanOrEqual(width);
        if (language === 'de' && (content.unsubscribe !== undefined || content.body.length > 4)) {
          await inspect(page, `mail-${width}-${contents.indexOf(content)}`);
        }
      }
    }
    await context.close();
  });
});
