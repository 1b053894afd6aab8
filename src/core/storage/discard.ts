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

/** Objects that a request removes before its reply, and how many of them at once. */
const [mostDiscarded, atOnce] = [100, 10];

/** Removes unreferenced objects, up to a number for which somebody can wait; the others are left to the sweep. */
export async function discardAll(parts: { storage: Storage; log: Logger }, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < Math.min(keys.length, mostDiscarded); from += atOnce) {
    await Promise.all(keys.slice(from, from + atOnce).map((key) => discard(parts, key)));
  }
}
