import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Beyond it a dump takes more time than it saves space. */
const level = 4;

/** Bytes, compressed by gzip as they are read. */
export async function* compressed(bytes: AsyncIterable<Uint8Array | string>): AsyncIterable<Uint8Array> {
  const gzip = createGzip({ level });
  const done = pipeline(Readable.from(bytes, { objectMode: false }), gzip);
  done.catch(() => {});
  yield* gzip;
  await done;
}

/** What was compressed by gzip, as it was before. */
export async function* decompressed(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  const gunzip = createGunzip();
  const done = pipeline(Readable.from(bytes, { objectMode: false }), gunzip);
  done.catch(() => {});
  yield* gunzip;
  await done;
}

/** Bytes that went by: how many, and their SHA-256 in hexadecimal digits once all have. */
export type Passed = { bytes: number; sha256: string };

/** Bytes as they come, which are counted and hashed. `tell` hears how many have come. */
export async function* passing(
  bytes: AsyncIterable<Uint8Array>,
  passed: Passed,
  tell: (bytes: number) => void = () => {},
): AsyncIterable<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    passed.bytes += chunk.length;
    hash.update(chunk);
    tell(chunk.length);
    yield chunk;
  }
  passed.sha256 = hash.digest('hex');
}

/** Values as lines of JSON. */
export async function* jsonLines(values: AsyncIterable<unknown>): AsyncIterable<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}

/** The values of lines of JSON that were compressed. They are as they were written: their sums were compared before. */
export async function* parsedLines<T>(bytes: AsyncIterable<Uint8Array>): AsyncIterable<T> {
  const input = Readable.from(decompressed(bytes), { objectMode: false });
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  let fault: unknown;
  input.once('error', (error) => {
    fault = error;
    lines.close();
  });
  for await (const line of lines) yield JSON.parse(line) as T;
  if (fault !== undefined) throw fault;
}

/** Writes values to a file of our own, from which they can be read again and again. */
export async function keepLines<T>(path: string, values: AsyncIterable<T>): Promise<() => AsyncIterable<T>> {
  await pipeline(compressed(jsonLines(values)), createWriteStream(path, { mode: 0o600 }));
  return () => parsedLines<T>(createReadStream(path));
}

/** Does work on several items at a time, and answers the results in the order of the items. */
export async function* inOrder<T, R>(
  items: AsyncIterable<T>,
  width: number,
  work: (item: T) => Promise<R>,
): AsyncIterable<R> {
  const running: Promise<R>[] = [];
  try {
    for await (const item of items) {
      const result = work(item);
      result.catch(() => {});
      running.push(result);
      if (running.length >= width) yield await (running.shift() as Promise<R>);
    }
    while (running.length > 0) yield await (running.shift() as Promise<R>);
  } finally {
    await Promise.allSettled(running);
  }
}
