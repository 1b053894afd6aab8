import { randomInt } from 'node:crypto';

/** Seconds before the second attempt, doubled with each, up to the longest. */
export type Backoff = { first: number; longest: number };

/**
 * Seconds before the next of so many attempts: exponential backoff, times half to one and a half, so that what failed together is not
 * repeated together.
 */
export function delayAfter(attempts: number, { first, longest }: Backoff): number {
  const delay = Math.min(longest, first * 2 ** (attempts - 1));
  return (delay * randomInt(500, 1500)) / 1000;
}
