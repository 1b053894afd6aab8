/**
 * A counting semaphore whose queue is bounded: so many things of a costly kind happen at once, and so many wait. No
 * p-queue: it bounds no waiting, and whoever leaves keeps a place in its queue until it is that one's turn.
 */
export class Semaphore {
  #running = 0;
  readonly #waiting = new Set<() => void>();

  constructor(readonly bounds: { permits: number; maxWaiting: number }) {}

  /**
   * Runs `work` once there is a permit. Whoever waits can leave by the signal, with its reason.
   * @throws SemaphoreQueueFull
   */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#acquire(signal);
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  async #acquire(signal: AbortSignal | undefined): Promise<void> {
    if (this.#running < this.bounds.permits) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.size >= this.bounds.maxWaiting) throw new SemaphoreQueueFull();
    await new Promise<void>((resolve, reject) => {
      this.#waiting.add(resolve);
      signal?.addEventListener('abort', () => {
        if (this.#waiting.delete(resolve)) reject(signal.reason);
      });
    });
  }

  #release(): void {
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
export class SemaphoreQueueFull extends Error {
  override name = 'SemaphoreQueueFull';

  constructor() {
    super('Too many are waiting already');
  }
}
