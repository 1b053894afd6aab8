import type { Worker } from 'node:cluster';
import type { Readable } from 'node:stream';
import { Limits } from './access/limits.js';
import type { Facts } from './banner.js';
import { answerCalls } from './calls.js';
import type { Config } from './config.js';
import { assertPortIsFree } from './http/listen.js';
import type { Lifecycle } from './lifecycle.js';
import type { Logger } from './log.js';
import { startPrerequisites } from './prerequisites.js';
import { Workers } from './workers.js';

/** What a worker has to know beside the configuration. */
export type Beginning = { databaseUrl: string; poolSize: number; port: number };

/** What the primary does for its workers, beside counting their requests. */
export type ForWorkers = {
  begin: () => Promise<Beginning>;
  /** How many of them serve. */
  serving: () => Promise<number>;
};

/** Connections to the database of the primary itself, for its jobs. */
const poolSize = 1;

type Given = {
  log: Logger;
  lifecycle: Lifecycle;
  /** Takes the lines of a worker's log. */
  takeLines: (from: Readable) => void;
  /** Ends the service. */
  giveUp: (error: Error) => void;
};

/**
 * Starts what a service has once, and then processes that serve. This one serves nothing: it counts requests for all of
 * them, writes their log, and replaces those that end.
 * @throws StartError
 */
export async function startPrimary(config: Config, { log, lifecycle, takeLines, giveUp }: Given): Promise<Facts> {
  await lifecycle.step(() => assertPortIsFree(config));
  const prerequisites = await startPrerequisites(config, { poolSize, log, lifecycle });
  const { databaseUrl, databaseFolder, demoKeys } = prerequisites;
  const limits = config.rateLimits && new Limits(config.rateLimits);
  const share = Math.floor((config.databasePoolSize - poolSize) / config.workers);
  const primary: ForWorkers = {
    begin: async () => ({ databaseUrl, poolSize: share, port: workers.port }),
    serving: async () => workers.serving,
  };
  const onFork = (worker: Worker) => {
    answerCalls(worker, { limits, primary });
    if (worker.process.stdout) takeLines(worker.process.stdout);
  };
  const workers = new Workers(config, { log, onFork, giveUp });
  lifecycle.atEnd('the workers', () => workers.stop());
  const address = await workers.start();
  return { config, address, databaseFolder, demoKeys };
}
