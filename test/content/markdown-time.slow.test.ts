import { afterAll, describe, expect, it } from 'vitest';
import { textRenderer } from '../../src/content/markdown.js';

const length = 100_000;
const repeat = (unit: string, characters: number): string =>
  unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters);
const steps = (line: (step: number) => string, characters: number): string => {
  let text = '';
  for (let step = 1; text.length < characters; step++) text += line(step);
  return text;
};

/** What is repeated for 100 kB: brackets, emphasis, quotes, lists, links, tables and what else rules look ahead for. */
const units = [
  ...[
    '[',
    ']',
    '[]',
    '[a](',
    '[a](<b',
    '[a](b "',
    "[a](b '",
    '![',
    '[![',
    '](',
    '[a][',
    '[a]: b\n',
    '[^1]: ',
    '[a](http://a.b)',
  ],
  ...[
    '*',
    '_',
    '~',
    '*a ',
    '**a *b ',
    '*a _b ~~c ',
    '_a __b ',
    'a**b',
    'a_',
    '***a',
    '~~a',
    '*~~_',
    '`',
    '`a',
    '`` a ` b ``` ',
  ],
  ...[
    '> ',
    '>',
    '>a\n',
    '> *a\n',
    '- ',
    '- a\n',
    '1. ',
    '1. a\n',
    '>- ',
    '>1. ',
    '- [ ] a\n',
    '- ```\n',
    '- > ',
    '+ a\n\n',
  ],
  ...[
    '|',
    '|\n',
    '|-|\n',
    '|a|b|\n|-|-|\n|1|2|\n\n',
    'a|b\n',
    '# a\n',
    '#',
    'a\n=\n',
    '---\n',
    '```\n',
    '~~~\n',
    '    a\n',
    '\ta\n',
  ],
  ...[
    '\n',
    '\r',
    ' ',
    '\t',
    'a  \n',
    'a\n',
    '\\',
    '\\*',
    '\\[',
    '&',
    '&#1',
    '&amp;',
    '&#x1F600;',
    '"',
    '<',
    '<a ',
    '<!--',
    '<a@b.c',
    '<http://a',
  ],
  ...[
    '@',
    '@abc',
    '@abc ',
    'a@',
    'a@b.example ',
    'a@a.',
    'a.',
    'mailto:',
    '//',
    '://',
    'a:',
    'http://',
    'http://a.b ',
    'http://a.b/[',
    'www.',
  ],
  ...['www.a.b ', 'plaza:file/1 ', '😀', '漢字', '\u00a0', 'The quick brown fox jumps over the lazy dog. '],
];
const shapes: [string, (characters: number) => string][] = [
  ...units.map((unit): [string, (n: number) => string] => [JSON.stringify(unit), (n) => `${repeat(unit, n - 1)}a`]),
  ['brackets in brackets', (n) => repeat('[', n / 2) + repeat(']', n / 2)],
  ['images in images', (n) => repeat('![', n / 2) + repeat('](x)', n / 2)],
  ['emphasis in emphasis', (n) => repeat('*a **b ', n / 2) + repeat('c** d*', n / 2)],
  ['links with brackets', (n) => `http://a.b/${repeat('(', n)}`],
  ['links with pairs', (n) => `http://a.b/${repeat('(a)', n)}`],
  ['a long address', (n) => `${repeat('a', n)}@b.example`],
  ['a long reference', (n) => `[${repeat('a', n / 2)}]: ${repeat('b', n / 2)}`],
  ['many references', (n) => steps((step) => `[${step}]: https://x.example\n\n[${step}]\n\n`, n)],
  ['deeper quotes', (n) => steps((step) => `${'>'.repeat(step)}a\n`, n)],
  ['deeper lists', (n) => steps((step) => `${' '.repeat(2 * step)}- a\n`, n)],
  ['longer code', (n) => steps((step) => `${'`'.repeat(step)}a`, n)],
  ['a wide table', (n) => `${repeat('|a', n / 4)}|\n${repeat('|-', n / 4)}|\n${repeat('|\n', n / 2)}`],
  ['a wide row', (n) => `|a|\n|-|\n${repeat('|', n)}`],
  ['a long table', (n) => `|a|b|\n|-|-|\n${repeat('|1|2|\n', n)}`],
  ['a lazy quote', (n) => `> a\n${repeat('b\n', n)}`],
  ['a lazy item', (n) => `- a\n${repeat('b\n', n)}`],
];

/** Milliseconds of the processor that rendering takes. */
function cost(text: string): number {
  const { render } = textRenderer(text.length);
  const begun = process.cpuUsage();
  render(text);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

describe('100 kB are rendered in a time that grows as the text', () => {
  const costs = new Map<string, number>();
  afterAll(() => {
    const worst = [...costs].sort(([, a], [, b]) => b - a).slice(0, 8);
    const lines = worst.map(([name, ms]) => `${(ms / 100).toFixed(2).padStart(6)} ${name}\n`);
    process.stdout.write(`The dearest of ${costs.size} hostile texts, in milliseconds for each kB:\n${lines.join('')}`);
  });

  // Where it grew with the square, four times the text would take sixteen times as long.
  it.each(shapes)('%s', (name, textOf) => {
    const quarter = textOf(length / 4);
    cost(quarter);
    const ofQuarter = Math.min(cost(quarter), cost(quarter));
    const whole = Math.min(cost(textOf(length)), cost(textOf(length)));
    costs.set(name, whole);
    expect(whole).toBeLessThan(9 * ofQuarter + 150);
  });
});
