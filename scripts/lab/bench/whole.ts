import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { freePort } from '../../../src/core/platform/free-port.js';
import { makeFolder, removeFolder } from '../../shared/process.js';
import { until } from '../../shared/until.js';
import { compare } from './load.js';
import { fixed, judged, note, print } from './report.js';

const mebibyte = 1024 * 1024;
const loadSeconds = 30;

/**
 * The service as started by `npm start`: time of the second start, and total memory after a load, and during one of
 * `minutes`.
 */
export async function measureWhole(minutes: number): Promise<void> {
  const folder = makeFolder('plaza-bench-');
  try {
    note('the first start, which makes the database');
    await (await start(folder)).stop();
    const service = await start(folder);
    try {
      print(['', 'seconds', 'bound', ''], 'the second npm start');
      print(['to the first reply', fixed(service.seconds, 2), ...judged(service.seconds, { most: 1.6 })]);
      await load(service.origin, loadSeconds);
      print(['', 'MiB (PSS)', 'bound', ''], `memory after ${loadSeconds} seconds of load`);
      const parts = memoryBelow(service.pid);
      for (const [name, bytes] of parts) print([name, fixed(bytes / mebibyte, 1)]);
      const all = sumOf(parts);
      print(['all', fixed(all, 1), ...judged(all, { most: 350 })]);
      if (minutes > 0) await measureGrowth(service, minutes);
    } finally {
      await service.stop();
    }
  } finally {
    await removeFolder(folder);
  }
}

/** Memory after two minutes is the maximum, whatever the load: no growth. */
async function measureGrowth({ origin, pid }: { origin: string; pid: number }, minutes: number): Promise<void> {
  const settled = 2;
  let first = 0;
  print(['', 'MiB (PSS)', 'of 2 min', 'bound', ''], 'memory while the load goes on');
  for (let minute = 1; minute <= minutes; minute++) {
    await load(origin, 60);
    const all = sumOf(memoryBelow(pid));
    if (minute === settled) first = all;
    const growth = all / first;
    const figures = minute > settled ? [fixed(growth, 3), ...judged(growth, { most: 1.05 })] : [];
    print([`after ${minute} min`, fixed(all, 1), ...figures]);
  }
}

/** Started by npm, including npm's own processes. */
async function start(folder: string) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const { PATH = '', HOME = '' } = process.env;
  const limit = '1000000';
  const env = { PATH, HOME, PORT: String(port), DATA_DIR: folder, RATE_LIMIT_ANONYMOUS: limit };
  const child = spawn('npm', ['start'], { env, stdio: ['ignore', 'ignore', 'ignore'] });
  const exit = once(child, 'exit');
  const answers = () =>
    fetch(`${origin}/api/v1/forum/boards`).then(
      (reply) => reply.ok,
      () => false,
    );
  await until(answers, 120_000);
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
    await until(async () => !(await answers()));
  };
  return { origin, pid: child.pid ?? 0, seconds: (performance.now() - began) / 1000, stop };
}

/** Reads of every area, pages and searches, until pools and caches are full. */
async function load(origin: string, seconds: number): Promise<void> {
  const operations = ['/forum/boards', '/forum/topics/1', '/answers/questions', '/marketplace/products', '/videos'];
  const known = ['/', '/forum', '/forum/topics/1', '/answers/questions/1', '/marketplace', '/videos'];
  // Addresses have titles behind their ids.
  const pages = await Promise.all(known.map(async (path) => new URL((await fetch(origin + path)).url).pathname));
  const paths = [
    ...[...operations, '/search?q=oak&', '/openapi.json'].map((path) => ({ path, isPage: false })),
    ...pages.map((path) => ({ path, isPage: true })),
  ];
  const request = (n: number) => {
    const { path, isPage } = paths[n % paths.length] as (typeof paths)[number];
    return { path: `${path}${path.includes('?') ? '' : '?'}n=${n}`, isPage };
  };
  await compare({ rounds: 1, seconds }, [{ name: 'plaza', origin, key: '' }, { request }]);
}

const sumOf = (parts: Map<string, number>) => [...parts.values()].reduce((sum, bytes) => sum + bytes, 0) / mebibyte;

/** Bytes of a process and its descendants by program; shared memory is divided (PSS). */
function memoryBelow(root: number): Map<string, number> {
  const parents = new Map<number, number>();
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    const fields = readIfThere(`/proc/${pid}/stat`).split(') ')[1]?.split(' ');
    if (fields !== undefined) parents.set(pid, Number(fields[1]));
  }
  const isBelow = (pid: number | undefined): boolean => pid === root || (!!pid && isBelow(parents.get(pid)));
  const sums = new Map<string, number>();
  for (const pid of [...parents.keys()].filter(isBelow)) {
    const [program = '', ...rest] = readIfThere(`/proc/${pid}/cmdline`).split('\0');
    const name = /postgres/.test(program)
      ? 'postgres'
      : `${program.split('/').at(-1)} ${rest[0]?.split('/').at(-1) ?? ''}`;
    const kibibytes = /^Pss:\s+(\d+)/m.exec(readIfThere(`/proc/${pid}/smaps_rollup`))?.[1];
    sums.set(name, (sums.get(name) ?? 0) + Number(kibibytes ?? 0) * 1024);
  }
  return sums;
}

/** Processes come and go meanwhile. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
