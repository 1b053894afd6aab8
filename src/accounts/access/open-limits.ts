import type { Database } from '../../database/client.js';
import type { Config } from '../../operations/config.js';
import type { Logger } from '../../operations/log.js';
import type { Lifecycle } from '../../operations/processes/lifecycle.js';
import { countsInDatabase } from './counts-in-database.js';
import { countsInRedis } from './counts-in-redis.js';
import { Limits } from './limits.js';
import { SharedCounts } from './shared-counts.js';

type Given = { database: Pick<Database, 'json'>; log: Logger; lifecycle: Pick<Lifecycle, 'atEnd'> };

/** The limits of the settings, counted together with all other nodes; null where there are none. */
export async function openLimits(
  { rateLimits, limitsUrl }: Pick<Config, 'rateLimits' | 'limitsUrl'>,
  { database, log, lifecycle }: Given,
): Promise<Limits | null> {
  if (rateLimits === null) return null;
  const last = countsInDatabase(database);
  const store = limitsUrl === null ? last : await countsInRedis(limitsUrl);
  const shared = new SharedCounts(store, log, { last });
  lifecycle.atEnd('the limits', () => shared.close());
  return new Limits(rateLimits, shared);
}
