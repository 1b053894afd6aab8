import { describe, expect, it } from 'vitest';
import { writeMail } from '../../../src/api/mail/content.js';
import { previewOf, truncate } from '../../../src/core/contract/preview.js';

const family = '👨‍👩‍👧‍👦';

describe('a preview', () => {
  it.each([
    ['# Which **glue** holds `wood`?\n\n> I have *two* kinds.', 'Which glue holds wood? I have two kinds.'],
    ['See [the guide](https://example.org/a_b) and ![a *red* lamp](x.png).', 'See the guide and a red lamp.'],
    ['- [x] one\n- [ ] two\n\n1. three', 'one two three'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'a b 1 2'],
    ['```js\nlet a = 1 < 2;\n```\n\n***\n~~gone~~', 'let a = 1 < 2; gone'],
    ['\\*not\\* &amp; Vec<String> <b>x</b>', '*not* & Vec<String> <b>x</b>'],
    ['snake_case, 2 * 3 * 4, C++', 'snake_case, 2 * 3 * 4, C++'],
    ['photo\u202egpj.exe\ttab\r\n\u2028line', 'photogpj.exe tab line'],
    ['', ''],
    ['   \n\n', ''],
  ])('makes plain text in one line of %j', (text, plain) => {
    expect(previewOf(text, 200)).toBe(plain);
  });

  it.each([family, '🇩🇪', '👍🏽', 'é', '한', '\u{20000}'])('never cuts %s in two', (grapheme) => {
    for (let max = 2; max < 60; max++) {
      for (const text of [`ab${grapheme.repeat(100)}`, `[ab](https://example.org/)${grapheme.repeat(100)}`]) {
        const preview = previewOf(text, max);
        const rest = preview.replace(/^ab?/, '').replace(/…$/, '');
        expect(preview.length).toBeLessThanOrEqual(max);
        expect(rest.replaceAll(grapheme, ''), `${max}: ${preview}`).toBe('');
      }
    }
  });

  it('is no longer than what it is of', () => {
    expect([truncate('abc', 3), truncate('abcd', 3), truncate('', 0)]).toEqual(['abc', 'ab…', '']);
  });

  it('takes about the same time whatever the text is, and however long', () => {
    const hostile = ['|\n', '[', '![](', '`', '**a ', '> ', '- ', 'a@b.co ', '<', '\\', '&amp;', '\ufdfa', 'a\u0301'];
    for (const piece of hostile) {
      const text = piece.repeat(65_535 / piece.length);
      const times = Array.from({ length: 20 }, () => {
        const began = performance.now();
        previewOf(text, 200);
        return performance.now() - began;
      });
      expect(Math.min(...times), JSON.stringify(piece)).toBeLessThan(5);
    }
  });
});

describe('the subject of a mail', () => {
  it('is one line whose emoji are whole', () => {
    const site = { name: 'Plaza', contact: null } as Parameters<typeof writeMail>[1]['site'];
    for (let n = 180; n < 200; n++) {
      const { subject } = writeMail(
        { subject: `${'x'.repeat(n)}${family.repeat(3)}\nBcc: a@example.org`, body: [] },
        { origin: 'https://plaza.example', site },
      );
      expect(subject.length).toBeLessThanOrEqual(200);
      expect(subject).toMatch(new RegExp(`^x+(${family})*…$`, 'u'));
    }
  });
});
