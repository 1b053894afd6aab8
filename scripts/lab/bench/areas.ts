import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { applyMigrations, migrationsFolder } from '../../../src/core/database/migrations/migrations.js';
import { until } from '../../shared/until.js';
import { type Amounts, fillAreas } from './data.js';
import { withoutFollowers } from './database.js';
import { floorPool, runOn } from './floor-pool.js';
import { floorReply, type Run } from './floor-replies.js';
import { compare, isWrite, type Load, type Rounds, sendAll, type Target } from './load.js';
import { fixed, judged, note, print } from './report.js';
import { type Row, rows } from './rows.js';
import { plazaEnvironment, serveFloor, servePlaza } from './servers.js';

/** Longest wait in milliseconds for the search to index the filled database. */
const settling = 600_000;

/** Milliseconds for the follow-up work of a write: events and search. */
const following = 2000;

/** `only` filters rows by parts of their names. */
export type AreasOptions = Rounds & Amounts & { only: string[]; explain: boolean };

/** Lists, pages and writes of every area, compared with the floor. */
export async function measureAreas(url: string, { only, explain, ...options }: AreasOptions): Promise<void> {
  await applyMigrations(url, migrationsFolder);
  const pool = new pg.Pool({ connectionString: url, options: '-c TimeZone=UTC -c jit=off' });
  const { topics, replies, products, videos } = options;
  const data = await fillAreas(pool, { topics, replies, products, videos });
  await pool.end();
  const wanted = rows(data).filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
  if (explain) {
    await explainFloor(url, wanted, data.userId);
    return;
  }
  const bare = await serveFloor(await withoutFollowers(url), String(data.userId), data.key);
  const floor = await serveFloor(url, String(data.userId), data.key);
  const plaza = await servePlaza(plazaEnvironment(url), data.key);
  const client = new pg.Client({ connectionString: url });
  // The connection breaks without a farewell if a row fails.
  client.on('error', () => {});
  await client.connect();
  await searchesSettle(client);
  const writes = ['with all /s', 'ratio', 'WAL bytes'];
  print(['', 'floor /s', 'plaza /s', 'ratio', 'bound', '', 'p50 ms', 'p99 ms', ...writes], 'plaza against the floor');
  for (const row of wanted) {
    const load: Load = row.conditional ? { ...row, headers: await conditionOf(plaza, row) } : row;
    const writes = isWrite(row);
    const base: [Target, Load] = row.against ? [plaza, { ...row, request: row.against }] : [writes ? bare : floor, row];
    if (!row.against && !writes) await expectSameBytes(floor, plaza, row);
    const sides: [Target, Load][] = writes && !row.against ? [[floor, row]] : [];
    const [a, b, withAll] = await compare(options, base, [plaza, load], ...sides);
    const ratio = b.rate / a.rate;
    const figures = [fixed(a.rate, 0), fixed(b.rate, 0), fixed(ratio, 2), ...judged(ratio, { least: row.least })];
    const more = withAll ? [fixed(withAll.rate, 0), fixed(b.rate / withAll.rate, 2)] : ['', ''];
    print([
      row.name,
      ...figures,
      ...[fixed(b.p50, 1), fixed(b.p99, 1)],
      ...(writes ? [...more, fixed(await walOf(client, plaza, row), 0)] : []),
    ]);
  }
  await client.end();
}

/** WAL bytes per write including its follow-up work; without full-page images, which the bench's database has off. */
async function walOf(client: pg.Client, plaza: Target, row: Row): Promise<number> {
  const count = 400;
  const position = async () =>
    Number((await client.query(`SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes`)).rows[0]?.bytes);
  // The writes of the rounds are followed up first.
  await searchesSettle(client);
  await sleep(following);
  const before = await position();
  await sendAll(plaza, row, count);
  await sleep(following);
  return ((await position()) - before) / count;
}

/** Waits until searches find what was written. */
async function searchesSettle(client: pg.Client): Promise<void> {
  await until(async () => (await client.query('SELECT FROM search_queue LIMIT 1')).rowCount === 0, settling);
}

/** Request headers of a client that has the reply already. */
async function conditionOf({ origin }: Target, { request }: Load): Promise<Record<string, string>> {
  const reply = await fetch(`${origin}/api/v1${request(0).path}`);
  return { 'if-none-match': reply.headers.get('etag') ?? '' };
}

/** The comparison is fair only if the floor's replies have the same bytes. */
async function expectSameBytes(floor: Target, plaza: Target, { name, request }: Row): Promise<void> {
  for (const { path } of [request(1), request(2)]) {
    const [a, b] = await Promise.all(
      [floor, plaza].map(async ({ origin }) => (await fetch(`${origin}/api/v1${path}`)).text()),
    );
    if (a !== b) note(`${name}: the floor's reply differs (${a?.length} and ${b?.length} characters)`);
  }
}

/** Prints the floor's SQL for the first request of each row. */
async function explainFloor(url: string, wanted: Row[], userId: number): Promise<void> {
  const pool = floorPool(url);
  const runPlainly = runOn(pool);
  const run: Run = (statement, values) => {
    process.stdout.write(`${statement.text.trim()}\n  -- ${JSON.stringify(values)}\n`);
    return runPlainly(statement, values);
  };
  for (const { name, request, against } of wanted) {
    const { path, body = '', method = body === '' ? 'GET' : 'POST' } = request(0);
    process.stdout.write(`\n${name}${against ? ', beside the same elsewhere' : ''}: ${path}\n`);
    await floorReply(method, `/api/v1${path}`, body, userId, run);
  }
  await pool.end();
}
