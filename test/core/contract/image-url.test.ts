import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { type JsonObject, resolve } from '../../../src/core/contract/document.js';

const schema = resolve({ $ref: '#/components/schemas/NullableImageUrl' }) as JsonObject;
const accepts = new Ajv2020({ strict: false }).compile(schema);

describe('the address of a picture', () => {
  it.each([
    'http://a',
    'https://example.org',
    'https://example.org/a.png',
    'http://localhost:65535/x?y#z',
    'http://127.0.0.1:3000/a',
    'https://sub_domain.xn--bcher-kva.example:443/ä/%20?q=%zz',
    'https://1.example/',
    'https://a-b.c-d.museum?x',
    `https://example.org/${'x'.repeat(2000)}`,
  ])('may be %s', (url) => {
    expect([accepts(url), URL.canParse(url)]).toEqual([true, true]);
  });

  it.each([
    'http://%',
    'http://',
    'https:///x',
    'http://a b/',
    'http://[::1',
    'http://[x]/',
    'http://?x',
    'http://#x',
    'http://:80/',
    'http://a:99999/',
    'http://a:65536/',
    'http://a:x/',
    'http://256.1.1.1/',
    'http://1.2.3/',
    'http://1.2.3.4.5/',
    'http://0x/',
    'http://a.0x1/',
    'http://a..b/',
    'http://user:password@example.org/',
    'http://exa%mple.org/',
    'http://a<b>/',
    'http://a\\b',
    'ftp://example.org/x',
    'javascript://example.org/%0aalert(1)',
    '//example.org/x',
    'HTTP//x',
  ])('refuses the address %s', (url) => {
    expect(accepts(url)).toBe(false);
  });

  it('is one that every client can read', () => {
    const [hosts, tails] = [
      ['a', '1', '%', '0x1', 'a.b', 'a.1', '1.2.3.4', '1.2.3.400', '-', '_', 'a-', '.', 'a.', 'é', '[::]', 'a@b', '\\'],
      ['', '/', '?', '#', ':', ':1', ':0', ':70000', ':80/%', '/%zz', '/\u{1f642}', '/..//', '/ ', '?\t'],
    ];
    for (const host of hosts) {
      for (const tail of tails) {
        const url = `http://${host}${tail}`;
        if (accepts(url)) expect(URL.canParse(url), url).toBe(true);
      }
    }
  });
});
