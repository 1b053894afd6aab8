import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endAll, makeFolder, type Service, startService } from '../../../../scripts/shared/process.js';
import { until } from '../../../../scripts/shared/until.js';
import { type TestDatabase, testDatabase } from '../../../helpers/database.js';
import { createPeople, type People } from '../../../helpers/people.js';
import { samples } from './samples.js';

type RequestOptions = { method?: string; key?: string; path: string };

/** Sends a request on its own connection, and so to another worker than the one before. */
function ask(base: string, { method = 'GET', key, path }: RequestOptions): Promise<number> {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  return new Promise((resolve, reject) => {
    request(`${base}${path}`, { method, headers, agent: false }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });
}

describe.each(['1', '2'])('the metrics of %s process(es)', { timeout: 180_000 }, (workers) => {
  let db: TestDatabase;
  let people: People;
  let service: Service;
  let base: string;
  let metricsUrl: string;
  // A new service for each test: requests are counted in the database, so that one test could exceed its limit because of another.
  beforeEach(async () => {
    db = await testDatabase();
    people = await createPeople(db.database);
  });
  afterEach(async () => {
    await endAll('SIGKILL');
    await db.drop();
  });
  const start = async () => {
    service = startService({
      WORKERS: workers,
      DATABASE_URL: db.url,
      DATA_DIR: makeFolder('plaza-metrics-'),
      METRICS_PORT: '0',
      RATE_LIMIT_ANONYMOUS: '60',
    });
    base = await service.base;
    const find = () => /"port":(\d+),"msg":"metrics"/.exec(service.log())?.[1];
    await until(() => find() !== undefined);
    metricsUrl = `http://127.0.0.1:${find()}/metrics`;
  };
  const scrape = async () => samples(await (await fetch(metricsUrl)).text());

  it('are served for all processes on their own port, and kept when a process ends', async () => {
    await start();
    // The port serves nothing else, and the public port has no metrics.
    expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404);
    expect(await ask(new URL(base).origin, { path: '/metrics' })).toBe(404);
    const { key } = people.member;
    for (let n = 0; n < 20; n++) expect(await ask(base, { path: '/forum/boards', key })).toBe(200);
    for (let n = 0; n < 3; n++) expect(await ask(base, { path: '/forum/topics/2147483647', key })).toBe(404);
    const boards = 'plaza_http_requests_total{operation="listBoards",method="GET",status="200"}';
    const duration = 'plaza_http_request_duration_seconds';
    await until(async () => (await scrape()).get(boards) === 20);
    const scraped = await scrape();
    expect(scraped.get(`${duration}_count{operation="listBoards"}`)).toBe(20);
    expect(scraped.get(`${duration}_bucket{le="+Inf",operation="listBoards"}`)).toBe(20);
    expect(scraped.get(`plaza_problems_total{code="topic_not_found"}`)).toBe(3);
    expect(scraped.get('plaza_workers')).toBe(Number(workers));
    for (const check of ['database', 'migrations', 'storage']) {
      expect(scraped.get(`plaza_ready{check="${check}"}`)).toBe(1);
    }
    const builds = [...scraped.keys()].filter((name) => name.startsWith('plaza_build_info'));
    expect(builds).toEqual([
      expect.stringMatching(/version="0\.\d+\.\d+",commit="[0-9a-f]{40}(-dirty)?",contract="0\./),
    ]);
    // Metrics of the event loop are missing right after a scrape.
    const own = [...scraped].filter(([name]) => name.startsWith('plaza_'));
    expect(own.filter(([, value]) => !Number.isFinite(value))).toEqual([]);

    // Exceeds the limit of the address.
    const statuses = new Set<number>();
    while (!statuses.has(429)) statuses.add(await ask(base, { path: '/forum/boards' }));
    await until(async () => ((await scrape()).get('plaza_rate_limit_refusals_total{kind="anonymous"}') ?? 0) > 0);

    if (workers === '2') {
      const before = await scrape();
      const [worker] = /"worker":(\d+)/.exec(service.log())?.slice(1) ?? [];
      process.kill(Number(worker), 'SIGKILL');
      await until(() => service.log().includes('a worker exited and is replaced'));
      await until(async () => (await scrape()).get('plaza_workers') === 2);
      const after = await scrape();
      for (const [name, value] of before) {
        if (/_(total|count|bucket)\b/.test(name) && name.startsWith('plaza_')) {
          expect([name, (after.get(name) ?? 0) >= value]).toEqual([name, true]);
        }
      }
    }
  });

  it('have a fixed number of series, whatever clients request', async () => {
    await start();
    const strange = (n: number): RequestOptions[] => [
      { path: `/no-such-${n}` },
      { path: `/forum/topics/${n}x` },
      { path: `/forum/boards?search=${n}` },
      { path: `/forum/boards`, method: ['PROPFIND', 'LOCK', 'PURGE', 'REPORT'][n % 4] ?? '' },
    ];
    for (const request of [...strange(7001), ...strange(7002)]) await ask(base, request);
    const namesOf = async () => [...(await scrape()).keys()].filter((name) => name.startsWith('plaza_http_')).sort();
    const before = await namesOf();
    expect(before.some((name) => name.includes('method="other"'))).toBe(true);
    for (let n = 7003; n < 7010; n++) for (const request of strange(n)) await ask(base, request);
    const after = await namesOf();
    expect(after).toEqual(before);
    expect(after.join('\n')).not.toMatch(/700\d|PURGE|PROPFIND|LOCK|REPORT/);
  });
});
