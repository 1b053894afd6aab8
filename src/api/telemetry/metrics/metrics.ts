import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';
import { version } from '../../../core/contract/document.js';
import { build } from '../../../core/platform/build.js';
import type { Watch } from '../../../core/platform/jobs.js';
import { catalogue, type MetricKind, type MetricName } from './catalogue.js';

type MetricOfType<Type> = {
  [Name in MetricName]: (typeof catalogue)[Name]['type'] extends Type ? Name : never;
}[MetricName];
/** The metrics of one process, as they are sent to another. */
export type Snapshot = MetricObjectWithValues<MetricValue<string>>[];
type Labels = Record<string, string | number>;

/** Timeout in milliseconds for reading values at a scrape; late ones keep their last value. */
const longestReading = 2_500;

const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The metrics of one process. Created only if metrics are on: otherwise nothing is counted or loaded. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #made = new Map<string, Counter | Gauge | Histogram>();
  readonly #readings: (() => void | Promise<void>)[] = [];
  readonly #requests = new Map<string, { count: () => void; observe: (seconds: number) => void }>();
  #running = 0;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    for (const [name, kind] of Object.entries(catalogue as Record<string, MetricKind>)) this.#make(name, kind);
    this.set('plaza_build_info', 1, { ...build, contract: version, node: process.versions.node });
    this.read(() => this.set('plaza_http_requests_running', this.#running));
  }

  #make(name: string, { type, help, labels = [], buckets = [], across = 'sum' }: MetricKind): void {
    const configuration = { name, help, labelNames: [...labels], aggregator: across, registers: [this.#registry] };
    const metric =
      type === 'counter'
        ? new Counter(configuration)
        : type === 'gauge'
          ? new Gauge(configuration)
          : new Histogram({ ...configuration, buckets: [...buckets] });
    this.#made.set(name, metric);
  }

  /** Adds to a counter; 0 initialises it, so that its first increment is visible. */
  count(name: MetricOfType<'counter'>, labels: Labels = {}, by = 1): void {
    (this.#made.get(name) as Counter).inc(labels, by);
  }

  /** Sets a gauge. */
  set(name: MetricOfType<'gauge'>, value: number, labels: Labels = {}): void {
    (this.#made.get(name) as Gauge).set(labels, value);
  }

  /** Sets a counter to a total that was counted elsewhere. */
  total(name: MetricOfType<'counter'>, value: number, labels: Labels): void {
    const counter = this.#made.get(name) as Counter;
    counter.remove(labels);
    counter.inc(labels, value);
  }

  /** Adds a value to a histogram. */
  observe(name: MetricOfType<'histogram'>, value: number, labels: Labels): void {
    (this.#made.get(name) as Histogram).observe(labels, value);
  }

  /** Registers a function that sets gauges at each scrape. */
  read(reading: () => void | Promise<void>): void {
    this.#readings.push(reading);
  }

  /** A request has arrived. */
  begin(): void {
    this.#running++;
  }

  /** A request was answered or cut off. `place` is its operation, or another part of the service. */
  end(place: string, { method, status, seconds, isCut }: Ended): void {
    this.#running--;
    if (isCut) this.count('plaza_http_requests_cut_total');
    const key = `${place} ${method} ${status}`;
    let counted = this.#requests.get(key);
    if (counted === undefined) {
      counted = this.#countedAs(place, knownMethods.has(method) ? method : 'other', status);
      // Clients can send any method.
      if (knownMethods.has(method)) this.#requests.set(key, counted);
    }
    counted.count();
    counted.observe(seconds);
  }

  #countedAs(operation: string, method: string, status: number) {
    const counter = (this.#made.get('plaza_http_requests_total') as Counter).labels({ operation, method, status });
    const times = (this.#made.get('plaza_http_request_duration_seconds') as Histogram).labels({ operation });
    return { count: () => counter.inc(), observe: (seconds: number) => times.observe(seconds) };
  }

  /** Observes periodic jobs. */
  readonly jobs: Watch = {
    begin: (task, every) => {
      for (const outcome of ['ok', 'failed']) this.count('plaza_job_runs_total', { task, outcome }, 0);
      this.set('plaza_job_interval_seconds', every, { task });
      this.set('plaza_job_last_success_timestamp_seconds', Date.now() / 1000, { task });
    },
    end: (task, seconds, isOk) => {
      this.count('plaza_job_runs_total', { task, outcome: isOk ? 'ok' : 'failed' });
      this.observe('plaza_job_duration_seconds', seconds, { task });
      if (isOk) this.jobs.pass(task);
    },
    pass: (task) => this.set('plaza_job_last_success_timestamp_seconds', Date.now() / 1000, { task }),
  };

  /** The current metrics of this process. */
  async snapshot(): Promise<Snapshot> {
    await Promise.all(this.#readings.map((reading) => inTime(reading)));
    return (await this.#registry.getMetricsAsJSON()) as Snapshot;
  }
}

type Ended = { method: string; status: number; seconds: number; isCut: boolean };

async function inTime(reading: () => void | Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestReading);
  });
  try {
    await Promise.race([reading(), late]);
  } catch {
    // A failed reading keeps its last value; other metrics show the failure.
  } finally {
    clearTimeout(timer);
  }
}

/** The metrics of several processes in Prometheus' text format, and its media type. */
export async function exposition(snapshots: Snapshot[]): Promise<{ text: string; mediaType: string }> {
  const joined = AggregatorRegistry.aggregate(snapshots);
  return { text: await joined.metrics(), mediaType: joined.contentType };
}

/** Counters of ended processes, without which sums would decrease. */
export async function finalSnapshot(snapshots: Snapshot[]): Promise<Snapshot> {
  const whole = (await AggregatorRegistry.aggregate(snapshots).getMetricsAsJSON()) as Snapshot;
  return whole.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));
}
