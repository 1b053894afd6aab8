import type { ChildProcess } from 'node:child_process';
import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { boundedProcess } from '../../core/platform/bounded/bounded.js';
import type { Semaphore } from '../../core/platform/semaphore.js';
import type { Storage } from '../../core/storage/storage.js';
import type { FromReader, Measures, ToReader } from './measuring.mjs';

const unknown: Measures = { duration: null, width: null, height: null, isIncomplete: false, plays: null };

/** Most bytes read of an object. The index of a film of several hours has a few of these. */
const maxBytes = 8 * 1024 * 1024;
/** Includes the wait for a free reader. Less than a stopping server leaves to its requests. */
const maxSeconds = 6;
/** CPU time, without waits for the storage. The largest index that is accepted takes half of it. */
const maxCpuSeconds = 3;

const reader = fileURLToPath(new URL('./measuring.mjs', import.meta.url));

/**
 * Duration and dimensions of a stored video. Null for what its container does not tell, or not within `seconds` in
 * total and `cpuSeconds` of CPU time.
 */
export async function measure(
  { storage, uploadReaders }: { storage: Pick<Storage, 'read'>; uploadReaders: Semaphore },
  key: string,
  size: number,
  { seconds = maxSeconds, cpuSeconds = maxCpuSeconds } = {},
): Promise<Measures> {
  // Always aborted at the end, which kills the process and ends pending reads.
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
    let measures = unknown;
    child.on('message', (message: FromReader) => {
      if ('read' in message) {
        void answer(message.read);
      } else {
        measures = message.measures;
        if (message.isAll) resolve(measures);
      }
    });
    // Messages that arrived before the process ended count, however it ended.
    child.on('disconnect', () => resolve(measures));
    child.on('error', () => resolve(measures));
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
  // The process may have exited.
  child.send(message, undefined, undefined, () => {});
}
