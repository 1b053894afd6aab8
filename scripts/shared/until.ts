import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a condition instead of a fixed time, at most `limit` milliseconds. */
export async function until(condition: () => boolean | Promise<boolean>, limit = 20_000): Promise<void> {
  for (const start = Date.now(); !(await condition()); ) {
    if (Date.now() - start > limit) throw new Error(`Still not so after ${limit} ms: ${condition}`);
    await sleep(10);
  }
}
