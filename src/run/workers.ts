import cluster, { type Address, type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Config, StartError } from '../core/platform/config.js';
import type { Logger } from '../core/platform/log.js';

/** Milliseconds after which a worker counts as stable. */
const stableAfter = 10_000;
/** Milliseconds before the first failed worker is replaced; doubled with each further failure, up to the maximum. */
const firstDelay = 100;
const longestDelay = 5_000;
/** Consecutive failures after which the service gives up. */
const mostFailures = 10;
/** Milliseconds for workers to end: more than draining takes, and less than the process has. */
const stopTime = 9_000;

/** The number of serving workers, sent to each of them. */
export type WorkerCount = { serving: number };

type Options = {
  databaseUrl: string;
  log: Pick<Logger, 'warn' | 'error'>;
  /** Called with each new worker. */
  onFork: (worker: Worker) => void;
  giveUp: (error: StartError) => void;
};

/** The serving processes on one port. One that ends is replaced. */
export class Workers {
  /** When each began to listen (`performance.now()`); null before. */
  readonly #listening = new Map<Worker, number | null>();
  readonly #count: number;
  readonly #options: Options;
  #port: number;
  #address: AddressInfo | null = null;
  /** The worker that each connection was last handed to. */
  readonly #handedTo = new WeakMap<object, Worker>();
  #isStopping = false;
  #failures = 0;

  constructor({ workers, port }: Pick<Config, 'workers' | 'port'>, options: Options) {
    this.#count = workers;
    this.#port = port;
    this.#options = options;
    // Several writers would interleave their lines in the log, so workers log through this process.
    cluster.setupPrimary({ stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    // The system's own scheduling gives most connections to a few workers.
    cluster.schedulingPolicy = cluster.SCHED_RR;
  }

  /** Number of serving workers. */
  get serving(): number {
    return [...this.#listening.values()].filter((since) => since !== null).length;
  }

  /**
   * Starts the workers and returns their address.
   * @throws StartError if one ends before it listens
   */
  async start(): Promise<AddressInfo> {
    const listening = Array.from({ length: this.#count }, async () => {
      const worker = this.#fork();
      const ended = new AbortController();
      worker.once('exit', () => ended.abort());
      await once(worker, 'listening', { signal: ended.signal }).catch(async () => {
        // The whole service is stopping, so this is not a failed start.
        if (this.#isStopping) await new Promise(() => {});
        throw new StartError('A worker ended before it could serve');
      });
    });
    await Promise.all(listening);
    if (this.#address === null) throw new Error('The workers have no address');
    return this.#address;
  }

  /** Drains all workers, and waits for them. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const workers = [...this.#listening.keys()];
    const kill = (signal: NodeJS.Signals) => {
      for (const { process } of workers) process.kill(signal);
    };
    // 'close' rather than 'exit': their last lines have been read.
    const closed = workers.map(({ process }) => once(process, 'close'));
    kill('SIGTERM');
    const timer = setTimeout(() => {
      this.#options.log.error('workers did not exit in time');
      kill('SIGKILL');
    }, stopTime);
    await Promise.all(closed);
    clearTimeout(timer);
  }

  #fork(): Worker {
    const worker = cluster.fork({ DATABASE_URL: this.#options.databaseUrl, PORT: this.#port });
    this.#listening.set(worker, null);
    worker.once('listening', ({ address, port, addressType }: Address) => {
      this.#listening.set(worker, performance.now());
      this.#tellCount();
      this.#address = { address, port, family: `IPv${addressType}` };
    });
    worker.once('exit', (code: number | null, signal: string | null) => this.#replace(worker, code, signal));
    // A failed fork or message: the worker's exit reports it.
    worker.on('error', () => {
      if (worker.process.pid === undefined) worker.emit('exit', null, null);
    });
    this.#closeWhatIsLost(worker);
    this.#options.onFork(worker);
    return worker;
  }

  /**
   * Node keeps a connection that it hands to a worker until the worker has acknowledged it. One on its way to a dying
   * worker would stay open for ever, and its client wait (nodejs/node-v0.x-archive#7006).
   */
  #closeWhatIsLost(worker: Worker): void {
    let last: { close?: () => void } | undefined;
    const send = worker.process.send.bind(worker.process) as (...args: unknown[]) => boolean;
    worker.process.send = (...args: unknown[]) => {
      const handle = args[1];
      if (handle instanceof Object) {
        this.#handedTo.set(handle, worker);
        last = handle;
      }
      return send(...args);
    };
    worker.once('exit', () => {
      // Closing a closed connection does nothing.
      if (last !== undefined && this.#handedTo.get(last) === worker) last.close?.();
    });
  }

  #tellCount(): void {
    for (const worker of this.#listening.keys()) {
      // The worker may be gone by now.
      worker.send({ serving: this.serving } satisfies WorkerCount, undefined, undefined, () => {});
    }
  }

  #replace(worker: Worker, code: number | null, signal: string | null): void {
    const since = this.#listening.get(worker) ?? null;
    this.#listening.delete(worker);
    this.#tellCount();
    // Before all have listened once, `start` reports it.
    if (this.#isStopping || this.#address === null) return;
    // The last worker released the port: the next ones have to take the same, also if it was chosen freely.
    if (this.serving === 0) this.#port = this.#address.port;
    this.#failures = isStable(since) ? 1 : this.#failures + 1;
    const delay = Math.min(firstDelay * 2 ** (this.#failures - 1), longestDelay);
    const { log, giveUp } = this.#options;
    log.warn({ worker: worker.process.pid, code, signal, delay }, 'a worker exited and is replaced');
    if (this.#failures > mostFailures && ![...this.#listening.values()].some(isStable)) {
      this.#isStopping = true;
      giveUp(new StartError(`${mostFailures} workers ended one after the other: the log says more`));
      return;
    }
    setTimeout(() => {
      if (!this.#isStopping) this.#fork();
    }, delay);
  }
}

const isStable = (since: number | null): boolean => since !== null && performance.now() - since > stableAfter;
