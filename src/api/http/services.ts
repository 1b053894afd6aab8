import type { BatchedCounter } from '../../core/database/batched-counter.js';
import type { Database } from '../../core/database/client.js';
import type { Replicas } from '../../core/database/replicas/replicas.js';
import type { Config } from '../../core/platform/config.js';
import type { Logger } from '../../core/platform/log.js';
import type { Storage } from '../../core/storage/storage.js';

/** What the service is given at start, and ends after it. */
export type Services = {
  config: Config;
  database: Database;
  /** Copies of the database for anonymous reads; null without any. */
  replicas?: Replicas | null;
  log: Logger;
  storage: Storage;
  /** The views of videos, by their ids. */
  views: BatchedCounter;
};
