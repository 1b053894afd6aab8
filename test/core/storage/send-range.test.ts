import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { sendRange } from '../../../src/core/storage/send-range.js';

const folder = mkdtempSync(join(tmpdir(), 'plaza-range-'));
const path = join(folder, 'file');
const bytes = randomBytes(1_500_000);
writeFileSync(path, bytes);

afterAll(() => rmSync(folder, { recursive: true }));

/** Reads its chunks as late as possible. */
function slowSink(onTaken: (chunk: Buffer) => void): Writable {
  return new Writable({
    write: async (chunk: Buffer, _encoding, done) => {
      for (let turn = 0; turn < 20; turn++) await setImmediate();
      onTaken(Buffer.from(chunk));
      done();
    },
  });
}

const openFiles = () => readdirSync('/proc/self/fd').length;

test.each([
  [0, bytes.length - 1],
  [1, 1],
  [262_143, 524_288],
  [700_001, bytes.length - 1],
])('sends the bytes %i to %i, however slowly they are taken', async (start, end) => {
  const taken: Buffer[] = [];
  await sendRange(
    path,
    slowSink((chunk) => taken.push(chunk)),
    { start, end },
  );
  expect(Buffer.concat(taken).equals(bytes.subarray(start, end + 1))).toBe(true);
});

test('ends, and closes the file, where the other side goes away', async () => {
  const before = openFiles();
  let chunks = 0;
  const sink = slowSink(() => {
    if (++chunks === 2) sink.destroy();
  });
  await sendRange(path, sink, { start: 0, end: bytes.length - 1 });
  expect([chunks, openFiles()]).toEqual([2, before]);
});

test('ends, and closes the file, where the other side goes away and says nothing of what it was sent', async () => {
  const before = openFiles();
  const silent = new Writable();
  silent.write = ((..._sent: unknown[]) => {
    setImmediate().then(() => silent.destroy());
    return false;
  }) as typeof silent.write;
  await sendRange(path, silent, { start: 0, end: bytes.length - 1 });
  expect(openFiles()).toBe(before);
});

test('fails where the file is shorter than it was', async () => {
  const short = join(folder, 'short');
  writeFileSync(short, bytes);
  const sink = slowSink(() => truncateSync(short, 300_000));
  await expect(sendRange(short, sink, { start: 0, end: bytes.length - 1 })).rejects.toThrow('shorter');
});
