import { describe, expect, it } from 'vitest';
import { contractFaultsOf, faultsOf, wordFaults } from '../../scripts/words.mjs';

const found = (text: string, path = 'src/a.ts') =>
  faultsOf(path, text).map(({ line, text: said }) => `${line} ${said}`);

describe('comments', () => {
  it.each(['What', 'Who', 'Whose', 'Whom', 'Of', 'As'])('refuses one that begins with %s', (word) => {
    expect(found(`// ${word} it is.\n`)).toEqual([`1 ${word} it is.`]);
  });

  it('finds line comments, blocks, docstrings and comments behind code', () => {
    const text = ['/** Of a. */', 'const a = 1; // As b', '/* Who', ' c */', 'f(/* What */);', '/**', ' * Whom', ' */'];
    expect(found(text.join('\n'))).toEqual(['1 Of a.', '2 As b', '3 Who', '5 What', '6 Whom']);
  });

  it('finds comments of members, parameters and JSX', () => {
    expect(found('type A = {\n  /** Whose it is. */\n  b: 1;\n};')).toEqual(['2 Whose it is.']);
    expect(found('function f(\n  // Of it\n  b: 1,\n) {}')).toEqual(['2 Of it']);
    expect(found('const a = <p>{/* What */} // As text</p>;', 'src/a.tsx')).toEqual(['1 What']);
  });

  it('takes consecutive line comments for one', () => {
    expect(found('// The first line\n// of a comment\n// As above.\n')).toEqual([]);
    expect(found('// The first.\n\n// As above.\n')).toEqual(['3 As above.']);
    expect(found('const a = 1; // The first.\n// As above.\n')).toEqual(['2 As above.']);
  });

  it('takes neither strings, templates and expressions for comments, nor words that only begin alike', () => {
    const text = ['// Often, whatever, assets', "const a = '// What';", 'const b = `// Of`;', 'const c = /[/]/ // Who'];
    expect(found(text.join('\n'))).toEqual(['4 Who']);
  });
});

describe('summaries and descriptions of the contract', () => {
  it.each(['What', 'Whether', 'When', 'Those'])('refuses one that begins with %s', (word) => {
    expect(contractFaultsOf(`get:\n  summary: ${word} is sent.\n`)).toEqual([
      { line: 2, text: `${word} is sent.`, why: `begins with ${word}: begin with a noun or verb` },
    ]);
    expect(contractFaultsOf(`a: { description: ${word} is sent. }`)).toHaveLength(1);
  });

  it('takes other openings, and fields of these names', () => {
    const text = 'summary: List events\nproperties:\n  description:\n    description: Whatever follows.\n';
    expect(contractFaultsOf(text)).toEqual([]);
  });
});

describe('identifiers', () => {
  it('refuses those that were replaced, with their replacement', () => {
    expect(faultsOf('src/a.ts', 'const patience = 1;\nf(patience);')).toEqual([
      { line: 1, text: 'patience', why: 'is called timeoutMs' },
      { line: 2, text: 'patience', why: 'is called timeoutMs' },
    ]);
  });

  it('takes them in texts and comments', () => {
    expect(found("// The patience of users\nconst a = 'patience';")).toEqual([]);
  });
});

describe('exceptions', () => {
  const allowed = { 'src/a.ts': ['As If is a name.'] };

  it('lets pass the text in the file that they name', () => {
    const text = '// As If is a name.\n';
    expect(wordFaults([['src/a.ts', text]], allowed)).toEqual([]);
    expect(
      wordFaults(
        [
          ['src/b.ts', text],
          ['src/a.ts', text],
        ],
        allowed,
      ),
    ).toEqual(['src/b.ts:1 "As If is a name." begins with As: begin with a noun or verb']);
  });

  it('refuses one that is not needed any more', () => {
    expect(wordFaults([['src/a.ts', '// Fine.\n']], allowed)).toEqual([
      'src/a.ts "As If is a name.": drop the exception',
    ]);
  });
});
