import { setTimeout as sleep } from 'node:timers/promises';
import { StorageError } from './storage.js';

/** Milliseconds between two questions … */
const interval = 1_500;
/** … and those after which one was in vain. Together less than the six seconds within which a refusal comes. */
const patience = 3_600;

/**
 * Gives up what waits for a bucket that answers nothing any more. How long that takes says nothing: it depends on the size,
 * on the line, and on what else is sent. So the bucket is asked for something small, as long as somebody waits.
 */
export class Liveness {
  readonly #ask: () => Promise<unknown>;
  readonly #waiting = new Set<AbortController>();
  #isAsking = false;

  /** `ask` asks the bucket for something small. That it is refused is an answer. */
  constructor(ask: () => Promise<unknown>) {
    this.#ask = ask;
  }

  /**
   * Runs `work` for as long as the bucket answers. What it does after it is told to end is not waited for.
   * @throws StorageError
   */
  async during<T>(work: (giveUp: AbortController) => Promise<T>): Promise<T> {
    const giveUp = new AbortController();
    const givenUp = new Promise<never>((_, reject) => {
      giveUp.signal.addEventListener('abort', () => reject(new StorageError('unreachable', giveUp.signal.reason)));
    });
    this.#waiting.add(giveUp);
    if (!this.#isAsking) void this.#look();
    try {
      return await Promise.race([work(giveUp), givenUp]);
    } finally {
      this.#waiting.delete(giveUp);
    }
  }

  async #look(): Promise<void> {
    this.#isAsking = true;
    for (;;) {
      await sleep(interval, undefined, { ref: false });
      if (this.#waiting.size === 0) break;
      if (await this.#answers()) continue;
      for (const giveUp of this.#waiting) giveUp.abort();
    }
    this.#isAsking = false;
  }

  async #answers(): Promise<boolean> {
    const over = new AbortController();
    const late = sleep(patience, false, { ref: false, signal: over.signal }).catch(() => false);
    const answered = this.#ask().then(
      () => true,
      () => true,
    );
    try {
      return await Promise.race([answered, late]);
    } finally {
      over.abort();
    }
  }
}
