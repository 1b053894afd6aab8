type Bounds = { permits: number; maxWaiting: number };

/** The bounds of each of several processes, for what one alone would be given: at least one permit, and as long a wait. */
export function shareOf({ permits, maxWaiting }: Bounds, processes: number): Bounds {
  const share = Math.max(1, Math.floor(permits / processes));
  return { permits: share, maxWaiting: Math.floor((maxWaiting * share) / permits) };
}

/**
 * A counting semaphore with a bounded queue: so many costly operations run at once, and so many wait. Not
 * p-queue: its queue is not bounded, and an aborted task keeps its place in the queue until its turn.
 */
export class Semaphore {
  #running = 0;
  readonly #waiting = new Set<() => void>();

  constructor(readonly bounds: Bounds) {}

  /**
   * Runs `work` once there is a permit. The signal ends the wait, with its reason.
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

/** The queue is full. */
export class SemaphoreQueueFull extends Error {
  override name = 'SemaphoreQueueFull';

  constructor() {
    super('Too many are waiting already');
  }
}
