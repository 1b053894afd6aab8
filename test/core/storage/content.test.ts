import { expect, it } from 'vitest';
import { recognise } from '../../../src/core/storage/content.js';
import { film } from '../../helpers/film.js';

const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

/** The first box of an MP4, which names the program that made it. */
const branded = (brand: string) => {
  const box = Buffer.alloc(64);
  box.writeUInt32BE(24, 0);
  box.write(`ftyp${brand}`, 4, 'latin1');
  box.write(`isom${brand}`, 16, 'latin1');
  box.writeUInt32BE(40, 24);
  box.write('free', 28, 'latin1');
  return box;
};

const apng = Buffer.from(
  '89504e470d0a1a0a0000000d4948445200000001000000010806000000' +
    '1f15c4890000000861' +
    '63544c0000000100000000b9c72ac0',
  'hex',
);

it.each([
  ['UTF-16', utf16('Grüße, 你好 and 🙂\r\nto you'), 'letter.txt', 'text/plain'],
  ['UTF-16, the other way round', utf16('Grüße, 你好\n', true), 'letter.txt', 'text/plain'],
  ['UTF-16 of a table', utf16('a;b\n1;2\n'), 'table.csv', 'text/csv'],
  ['UTF-16 that the sample cuts', utf16('🙂'.repeat(9)).subarray(0, 21), 'a', 'text/plain'],
  ['a text that begins as a BMP', Buffer.from('BMW and others'), 'cars.txt', 'text/plain'],
  ['a text that begins as a program', Buffer.from('MZ is what it begins with'), 'a.md', 'text/markdown'],
  ['a text that begins as a GIF', Buffer.from('GIF89a is a format'), 'a.txt', 'text/plain'],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 'image/svg+xml'],
  ['MPEG audio', Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(500)]), 'a.txt', 'audio/mpeg'],
  [
    'MPEG audio whose frame begins as UTF-16 does',
    Buffer.concat([Buffer.from('fffe9064', 'hex'), Buffer.alloc(500, 0xd8)]),
    'a.txt',
    'audio/mpeg',
  ],
  ['bytes after the mark of UTF-16', Buffer.from('feff00010002', 'hex'), 'a.txt', 'application/octet-stream'],
  ['M4V', branded('M4V '), 'a.m4v', 'video/mp4'],
  ['3GP of a phone', branded('3gp5'), 'a.3gp', 'video/mp4'],
  ['3GPP2', branded('3g2a'), 'a.3g2', 'video/mp4'],
  ['animated PNG', apng, 'a.png', 'image/png'],
])('detects %s from its content', async (_what, bytes, name, type) => {
  expect(await recognise(bytes, name)).toBe(type);
});

it('recognises generated videos by their content', async () => {
  expect(await recognise((await film('video/mp4')).subarray(0, 4100), 'a.txt')).toBe('video/mp4');
  expect(await recognise((await film('video/webm')).subarray(0, 4100), 'a.txt')).toBe('video/webm');
});
