import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startTemporaryPostgres } from '../src/database/embedded.js';
import { applyMigrations, migrationsFolder } from '../src/database/migrations.js';
import { answersData, fillAnswers } from './bench/answers.js';
import { fillForum } from './bench/data.js';
import { type Measure, measure, median, type Scenario, type Target } from './bench/load.js';
import { fillShops } from './bench/shops.js';
import { baseline, uploadVideos } from './bench/uploads.js';
import { fillVideoArea } from './bench/videos.js';

const { values: options } = parseArgs({
  options: {
    topics: { type: 'string', default: '1000' },
    replies: { type: 'string', default: '1000' },
    questions: { type: 'string' },
    database: { type: 'string' },
    products: { type: 'string', default: '1000' },
    videos: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    uploads: { type: 'string' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (options.help) {
  process.stdout.write(`npm run bench -- [--topics 1000] [--replies 1000] [--products 1000] [--videos 1000]
                  [--rounds 5] [--seconds 3] [--only TEXT]
                  --uploads 1024
                  --questions 1000000 [--database URL] [--rounds 5] [--seconds 3] [--only TEXT]

Compares Plaza with the floor: node:http and pg, one prepared statement a request, nothing checked. Both run as servers
of their own on one database that is made for the run; rounds alternate; medians. With more than 2,000 topics or
replies, the first and the last page of the list are compared too.

With --uploads videos of so many MiB are uploaded, one and then ten at once: the server's memory, and the speed beside
that of the same bytes through SHA-256 to the same disk.

With --questions the answers area is measured instead, with so many questions and with 1,000. --database names one
that \`npm run seed -- --questions\` has filled, and spares the filling.\n`);
  process.exit(0);
}

const children: ChildProcess[] = [];
const postgres = await startTemporaryPostgres();
try {
  if (options.uploads !== undefined) await runUploads(postgres.url, Number(options.uploads));
  else await (options.questions === undefined ? run(postgres.url) : runAnswers(postgres.url));
} finally {
  for (const child of children) {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) {
      await once(child, 'exit');
    }
  }
  await postgres.stop();
}

async function run(url: string): Promise<void> {
  await applyMigrations(url, migrationsFolder);
  const pool = new pg.Pool({ connectionString: url, options: '-c TimeZone=UTC -c jit=off' });
  const sizes = { topics: Number(options.topics), replies: Number(options.replies) };
  note(`filling a forum: ${sizes.topics} topics in one board, ${sizes.replies} replies to one topic`);
  const data = await fillForum(pool, sizes);
  note(`filling a marketplace: ${options.products} products`);
  const shops = await fillShops(pool, Number(options.products));
  note(`filling the video area: ${options.videos} videos`);
  const videos = await fillVideoArea(pool, Number(options.videos));
  await pool.end();

  const floor = await serve('floor', 'bench/floor.js', { DATABASE_URL: url, USER_ID: '1' }, data.key);
  const plaza = await serve('plaza', '../src/server.js', plazaEnvironment(url), data.key);
  const base = '/api/v1/forum';
  const reads: Scenario[] = [
    { name: 'board list', path: `${base}/boards` },
    { name: 'board page', path: `${base}/boards/${data.boardId}` },
    { name: 'topic page', path: `${base}/topics/${data.topicId}` },
  ];
  const write: Scenario = {
    name: 'create a reply',
    path: `${base}/topics/${data.topicId}/replies`,
    method: 'POST',
    requests: Array.from({ length: 100 }, (_, n) => ({
      path: `${base}/topics/${data.topicId + 1 + n}/replies`,
      body: JSON.stringify({ content: `Reply from the bench, of a length that people write. ${'word '.repeat(n)}` }),
    })),
  };
  const wanted = (scenario: Scenario) => options.only === undefined || scenario.name.includes(options.only);
  print(['', 'floor /s', 'plaza /s', 'ratio', 'p50 ms', 'p99 ms'], 'plaza against the floor');
  for (const scenario of [...reads, write, ...shops.reads, shops.write, ...videos.reads, videos.write].filter(wanted)) {
    const [a, b] = await compare([floor, scenario], [plaza, scenario]);
    print([
      scenario.name,
      fixed(a.rate, 0),
      fixed(b.rate, 0),
      fixed(b.rate / a.rate, 2),
      fixed(b.p50, 1),
      fixed(b.p99, 1),
    ]);
  }
  const depths: [Scenario, Scenario, Scenario][] = [];
  const depth = (name: string, path: string, pages: number) => {
    const page = (number: number): Scenario => ({ name, path: `${path}?page=${number}` });
    depths.push([{ name, path }, page(Math.ceil(pages / 2)), page(pages)]);
  };
  if (sizes.topics > 2000) depth('board page', `${base}/boards/${data.boardId}`, data.boardPages);
  if (sizes.replies > 2000) depth('topic page', `${base}/topics/${data.topicId}`, data.topicPages);
  if (Number(options.products) > 2000) depths.push(...shops.depths);
  if (Number(options.videos) > 2000) depths.push(...videos.depths);
  for (const [first, middle, last] of depths.filter(([scenario]) => wanted(scenario))) {
    print(['', 'first /s', 'middle /s', 'last /s', 'first/middle', 'first/last'], `${first.name}: depth, on plaza`);
    const [a, b, c] = await compare([plaza, first], [plaza, middle], [plaza, last]);
    print(['', ...[a, b, c].map((each) => fixed(each.rate, 0)), fixed(a.rate / b.rate, 2), fixed(a.rate / c.rate, 2)]);
  }
}

/** Videos of so many MiB, one and ten at once, beside what SHA-256 and the same disk take alone. */
async function runUploads(url: string, megabytes: number): Promise<void> {
  await applyMigrations(url, migrationsFolder);
  const pool = new pg.Pool({ connectionString: url, options: '-c TimeZone=UTC' });
  const { key } = await fillForum(pool, { topics: 200, replies: 10 });
  await pool.end();
  const folder = await mkdtemp(join(tmpdir(), 'plaza-bench-'));
  try {
    const environment = { ...plazaEnvironment(url), RATE_LIMIT_UPLOADS: '1000000', STORAGE_URL: `file:${folder}` };
    const plaza = await serve('plaza', '../src/server.js', environment, key);
    const pid = children.at(-1)?.pid ?? 0;
    const bytes = megabytes * 1024 * 1024;
    await uploadVideos({ ...plaza, pid }, 1024 * 1024, 1);
    print(['', 'alone s', 'upload s', 'speed', 'memory MiB'], `uploads of ${megabytes} MiB`);
    for (const count of [1, 10]) {
      const alone = count * (await baseline(bytes, folder));
      const { seconds, raisedBytes } = await uploadVideos({ ...plaza, pid }, bytes, count);
      const figures = [
        fixed(alone, 2),
        fixed(seconds, 2),
        fixed(alone / seconds, 2),
        fixed(raisedBytes / 1_048_576, 1),
      ];
      print([`${count} at once`, ...figures]);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each scenario on a large and on a small database, beside the floor on the large one. */
async function runAnswers(url: string): Promise<void> {
  const small = await makeDatabase(url, 'small', 1000);
  const large = options.database ?? (await makeDatabase(url, 'large', Number(options.questions)));
  const [few, many] = [await answersData(small), await answersData(large)];
  const userId = { USER_ID: '2' };
  const floor = await serve('floor', 'bench/floor.js', { DATABASE_URL: large, ...userId }, many.key);
  const plaza = await serve('plaza', '../src/server.js', plazaEnvironment(large), many.key);
  const plazaSmall = await serve('plaza, small', '../src/server.js', plazaEnvironment(small), few.key);
  const head = ['', 'floor /s', 'plaza /s', 'ratio', 'p50 ms', 'p99 ms', '1,000 /s', 'slower by'];
  print(head, `plaza against the floor, ${options.questions} questions, and against itself with 1,000`);
  const smalls = [...few.scenarios, ...few.colds];
  for (const [index, scenario] of [...many.scenarios, ...many.colds].entries()) {
    if (options.only !== undefined && !scenario.name.includes(options.only)) continue;
    const [a, b, c] = await compare([floor, scenario], [plaza, scenario], [plazaSmall, smalls[index] ?? scenario]);
    const figures = [fixed(a.rate, 0), fixed(b.rate, 0), fixed(b.rate / a.rate, 2), fixed(b.p50, 1), fixed(b.p99, 1)];
    print([scenario.name, ...figures, fixed(c.rate, 0), fixed(c.rate / b.rate, 2)]);
  }
}

async function makeDatabase(url: string, name: string, questions: number): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE bench_${name}`);
  await client.end();
  const made = new URL(url);
  made.pathname = `/bench_${name}`;
  await applyMigrations(made.href, migrationsFolder);
  note(`filling the answers area: ${questions} questions`);
  await fillAnswers(made.href, { questions, users: 1000 }, note);
  return made.href;
}

/** Interleaved rounds, so that a drift of the machine's speed touches all alike. The first round warms up. */
async function compare<T extends [Target, Scenario][]>(...sides: T): Promise<{ [K in keyof T]: Measure }> {
  const measures: Measure[][] = sides.map(() => []);
  for (let round = 0; round <= Number(options.rounds); round++) {
    for (const [index, [target, scenario]] of sides.entries()) {
      const taken = await measure(target, scenario, round === 0 ? 2 : Number(options.seconds));
      if (round > 0) measures[index]?.push(taken);
    }
  }
  return measures.map((each) => ({
    rate: median(each.map(({ rate }) => rate)),
    p50: median(each.map(({ p50 }) => p50)),
    p99: median(each.map(({ p99 }) => p99)),
  })) as { [K in keyof T]: Measure };
}

/** Logging and rate limiting are on; the limits are too high to be reached. */
function plazaEnvironment(url: string): Record<string, string> {
  const limit = '1000000';
  return {
    DATABASE_URL: url,
    LOG_LEVEL: 'info',
    RATE_LIMIT_ANONYMOUS: limit,
    RATE_LIMIT_KEY: limit,
    RATE_LIMIT_WRITES: limit,
  };
}

async function serve(name: string, script: string, environment: Record<string, string>, key: string): Promise<Target> {
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url))], {
    env: { ...process.env, ...environment, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await fetch(`${origin}/api/v1/forum/boards`);
      return { name, origin, key };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`The ${name} did not start`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

function fixed(value: number, digits: number): string {
  return value.toFixed(digits);
}

function print(cells: string[], title?: string): void {
  if (title !== undefined) process.stdout.write(`\n${title}\n`);
  const [label = '', ...figures] = cells;
  process.stdout.write(`${label.padEnd(16)}${figures.map((figure) => figure.padStart(13)).join('')}\n`);
}
