import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { problem } from '../../core/contract/problems.js';
import type { Logger } from '../../core/platform/log.js';

/** A count, and the milliseconds until it is reset. */
export type Count = { count: number; left: number };

/** Counts of one kind, by name, in a window that begins with the first. */
export type Counter = {
  /** Adds to a count, or subtracts from it; returns the new count. */
  add(who: string, points?: number): Promise<Count>;
  forget(who: string): Promise<void>;
};

/** Points to add to a count; `left`: milliseconds until a new count is reset. */
export type Addition = { key: string; points: number; left: number };

/** A store that all processes and nodes share. */
export type LimitStore = {
  /** Counts attempts, one at a time. */
  limiter: RateLimiterAbstract;
  /** Adds to counts of different keys in one step; returns the new counts in the same order. */
  add(additions: readonly Addition[]): Promise<Count[]>;
  close(): Promise<void>;
};

/** Counts in this process, keeping the newest: requests under a million names take no more memory. */
export class LocalCounts {
  // Not RateLimiterMemory, which keeps any number of counts, and a timer for each.
  readonly #counts = new LRUCache<string, { count: number; endsAt: number }>({
    // `max` would allocate the memory for all of them at once.
    maxSize: 50_000,
    sizeCalculation: () => 1,
  });

  /** `window` in milliseconds. `onAdd` is called for each `add`, not for `set`. */
  constructor(
    readonly window: number,
    private readonly onAdd: (who: string, points: number) => void = () => {},
  ) {}

  /** The count of a name in the present window. */
  get(who: string): Count {
    const entry = this.#counts.get(who);
    const left = entry === undefined ? 0 : entry.endsAt - wholeNow();
    return entry === undefined || left <= 0 ? { count: 0, left: 0 } : { count: entry.count, left };
  }

  /** Adds points, which may be negative, and returns the count. */
  add(who: string, points = 1): Count {
    this.onAdd(who, points);
    const { count, left } = this.get(who);
    return this.set(who, { count: Math.max(0, count + points), left: left || this.window });
  }

  /** Replaces a count by one from another process. `left`: milliseconds until its window ends. */
  set(who: string, { count, left }: Count): Count {
    const whole = Math.ceil(left);
    this.#counts.set(who, { count, endsAt: wholeNow() + whole });
    return { count, left: whole };
  }
}

/** Whole milliseconds: `now + window - now` of fractions can be more than the window, and one second more once rounded up. */
const wholeNow = (): number => Math.floor(performance.now());

/** Counts attempts, which protect secrets, one at a time. */
export function attemptCounter(limiter: RateLimiterAbstract, kind: string, window: number): Counter {
  const options = { customDuration: window / 1000 };
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (cause) {
      const message = 'Attempts cannot be counted at this moment. Try again in a few seconds.';
      throw problem('component_inactive', { component: 'limits', message }, cause);
    }
  };
  return {
    add: async (who, points = 1) => {
      const { consumedPoints, msBeforeNext } = await counted(limiter.penalty(keyOf(kind, who), points, options));
      return { count: consumedPoints, left: msBeforeNext };
    },
    forget: async (who) => {
      await counted(limiter.delete(keyOf(kind, who)));
    },
  };
}

/** Short, since names are arbitrary, and without anything that identifies a user. */
const keyOf = (kind: string, who: string): string =>
  createHash('sha256').update(`${kind} ${who}`).digest('base64url').slice(0, 22);

/** Milliseconds between two exchanges of counts with other processes. */
const interval = 300;
/** Counts in one exchange, and the most counts that wait for one. */
const [batch, mostWaiting] = [1_000, 20_000];

type Waiting = { kind: string; who: string; counts: LocalCounts; points: number };

/**
 * Exchanges the request counts of this process with all others of the service, on any node. While the store is unavailable, each process
 * counts for itself.
 */
export class CountExchange {
  readonly #waiting = new Map<string, Waiting>();
  readonly #timer = setInterval(() => void this.exchange(), interval).unref();
  #running: Promise<void> | null = null;
  #isAlone = false;

  constructor(
    private readonly store: Pick<LimitStore, 'add'>,
    private readonly log: Pick<Logger, 'warn' | 'info'>,
  ) {}

  /** Counts of this process that are exchanged. */
  counts(kind: string, window: number): LocalCounts {
    const counts = new LocalCounts(window, (who, points) => this.#wait({ kind, who, counts, points }));
    return counts;
  }

  /** Sends the counts of this process, and receives those of the others. */
  exchange(): Promise<void> {
    this.#running ??= this.#exchange().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Flushes pending counts. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.exchange();
    await this.exchange();
  }

  #wait(added: Waiting): void {
    const id = `${added.kind} ${added.who}`;
    const waiting = this.#waiting.get(id);
    if (waiting !== undefined) waiting.points += added.points;
    else if (this.#waiting.size < mostWaiting) this.#waiting.set(id, added);
  }

  async #exchange(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const taken = [...this.#waiting].slice(0, batch);
    for (const [id] of taken) this.#waiting.delete(id);
    const additions = taken.map(([, { kind, who, counts, points }]) => {
      return { key: keyOf(kind, who), points, left: counts.get(who).left || counts.window };
    });
    try {
      const totals = await this.store.add(additions);
      if (this.#isAlone) this.log.info('limits are shared with other nodes again');
      this.#isAlone = false;
      for (const [index, [id, { who, counts }]] of taken.entries()) {
        // Counts that arrived meanwhile are sent the next time.
        const { count, left } = totals[index] ?? { count: 0, left: 0 };
        counts.set(who, { count: Math.max(0, count + (this.#waiting.get(id)?.points ?? 0)), left });
      }
    } catch (error) {
      if (!this.#isAlone) this.log.warn({ err: error }, 'limits are counted on this node only');
      this.#isAlone = true;
      for (const [, waiting] of taken) this.#wait(waiting);
    }
  }
}
