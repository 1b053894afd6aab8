import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownRenderer } from '../../src/content/text/markdown.mjs';
import { atNight } from '../helpers/at-night.js';
import { hostileTexts } from '../helpers/hostile-texts.js';

const render = markdownRenderer();

const text = '[^"<>]*';
const href = `(?: href="(?:https?://|mailto:|/(?![/\\\\]))${text}")?`;
/** All allowed tags, each with its attributes. */
const tag = new RegExp(
  [
    '</?(?:p|hr|h[3-6]|blockquote|pre|ul|ol|li|strong|em|s|table|thead|tbody|tr|th|td|code)>',
    '<(?:br|hr) />|</a>',
    `<ol start="\\d+">|<t[hd] align="(?:left|right|center)">|<code class="language-[\\w+#.-]+">`,
    '<span class="[a-z_ -]+">|</span>',
    '<input type="checkbox" aria-label="(?:done|to do)"(?: checked)? disabled />',
    `<a${href}(?: title="${text}")? rel="nofollow ugc noopener">`,
    `<img(?: src="(?:https?://|plaza:file/\\d+)${text}")? alt="${text}"(?: title="${text}")?(?: loading="lazy")? />`,
  ].join('|'),
  'g',
);
/** HTML without these tags: text, in which no tag can begin. */
const rest = (html: string) => html.replaceAll(tag, '');

describe('a hostile text', () => {
  it.each(hostileTexts)('renders only allowed tags for %j', (hostile) => {
    expect(rest(render(hostile))).not.toMatch(/[<>]/);
  });

  it('is found by this test', () => {
    for (const html of [
      '<b>',
      '<a href="javascript:x" rel="nofollow ugc noopener">',
      '<a href="//x.example" rel="nofollow ugc noopener">',
      '<span class="bar" style="x">',
      '<p onclick="x">',
      '<p',
      '<img src="x:y" alt="">',
    ]) {
      expect(rest(html)).toMatch(/[<>]/);
    }
  });

  it('is as harmless with others around it', () => {
    const pieces = [
      ...hostileTexts,
      '"',
      "'",
      '`',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '&',
      '\n',
      '\n\n',
      '> ',
      '- ',
      '|',
      '*',
      '\\',
      ' ',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 8 }), (chosen) => {
        expect(rest(render(chosen.join('')))).not.toMatch(/[<>]/);
      }),
      { numRuns: atNight(20_000, 1000) },
    );
  });
});
