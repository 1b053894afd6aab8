import { expect, it } from 'vitest';
import { excerptOf } from '../../../src/community/search/excerpt.js';
import { termsOf } from '../../../src/community/search/terms.js';

it('words, phrases and what is excluded are told apart as people type them', () => {
  expect(termsOf('oak  -table "to be" -"or not" “so it is„')).toEqual([
    { text: 'oak', mode: 'word' },
    { text: 'table', mode: 'not' },
    { text: 'to be', mode: 'phrase' },
    { text: 'or not', mode: 'not' },
    { text: 'so it is', mode: 'phrase' },
  ]);
  expect(termsOf('"not closed')).toEqual([{ text: 'not closed', mode: 'phrase' }]);
  expect(termsOf('well-known -')).toEqual([
    { text: 'well-known', mode: 'word' },
    { text: '', mode: 'not' },
  ]);
  expect(termsOf('a '.repeat(100))).toHaveLength(20);
  expect(termsOf('   ')).toEqual([]);
});

it('an excerpt has the words marked, in text and in HTML, and nothing else is HTML', () => {
  expect(excerptOf('Oak & <b>oaks</b>, "soaked"', ['oak'])).toEqual({
    text: 'Oak & <b>oaks</b>, "soaked"',
    marks: [
      { start: 0, length: 3 },
      { start: 9, length: 4 },
    ],
    html: '<mark>Oak</mark> &amp; &lt;b&gt;<mark>oaks</mark>&lt;/b&gt;, &quot;soaked&quot;',
  });
  expect(excerptOf('炒西红柿鸡蛋', ['西', '红', '柿']).html).toBe('炒<mark>西红柿</mark>鸡蛋');
  expect(excerptOf('', ['oak'])).toEqual({ text: '', marks: [], html: '' });
  expect(excerptOf('No such word', [])).toEqual({ text: 'No such word', marks: [], html: 'No such word' });
  expect(excerptOf('a.b [c] (d', ['a.b', '[c]', '(d']).marks).toEqual([]);
});

it('an excerpt is plain text, of the part of the Markdown around the first word', () => {
  expect(excerptOf('# A **lamp** of `brass`\n\n- [a guide](https://x.example)', ['lamp', 'brass'])).toEqual({
    text: 'A lamp of brass a guide',
    marks: [
      { start: 2, length: 4 },
      { start: 10, length: 5 },
    ],
    html: 'A <mark>lamp</mark> of <mark>brass</mark> a guide',
  });
  const line = '**Some** [words](https://x.example) of `many`\n';
  const { text } = excerptOf(`${line.repeat(40)}\n> the **lamp**\n\n${line.repeat(40)}`, ['lamp']);
  expect(text).toMatch(/^…(?:Some words of many )+the lamp(?: Some words of many)+…$/);
  expect(text).not.toMatch(/[*[\]`>()]/);
});

it('shows the part of a long text around the first word, without splitting characters', () => {
  const words = Array.from({ length: 500 }, (_, n) => `word${n}`).join('\n');
  const { text, marks } = excerptOf(words, ['word300']);
  expect(text).toMatch(/^….*word300.*…$/);
  expect(text.length).toBeLessThanOrEqual(240);
  expect(marks.map(({ start, length }) => text.slice(start, start + length))).toEqual(['word300']);
  for (let shift = 0; shift < 3; shift++) {
    const faces = `${'x'.repeat(shift)}${'😀'.repeat(1000)} end`;
    for (const { text: part } of [excerptOf(faces, []), excerptOf(faces, ['end'])])
      expect(part.isWellFormed()).toBe(true);
  }
});
