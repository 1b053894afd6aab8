import type { Worker } from 'node:cluster';
import { finalSnapshot, type Metrics, type Snapshot } from './metrics.js';

/** Milliseconds for a worker to report its metrics; afterwards its last report is used. */
const longestAnswer = 3_000;

type MetricsRequest = { metricsWanted?: number };
type Said = { metricsSaid?: Snapshot; of?: number | null };

/** The metrics of the workers in the primary. Counters of a worker are kept when it ends. */
export class WorkerMetrics {
  readonly #last = new Map<Worker, Snapshot>();
  readonly #waiting = new Map<Worker, () => void>();
  #gone: Snapshot = [];
  #rounds = 0;

  /** Adds a worker. */
  add(worker: Worker): void {
    this.#last.set(worker, []);
    worker.on('message', ({ metricsSaid }: Said) => {
      if (metricsSaid === undefined) return;
      this.#last.set(worker, metricsSaid);
      this.#waiting.get(worker)?.();
    });
    worker.once('exit', async () => {
      this.#waiting.get(worker)?.();
      const left = this.#last.get(worker) ?? [];
      this.#last.delete(worker);
      this.#gone = await finalSnapshot([this.#gone, left]);
    });
  }

  /** Collects the metrics of all workers, including those that have ended. */
  async collect(): Promise<Snapshot[]> {
    const round = ++this.#rounds;
    await Promise.all([...this.#last.keys()].map((worker) => this.#ask(worker, round)));
    return [this.#gone, ...this.#last.values()].filter((each) => each.length > 0);
  }

  #ask(worker: Worker, round: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(worker);
        resolve();
      };
      const timer = setTimeout(done, longestAnswer);
      this.#waiting.set(worker, done);
      worker.send({ metricsWanted: round } satisfies MetricsRequest, undefined, undefined, (error) => {
        if (error) done();
      });
    });
  }
}

/** Reports this worker's metrics to the primary on request. The returned function does so once more, at the end. */
export function reportMetrics(metrics: Metrics): () => Promise<void> {
  const say = async (of: number | null) => {
    const metricsSaid = await metrics.snapshot();
    await new Promise((resolve) => {
      process.send?.({ metricsSaid, of } satisfies Said, undefined, undefined, resolve);
    });
  };
  process.on('message', ({ metricsWanted }: MetricsRequest) => {
    if (metricsWanted !== undefined) void say(metricsWanted).catch(() => {});
  });
  return () => say(null);
}
