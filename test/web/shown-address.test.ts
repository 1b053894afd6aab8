import { expect, it } from 'vitest';
import { shownAddress } from '../../src/web/components/parts.js';

it.each([
  ['http://127.0.0.1:3000/attachments/topic/1/2', '/attachments/topic/1/2'],
  ['http://localhost/a?b', '/a?b'],
  ['https://pictures.example/a.webp', 'https://pictures.example/a.webp'],
  ['http://localhost.example/a', 'http://localhost.example/a'],
  ['http://127.0.0.1.example/a', 'http://127.0.0.1.example/a'],
])('shows the picture at %s by %s', (url, shown) => {
  expect(shownAddress(url)).toBe(shown);
});

it.each(['http://localhost//evil.example/a', 'http://127.0.0.1:80/\\evil.example/a'])(
  'leads %s to no other host',
  (url) => {
    expect(new URL(shownAddress(url), 'https://plaza.example').host).toMatch(
      /^(plaza\.example|localhost|127\.0\.0\.1(:\d+)?)$/,
    );
  },
);
