import pg from 'pg';
import { type Budget, currentBudget, DatabaseTimeout, inTime } from '../budget.js';
import { retried } from '../faults.js';
import { JsonText, type RunStatement, type Statement } from '../statement.js';
import { Batch } from './batch.js';
import { WriterGate } from './writer-gate.js';

/** Options of pg's pool, and ours. */
export type PoolOptions = pg.PoolConfig & {
  /** Milliseconds that a statement may take without a budget; unlimited if absent. */
  queryTimeout?: number;
  /** Connections that writing requests may use at once; unlimited if absent. */
  writers?: number;
  /** Whether the server keeps the plans of named statements; true if absent. */
  prepared?: boolean;
  /** Time zone of the sessions, sent in a form that poolers know. */
  timeZone?: string;
};

/** A connection of a pool, which sends the statements of one turn of the event loop together. */
export type PooledConnection = pg.PoolClient & { json: RunStatement };

/** A pool whose connections wait no longer than the budget of the request that uses them. */
export type BudgetedPool = pg.Pool & {
  /** A connection for a request: waiting for it, and for every result, takes no longer than the budget lasts. */
  within: (budget: Budget | undefined) => Promise<PooledConnection>;
  /** Connections for writing requests: limit, in use, and waited for. */
  readonly writers: WriterGate['state'];
};

/** Milliseconds that a connection may take to close. */
const closeTimeout = 1000;

/**
 * A connection that is not reused if its state on the server is unknown. pg reuses it after a `query_timeout` (brianc/node-postgres#3399).
 */
class Connection extends pg.Client {
  /** Budget of the request that uses it. */
  budget: Budget | undefined;
  private unanswered = 0;
  /** Statements that are not sent yet. */
  private batch: Batch | null = null;

  constructor(private readonly config: PoolOptions) {
    super(config);
    // Callers that wait for a result are told; without a listener it would also end the process.
    this.on('error', () => {});
  }

  /** Whether all queries were answered and no transaction is open. */
  get isAtRest(): boolean {
    return this.unanswered === 0 && this.getTransactionStatus() === 'I';
  }

  /** Start-up parameters. Poolers in transaction mode know no `options`, but these. */
  getStartupConf(): Record<string, string> {
    const base = pg.Client.prototype as unknown as { getStartupConf: () => Record<string, string> };
    const { timeZone } = this.config;
    return { ...base.getStartupConf.call(this), ...(timeZone === undefined ? {} : { TimeZone: timeZone }) };
  }

  // biome-ignore lint/suspicious/noExplicitAny: `query` has eight forms, all of which are passed on as they are.
  override query(...parameters: any[]): any {
    this.sendBatch();
    const trace = this.budget?.trace;
    const answered = trace ? both(this.await(), trace.begin(nameOf(parameters[0]), 'query')) : this.await();
    if (this.config.prepared === false) parameters[0] = withoutName(parameters[0]);
    this.sendTogether();
    const callback: unknown = parameters.at(-1);
    if (typeof callback === 'function') {
      const passOn = (...results: unknown[]) => {
        answered(results[0] ?? undefined);
        callback(...results);
      };
      return Reflect.apply(super.query, this, [...parameters.slice(0, -1), passOn]);
    }
    const result: Promise<unknown> = Reflect.apply(super.query, this, parameters);
    result.then(() => answered(), answered);
    return result;
  }

  /** Runs a statement, which is sent together with the others of this turn of the event loop. */
  async json<T>(statement: Statement<T>, values: readonly unknown[]): Promise<JsonText<T> | null> {
    if (this.batch === null) {
      this.batch = new Batch(this.config.prepared !== false, this.await());
      process.nextTick(() => this.sendBatch());
    }
    const result = this.batch.add(statement, values);
    const ended = this.budget?.trace?.begin(statement.name, 'query');
    if (ended) result.then(() => ended(), ended);
    const reply = await result;
    return reply === null ? null : new JsonText(reply);
  }

  private sendBatch(): void {
    const { batch } = this;
    if (batch === null) return;
    this.batch = null;
    this.sendTogether();
    super.query(batch as never);
  }

