import { currentBudget } from '../../../core/database/budget.js';
import type { Storage } from '../../../core/storage/storage.js';

/** Wraps a storage to record its calls in the traces of requests. */
export function tracedStorage(storage: Storage): Storage {
  const traced =
    <Parameters extends unknown[], T>(call: string, run: (...parameters: Parameters) => Promise<T>) =>
    async (...parameters: Parameters): Promise<T> => {
      const end = currentBudget()?.trace?.begin(call, 'storage');
      try {
        const result = await run(...parameters);
        end?.();
        return result;
      } catch (error) {
        end?.(error);
        throw error;
      }
    };
  return {
    ...storage,
    write: traced('write', storage.write.bind(storage)),
    join: traced('join', storage.join.bind(storage)),
    read: traced('read', storage.read.bind(storage)),
    link: traced('link', storage.link.bind(storage)),
    copy: traced('copy', storage.copy.bind(storage)),
    remove: traced('remove', storage.remove.bind(storage)),
  };
}
