import { Context } from './context.js';

/** Milliseconds that the database may keep one request waiting, all steps together. */
const requestLimit = 4500;

/** Thrown when the budget of a request is spent. */
export class DatabaseTimeout extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(step: string) {
    super(`The database took too long: ${step}`);
    this.name = 'DatabaseTimeout';
  }
}

/** Records the trace of one request. */
export type Trace = {
  /** Runs a step; spans that begin meanwhile are its children. */
  step: <T>(name: string, work: () => T) => T;
  /** Begins a query or storage call. The returned function ends it. */
  begin: (name: string, kind: 'query' | 'storage') => (error?: unknown) => void;
};

/**
 * The time that one request may wait for the database: connections, statements, COMMIT and ROLLBACK together, so that it is answered in
 * time whatever blocks the database. Time in which the request only waits for its sender is not counted.
 */
export class Budget {
  /** Connections that the request uses now. */
  connections = 0;
  /** Null if the request is not traced. */
  trace: Trace | null = null;
  /** Lock timeouts of the request so far. */
  lockTimeouts = 0;
  private spent = 0;
  private steps = 0;
  private since = 0;

  /** `changes`: the resource that the request may change, as far as its path tells; null if it only reads. */
  constructor(
    readonly changes: string | null,
    private readonly limit = requestLimit,
  ) {}

  /** Milliseconds that are left, at least 0. */
  get left(): number {
    const running = this.steps > 0 ? performance.now() - this.since : 0;
    return Math.max(0, this.limit - this.spent - running);
  }

  /** Runs a step of the request, as a span of its trace if it is traced. */
  step<T>(name: string, work: () => T): T {
    return this.trace === null ? work() : this.trace.step(name, work);
  }

  /** Begins a step; the returned function ends it. Concurrent steps count once. */
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
 * Waits no longer than the budget allows. A later result is passed to `tooLate`.
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

/** Runs `work` with this budget, for queries that cannot be given one, such as Prisma's. */
export function withBudget<T>(budget: Budget, work: () => T | Promise<T>): Promise<T> {
  return budgets.run(budget, work);
}

/** Runs `work`, and with this budget if the request is traced: calls of the storage find its trace there. */
export const whileTraced = <T>(budget: Budget, work: () => Promise<T>): Promise<T> =>
  budget.trace === null ? work() : withBudget(budget, work);

/** The budget set by `withBudget`; undefined outside of requests, as in jobs and at start. */
export function currentBudget(): Budget | undefined {
  return budgets.value;
}
