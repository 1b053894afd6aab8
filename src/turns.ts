/**
 * Lets so many things of a costly kind happen at once, and bounds how many wait for their turn. No p-queue: it bounds no
 * waiting, and whoever leaves keeps a place in its queue until it is that one's turn.
 */
export class Turns {
  #running = 0;
  readonly #waiting = new Set<() => void>();

  constructor(readonly bounds: { atOnce: number; waiting: number }) {}

  /**
   * Acts when it is its turn. Whoever waits can leave by the signal, with its reason.
   * @throws TooManyWaiting
   */
  async take<T>(act: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#turn(signal);
    try {
      return await act();
    } finally {
      this.#pass();
    }
  }

  async #turn(signal: AbortSignal | undefined): Promise<void> {
    if (this.#running < this.bounds.atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.size >= this.bounds.waiting) throw new TooManyWaiting();
    await new Promise<void>((resolve, reject) => {
      this.#waiting.add(resolve);
      signal?.addEventListener('abort', () => {
        if (this.#waiting.delete(resolve)) reject(signal.reason);
      });
    });
  }

  #pass(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}

/** As many wait as may: nobody else is taken. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';

  constructor() {
    super('Too many are waiting already');
  }
}
