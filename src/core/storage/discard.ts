import type { Logger } from '../platform/log.js';
import type { Storage } from './storage.js';

/** Removes an object that nothing refers to any more. What cannot be removed now, the sweep finds. */
export async function discard({ storage, log }: { storage: Storage; log: Logger }, key: string): Promise<void> {
  try {
    await storage.remove(key);
  } catch (error) {
    log.warn({ err: error, key }, 'an object was left to the sweep');
  }
}
