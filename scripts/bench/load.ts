import autocannon from 'autocannon';

export type Scenario = {
  name: string;
  path: string;
  method?: 'GET' | 'POST';
  /** Bodies and paths that vary from request to request. */
  requests?: { path: string; body: string }[];
  /** Makes each request anew. */
  next?: () => { path: string; body?: string };
};
export type Target = { name: string; origin: string; key: string };
/** How often each side takes its turn, and for how long. */
export type Rounds = { rounds: number; seconds: number };
export type Measure = { rate: number; p50: number; p99: number };

/** Requests a second and latencies in ms. Anything but the wanted status ends the bench: a fast error is no result. */
export async function measure(target: Target, scenario: Scenario, seconds: number): Promise<Measure> {
  const write = scenario.method === 'POST';
  const headers = {
    ...(write ? { 'content-type': 'application/json', authorization: `Bearer ${target.key}` } : {}),
  };
  const { next } = scenario;
  const result = await autocannon({
    url: target.origin + scenario.path,
    connections: 16,
    duration: seconds,
    method: scenario.method ?? 'GET',
    headers,
    ...(next && { requests: [{ setupRequest: (request: object) => ({ ...request, ...next() }) }] }),
    ...(scenario.requests === undefined
      ? {}
      : { requests: scenario.requests.map(({ path, body }) => ({ method: 'POST', path, body, headers })) }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.name}, ${scenario.name}: ${result.non2xx} other statuses, ${result.errors} errors`);
  }
  return { rate: result['2xx'] / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Interleaved rounds, so that a drift of the machine's speed touches all alike. The first round warms up. */
export async function compare<T extends [Target, Scenario][]>(
  { rounds, seconds }: Rounds,
  ...sides: T
): Promise<{ [K in keyof T]: Measure }> {
  const measures: Measure[][] = sides.map(() => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, [target, scenario]] of sides.entries()) {
      const taken = await measure(target, scenario, round === 0 ? 2 : seconds);
      if (round > 0) measures[index]?.push(taken);
    }
  }
  return measures.map((each) => ({
    rate: median(each.map(({ rate }) => rate)),
    p50: median(each.map(({ p50 }) => p50)),
    p99: median(each.map(({ p99 }) => p99)),
  })) as { [K in keyof T]: Measure };
}
