import { Budget, inTime } from '../../core/database/budget.js';

/** Milliseconds that a read waits at most for the run before it to end, so that a slow run does not block others. */
const longestWait = 1000;

/** The one that began last for a key, and the one that begins after it, if anybody waits for that. */
type Runs = { running: Promise<unknown>; next: Promise<unknown> | null };

/**
 * Lets equal reads that come at the same time share one run. A read joins the next run of its key that begins after the
 * read has come: while one runs, later reads wait for the next, which serves them all, and begins when the one before it has
 * ended, or has taken long. So no reply is older than its request, however many servers there are, and nothing
 * is cached.
 */
export class SharedReads {
  readonly #runs = new Map<string, Runs>();
  /** How many reads were answered by a run that began for them, and how many by one that others waited for already. */
  run = 0;
  shared = 0;

  /**
   * Runs `work`, or waits for a run of the same key that begins from now on; an error is that of everybody who waits for it.
   * `work` gets a budget for what it asks the database. Who waits does so out of a budget of their own.
   * @throws DatabaseTimeout where `budget` is spent before
   */
  read<T>(key: string, budget: Budget, work: (budget: Budget) => Promise<T>): Promise<T> {
    const runs = this.#runs.get(key);
    if (runs?.next) this.shared++;
    else this.run++;
    if (runs === undefined) return this.#begin(key, () => work(budget));
    runs.next ??= ended(runs.running).then(() => {
      const shared = new Budget(null);
      // The run is told of by the first who waits for it.
      shared.trace = budget.trace;
      return this.#begin(key, () => work(shared));
    });
    const waited = budget.begin();
    return inTime(budget, runs.next as Promise<T>, 'a query that others wait for too').finally(waited);
  }

  #begin<T>(key: string, work: () => Promise<T>): Promise<T> {
    const running = work();
    const runs: Runs = { running, next: null };
    this.#runs.set(key, runs);
    const end = () => {
      if (runs.next === null && this.#runs.get(key) === runs) this.#runs.delete(key);
    };
    running.then(end, end);
    return running;
  }
}

/** Waits for the end of a run, however it ends, but not long. */
function ended(running: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWait);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    running.then(end, end);
  });
}
