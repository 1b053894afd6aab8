import type { Logger } from '../platform/log.js';
import type { Storage } from './storage.js';

/** Removes an unreferenced object. If that fails, the sweep removes it later. */
export async function discard({ storage, log }: { storage: Storage; log: Logger }, key: string): Promise<void> {
  try {
    await storage.remove(key);
  } catch (error) {
    log.warn({ err: error, key }, 'an object was left to the sweep');
  }
}
