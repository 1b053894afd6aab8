import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import bundle from '../../../generated/openapi.json' with { type: 'json' };
import { characters, type Kind, named, patterns } from '../../../scripts/shared/characters.js';
import { isVisible, trimmed } from '../../../src/core/contract/text.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { type Operation, operations, wellFormed } from '../../helpers/requests.js';

const schemas = bundle.components.schemas as unknown as Record<string, Schema>;
type Schema = { $ref?: string; pattern?: string; required?: string[]; properties?: Record<string, Schema> };

const visible = ['Title', 'Name', 'Content', 'CommentText', 'FileName'];
const ajv = new Ajv2020({ strict: false });
const accepts = (name: string) => ajv.compile(schemas[name] as object);

describe('each pattern of the contract', () => {
  it.each(patterns)('uses only portable syntax in the pattern %s', (pattern) => {
    // Classes by letter, properties and `.` differ between languages; `\u`, look-around and back references are not in all.
    expect(pattern.replaceAll(/\\x[0-9a-f]{2}|\\[\\/+.]/g, '')).not.toMatch(/\\|\(\?|[^\\]\.(?![^[]*\])/);
    // A regular expression literal of JavaScript may contain no line terminator, and YAML no byte order mark.
    expect(pattern).not.toMatch(/[\p{Cc}\u2028\u2029\ufeff]/u);
    // Generators omit the flag, without which a character beyond U+FFFF is two.
    expect(pattern).not.toMatch(/[\u{10000}-\u{10ffff}]/u);
    const [withFlag, without] = [new RegExp(pattern, 'u'), new RegExp(pattern)];
    for (const { text } of characters) {
      for (const input of [text, `a${text}b`, `${text}a`, `https://a/${text}`]) {
        expect(without.test(input), `${named(text)} in ${JSON.stringify(input)}`).toBe(withFlag.test(input));
      }
    }
  });

  it.each(patterns)('matches the pattern %s in linear time', (pattern) => {
    const form = new RegExp(pattern, 'u');
    for (const piece of [' ', '\u200b', 'a', 'a-', ' a', '1', '/']) {
      const began = performance.now();
      form.test(`${piece.repeat(60_000 / piece.length)}\0`);
      expect(performance.now() - began, JSON.stringify(piece)).toBeLessThan(3000);
    }
  });
});

const verdicts: Record<Kind, { alone: boolean; within: boolean }> = {
  controls: { alone: false, within: false },
  white: { alone: false, within: true },
  unseen: { alone: false, within: true },
  seen: { alone: true, within: true },
};

describe.each(visible)('%s', (name) => {
  const accept = accepts(name);
  it.each(Object.keys(verdicts) as Kind[])('handles characters that are %s as declared', (kind) => {
    for (const { text } of characters.filter((each) => each.kind === kind)) {
      // Titles and names are one line.
      const never = { FileName: /[/\\\p{Cc}]/u, Title: /[\n\r]/, Name: /[\n\r]/ }[name];
      const refusedIn = (input: string) => never?.test(input) === true;
      for (const [input, wanted] of [
        [text, verdicts[kind].alone],
        [`${text}\u3000${text}`, verdicts[kind].alone],
        [`a${text}b`, verdicts[kind].within],
        [`${text}a`, verdicts[kind].within],
      ] as const) {
        if (!refusedIn(input)) expect(accept(input), `${named(text)} in ${JSON.stringify(input)}`).toBe(wanted);
      }
      expect(isVisible(text)).toBe(verdicts[kind].alone);
      const kept = /[\u202a-\u202e\u2066-\u2069]/.test(text) ? '' : text.replace(/[\u2028\u2029]/, ' ');
      const ends = kind === 'white' ? '' : kept;
      expect(trimmed(`${text}a${text}b${text}`), named(text)).toBe(`${ends}a${kept}b${ends}`);
    }
  });

  it('accepts joined emoji', () => {
    for (const text of ['👨‍👩‍👧', '❤️', '🏳️‍🌈', '👍🏽']) expect(accept(text), text).toBe(true);
  });
});

describe('text that may be invisible', () => {
  it('may be empty or white space, and contains no control characters', () => {
    const accept = accepts('Description');
    expect(accept('')).toBe(true);
    for (const { kind, text } of characters) expect(accept(text), named(text)).toBe(kind !== 'controls');
  });
});

/** Fields of a body that must be visible text. */
function visibleFields({ path, method }: Operation): string[] {
  const paths = bundle.paths as unknown as Record<string, Record<string, { requestBody?: RequestBody }>>;
  const media = Object.values(paths[path]?.[method]?.requestBody?.content ?? {})[0];
  const properties = schemas[media?.schema.$ref?.split('/').at(-1) ?? '']?.properties ?? {};
  return Object.keys(properties).filter((name) => visible.includes(properties[name]?.$ref?.split('/').at(-1) ?? ''));
}
type RequestBody = { content: Record<string, { schema: Schema }> };

const fields = operations.flatMap((operation) =>
  visibleFields(operation).map((field) => [operation.id, field, operation] as const),
);
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('the service', () => {
  it('has fields to test for creation and change', () => {
    expect(fields.length).toBeGreaterThanOrEqual(20);
    expect(new Set(fields.map(([, , { method }]) => method))).toEqual(new Set(['post', 'patch', 'put']));
  });

  it.each(fields)('gives the same answer for %s with %s as for any other', async (_id, field, operation) => {
    const { key } = app.people.admin;
    const send = (text: string) => wellFormed(app.api, operation, key, 2147483647, '', { [field]: text });
    for (const text of [
      '',
      ' ',
      '\t\r\n',
      '\u00a0\u3000',
      '\u001d',
      '\u0014',
      '\u200b',
      '\ufeff',
      '\u2800',
      '\u0085\u2028',
    ]) {
      const { status, body } = await send(text);
      expect([status, body.code, body.data.params[field]], JSON.stringify(text)).toEqual([
        422,
        'missing_fields',
        'is required',
      ]);
    }
    for (const text of ['a\u001db', 'a\u0014', 'a\u0085b', '\u0000a']) {
      const { status, body } = await send(text);
      expect([status, body.code], JSON.stringify(text)).toEqual([400, 'invalid_param']);
    }
    for (const text of ['a', ' a\u200b', '👨‍👩‍👧', '\u3000a']) {
      expect([400, 422], JSON.stringify(text)).not.toContain((await send(text)).status);
    }
  });
});
