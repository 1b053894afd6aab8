import autocannon from 'autocannon';
import { processorOf } from './memory.js';

/** A request; one with a body is a POST unless it has a method. Its path is that of an operation, unless it is a page. */
export type Request = { path: string; body?: string; method?: 'PUT' | 'DELETE'; isPage?: boolean };
/** A repeated request: the n-th one, the number of connections (default 16), and extra headers. */
export type Load = {
  request: (n: number) => Request;
  connections?: number;
  headers?: Record<string, string>;
  /** True for a read that takes a key. Writes send one anyway. */
  isPrivate?: true;
};
export type Target = { name: string; origin: string; key: string; pid?: number };
/** Rounds per target, and the seconds of each. */
export type Rounds = { rounds: number; seconds: number };
/** Replies per second, latencies in ms, and CPU time of the server's process per reply, in ms. */
export type Measure = { rate: number; p50: number; p99: number; cpu: number };

/** Whether a load changes something. */
export const isWrite = ({ request }: Pick<Load, 'request'>): boolean => {
  const { body, method } = request(0);
  return body !== undefined || method !== undefined;
};

/** Number of requests so far, so that each URL can be unique. */
let asked = 0;

/** An error status ends the bench: a fast error is no result. */
async function measure({ name, origin, key, pid }: Target, load: Load, seconds: number): Promise<Measure> {
  const setupRequest = (defaults: object) => {
    const { path, body, method = 'POST' as const, isPage } = load.request(asked++);
    return {
      ...defaults,
      path: isPage ? path : `/api/v1${path}`,
      ...(writes && { method }),
      ...(body !== undefined && { body }),
    };
  };
  const writes = isWrite(load);
  const before = pid === undefined ? 0 : processorOf(pid);
  const result = await autocannon({
    url: origin,
    connections: load.connections ?? 16,
    duration: seconds,
    headers: {
      ...load.headers,
      ...(writes && { 'content-type': 'application/json' }),
      ...((writes || load.isPrivate) && { authorization: `Bearer ${key}` }),
    },
    requests: [{ setupRequest }],
  });
  if (result['4xx'] + result['5xx'] + result.errors > 0) {
    throw new Error(`${name}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  }
  const answered = result['2xx'] + result['3xx'];
  const cpu = pid === undefined ? 0 : (processorOf(pid) - before) / answered;
  return { rate: answered / result.duration, p50: result.latency.p50, p99: result.latency.p99, cpu };
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Interleaved rounds, so that a drift of the machine's speed affects all alike. The first round warms up. */
export async function compare<T extends [Target, Load][]>(
  { rounds, seconds }: Rounds,
  ...sides: T
): Promise<{ [K in keyof T]: Measure }> {
  const measures: Measure[][] = sides.map(() => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, [target, load]] of sides.entries()) {
      const taken = await measure(target, load, round === 0 ? 2 : seconds);
      if (round > 0) measures[index]?.push(taken);
    }
  }
  return measures.map((each) => ({
    rate: median(each.map(({ rate }) => rate)),
    p50: median(each.map(({ p50 }) => p50)),
    p99: median(each.map(({ p99 }) => p99)),
    cpu: median(each.map(({ cpu }) => cpu)),
  })) as { [K in keyof T]: Measure };
}

/** The 95th percentile latency in milliseconds of this many requests, four at a time. */
export async function latency95(target: Target, load: Load, count: number): Promise<number> {
  const taken = await sendAll(target, load, count);
  return taken.sort((a, b) => a - b)[Math.floor(taken.length * 0.95)] ?? Number.NaN;
}

/** Sends this many requests, four at a time, and returns the milliseconds of each. */
export async function sendAll({ name, origin, key }: Target, { request }: Load, count: number): Promise<number[]> {
  const writes = isWrite({ request });
  const taken: number[] = [];
  let left = count;
  const send = async (): Promise<void> => {
    while (left-- > 0) {
      const { path, body, method = 'POST' } = request(asked++);
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const init: RequestInit = writes ? { method, headers, body: body ?? null } : {};
      const began = performance.now();
      const reply = await fetch(`${origin}/api/v1${path}`, init);
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${name}: a request was answered with ${reply.status}`);
      taken.push(performance.now() - began);
    }
  };
  await Promise.all([send(), send(), send(), send()]);
  return taken;
}
