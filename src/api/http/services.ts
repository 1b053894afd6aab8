import type { BatchedCounter } from '../../core/database/batched-counter.js';
import type { Database } from '../../core/database/client.js';
import type { Replicas } from '../../core/database/replicas/replicas.js';
import type { Config } from '../../core/platform/config.js';
import type { Logger } from '../../core/platform/log.js';
import type { Storage } from '../../core/storage/storage.js';

/** Services that are created at start, and closed after the application. */
export type Services = {
  config: Config;
  database: Database;
  /** Replicas of the database for anonymous reads; null without any. */
  replicas?: Replicas | null;
  log: Logger;
  storage: Storage;
  /** Views of videos by id. */
  views: BatchedCounter;
};
