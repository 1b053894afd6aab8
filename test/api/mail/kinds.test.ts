import { expect, it } from 'vitest';
import { writeMail } from '../../../src/api/mail/content.js';
import { mailKinds } from '../../../src/api/mail/kinds/index.js';
import { mailTextsIn } from '../../../src/api/mail/texts/texts.js';
import { siteLanguages } from '../../../src/core/platform/settings/choices.js';
import { mailSamples, sampleIn } from '../../helpers/mail-samples.js';

const site = { name: 'Plaza', contact: 'help@example.org', isOn: true, language: null, texts: {} };
const frame = { origin: 'https://plaza.example', site };

it('has a sample of each kind', () => {
  expect(new Set(Object.values(mailSamples).map(({ kind }) => kind))).toEqual(new Set(Object.keys(mailKinds)));
});

it.each(Object.entries(mailSamples))('writes %s in each language, whole', async (_, sample) => {
  const subjects = new Set<string>();
  for (const language of siteLanguages) {
    const { subject, text, html } = writeMail(await sampleIn(language, sample), { ...frame, language });
    subjects.add(subject);
    expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined|null|Invalid/);
    expect(html).toContain(`<html lang="${language}">`);
    const why = mailTextsIn(language)('no_reply');
    expect(text).toContain(why);
    expect(html).toContain(why);
    // Every link of the text is one of the HTML as well.
    for (const [link] of text.matchAll(/^https:.*$/gm)) expect(html).toContain(`href="${link}"`);
  }
  expect(subjects.size).toBe(siteLanguages.length);
});

it('writes times and numbers as its language does', async () => {
  const texts = async (name: string) => {
    const each = siteLanguages.map(async (language) => {
      const content = await sampleIn(language, mailSamples[name] as (typeof mailSamples)[string]);
      return JSON.stringify(content.body);
    });
    return Promise.all(each);
  };
  const [en, de, es, fr] = await texts('deletion_planned');
  expect(en).toContain('December 24, 2026 at 9:05 AM UTC');
  expect(de).toContain('24. Dezember 2026 um 09:05 UTC');
  expect(es).toContain('24 de diciembre de 2026');
  expect(fr).toContain('24 décembre 2026');
  expect((await texts('export_ready'))[1]).toContain('7 Tage');
});

it('marks each line of what others wrote, and escapes it', () => {
  const body = [{ quote: 'Hello\n-- \n<b>Plaza</b>' }];
  const { text, html } = writeMail({ subject: 'A warning', body }, frame);
  expect(text).toContain('> Hello\n> -- \n> <b>Plaza</b>');
  expect(html).toContain('&lt;b>Plaza');
});

it('has the colour and the logo of the site', () => {
  const content = { subject: 'A', body: [{ label: 'Go', url: 'https://plaza.example/go' }] };
  const plain = writeMail(content, frame).html;
  expect(plain).toContain('background:#3a4bc4');
  expect(plain).not.toContain('<img');
  const look = { accent: '#ffcc00', logo: '/api/v1/site/logo.webp?v=1' };
  const { html } = writeMail(content, { ...frame, look });
  expect(html).toContain('<img src="https://plaza.example/api/v1/site/logo.webp?v=1" width="32" height="32" alt style');
  // Yellow is darkened for white text on it.
  expect(html).not.toContain('#ffcc00;');
  const [, light = ''] = /class="fill" style="background:(#[0-9a-f]{6})/.exec(html) ?? [];
  expect(Number.parseInt(light.slice(1, 3), 16)).toBeLessThan(0x90);
});
