import { Budget, inTime } from '../../core/database/budget.js';

/** Milliseconds that a read waits at most for the run before it, so that a slow run does not block others. */
const longestWait = 1000;

/** The last started run of a key, and the run after it, if anybody waits for that. */
type Runs = { running: Promise<unknown>; next: Promise<unknown> | null };

/**
 * Lets equal concurrent reads share one run. A read joins the next run of its key that starts after the read has arrived: while one runs,
 * later reads wait for the next, which serves them all, and starts when the one before it has ended or has taken long. So no reply is older
 * than its request, however many servers there are, and nothing is cached.
 */
export class SharedReads {
  readonly #runs = new Map<string, Runs>();
  /** Numbers of reads that started a run, and that joined a waiting one. */
  run = 0;
  shared = 0;

  /**
   * Runs `work`, or waits for a run of the same key that starts from now on; its error is thrown to everybody who waits. `work` gets its
   * own budget. Waiting counts against `budget`.
   * @throws DatabaseTimeout if `budget` is spent before
   */
  read<T>(key: string, budget: Budget, work: (budget: Budget) => Promise<T>): Promise<T> {
    const runs = this.#runs.get(key);
    if (runs?.next) this.shared++;
    else this.run++;
    if (runs === undefined) return this.#begin(key, () => work(budget));
    runs.next ??= ended(runs.running).then(() => {
      const shared = new Budget(null);
      // The run is traced by the first reader that waits for it.
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

/** Waits for the end of a run, successful or not, but not long. */
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
