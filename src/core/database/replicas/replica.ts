import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../platform/log.js';
import { Budget } from '../budget.js';
import { createDatabase, type Database, type DatabaseOptions } from '../client.js';
import { type BudgetedPool, createPool } from '../pool/pool.js';
import { SearchCache } from '../search-cache.js';
import type { Positions } from './wal-positions.js';

/** Milliseconds between two probes of a server. */
const interval = 200;
/** Milliseconds after which a probe fails. With the interval less than the second within which a replica is disconnected. */
const timeoutMs = 500;

/** Probes one server repeatedly over its own connection: those of requests may all be in use. */
export class Probe {
  readonly #pool: BudgetedPool;
  readonly #stopping = new AbortController();
  #looking: Promise<void> = Promise.resolve();

  constructor(url: string) {
    this.#pool = createPool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: 2 * timeoutMs,
      queryTimeout: timeoutMs,
      idleTimeoutMillis: 0,
      keepAlive: true,
      application_name: 'plaza probe',
    });
    this.#pool.on('error', () => {});
  }

  /** Begins. `at` is the time at which the query was sent. */
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

  /** Stops probing and closes the connection. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#looking;
    await this.#pool.end();
  }
}

/** State that a replica reports. `lsn` is null before it has replayed anything. */
type ReplicaStatus = { recovers: boolean; lsn: number | null; system: string };
const telling = `
  SELECT pg_is_in_recovery() AS recovers, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 AS lsn,
    (SELECT system_identifier FROM pg_control_system())::text AS system`;

type ReplicaParts = { positions: Positions; maxLag: number; log: Logger; options: DatabaseOptions };

/** A read replica, kept current by PostgreSQL. */
export class Replica {
  /** Its host and port. */
  readonly place: string;
  readonly database: Database;
  /** Results of searches on this replica. The primary's may be newer. */
  readonly searches = new SearchCache();
  /** Reads that it has answered, and reads that were repeated on the primary. */
  served = 0;
  repeated = 0;
  /** How often it was disconnected. */
  left = 0;
  /** Reads in progress. */
  running = 0;
  readonly #probe: Probe;
  readonly #parts: ReplicaParts;
  readonly #waiting = new Set<(reason: Error) => void>();
  /** Why it is not used; null if it is. */
  #fault: string | null = 'it was not looked at yet';
  /** It has all changes up to this time. */
  #current = Number.NEGATIVE_INFINITY;
  /** The last such time that was determined, kept while the replica is further behind than the known positions; null before. */
  #known: number | null = null;

  constructor(parts: ReplicaParts) {
    const { options, log } = parts;
    this.#parts = parts;
    this.place = new URL(options.url).host;
    this.database = createDatabase(options, log);
    this.#probe = new Probe(options.url);
    this.#probe.start<ReplicaStatus>(
      telling,
      (status) => this.#hear(status),
      (error) => this.#leave(error.message),
    );
  }

  /** Milliseconds that it is behind the primary at most. */
  get lag(): number {
    return performance.now() - this.#current;
  }

  /** The last known lag, for metrics; null if it was never known. */
  get knownLag(): number | null {
    return this.#known === null ? null : performance.now() - this.#known;
  }

  /** Whether it is used. The lag grows from the last report on. */
  get isCurrent(): boolean {
    return this.#fault === null && !this.isBehind;
  }

  private get isBehind(): boolean {
    return this.lag >= this.#parts.maxLag;
  }

  /** Runs `work`, and stops waiting for it once this replica is disconnected. */
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

  /** Closes all connections. */
  async close(): Promise<void> {
    await this.#probe.stop();
    await this.database.close();
  }

  #hear(status: ReplicaStatus): void {
    const fault = this.#faultOf(status);
    if (fault !== null) {
      this.#leave(fault);
      return;
    }
    if (this.#fault !== null) this.#parts.log.info({ replica: this.place }, 'a replica is used');
    this.#fault = null;
  }

  #faultOf({ recovers, lsn, system }: ReplicaStatus): string | null {
    const { positions, maxLag } = this.#parts;
    if (!recovers) return 'it is no replica, or no longer';
    if (positions.system !== null && positions.system !== system) return 'it is one of another database';
    this.#current = positions.momentOf(lsn ?? 0);
    if (Number.isFinite(this.#current)) this.#known = this.#current;
    return this.isBehind ? `it is ${maxLag / 1000} s behind or more, or the primary does not say` : null;
  }

  #leave(reason: string): void {
    if (this.#fault === null) this.left++;
    if (this.#fault !== reason) this.#parts.log.warn({ replica: this.place, reason }, 'a replica is not used');
    this.#fault = reason;
    for (const giveUp of this.#waiting) giveUp(new Error(`Disconnected from replica: ${reason}`));
  }
}
