import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pace } from './send-range.js';

/** Recipients that are remembered before those are forgotten that may get bytes at once. */
const most = 10_000;

/** Limits the bytes that each recipient gets in a second, over all of its connections to this process. */
export class Throttle {
  /** Until when a recipient has to wait for what it was sent, in milliseconds of `performance.now()`. */
  readonly #due = new Map<string, number>();

  constructor(readonly rate: number) {}

  /** The pace at which a stream to a recipient is written. A chunk is what it gets in a quarter of a second. */
  paceOf(recipient: string, to: Writable): Pace {
    const closed = new AbortController();
    to.once('close', () => closed.abort());
    return { chunkSize: Math.ceil(this.rate / 4), wait: (bytes) => this.#take(recipient, bytes, closed.signal) };
  }

  async #take(recipient: string, bytes: number, signal: AbortSignal): Promise<void> {
    const now = performance.now();
    if (this.#due.size >= most) for (const [each, until] of this.#due) if (until <= now) this.#due.delete(each);
    const due = Math.max(this.#due.get(recipient) ?? now, now);
    this.#due.set(recipient, due + (bytes / this.rate) * 1000);
    // A recipient that has gone ends the wait, and then the writing.
    if (due > now) await sleep(due - now, undefined, { signal }).catch(() => {});
  }
}
