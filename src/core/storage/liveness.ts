import { setTimeout as sleep } from 'node:timers/promises';
import { StorageError } from './storage.js';

/** Milliseconds between two checks. */
const interval = 1_500;
/** Milliseconds after which a check fails. With the interval less than the six seconds within which a request is refused. */
const timeoutMs = 3_600;

/**
 * Aborts operations on a bucket that no longer responds. Their duration says nothing: it depends on size, bandwidth and other traffic. So
 * the bucket is sent a small request, as long as an operation waits.
 */
export class Liveness {
  readonly #ask: () => Promise<unknown>;
  readonly #waiting = new Set<AbortController>();
  #isAsking = false;

  /** `ask` sends the bucket a small request. A refusal counts as a response. */
  constructor(ask: () => Promise<unknown>) {
    this.#ask = ask;
  }

  /**
   * Runs `work` for as long as the bucket responds. After an abort it is not waited for.
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
    const late = sleep(timeoutMs, false, { ref: false, signal: over.signal }).catch(() => false);
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
