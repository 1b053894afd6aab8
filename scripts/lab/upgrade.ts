// Rolling upgrades and downgrades under load: `npm run test:upgrade`. Two nodes of the release after the last squash of
// migrations, then of `between`, then of this one share a database of 300,000 posts, or `-- <posts>`, behind a balancer. No
// request may fail, and no acknowledged write may be lost. Then the oldest database is migrated through the same commits.
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withConnection } from '../../src/core/database/connection.js';
import { startTemporaryPostgres } from '../../src/core/database/embedded/embedded.js';
import { upgradeSteps } from '../../src/core/database/migrations/baseline.js';
import { freePort } from '../../src/core/platform/free-port.js';
import { runInProcess } from '../shared/in-process.js';
import { endAll, makeFolder, removeFolder, type Service, startService } from '../shared/process.js';
import { until } from '../shared/until.js';
import { haproxyVersion, startBalancer } from './faults/balancer.js';
import { Load } from './faults/load.js';
import { fillPosts, leftToRebuild } from './upgrade/posts.js';
import { adminOf, hasCommit, prepareRelease } from './upgrade/release.js';
import { walk } from './upgrade/walk.js';

/**
 * The commit between the old and this release for upgrades without downtime: later migrations drop what earlier nodes use.
 * Named in docs/deploy.md.
 */
const between = '42c1537df845201e2ab771027c49b5134cba0f79';
/** Posts in the database when the upgrade begins. */
const posts = Number(process.argv[2] ?? 300_000);
/** Timeout in milliseconds of the search rebuild. */
const rebuilt = 30 * 60_000;
/** Milliseconds of load in each state. */
const lasting = 5_000;
const limits = Object.fromEntries(
  ['ANONYMOUS', 'KEY', 'WRITES', 'UPLOADS'].map((name) => [`RATE_LIMIT_${name}`, '1000000']),
);

/** A release: its name in the table, its folder, and its `npm run admin`. */
type Release = { name: string; folder: string; admin(...args: string[]): Promise<string> };
type Row = { step: string; seconds: number; requests: number; failed: number; slowest_ms: number };

async function main(): Promise<number> {
  const missing = [...upgradeSteps.map(({ by }) => by), between].find((commit) => !hasCommit(commit));
  if (missing !== undefined) {
    process.stderr.write(`The commit ${missing} is not in this clone: git fetch --unshallow. Nothing was tested.\n`);
    return process.env.REQUIRE_UPGRADE ? 1 : 0;
  }
  if (haproxyVersion() === null) {
    process.stderr.write('HAProxy (Debian: haproxy) is not installed here. Nothing was tested.\n');
    return process.env.REQUIRE_UPGRADE ? 1 : 0;
  }
  const folder = makeFolder('plaza-upgrade-');
  const releases = upgradeSteps.map(({ by }) => prepareRelease(by));
  const middle = prepareRelease(between);
  const postgres = await startTemporaryPostgres();
  try {
    const rows = await upgrades(folder, [releases.at(-1) as string, middle], postgres.url);
    const faults = await walk(folder, releases, await emptyDatabase(postgres.url, 'oldest'));
    for (const each of faults) process.stderr.write(`from the oldest database: ${each}\n`);
    rows.push({ step: 'from the oldest database', seconds: 0, requests: 0, failed: faults.length, slowest_ms: 0 });
    console.table(rows);
    return rows.every(({ failed }) => failed === 0) ? 0 : 1;
  } finally {
    await endAll('SIGKILL');
    await postgres.stop();
    for (const release of [...releases, middle]) rmSync(release, { recursive: true, force: true });
    await removeFolder(folder);
  }
}

