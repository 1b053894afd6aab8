import { Context } from './context.js';

/** Milliseconds that the database may keep one request waiting, all of its steps together. */
const requestLimit = 4500;

/** Said in the place of an answer that took too long. */
export class DatabaseTimeout extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(step: string) {
    super(`The database took too long: ${step}`);
    this.name = 'DatabaseTimeout';
  }
}

/** Takes down what happens to one request, where somebody wants to know. */
export type Trace = {
  /** A step of its way, in which all that begins meanwhile lies. */
  step: <T>(name: string, work: () => T) => T;
  /** Something that others are asked. The returned function ends it. */
  begin: (name: string, kind: 'query' | 'storage') => (error?: unknown) => void;
};

/**
 * The time that one request may wait for the database. What it spends on a connection, its statements, COMMIT and
 * ROLLBACK comes out of the same budget, so that it is answered in time whatever the database stops at. Time in which it
 * waits for nothing but its sender is not counted.
 */
export class Budget {
  /** Connections that it uses now. */
  connections = 0;
  /** Null where its queries are not recorded. */
  trace: Trace | null = null;
  /** Locks that it waited for in vain. */
  lockTimeouts = 0;
  private spent = 0;
  private steps = 0;
  private since = 0;

  /** `changes`: what the request may change, as far as its path tells; null if it only reads. */
  constructor(
    readonly changes: string | null,
    private readonly limit = requestLimit,
  ) {}

  /** Milliseconds that are left, 0 at least. */
  get left(): number {
    const running = this.steps > 0 ? performance.now() - this.since : 0;
    return Math.max(0, this.limit - this.spent - running);
  }

  /** A step begins; the returned function ends it. Steps side by side count once. */
  begin(): () => void {
    if (this.steps++ === 0) this.since = performance.now();
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      if (--this.steps === 0) this.spent += performance.now() - this.since;
    };
  }
}

/**
 * Waits no longer than the budget allows. What comes later than that goes to `tooLate`.
 * @throws DatabaseTimeout
 */
export function inTime<T>(
  budget: Budget,
  awaited: Promise<T>,
  step: string,
  tooLate: (result: T) => void = () => {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      reject(new DatabaseTimeout(step));
    }, budget.left);
    awaited.then(
      (result) => {
        clearTimeout(timer);
        if (isOver) tooLate(result);
        else resolve(result);
      },
      (error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}

const budgets = new Context<Budget>();

/** Everything that `work` asks the database comes out of the budget, where it cannot be handed over, as through Prisma. */
export function withBudget<T>(budget: Budget, work: () => T | Promise<T>): Promise<T> {
  return budgets.run(budget, work);
}

/** The budget that the running work was given so; undefined outside of requests, as in jobs and at start. */
export function currentBudget(): Budget | undefined {
  return budgets.value;
}
