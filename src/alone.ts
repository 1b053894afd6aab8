import type { Facts } from './banner.js';
import type { Config } from './config.js';
import { assertPortIsFree } from './http/listen.js';
import type { Lifecycle } from './lifecycle.js';
import type { Logger } from './log.js';
import { startPrerequisites } from './prerequisites.js';
import { serve } from './serving.js';

/**
 * The whole service in this process.
 * @throws StartError
 */
export async function startAlone(
  config: Config,
  { log, lifecycle }: { log: Logger; lifecycle: Lifecycle },
): Promise<Facts> {
  await lifecycle.step(() => assertPortIsFree(config));
  const poolSize = config.databasePoolSize;
  const { database, storage, ...facts } = await startPrerequisites(config, { poolSize, log, lifecycle });
  const address = await serve({ config, database, log, storage, lifecycle });
  return { ...facts, config, address };
}
