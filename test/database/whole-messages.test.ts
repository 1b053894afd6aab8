import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeMessages } from '../../src/database/whole-messages.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';

const message = (code: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(code), length, body]);
};

/** The codes of the messages in these bytes. Throws where they do not end with one. */
function codesOf(bytes: Buffer): string {
  let codes = '';
  let at = 0;
  while (at < bytes.length) {
    codes += String.fromCharCode(bytes[at] ?? 0);
    at += 1 + bytes.readInt32BE(at + 1);
  }
  expect(at).toBe(bytes.length);
  return codes;
}

/** What is passed on of parts that arrive one after the other, copied at once, as pg reads it at once. */
function passed(parts: Buffer[]): Buffer[] {
  const stream = new Socket();
  const got: Buffer[] = [];
  wholeMessages(stream).on('data', (bytes) => got.push(Buffer.from(bytes)));
  for (const part of parts) stream.emit('data', part);
  return got;
}

describe('messages of PostgreSQL', () => {
  const row = message('D', Buffer.alloc(100_000, 'text'));
  const all = Buffer.concat([
    message('2', Buffer.alloc(0)),
    message('T', Buffer.from('fields')),
    row,
    message('D', Buffer.from('short')),
    message('Z', Buffer.from('I')),
  ]);

  it('are passed on as they came if they came whole', () => {
    expect(passed([all])).toEqual([all]);
  });

  it('are passed on whole wherever they were cut', () => {
    const cuts = Array.from({ length: 40 }, (_, n) => [n, all.length - 1 - n, 16 + n * 2000]).flat();
    for (const cut of cuts) {
      const got = passed([all.subarray(0, cut), all.subarray(cut)]);
      expect(got.map(codesOf).join(''), `cut at ${cut}`).toBe('2TDDZ');
      expect(Buffer.concat(got).equals(all), `cut at ${cut}`).toBe(true);
    }
  });

  it('are passed on whole however small the parts', () => {
    const parts = Array.from({ length: Math.ceil(all.length / 3) }, (_, n) => all.subarray(n * 3, n * 3 + 3));
    const got = passed(parts);
    expect(got.map(codesOf).join('')).toBe('2TDDZ');
    expect(Buffer.concat(got).equals(all)).toBe(true);
  });

  it('are not waited for where something else answers', async () => {
    const stream = new Socket();
    wholeMessages(stream).on('data', () => {});
    const failed = new Promise((resolve) => stream.on('error', resolve));
    stream.emit('data', Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect(await failed).toMatchObject({ message: 'What answers there is not PostgreSQL' });
  });
});

describe('a row of 8 MiB', () => {
  let home: TestDatabase;
  beforeAll(async () => {
    home = await testDatabase({ poolSize: 1 });
  });
  afterAll(() => home.drop());

  it('takes no more than its own bytes in buffers, beside the text that is made of it', async () => {
    const bytes = 8 * 2 ** 20;
    const ask = async () => {
      const statement = { name: 'large_row', text: `SELECT repeat(chr(128512), ${bytes / 4}) AS reply` };
      const reply = await home.database.json(statement, []);
      expect(reply?.text.length).toBe(bytes / 2);
      return process.memoryUsage().arrayBuffers;
    };
    const before = process.memoryUsage().arrayBuffers;
    // What came from the socket in parts may still be there, once; what the parts were put together in is not.
    expect((await ask()) - before).toBeLessThan(1.25 * bytes);
  });
});
