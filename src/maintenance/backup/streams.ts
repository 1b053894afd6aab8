import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { StorageError } from '../../core/storage/storage.js';

/** Called with the progress of a long step. */
export type Progress = (step: string, done: number, total: number) => void;

/** Counts towards a total, which may turn out to be too low. */
export function meter(progress: Progress, step: string, total: number): (amount: number) => void {
  let done = 0;
  return (amount) => {
    done += amount;
    progress(step, Math.floor(done), Math.ceil(Math.max(total, done)));
  };
}

/** Passes bytes through; `tell` gets each chunk. */
export async function* watched(
  bytes: AsyncIterable<Uint8Array>,
  tell: (chunk: Uint8Array) => void,
): AsyncIterable<Uint8Array> {
  for await (const chunk of bytes) {
    tell(chunk);
    yield chunk;
  }
}

/** Values as JSON lines. */
export async function* jsonLines(values: AsyncIterable<unknown>): AsyncIterable<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}

/** Parsed JSON lines. */
export async function* parsedLines<T>(bytes: Readable): AsyncIterable<T> {
  let rest = '';
  for await (const chunk of bytes.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as T;
  }
}

/** Maps items with limited concurrency, and yields the results in order. */
export async function* inOrder<T, R>(
  items: AsyncIterable<T> | Iterable<T>,
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

const isUnreachable = (error: unknown) => error instanceof StorageError && error.fault === 'unreachable';

/** Retries for half a minute, by default if a storage is unreachable. */
export async function retried<T>(work: () => Promise<T>, mayPass = isUnreachable): Promise<T> {
  for (let pause = 1000; ; pause *= 2) {
    try {
      return await work();
    } catch (error) {
      if (!mayPass(error) || pause > 16_000) throw error;
      await sleep(pause);
    }
  }
}
