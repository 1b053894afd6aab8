import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { boundedProcess } from '../../core/platform/bounded/bounded.js';
import type { Semaphore } from '../../core/platform/semaphore.js';
import type { Storage } from '../../core/storage/storage.js';
import type { FromShrinker } from './shrinking.mjs';

/**
 * Smaller pictures to make of one: their widths in pixels, smallest first, and whether they are squares that are cropped (`cover`) or padded
 * (`contain`), or have its shape (`inside`).
 */
export type Sizes = { sizes: readonly number[]; fit: 'cover' | 'contain' | 'inside' };

/** Limits of a picture in pixels, in all and for one side, as in the contract. */
const [maxPixels, maxSide] = [24_000_000, 10_000];
/** Limits in seconds: including the wait for a permit, less than a server that shuts down leaves to its requests; and of CPU time. */
const [maxSeconds, maxCpuSeconds] = [6, 5];

const script = fileURLToPath(new URL('./shrinking.mjs', import.meta.url));
const unread: FromShrinker = { fault: 'cannot be read as a picture in time' };

/**
 * A stored picture in these sizes, as WebP; or its fault.
 * @throws SemaphoreQueueFull, StorageError
 */
export async function shrink(
  { storage, uploadReaders }: { storage: Pick<Storage, 'read'>; uploadReaders: Semaphore },
  key: string,
  wanted: Sizes,
): Promise<FromShrinker> {
  const bytes = await buffer(await storage.read(key));
  // Aborted at the end in any case, which kills the process.
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(unread), maxSeconds * 1000);
  try {
    return await uploadReaders.run(
      () => shrinkIn(bytes, wanted, over.signal).finally(() => over.abort(unread)),
      over.signal,
    );
  } catch (error) {
    if (error !== unread) throw error;
    return unread;
  } finally {
    clearTimeout(timer);
  }
}

function shrinkIn(bytes: Uint8Array, { sizes, fit }: Sizes, signal: AbortSignal): Promise<FromShrinker> {
  const limits = [maxPixels, maxSide, maxCpuSeconds];
  const child = boundedProcess(script, [fit, ...[...limits, ...sizes].map(String)], signal);
  return new Promise((resolve) => {
    child.once('message', (message: FromShrinker) => resolve(message));
    // Resolves however the process ends.
    child.once('disconnect', () => resolve(unread));
    child.once('error', () => resolve(unread));
    child.send(bytes, undefined, undefined, () => {});
  });
}
