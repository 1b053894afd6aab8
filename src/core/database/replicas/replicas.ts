import type { Config } from '../../platform/config.js';
import type { Logger } from '../../platform/log.js';
import type { Budget } from '../budget.js';
import type { DatabaseOptions } from '../client.js';
import { Probe, Replica } from './replica.js';
import { Positions } from './wal-positions.js';

/** State that the primary reports. */
type PrimaryStatus = { lsn: number; system: string };
const telling = `
  SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS lsn,
    (SELECT system_identifier FROM pg_control_system())::text AS system`;

/**
 * Reads from replicas that are hardly behind the primary, and from the primary if there is none or a replica fails. The lag is how long the
 * replica's log has lacked a position of the primary's: so an idle primary causes no lag, and a replica that lost its primary is behind
 * from the next change on.
 */
export class Replicas {
  readonly all: readonly Replica[];
  readonly #primary: Probe;

  /** `options` are those of the primary; each replica gets as many connections. */
  constructor({ urls, maxLag }: NonNullable<Config['replicas']>, options: DatabaseOptions, log: Logger) {
    const positions = new Positions(maxLag + 1000);
    this.#primary = new Probe(options.url);
    this.#primary.start<PrimaryStatus>(
      telling,
      ({ lsn, system }, at) => {
        positions.system = system;
        positions.add(at, lsn);
      },
      // Without the primary's position the replicas are soon too far behind to count as current.
      (error) => log.debug({ error: error.message }, 'the primary does not report its position'),
    );
    this.all = urls.map((url) => new Replica({ positions, maxLag, log, options: { ...options, url } }));
  }

  /**
   * Runs `read` on the replica with the fewest reads in progress, and `otherwise` if there is none or it fails for any reason: the primary
   * may succeed, since replay may have cancelled the query, or rows may not have arrived yet.
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

  /** Closes all connections. */
  async close(): Promise<void> {
    await Promise.all([this.#primary.stop(), ...this.all.map((each) => each.close())]);
  }
}
