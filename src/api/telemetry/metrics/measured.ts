import { Problem } from '../../../core/contract/problems.js';
import { type Storage, StorageError, type StorageFault } from '../../../core/storage/storage.js';
import type { CountedLimits } from '../../auth/limits.js';
import { Limits } from '../../auth/limits.js';
import type { Metrics } from './metrics.js';

const faults: readonly StorageFault[] = ['missing', 'forbidden', 'unreachable'];
const calls = ['write', 'join', 'read', 'link', 'copy', 'remove'] as const;

/** Wraps a storage to measure the duration of calls, failures, and incoming bytes. */
export function measuredStorage(storage: Storage, metrics: Metrics): Storage {
  let running = 0;
  metrics.read(() => metrics.set('plaza_uploads_running', running));
  for (const call of calls) {
    for (const fault of faults) metrics.count('plaza_storage_errors_total', { call, fault }, 0);
  }
  const timed =
    <Parameters extends unknown[], T>(call: string, run: (...parameters: Parameters) => Promise<T>) =>
    async (...parameters: Parameters): Promise<T> => {
      const started = performance.now();
      try {
        return await run(...parameters);
      } catch (error) {
        if (error instanceof StorageError) {
          metrics.count('plaza_storage_errors_total', { call, fault: error.fault });
        }
        throw error;
      } finally {
        metrics.observe('plaza_storage_duration_seconds', (performance.now() - started) / 1000, { call });
      }
    };
  async function* counted(folder: string, bytes: AsyncIterable<Uint8Array>) {
    for await (const chunk of bytes) {
      metrics.count('plaza_upload_bytes_total', { folder }, chunk.length);
      yield chunk;
    }
  }
  const write = timed('write', storage.write.bind(storage));
  return {
    ...storage,
    write: async (head, bytes, size, isAwaited) => {
      // The folders of `owners` are the only ones.
      const folder = head.key.split('/')[0] ?? '';
      running++;
      try {
        const sha256 = await write(head, counted(folder, bytes), size, isAwaited);
        metrics.count('plaza_uploads_total', { folder, outcome: 'stored' });
        return sha256;
      } catch (error) {
        metrics.count('plaza_uploads_total', { folder, outcome: outcomeOf(error) });
        throw error;
      } finally {
        running--;
      }
    },
    join: timed('join', storage.join.bind(storage)),
    read: timed('read', storage.read.bind(storage)),
    link: timed('link', storage.link.bind(storage)),
    copy: timed('copy', storage.copy.bind(storage)),
    remove: timed('remove', storage.remove.bind(storage)),
  };
}

function outcomeOf(error: unknown): 'failed' | 'refused' | 'cut' {
  if (error instanceof StorageError) return 'failed';
  const isTooLarge = error instanceof Problem && ['payload_too_large', 'quota_exceeded'].includes(error.code);
  return isTooLarge ? 'refused' : 'cut';
}

/** Wraps limits to count refusals. */
export function measuredLimits(limits: CountedLimits, metrics: Metrics): CountedLimits {
  const methods = limits as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const names = Object.getOwnPropertyNames(Limits.prototype).filter((name) => name !== 'constructor');
  const measured = (name: string) => {
    if (!name.startsWith('consume')) return (...args: unknown[]) => methods[name]?.(...args);
    const counted = name.slice('consume'.length).replace(/(?<=.)(?=[A-Z])/g, '_');
    return async (...args: unknown[]) => {
      const allowance = await methods[name]?.(...args);
      if ((allowance as { exceeded: boolean }).exceeded) {
        // For a key: whether the request would read, write or upload.
        const kind = name === 'consumeKey' ? `key_${args[1]}` : counted.toLowerCase();
        metrics.count('plaza_rate_limit_refusals_total', { kind });
      }
      return allowance;
    };
  };
  return Object.fromEntries(names.map((name) => [name, measured(name)])) as unknown as CountedLimits;
}
