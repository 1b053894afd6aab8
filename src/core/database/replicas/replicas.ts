import type { Config } from '../../platform/config.js';
import type { Logger } from '../../platform/log.js';
import type { Budget } from '../budget.js';
import type { DatabaseOptions } from '../client.js';
import { Probe, Replica } from './replica.js';
import { Positions } from './wal-positions.js';

/** What the primary says of itself. */
type Told = { lsn: number; system: string };
const telling = `
  SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS lsn,
    (SELECT system_identifier FROM pg_control_system())::text AS system`;

/**
 * Reads from replicas that are hardly behind the primary, and from the primary where there is none, or where a replica
 * fails. How far one is behind is what its log lacks of the primary's, and since when: so an idle primary is no lag, and a
 * replica that hears nothing more of its primary is behind from the next change on.
 */
export class Replicas {
  readonly all: readonly Replica[];
  readonly #primary: Probe;

  /** `options` are those of the primary; each replica gets as many connections. */
  constructor({ urls, maxLag }: NonNullable<Config['replicas']>, options: DatabaseOptions, log: Logger) {
    const positions = new Positions(maxLag + 1000);
    this.#primary = new Probe(options.url);
    this.#primary.start<Told>(
      telling,
      ({ lsn, system }, at) => {
        positions.system = system;
        positions.add(at, lsn);
      },
      // Without it the replicas are soon too far behind to be known as current.
      (error) => log.debug({ error: error.message }, 'the primary does not say how far it is'),
    );
    this.all = urls.map((url) => new Replica({ positions, maxLag, log, options: { ...options, url } }));
  }

  /**
   * Runs `read` on the replica that has the least to do, and `otherwise` where there is none, or where it fails: whatever
   * it fails of, the primary may know better. It may have been cancelled by what is replayed there, or ask for what is not
   * there yet.
   */
  async read<T>(
    budget: Budget,
    read: (replica: Replica, budget: Budget) => Promise<T>,
    otherwise: () => Promise<T>,
  ): Promise<T> {
    let replica: Replica | undefined;
    for (const each of this.all) {
      if (each.isCurrent && each.running < (replica?.running ?? Number.POSITIVE_INFINITY)) replica = each;
    }
    if (replica === undefined) return otherwise();
    const waited = budget.begin();
    try {
      return await replica.run((own) => read(replica, own));
    } catch {
      replica.repeated++;
    } finally {
      waited();
    }
    return otherwise();
  }

  /** Ends all connections. */
  async close(): Promise<void> {
    await Promise.all([this.#primary.stop(), ...this.all.map((each) => each.close())]);
  }
}