  /** Sends all queries of one turn of the event loop together: each send costs a system call and wakes the server. */
  private sendTogether(): void {
    const { stream } = this.connection;
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  /** Bounds the wait: a frozen server never answers the termination. */
  override end(...parameters: [callback?: (error: Error) => void]): Promise<void> {
    const timer = setTimeout(() => this.connection.stream.destroy(), closeTimeout).unref();
    this.once('end', () => clearTimeout(timer));
    return Reflect.apply(super.end, this, parameters);
  }

  /** Closes it at once. The server rolls back what it had begun. */
  discard(reason?: Error): void {
    this.connection.stream.destroy(reason);
  }

  private await(): (error?: unknown) => void {
    const { budget } = this;
    const timeout = budget?.left ?? this.config.queryTimeout;
    const end = budget?.begin();
    const giveUp = () => this.discard(new DatabaseTimeout('a statement'));
    if (timeout === 0) giveUp();
    // After a pause of the process, timers run first, and data that arrived meanwhile is read after them.
    let last: NodeJS.Immediate | undefined;
    const lookAgain = () => {
      last = setImmediate(giveUp);
    };
    const timer = timeout === undefined ? undefined : setTimeout(lookAgain, timeout);
    this.unanswered++;
    return () => {
      clearImmediate(last);
      this.unanswered--;
      clearTimeout(timer);
      end?.();
    };
  }
}

/** Removes the name of a statement, so that it is planned each time. It stays in the extended protocol, as statements sent together must. */
function withoutName(statement: unknown): unknown {
  const isNamed = statement instanceof Object && 'name' in statement && 'text' in statement;
  return isNamed ? { ...statement, name: undefined, queryMode: 'extended' } : statement;
}

const both = (first: () => void, second: (error?: unknown) => void) => (error?: unknown) => {
  first();
  second(error);
};

/** The name of a statement, or the first word of its text. Not more, since a text may contain values. */
function nameOf(query: unknown): string {
  const { name, text = '' } = (typeof query === 'string' ? { text: query } : query) as { name?: string; text?: string };
  return name || (/^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'query');
}

class Pool extends pg.Pool {
  private readonly gate: WriterGate | null;
  private readonly leaving = new WeakMap<pg.PoolClient, () => void>();

  constructor({ writers, ...options }: PoolOptions) {
    super({ ...options, Client: Connection as never });
    this.gate = writers === undefined ? null : new WriterGate(writers);
    // Emitted before the pool decides whether to keep the connection.
    this.on('release', (_error, client) => {
      const connection = client as pg.PoolClient & Connection;
      if (!connection.isAtRest) {
        void connection.end();
        connection.discard();
      }
      this.leaving.get(client)?.();
    });
  }

  get writers(): WriterGate['state'] {
    return this.gate?.state ?? { room: this.options.max, inside: 0, waiting: 0 };
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above. A statement on its own can be repeated: it has done nothing.
  override query(...parameters: any[]): any {
    const run = () => Reflect.apply(super.query, this, parameters);
    return typeof parameters.at(-1) === 'function' ? run() : retried(run);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(
    done: (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void,
  ): void;
  override connect(
    done?: (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void,
  ): Promise<pg.PoolClient> | undefined {
    const client = this.within(currentBudget());
    if (done === undefined) return client;
    // Runs as a continuation, for the request that asked, not for the one that released its connection.
    client.then(
      (connected) => done(undefined, connected, connected.release),
      (error) => done(error, undefined, () => {}),
    );
    return undefined;
  }

  within(budget: Budget | undefined): Promise<PooledConnection> {
    return budget === undefined ? (super.connect() as Promise<PooledConnection>) : this.connectWithin(budget);
  }

  private async connectWithin(budget: Budget): Promise<PooledConnection> {
    const end = budget.begin();
    // A request that already has a connection would wait for itself.
    const place = budget.changes === null || budget.connections > 0 ? undefined : this.gate?.enter(budget);
    try {
      if (place?.entered) await inTime(budget, place.entered, 'a place among those who write', () => {});
      const client = await inTime(budget, super.connect(), 'a connection', (late) => late.release());
      const connection = client as PooledConnection & Connection;
      budget.connections++;
      connection.budget = budget;
      this.leaving.set(client, () => {
        this.leaving.delete(client);
        connection.budget = undefined;
        budget.connections--;
        place?.leave();
      });
      return connection;
    } catch (error) {
      place?.leave();
      throw error;
    } finally {
      end();
    }
  }
}

/** Creates a pool. All pools are made here, so that connections return to a pool only in a known, idle state. */
export function createPool(options: PoolOptions): BudgetedPool {
  return new Pool(options);
}
