import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

type Options<Item> = {
  /** How many items are worked on at once. */
  concurrency: number;
  /** Leases at most so many due items to this process. */
  claim: (most: number) => Promise<readonly Item[]>;
  /** `signal` is aborted when the service ends. */
  work: (item: Item, signal: AbortSignal) => Promise<void>;
  /** Called with an error of `work`: the item is left until its lease ends. */
  failed: (item: Item, error: unknown) => void;
  /** Milliseconds that running items may take at shutdown. */
  shutdownTimeoutMs: number;
};

/**
 * Works on due items of the database, a bounded number at once. Items are leased and not locked: no connection is held meanwhile, and the
 * items of a process that dies are left to the next.
 */
export class LeaseQueue<Item> {
  readonly #options: Options<Item>;
  readonly #working = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  #filling: Promise<void> | undefined;
  #isWanted = false;

  constructor(options: Options<Item>) {
    this.#options = options;
    // Every running item may listen to it.
    setMaxListeners(0, this.#stopping.signal);
  }

  /** Claims due items up to the concurrency; each item that ends makes room for the next. */
  fill(): Promise<void> {
    this.#isWanted = true;
    this.#filling ??= Promise.resolve().then(() => this.#fill());
    return this.#filling;
  }

  async #fill(): Promise<void> {
    const { concurrency, claim } = this.#options;
    try {
      while (this.#isWanted && !this.#stopping.signal.aborted) {
        this.#isWanted = false;
        const free = concurrency - this.#working.size;
        if (free > 0) for (const item of await claim(free)) this.#begin(item);
      }
    } finally {
      this.#filling = undefined;
    }
  }

  #begin(item: Item): void {
    const { work, failed } = this.#options;
    const working = work(item, this.#stopping.signal)
      .catch((error: unknown) => failed(item, error))
      .finally(() => {
        this.#working.delete(working);
        return this.fill().catch(() => {});
      });
    this.#working.add(working);
  }

  /** Waits until no item is being worked on. */
  async idle(): Promise<void> {
    while (this.#working.size > 0 || this.#filling !== undefined) {
      await Promise.all([...this.#working, this.#filling]);
    }
  }

  /** Stops: running items have a moment, and are then left to the next process. */
  async stop(): Promise<void> {
    if (this.#working.size > 0) await Promise.race([this.idle(), sleep(this.#options.shutdownTimeoutMs)]);
    this.#stopping.abort();
    await this.idle();
  }
}
