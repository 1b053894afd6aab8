import type { BatchedCounter } from '../../database/batched-counter.js';
import type { Database } from '../../database/client.js';
import type { Replicas } from '../../database/replicas.js';
import type { Config } from '../../operations/config.js';
import type { Logger } from '../../operations/log.js';
import type { Storage } from '../../storage/storage.js';

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
