import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
const root = '/work/mails';
const require = createRequire(`${root}/package.json`);
const { chromium } = require('playwright-core');
const sharp = require('sharp');
import { writeMail } from '/work/mails/src/api/mail/content.tsx';
import { mailSamples, sampleIn } from '/work/mails/test/helpers/mail-samples.ts';
import { mailTextsIn } from '/work/mails/src/api/mail/texts/texts.ts';
import { colourOf, initialsOf } from '/work/mails/src/accounts/users/avatars/generated.ts';
const origin = 'https://plaza.example';
const site = { name: 'Plaza', contact: 'help@plaza.example', isOn: true, language: null, texts: {} };
const face = (name: string, has = true) => ({ initials: initialsOf(name), colour: colourOf(name), picture: has ? `${origin}/face.webp` : null });
const news = (t: any, language: string, many: boolean) => {
  const said = { en: 'Noor A. replied to “Which glue for oak?”', de: 'Noor A. hat auf „Welcher Leim für Eiche?“ geantwortet', fr: 'Noor A. a répondu à « Quelle colle pour le chêne ? »', es: 'Noor A. respondió a «¿Qué cola para el roble?»' }[language];
  const one = { face: face('Noor A.'), event: said, excerpt: 'I would take hide glue: it lets go with steam, so that the next one can repair it, and it does not show when you oil the wood.', url: many ? origin : null };
  const two = { face: face('otto', false), event: 'otto and 3 others commented on “Bench from one board”', excerpt: 'Lovely grain!', url: origin };
  const three = { face: null, event: 'Order 1042 was paid', excerpt: '', url: origin };
  const rest = { why: many ? 'why.digest' : 'why.own', links: [{ label: t('settings'), url: `${origin}/s` }], unsubscribe: `${origin}/u` };
  return many
    ? { subject: t('news', { count: 3 }), body: [t('news.hello', { name: 'Mira' }), one, two, three, { label: t('inbox'), url: origin }], ...rest }
    : { subject: said, body: [one, { label: t('read'), url: origin }], ...rest };
};
const mails: [string, string, any][] = [
  ['reply', 'en', 'one'], ['digest', 'de', 'many'], ['confirm', 'fr', 'address_confirmation'], ['hidden', 'es', 'content_hidden'],
  ['device', 'de', 'security_notice'], ['app', 'en', 'app_allowed'], ['guessed', 'de', 'guessed'],
];
const looks: Record<string, any> = { reply: { accent: '#2f6f4f', logo: '/logo.webp' }, hidden: { accent: '#ffcc00', logo: null } };
const picture = await sharp('/work/mails/' + (process.env.FACE ?? '')).resize(128, 128).webp().toBuffer().catch(() => sharp({ create: { width: 128, height: 128, channels: 3, background: '#8ac' } }).webp().toBuffer());
const logo = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#2f6f4f' } }).webp().toBuffer();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const [name, language, kind] of mails) {
  const t = mailTextsIn(language);
  const content = kind === 'one' || kind === 'many' ? news(t, language, kind === 'many') : await sampleIn(language, kind === 'guessed' ? { kind: 'security_notice', data: { username: 'mira_with_a_long_username_12', event: 'webhook_created', name: 'https://hooks.example/a/very/long/address/without/any/break/0123456789012345678901234567890123456789' } } : mailSamples[kind]);
  const made = writeMail(content, { origin, site, language, look: looks[name] ?? { accent: null, logo: null } });
  writeFileSync(`/work/face/mails/${name}.txt`, `Subject: ${made.subject}\n\n${made.text}`);
  writeFileSync(`/work/face/mails/${name}.html`, made.html);
  for (const width of [320, 600]) for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({ viewport: { width, height: 400 }, colorScheme });
    const page = await context.newPage();
    await page.route('**/*.webp*', (route: any) => route.fulfill({ contentType: 'image/webp', body: route.request().url().includes('logo') ? logo : picture }));
    await page.setContent(made.html);
    await page.waitForTimeout(100);
    const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    if (over > 0) console.log(name, width, 'overflows by', over);
    await page.screenshot({ path: `/work/face/mails/${name}-${width}-${colorScheme}.png`, fullPage: true });
    await context.close();
  }
}
await browser.close();
// Contact sheets
for (const width of [320, 600]) {
  const shots = await Promise.all(mails.flatMap(([name]) => ['light', 'dark'].map(async (c) => ({ input: readFileSync(`/work/face/mails/${name}-${width}-${c}.png`) }))));
  const metas = await Promise.all(shots.map(({ input }) => sharp(input).metadata()));
  const cols = width === 320 ? 6 : 4;
  let x = 0, y = 0, row = 0; const at: any[] = [];
  shots.forEach((s, i) => { if (i % cols === 0 && i > 0) { y += row + 12; x = 0; row = 0; } at.push({ ...s, left: x, top: y }); x += width + 12; row = Math.max(row, metas[i].height); });
  await sharp({ create: { width: cols * (width + 12), height: y + row, channels: 3, background: '#888' } }).composite(at).png().toFile(`/work/face/mails/all-${width}.png`);
}