async function emptyDatabase(url: string, name: string): Promise<string> {
  await withConnection(url, 'plaza', (client) => client.query(`CREATE DATABASE ${name}`));
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Upgrades from each of these releases to the next and back, under load, and in the end to this one. */
async function upgrades(folder: string, [old, middle]: [string, string], url: string): Promise<Row[]> {
  const environment = { DATABASE_URL: url, STORAGE_URL: `file:${folder}/storage`, DATA_DIR: folder, ...limits };
  const releaseIn = (name: string, place: string): Release => ({
    name,
    folder: place,
    admin: (...args) => adminOf(place, environment, ...args),
  });
  const [first, second, last] = [releaseIn('old', old), releaseIn('between', middle), releaseIn('new', '.')];
  const start = async ({ folder: place }: Release, port: number): Promise<Service> => {
    const stdout = openSync(join(folder, 'log'), 'a');
    // The operator migrates first, and nodes do not. The oldest one creates the database.
    const own = place === old ? {} : { MIGRATE: 'off', SHUTDOWN_DELAY: '1' };
    const env = { ...environment, ...own, PORT: String(port) };
    const service = startService(env, { program: 'dist/src/server.js', stdout, folder: place });
    closeSync(stdout);
    await service.base;
    return service;
  };
  const ports = [await freePort(), await freePort()] as const;
  const nodes = [await start(first, ports[0]), await start(first, ports[1])];
  const balancer = await startBalancer(ports);
  for (const port of ports) await until(() => balancer.isReady(port));
  await fillPosts(url, posts);
  const replace = async (which: 0 | 1, release: Release) => {
    // Drained, like before an operator stops a node.
    await balancer.drain(ports[which]);
    nodes[which]?.child.kill('SIGTERM');
    await nodes[which]?.exit;
    nodes[which] = await start(release, ports[which]);
    await balancer.admit(ports[which]);
    await until(() => balancer.isReady(ports[which]));
  };
  const rows: Row[] = [];
  for (const [from, to] of [
    [first, second],
    [second, last],
  ] as const) {
    // Before the migration only the release's own commands fit the database.
    const key = async (username: string, role = 'member') => {
      await from.admin(
        'user',
        'create',
        '--username',
        username,
        '--email',
        `${username}@plaza.example`,
        '--role',
        role,
      );
      return from.admin('key', 'create', '--user', username);
    };
    const load = await Load.begin({ balancer, key }, from.name);
    const steps: [string, () => Promise<unknown>][] = [
      [`${from.name} + ${from.name}`, async () => {}],
      [`migrate, ${from.name} + ${from.name}`, () => to.admin('migrate')],
      [`${to.name} + ${from.name}`, () => replace(0, to)],
      [`${to.name} + ${to.name}`, () => replace(1, to)],
      [
        `${to.name} + ${to.name}, while the search is made anew`,
        () => until(async () => (await leftToRebuild(url)) === 0, rebuilt),
      ],
      [`${to.name} + ${from.name}, going back`, () => replace(1, from)],
      [`${from.name} + ${from.name}, on the migrated database`, () => replace(0, from)],
    ];
    for (const [step, work] of steps) rows.push(await during(load, step, work));
    const { lost, half } = await load.end();
    const all = summary(`from ${from.name} to ${to.name} and back`, load.seen, 0);
    rows.push({ ...all, failed: all.failed + lost.length + half.length });
    for (const each of [...lost, ...half]) process.stderr.write(`lost or half: ${each}\n`);
    for (const which of [0, 1] as const) await replace(which, to);
  }
  const checked = await runInProcess(['check'], environment);
  process.stderr.write(checked.output);
  await balancer.stop();
  if (checked.code !== 0) rows.push({ step: 'check', seconds: 0, requests: 0, failed: 1, slowest_ms: 0 });
  return rows;
}

async function during(load: Load, step: string, work: () => Promise<unknown>): Promise<Row> {
  const began = performance.now();
  const first = load.seen.length;
  await work();
  await sleep(lasting);
  const row = summary(step, load.seen.slice(first), (performance.now() - began) / 1000);
  for (const { operation, status } of load.seen.slice(first).filter(isFailed).slice(0, 5)) {
    process.stderr.write(`${step}: ${operation} ${status}\n`);
  }
  return row;
}

function isFailed({ status }: Load['seen'][number]): boolean {
  return status === 0 || status >= 400;
}

function summary(step: string, seen: Load['seen'], seconds: number): Row {
  return {
    step,
    seconds: Math.round(seconds),
    requests: seen.length,
    failed: seen.filter(isFailed).length,
    slowest_ms: Math.round(seen.reduce((most, { ms }) => Math.max(most, ms), 0)),
  };
}

process.exitCode = await main();
