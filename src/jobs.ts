import type { Logger } from './log.js';

/**
 * Runs `work` every `seconds` until the returned function is called, which waits for a run that has begun. A failure is
 * logged and the work tried again the next time. Several servers run the same job, so `work` must be safe to repeat.
 */
export function every(
  seconds: number,
  name: string,
  work: () => Promise<unknown>,
  log: Pick<Logger, 'warn'>,
): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.warn({ err: error, job: name }, 'a job failed'))
      .finally(() => {
        running = null;
      });
  }, seconds * 1000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
