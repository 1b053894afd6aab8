import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../../../scripts/shared/until.js';
import { createDatabase, type Database } from '../../../src/core/database/client.js';
import { jobTurns } from '../../../src/core/database/job-turns.js';
import { every, type Turns } from '../../../src/core/platform/jobs.js';
import { silentLog, type TestDatabase, testDatabase } from '../../helpers/database.js';

/** Two nodes on one database. */
let shared: TestDatabase;
let nodes: Database[];
let turns: [Turns, Turns];
beforeAll(async () => {
  shared = await testDatabase();
  nodes = [1, 2].map(() => createDatabase({ url: shared.url, poolSize: 5 }, silentLog));
  turns = nodes.map(jobTurns) as typeof turns;
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await shared.drop();
});

const due = (job: string) =>
  shared.database.pool.query(`UPDATE job_turns SET next_at = clock_timestamp() WHERE job = $1`, [job]);
/** How many of twenty concurrent callers on both nodes may run a job. */
async function takers(job: string): Promise<number> {
  const requests = Array.from({ length: 20 }, (_, n) => turns[n % 2 === 0 ? 0 : 1].take(job, 60));
  return (await Promise.all(requests)).filter(Boolean).length;
}

it('gives a job to one node at a time, also for the first run', async () => {
  expect(await takers('sweep')).toBe(1);
  expect(await takers('sweep')).toBe(0);
  expect(await takers('count')).toBe(1);
  await due('sweep');
  expect(await takers('sweep')).toBe(1);
  // The state after a crash of the database.
  await shared.database.pool.query('TRUNCATE job_turns');
  expect(await takers('sweep')).toBe(1);
});

it('gives the turn back if the job fails, so that the other node takes it', async () => {
  const ran: string[] = [];
  // Otherwise the turns would be a minute apart.
  const rare = turns.map((of): Turns => ({ ...of, take: (job) => of.take(job, 60) })) as typeof turns;
  const broken = every(
    0.05,
    'break',
    async () => {
      ran.push('broken');
      throw new Error('no');
    },
    { log: { warn: () => {} } as never, turns: rare[0] },
  );
  await until(async () => ran.length > 0);
  await broken();
  const whole = every(0.05, 'break', async () => ran.push('whole'), { log: silentLog, turns: rare[1] });
  await until(async () => ran.includes('whole'));
  await whole();
});

it('runs a job once per interval on all nodes together, and continues when one stops', async () => {
  const seconds = 0.2;
  const ran = [0, 0];
  const stops = turns.map((of, node) =>
    every(seconds, 'tick', async () => (ran[node] = (ran[node] ?? 0) + 1), { log: silentLog, turns: of }),
  );
  const sum = () => ran.reduce((a, b) => a + b, 0);
  const began = performance.now();
  await until(async () => sum() >= 5);
  // An interval may be a tenth shorter, since nodes tick at different times.
  expect(sum()).toBeLessThanOrEqual((performance.now() - began) / (seconds * 900) + 1);
  await stops[0]?.();
  const before = ran[1] ?? 0;
  await until(async () => (ran[1] ?? 0) >= before + 3);
  await stops[1]?.();
});
