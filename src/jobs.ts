import { forgetOldReplies } from './contract/idempotency.js';
import { type Database, isDatabaseUnavailable } from './database/client.js';
import type { Logger } from './log.js';
import { withdrawUnpaidOrders } from './orders/expiry.js';

type Job = { name: string; everySeconds: number; run: (database: Database) => Promise<number> };

/** Each may run on several servers at once, and any run may fail: the next one does what is left. */
const jobs: readonly Job[] = [
  { name: 'withdraw unpaid orders', everySeconds: 30, run: withdrawUnpaidOrders },
  { name: 'forget old replies', everySeconds: 600, run: ({ prisma }) => forgetOldReplies(prisma) },
];

/** Begins what is to be done from time to time. Answers what ends it, once a run that has begun is over. */
export function startJobs(database: Database, log: Logger): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const timers = jobs.map((job) => {
    let busy = false;
    const turn = async () => {
      if (busy) return;
      busy = true;
      try {
        const done = await job.run(database);
        if (done > 0) log.info({ job: job.name, done }, 'job done');
      } catch (error) {
        log[isDatabaseUnavailable(error) ? 'warn' : 'error']({ job: job.name, err: error }, 'job failed');
      } finally {
        busy = false;
      }
    };
    const begin = () => {
      const run = turn().finally(() => running.delete(run));
      running.add(run);
    };
    begin();
    return setInterval(begin, job.everySeconds * 1000).unref();
  });
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(running);
  };
}
