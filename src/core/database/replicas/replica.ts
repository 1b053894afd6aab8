import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../platform/log.js';
import { Budget } from '../budget.js';
import { createDatabase, type Database, type DatabaseOptions } from '../client.js';
import { type BudgetedPool, createPool } from '../pool/pool.js';
import { SearchCache } from '../search-cache.js';
import type { Positions } from './wal-positions.js';

/** Milliseconds between two looks at a server … */
const interval = 200;
/** … and those after which a look was in vain. Together less than the second within which a replica is left. */
const patience = 500;

/** Looks at one server again and again, over a connection of its own: those of requests may all be taken. */
export class Probe {
  readonly #pool: BudgetedPool;
  readonly #stopping = new AbortController();
  #looking: Promise<void> = Promise.resolve();

  constructor(url: string) {
    this.#pool = createPool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: 2 * patience,
      queryTimeout: patience,
      idleTimeoutMillis: 0,
      keepAlive: true,
      application_name: 'plaza probe',
    });
    this.#pool.on('error', () => {});
  }

  /** Begins. `at` is the moment at which the answer was asked for. */
  start<Row extends object>(
    query: string,
    answered: (row: Row, at: number) => void,
    failed: (error: Error) => void,
  ): void {
    const look = async () => {
      while (!this.#stopping.signal.aborted) {
        const at = performance.now();
        try {
          const { rows } = await this.#pool.query<Row>(query);
          answered(rows[0] as Row, at);
        } catch (error) {
          failed(error as Error);
        }
        await sleep(interval, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => {});
      }
    };
    this.#looking = look();
  }

  /** Looks no more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#looking;
    await this.#pool.end();
  }
}

/** What a replica says of itself. `lsn` is null before it has replayed anything. */
type Told = { recovers: boolean; lsn: number | null; system: string };
const telling = `
  SELECT pg_is_in_recovery() AS recovers, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 AS lsn,
    (SELECT system_identifier FROM pg_control_system())::text AS system`;

type ReplicaParts = { positions: Positions; maxLag: number; log: Logger; options: DatabaseOptions };

/** A copy of the database that PostgreSQL keeps current, which can only be read. */
export class Replica {
  /** Its host and port. */
  readonly place: string;
  readonly database: Database;
  /** What searches found there. What the primary found may be newer. */
  readonly searches = new SearchCache();
  /** Reads that it has answered, and those that were repeated on the primary. */
  served = 0;
  repeated = 0;
  /** How often it was left. */
  left = 0;
  /** Reads that it is at. */
  running = 0;
  readonly #probe: Probe;
  readonly #parts: ReplicaParts;
  readonly #waiting = new Set<(reason: Error) => void>();
  /** Why it is not read from; null if it is. */
  #fault: string | null = 'it was not looked at yet';
  /** It has all that was there at this moment. */
  #current = Number.NEGATIVE_INFINITY;
  /** The last such moment that was found, also where it is further behind now than is known of the primary; null before. */
  #known: number | null = null;

  constructor(parts: ReplicaParts) {
    const { options, log } = parts;
    this.#parts = parts;
    this.place = new URL(options.url).host;
    this.database = createDatabase(options, log);
    this.#probe = new Probe(options.url);
    this.#probe.start<Told>(
      telling,
      (told) => this.#hear(told),
      (error) => this.#leave(error.message),
    );
  }

  /** Milliseconds that it is behind the primary at most. */
  get lag(): number {
    return performance.now() - this.#current;
  }

  /** The same from what was known last, for those who watch; null if it was never known. */
  get knownLag(): number | null {
    return this.#known === null ? null : performance.now() - this.#known;
  }

  /** Whether it is read from. What it last reported gets older all the time. */
  get isCurrent(): boolean {
    return this.#fault === null && !this.isBehind;
  }

  private get isBehind(): boolean {
    return this.lag >= this.#parts.maxLag;
  }

  /** Runs `work`, but waits for it no longer than this replica is one, and answers. */
  async run<T>(work: (budget: Budget) => Promise<T>): Promise<T> {
    this.running++;
    let giveUp = (_: Error) => {};
    const left = new Promise<never>((_, reject) => {
      giveUp = reject;
    });
    this.#waiting.add(giveUp);
    try {
      const result = await Promise.race([work(new Budget(null)), left]);
      this.served++;
      return result;
    } finally {
      this.#waiting.delete(giveUp);
      this.running--;
    }
  }

  /** Ends its connections. */
  async close(): Promise<void> {
    await this.#probe.stop();
    await this.database.close();
  }

  #hear(told: Told): void {
    const fault = this.#faultOf(told);
    if (fault !== null) {
      this.#leave(fault);
      return;
    }
    if (this.#fault !== null) this.#parts.log.info({ replica: this.place }, 'a replica is read from');
    this.#fault = null;
  }

  #faultOf({ recovers, lsn, system }: Told): string | null {
    const { positions, maxLag } = this.#parts;
    if (!recovers) return 'it is no replica, or no longer';
    if (positions.system !== null && positions.system !== system) return 'it is one of another database';
    this.#current = positions.momentOf(lsn ?? 0);
    if (Number.isFinite(this.#current)) this.#known = this.#current;
    return this.isBehind ? `it is ${maxLag / 1000} s behind or more, or the primary does not say` : null;
  }

  #leave(reason: string): void {
    if (this.#fault === null) this.left++;
    if (this.#fault !== reason) this.#parts.log.warn({ replica: this.place, reason }, 'a replica is not read from');
    this.#fault = reason;
    for (const giveUp of this.#waiting) giveUp(new Error(`The replica was left: ${reason}`));
  }
}
