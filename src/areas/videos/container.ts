import type { ChildProcess } from 'node:child_process';
import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { boundedProcess } from '../../core/platform/bounded/bounded.js';
import type { Semaphore } from '../../core/platform/semaphore.js';
import type { Storage } from '../../core/storage/storage.js';
import type { FromReader, Measures, ToReader } from './measuring.mjs';

const unknown: Measures = { duration: null, width: null, height: null, isIncomplete: false };

/** What is read of an object at most. The table of contents of a film of hours is a few of these bytes. */
const maxBytes = 8 * 1024 * 1024;
/** With the wait for a turn. Less than a server that is being stopped leaves to its requests. */
const maxSeconds = 6;
/** Of work, which waiting for the storage is not. The fullest table of contents that is read takes half of it. */
const maxCpuSeconds = 3;

const reader = fileURLToPath(new URL('./measuring.mjs', import.meta.url));

/**
 * How long a stored video plays and how large it is; null what its container does not tell, or only at length: `seconds` with
 * all waiting, `cpuSeconds` of work.
 */
export async function measure(
  { storage, uploadReaders }: { storage: Pick<Storage, 'read'>; uploadReaders: Semaphore },
  key: string,
  size: number,
  { seconds = maxSeconds, cpuSeconds = maxCpuSeconds } = {},
): Promise<Measures> {
  // Aborted at the end in any case, which kills the process and ends what is still being read.
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), seconds * 1000);
  try {
    const read = () => readContainer(storage, key, { size, cpuSeconds }, over.signal).finally(() => over.abort());
    return await uploadReaders.run(read, over.signal);
  } catch {
    return unknown;
  } finally {
    clearTimeout(timer);
  }
}

function readContainer(
  storage: Pick<Storage, 'read'>,
  key: string,
  { size, cpuSeconds }: { size: number; cpuSeconds: number },
  signal: AbortSignal,
): Promise<Measures> {
  const child = boundedProcess(reader, [String(size), String(cpuSeconds)], signal);

  let left = maxBytes;
  const answer = async ({ id, start, end }: { id: number; start: number; end: number }): Promise<void> => {
    left -= end - start;
    const isAllowed = end > start && left >= 0;
    const bytes = isAllowed ? await readRange(storage, key, { start, end: end - 1 }, signal).catch(() => null) : null;
    send(child, { id, bytes });
  };
  return new Promise((resolve) => {
    let found = unknown;
    child.on('message', (message: FromReader) => {
      if ('read' in message) {
        void answer(message.read);
      } else {
        found = message.found;
        if (message.isAll) resolve(found);
      }
    });
    // However it ends, what it said before counts.
    child.on('disconnect', () => resolve(found));
    child.on('error', () => resolve(found));
  });
}

async function readRange(
  storage: Pick<Storage, 'read'>,
  key: string,
  range: { start: number; end: number },
  signal: AbortSignal,
): Promise<Uint8Array> {
  return buffer(addAbortSignal(signal, await storage.read(key, range)));
}

function send(child: ChildProcess, message: ToReader): void {
  // It may be gone by now.
  child.send(message, undefined, undefined, () => {});
}
