/** How often something was done, and the milliseconds until that is counted anew. */
export type Count = { count: number; left: number };

/** Counts of one kind: of each who does something, within a time that begins with the first. */
export type Counter = {
  /** Counts, or takes back what was counted, and says what it is now. */
  add(who: string, points?: number): Promise<Count>;
  get(who: string): Promise<Count>;
  forget(who: string): Promise<void>;
};

type Entry = { count: number; endsAt: number };

/** Whole milliseconds: `now + window - now` of fractions can be more than the window, and one more second once rounded up. */
const wholeNow = (): number => Math.floor(performance.now());

/** What is kept of each kind at most: whoever sends anything at all under a million names takes no more memory than this. */
const mostKept = 50_000;

/** Counts in this process. */
export class LocalCounts {
  /** In the order in which they began, which is about that in which they end. */
  readonly #entries = new Map<string, Entry>();

  /** `window` in milliseconds. */
  constructor(readonly window: number) {}

  /** Counts, and says what it is now. */
  add(who: string, points: number): Count {
    const now = wholeNow();
    let entry = this.#entries.get(who);
    if (entry === undefined || entry.endsAt <= now) {
      entry = { count: 0, endsAt: now + this.window };
      this.#begin(who, entry, now);
    }
    entry.count = Math.max(0, entry.count + points);
    return { count: entry.count, left: entry.endsAt - now };
  }

  /** What it is, without counting. */
  get(who: string): Count {
    const now = wholeNow();
    const entry = this.#entries.get(who);
    return entry === undefined || entry.endsAt <= now
      ? { count: 0, left: 0 }
      : { count: entry.count, left: entry.endsAt - now };
  }

  /** Takes over what all nodes together have counted. */
  set(who: string, { count, left }: Count): void {
    const now = wholeNow();
    const endsAt = now + Math.ceil(left);
    const entry = this.#entries.get(who);
    if (entry === undefined) this.#begin(who, { count, endsAt }, now);
    else Object.assign(entry, { count, endsAt });
  }

  /** Begins to count anew. */
  forget(who: string): void {
    this.#entries.delete(who);
  }

  #begin(who: string, entry: Entry, now: number): void {
    this.#entries.delete(who);
    let looked = 0;
    for (const [oldest, { endsAt }] of this.#entries) {
      // Two go for each one that comes, so that what has ended does not stay.
      if (++looked > 2 || (endsAt > now && this.#entries.size < mostKept)) break;
      this.#entries.delete(oldest);
    }
    this.#entries.set(who, entry);
  }
}

/** Counts in this process alone. `window` in milliseconds. */
export function localCounter(window: number): Counter {
  const counts = new LocalCounts(window);
  return {
    add: async (who, points = 1) => counts.add(who, points),
    get: async (who) => counts.get(who),
    forget: async (who) => counts.forget(who),
  };
}
