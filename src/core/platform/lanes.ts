import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

type Given<Item> = {
  /** How many are worked on at a time. */
  lanes: number;
  /** Leases what is due to this process, so many at most. */
  claim: (most: number) => Promise<readonly Item[]>;
  /** `signal` says that the service ends. */
  work: (item: Item, signal: AbortSignal) => Promise<void>;
  /** Is told what the work did not catch: the item is left to its lease. */
  failed: (item: Item, error: unknown) => void;
  /** Milliseconds that what is under way when the service ends may still take. */
  grace: number;
};

/**
 * Works on what is due in the database, a bounded number at a time. What is worked on is leased and not locked: no connection to the
 * database is used meanwhile, and what a process that dies worked on is left to the next.
 */
export class Lanes<Item> {
  readonly #given: Given<Item>;
  readonly #working = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  #filling: Promise<void> | undefined;
  #isWanted = false;

  constructor(given: Given<Item>) {
    this.#given = given;
    // All that is under way may listen to it.
    setMaxListeners(0, this.#stopping.signal);
  }

  /** Begins with what is due, as much as there are lanes; what ends makes place for the next. */
  fill(): Promise<void> {
    this.#isWanted = true;
    this.#filling ??= Promise.resolve().then(() => this.#fill());
    return this.#filling;
  }

  async #fill(): Promise<void> {
    const { lanes, claim } = this.#given;
    try {
      while (this.#isWanted && !this.#stopping.signal.aborted) {
        this.#isWanted = false;
        const free = lanes - this.#working.size;
        if (free > 0) for (const item of await claim(free)) this.#begin(item);
      }
    } finally {
      this.#filling = undefined;
    }
  }

  #begin(item: Item): void {
    const { work, failed } = this.#given;
    const working = work(item, this.#stopping.signal)
      .catch((error: unknown) => failed(item, error))
      .finally(() => {
        this.#working.delete(working);
        return this.fill().catch(() => {});
      });
    this.#working.add(working);
  }

  /** Waits until nothing is being worked on. */
  async idle(): Promise<void> {
    while (this.#working.size > 0 || this.#filling !== undefined) {
      await Promise.all([...this.#working, this.#filling]);
    }
  }

  /** Ends it: what is under way has a moment, and is then left to the next process. */
  async stop(): Promise<void> {
    if (this.#working.size > 0) await Promise.race([this.idle(), sleep(this.#given.grace)]);
    this.#stopping.abort();
    await this.idle();
  }
}
