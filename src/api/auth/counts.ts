import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { problem } from '../../core/contract/problems.js';
import type { Logger } from '../../core/platform/log.js';

/** How often something was done, and the milliseconds until that is counted anew. */
export type Count = { count: number; left: number };

/** Counts of one kind: of each who does something, within a time that begins with the first. */
export type Counter = {
  /** Adds to a count, or subtracts from it; returns what it is now. */
  add(who: string, points?: number): Promise<Count>;
  forget(who: string): Promise<void>;
};

/** Points to add to a count; `left`: the milliseconds after which it ends if it is new. */
export type Addition = { key: string; points: number; left: number };

/** Where all processes and nodes count together. */
export type LimitStore = {
  /** Counts attempts, one at a time. */
  limiter: RateLimiterAbstract;
  /** Adds to counts, each of another key, in one step; returns what they are now, in the same order. */
  add(additions: readonly Addition[]): Promise<Count[]>;
  close(): Promise<void>;
};

/** Counts in this process, of which the newest are kept: who sends requests under a million names takes no more memory. */
export class LocalCounts {
  // No RateLimiterMemory, which keeps any number of them, and a timer for each.
  readonly #counts = new LRUCache<string, { count: number; endsAt: number }>({
    // With `max` it would take the memory for all of them at once.
    maxSize: 50_000,
    sizeCalculation: () => 1,
  });

  /** `window` in milliseconds. `onAdd` is told of each count, and not of what `set` takes over. */
  constructor(
    readonly window: number,
    private readonly onAdd: (who: string, points: number) => void = () => {},
  ) {}

  /** What is counted of somebody in their present window. */
  get(who: string): Count {
    const found = this.#counts.get(who);
    const left = found === undefined ? 0 : found.endsAt - wholeNow();
    return found === undefined || left <= 0 ? { count: 0, left: 0 } : { count: found.count, left };
  }

  /** Counts so many more, or fewer where negative, and answers the count. */
  add(who: string, points = 1): Count {
    this.onAdd(who, points);
    const { count, left } = this.get(who);
    return this.set(who, { count: Math.max(0, count + points), left: left || this.window });
  }

  /** Replaces a count by one that other processes know of. `left`: milliseconds until its window ends. */
  set(who: string, { count, left }: Count): Count {
    const whole = Math.ceil(left);
    this.#counts.set(who, { count, endsAt: wholeNow() + whole });
    return { count, left: whole };
  }
}

/** Whole milliseconds: `now + window - now` of fractions can be more than the window, and one more second once rounded up. */
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

/** Short, since anything can be a name, and nothing that tells who did what. */
const keyOf = (kind: string, who: string): string =>
  createHash('sha256').update(`${kind} ${who}`).digest('base64url').slice(0, 22);

/** How often what was counted here is exchanged with other processes, in milliseconds. */
const interval = 300;
/** Counts in one exchange, and counts that wait for one at most. */
const [batch, mostWaiting] = [1_000, 20_000];

type Waiting = { kind: string; who: string; counts: LocalCounts; points: number };

/**
 * Exchanges what this process counts of requests with all others of the service, on any node. While the store does not answer, each
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

  /** Tells the others what was counted here, and learns what they have counted. */
  exchange(): Promise<void> {
    this.#running ??= this.#exchange().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Tells the others the last. */
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
      const found = await this.store.add(additions);
      if (this.#isAlone) this.log.info('the limits are counted together with other nodes again');
      this.#isAlone = false;
      for (const [index, [id, { who, counts }]] of taken.entries()) {
        // What came meanwhile is told the next time.
        const { count, left } = found[index] ?? { count: 0, left: 0 };
        counts.set(who, { count: Math.max(0, count + (this.#waiting.get(id)?.points ?? 0)), left });
      }
    } catch (error) {
      if (!this.#isAlone) this.log.warn({ err: error }, 'the limits are counted on this node alone for now');
      this.#isAlone = true;
      for (const [, waiting] of taken) this.#wait(waiting);
    }
  }
}
