import { createHash } from 'node:crypto';
import { problem } from '../../api/contract/problems.js';
import type { Logger } from '../../operations/log.js';
import { type Count, type Counter, LocalCounts } from './counts.js';

/** `left`: the milliseconds after which a count ends that is not there yet. */
export type Addition = { key: string; points: number; left: number };

/** Where all nodes count together. */
export type CountStore = {
  /** Adds to counts, each of another key, in one step; says what they are now, in the same order. */
  add(additions: readonly Addition[]): Promise<Count[]>;
  forget(key: string): Promise<void>;
  close(): Promise<void>;
};

/** Milliseconds for an attempt, which protects secrets. */
const longestWait = 200;
/** And an exchange, which nobody waits for. */
const longestExchange = 2_000;
/** Milliseconds until a store that failed is asked again. */
const pause = 2_000;
/** How often what was counted here goes to the others, in milliseconds. */
const interval = 300;
/** Counts in one statement, and statements one after the other. */
const batch = 1_000;
const batches = 5;
/** Counts that wait for the store at most. */
const mostWaiting = 20_000;

/** Short, since anything can be a name, and nothing that tells who did what. */
const keyOf = (kind: string, who: string): string =>
  createHash('sha256').update(`${kind} ${who}`).digest('base64url').slice(0, 22);

type Waiting = { kind: string; who: string; local: LocalCounts; points: number };

/**
 * Counts of this node together with those of the others. Where the store fails, requests are counted by each node for itself, and
 * attempts, which protect secrets, in `last`, or else refused: each process for itself would let as many more through.
 */
export class SharedCounts {
  readonly #store: CountStore;
  readonly #last: CountStore;
  readonly #log: Pick<Logger, 'warn' | 'info'>;
  readonly #timer: NodeJS.Timeout;
  readonly #longestWait: number;
  #waiting = new Map<string, Waiting>();
  #exchanging: Promise<void> | null = null;
  /** When a store that failed is asked again; null for one that works. */
  #nextTry: number | null = null;

  /** `wait`: milliseconds that an attempt waits for the store, and after which it counts in `last`. */
  constructor(store: CountStore, log: Pick<Logger, 'warn' | 'info'>, { wait = longestWait, last = store } = {}) {
    this.#longestWait = wait;
    this.#store = store;
    this.#last = last;
    this.#log = log;
    this.#timer = setInterval(() => void this.exchange(), interval);
    this.#timer.unref();
  }

  /**
   * Counts each time in a store: for what protects secrets. `window` in milliseconds.
   * @throws component_inactive where no store answers
   */
  exact(kind: string, window: number): Counter {
    const local = new LocalCounts(window);
    const add = async (who: string, points = 1) => {
      // Counted here in any case, so that nobody begins anew in another store.
      const own = local.add(who, points);
      const count = (store: CountStore) => store.add([{ key: keyOf(kind, who), points, left: window }]);
      const [found] = (await this.#asked(count)) ?? [];
      if (found !== undefined) return found;
      const [last = own] = await this.#inLast(count);
      return last.count < own.count && this.#last !== this.#store ? own : last;
    };
    const forget = async (store: CountStore, who: string) => {
      await store.forget(keyOf(kind, who));
      return true;
    };
    return {
      add,
      get: (who) => add(who, 0),
      forget: async (who) => {
        local.forget(who);
        (await this.#asked((store) => forget(store, who))) ?? (await this.#inLast((store) => forget(store, who)));
      },
    };
  }

  /** Counts here, and exchanges what was counted with the others now and then: for what every request does. */
  batched(kind: string, window: number): Counter {
    const local = new LocalCounts(window);
    return {
      add: async (who, points = 1) => {
        this.#wait(`${kind} ${who}`, { kind, who, local, points });
        return local.add(who, points);
      },
      get: async (who) => local.get(who),
      forget: async (who) => local.forget(who),
    };
  }

  /** Tells the others what was counted here, and hears what they have. */
  exchange(): Promise<void> {
    this.#exchanging ??= this.#exchange().finally(() => {
      this.#exchanging = null;
    });
    return this.#exchanging;
  }

  /** Tells the others the last, and ends. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.exchange();
    await this.exchange();
    await this.#store.close();
  }

  #wait(id: string, given: Waiting): void {
    const waiting = this.#waiting.get(id);
    if (waiting !== undefined) waiting.points += given.points;
    else if (this.#waiting.size < mostWaiting) this.#waiting.set(id, given);
  }

  async #exchange(): Promise<void> {
    for (let n = 0; n < batches && this.#waiting.size > 0 && this.#mayTry(); n++) {
      const taken: [string, Waiting][] = [];
      for (const each of this.#waiting) {
        taken.push(each);
        this.#waiting.delete(each[0]);
        if (taken.length === batch) break;
      }
      const additions = taken.map(([, { kind, who, local, points }]) => {
        return { key: keyOf(kind, who), points, left: local.get(who).left || local.window };
      });
      const counts = await this.#tried(() => this.#store.add(additions), longestExchange);
      for (const [index, [id, waiting]] of taken.entries()) {
        const count = counts?.[index];
        if (count === undefined) this.#wait(id, waiting);
        // What came meanwhile is told the next time.
        else waiting.local.set(waiting.who, { ...count, count: count.count + (this.#waiting.get(id)?.points ?? 0) });
      }
    }
  }

  /** Whether the store is to be asked: of one that failed only one asks whether it works again. */
  #mayTry(): boolean {
    if (this.#nextTry === null) return true;
    if (performance.now() < this.#nextTry) return false;
    this.#nextTry = performance.now() + pause;
    return true;
  }

  /** Null where the store does not answer, or is the last one itself. */
  async #asked<T>(work: (store: CountStore) => Promise<T>): Promise<T | null> {
    if (this.#store === this.#last || !this.#mayTry()) return null;
    return this.#tried(() => work(this.#store), this.#longestWait);
  }

  async #inLast<T>(work: (store: CountStore) => Promise<T>): Promise<T> {
    try {
      return await inTime(work(this.#last), longestExchange);
    } catch (cause) {
      const message = 'Attempts cannot be counted at this moment. Try again in a few seconds.';
      throw problem('component_inactive', { component: 'limits', message }, cause);
    }
  }

  async #tried<T>(work: () => Promise<T>, limit: number): Promise<T | null> {
    try {
      const result = await inTime(work(), limit);
      if (this.#nextTry !== null) this.#log.info('the limits are counted together with other nodes again');
      this.#nextTry = null;
      return result;
    } catch (error) {
      if (this.#nextTry === null) this.#log.warn({ err: error }, 'the limits are counted on this node alone for now');
      this.#nextTry = performance.now() + pause;
      return null;
    }
  }
}

async function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
