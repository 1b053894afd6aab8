type Bounds = { permits: number; maxWaiting: number };

/** Divides bounds between several processes: at least one permit each, and the same waiting time. */
export function shareOf({ permits, maxWaiting }: Bounds, processes: number): Bounds {
  const share = Math.max(1, Math.floor(permits / processes));
  return { permits: share, maxWaiting: Math.floor((maxWaiting * share) / permits) };
}

/**
 * A counting semaphore with a bounded queue. Not p-queue: its queue is unbounded, and an aborted task keeps its place in the queue until
 * its turn.
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

/** Thrown if the queue is full. */
export class SemaphoreQueueFull extends Error {
  override name = 'SemaphoreQueueFull';

  constructor() {
    super('Too many are waiting already');
  }
}
