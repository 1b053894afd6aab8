import type { Logger } from './log.js';

/** Observes jobs: their interval in seconds, and each run. */
export type Watch = {
  begin: (name: string, every: number) => void;
  end: (name: string, seconds: number, isOk: boolean) => void;
  /** Called when it ran on another node. */
  pass: (name: string) => void;
};

/** Decides which of the nodes that share a database runs a job. */
export type Turns = {
  /** Whether this node runs the job now; then no node does for so many seconds. */
  take(job: string, seconds: number): Promise<boolean>;
  /** Gives the turn back for the next node that asks. */
  giveBack(job: string): Promise<void>;
};

/** Records a run of a job as a trace. */
export type TraceJob = (name: string, run: () => Promise<unknown>) => Promise<unknown>;

type JobOptions = {
  log: Pick<Logger, 'warn'>;
  turns?: Turns;
  watch?: Watch | undefined;
  trace?: TraceJob | undefined;
};

/**
 * Runs `work` every `seconds` until the returned function is called, which waits for a running run. A failure is logged and retried at the
 * next interval. With `turns`, each run is on one of several nodes. A run longer than its interval can overlap with one on another node, so
 * `work` must be idempotent.
 */
export function every(
  seconds: number,
  name: string,
  work: () => Promise<unknown>,
  { log, turns, watch, trace }: JobOptions,
): () => Promise<void> {
  watch?.begin(name, seconds);
  const run = async () => {
    const started = performance.now();
    const ended = (isOk: boolean) => watch?.end(name, (performance.now() - started) / 1000, isOk);
    let hasTurn = turns === undefined;
    try {
      hasTurn ||= (await turns?.take(name, seconds)) === true;
      if (!hasTurn) return watch?.pass(name);
      await (trace === undefined ? work() : trace(name, work));
      ended(true);
    } catch (error) {
      ended(false);
      log.warn({ err: error, job: name }, 'a job failed');
      if (hasTurn) await turns?.giveBack(name).catch(() => {});
    }
  };
  const runs = oneAtATime(name, log, run);
  const timer = setInterval(runs.begin, seconds * 1000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await runs.end();
  };
}

/** Runs `work` whenever the returned function is called, never twice at once. A failure is logged. */
export function oneAtATime(
  name: string,
  log: Pick<Logger, 'warn'>,
  work: () => Promise<unknown>,
): { begin: () => void; end: () => Promise<void> } {
  let running: Promise<unknown> | null = null;
  return {
    begin: () => {
      running ??= work()
        .catch((error: unknown) => log.warn({ err: error, job: name }, 'a job failed'))
        .finally(() => {
          running = null;
        });
    },
    end: async () => {
      await running;
    },
  };
}
