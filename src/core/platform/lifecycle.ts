import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './log.js';

type Step = { name: string; run: () => Promise<void> };

/** A process manager waits ten seconds at most, and closing the database needs some of that. */
const drainTime = 8_000;
const totalTime = 9_700;

/** Cleanup functions that run when the process ends, in reverse order, however it ends. */
export class Lifecycle {
  private readonly steps: Step[] = [];
  private ending: Promise<never> | null = null;
  private starting: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();
  /** Aborted when the process receives a stop signal, for steps of the start that can be interrupted. */
  readonly signal = this.stopping.signal;

  constructor(private readonly log: Logger) {
    // More signals may follow the first, since both the terminal and npm send them: they are ignored.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.on(signal, () => {
        log.info({ signal }, 'stopping');
        void this.end(0);
      });
    }
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(event, (error) => {
        log.fatal({ err: error }, event);
        void this.end(1);
      });
    }
  }

  /** Registers a cleanup function; they run in reverse order. `name` is for the log. */
  atEnd(name: string, run: () => Promise<void>): void {
    this.steps.push({ name, run });
  }

  /** Runs one step of the start. A signal meanwhile takes effect once the step is over and can be undone. */
  async step<T>(run: () => Promise<T>): Promise<T> {
    if (this.ending) await this.ending;
    const result = run();
    this.starting = result.then(
      () => {},
      () => {},
    );
    return await result;
  }

  /** Runs all cleanup functions, then ends the process with this exit code. */
  end(code: number): Promise<never> {
    this.stopping.abort();
    this.ending ??= this.undo(code);
    return this.ending;
  }

  private async undo(code: number): Promise<never> {
    setTimeout(() => process.exit(1), totalTime).unref();
    await this.starting;
    // Lets the step that just ended register its cleanup before the first one runs.
    await sleep(0);
    for (const { name, run } of this.steps.reverse()) {
      try {
        await run();
      } catch (error) {
        this.log.error({ err: error }, `${name} could not be stopped properly`);
      }
    }
    process.exit(code);
  }
}

/**
 * Takes no new connections, lets running requests finish, and cuts off those that take too long: `spent` milliseconds of their time are
 * over already.
 */
export async function drain(server: Server, spent = 0): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  const closed = once(server, 'close');
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), drainTime - spent);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
