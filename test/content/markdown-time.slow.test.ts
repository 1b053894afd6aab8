import { afterAll, describe, expect, it } from 'vitest';
import { markdownRenderer } from '../../src/content/text/markdown.mjs';

const repeat = (unit: string, characters: number): string =>
  unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters);
const steps = (line: (step: number) => string, characters: number): string => {
  let text = '';
  for (let step = 1; text.length < characters; step++) text += line(step);
  return text;
};

/**
 * Units that are repeated up to the longest text that is rendered as Markdown: brackets, emphasis, quotes, lists, links, tables and
 * everything else that rules look ahead for.
 */
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
    '-|\n',
    '-|-\n',
    '>|a|\n>|-|\n',
    '|1|2|\n',
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
    'a@b.co ',
    '=x:file/1https://m@a.b/',
    ',www.m@a.b/x',
    'x://a.b/',
    '_**![~~',
    'a@b.co\n\n',
    '<a@b.co>',
    '- [x] a@b.co\n',
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
  ['600 columns', (n) => `${'|a'.repeat(600)}|\n${'|-'.repeat(600)}|\n${repeat('|\n', Math.max(n - 2404, 0))}`],
  ['eight columns', (n) => `${'|a'.repeat(8)}|\n${'|-'.repeat(8)}|\n${repeat('|\n', n - 36)}`],
  ['columns that are aligned', (n) => `|a|b|\n|-:|-:|\n${repeat('a\n', n)}`],
  ['tables without rows', (n) => repeat('a|b|c\n-|-|-\n', n)],
  ['cells with mailboxes', (n) => `|a|b|\n|-|-|\n${repeat('|a@b.co|\n', n)}`],
  ['one long address for many references', (n) => `[a]: http://a.b/${repeat('x', n / 2)}\n\n${repeat('[a]', n / 2)}`],
  ['one address for many references', (n) => `[a]: http://a.b/${'x'.repeat(300)}\n\n${repeat('[a]', n)}`],
  ['a wide table', (n) => `${repeat('|a', n / 4)}|\n${repeat('|-', n / 4)}|\n${repeat('|\n', n / 2)}`],
  ['a wide row', (n) => `|a|\n|-|\n${repeat('|', n)}`],
  ['a long table', (n) => `|a|b|\n|-|-|\n${repeat('|1|2|\n', n)}`],
  ['a lazy quote', (n) => `> a\n${repeat('b\n', n)}`],
  ['a lazy item', (n) => `- a\n${repeat('b\n', n)}`],
];

/** Code for which grammars look far ahead, in lines of the longest blocks that are coloured. */
const code = ['a ', 'a<a> ', 'a(', '$a ', ':', '{', '"', '`${', '/*', '+', '\n'];
const languages = 'sh c c++ cs css diff go java js json php py rb rs sql ts html yml'.split(' ');
const blocks = languages.flatMap((language) =>
  code.map((unit): [string, (n: number) => string] => {
    const block = `\`\`\`${language}\n${repeat(`${repeat(unit, 240)};\n`, 4900)}\n\`\`\`\n`;
    return [`${language} of ${JSON.stringify(unit)}`, (n) => repeat(block, n)];
  }),
);

/** The contract’s limit: characters of HTML for each character of a text, and in addition. */
const [growth, more] = [8, 2000];

/** Milliseconds of CPU time to render 1,000 characters, without waiting. */
function costOf(text: string): number {
  const times = Array.from({ length: 3 + 40_000 / text.length }, () => {
    const begun = process.cpuUsage();
    render(text);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / text.length;
  });
  return Math.min(...times);
}

const render = markdownRenderer();

describe('a text of any length is rendered within 5 ms for 1,000 characters, and becomes a few times as long', () => {
  const costs = new Map<string, number>();
  afterAll(() => {
    const worst = [...costs].sort(([, a], [, b]) => b - a).slice(0, 8);
    const lines = worst.map(([name, ms]) => `${ms.toFixed(2).padStart(6)} ${name}\n`);
    process.stdout.write(
      `The dearest of ${costs.size} hostile texts, in milliseconds for 1,000 characters:\n${lines.join('')}`,
    );
  });

  const texts = shapes.flatMap(([name, textOf]) => [2000, 29_990, 65_535].map((length) => ({ name, length, textOf })));
  it.each([...texts, ...blocks.map(([name, textOf]) => ({ name, length: 29_990, textOf }))])(
    '$name of $length characters',
    ({ name, length, textOf }) => {
      const text = textOf(length).slice(0, length);
      const cost = costOf(text);
      costs.set(`${name} of ${length}`, cost);
      expect(render(text).length).toBeLessThanOrEqual(growth * text.length + more);
      expect(cost).toBeLessThan(5);
    },
  );
});
