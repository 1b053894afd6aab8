import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endAll, makeFolder, type Service, startService } from '../../scripts/shared/process.js';
import { until } from '../../scripts/shared/until.js';
import { freePort } from '../../src/core/platform/free-port.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterEach(() => endAll('SIGKILL'));
afterAll(() => db.drop());

type Output = NonNullable<Parameters<typeof startService>[1]>;

/** Makes log lines long. */
const headers = { 'X-Request-Id': 'x'.repeat(128) };

/** Statuses of so many GETs, 16 at a time; 0 for no reply within ten seconds. */
async function statuses(base: string, count: number): Promise<Record<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const seen: Record<number, number> = {};
  const ask = () =>
    new Promise<number>((resolve) => {
      const request = get(`${base}/health`, { agent, headers, timeout: 10_000 }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      });
      request.once('timeout', () => request.destroy());
      request.once('error', () => resolve(0));
    });
  let left = count;
  const one = async () => {
    for (; left > 0 && seen[0] === undefined; ) {
      left--;
      const status = await ask();
      seen[status] = (seen[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, one));
  agent.destroy();
  return seen;
}

async function stop({ child, exit }: Service): Promise<{ code: number | null; ms: number }> {
  const startedAt = performance.now();
  child.kill('SIGTERM');
  return { code: await exit, ms: performance.now() - startedAt };
}

describe.runIf(process.platform === 'linux').each([1, 2])('a log of %i workers', { timeout: 90_000 }, (workers) => {
  const start = (output: Output, environment: Record<string, string> = {}) =>
    startService({ DATABASE_URL: db.url, RATE_LIMITS: 'off', WORKERS: String(workers), ...environment }, output);

  it('blocks neither requests nor shutdown if the disk of the log is full', async () => {
    const full = openSync('/dev/full', 'w');
    const service = start({ stdout: full });
    const base = await service.base;
    expect(await statuses(base, 5000)).toEqual({ 200: 5000 });
    const { code, ms } = await stop(service);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(7500);
    closeSync(full);
  });

  it('blocks nothing if the reader of the log stops, and logs the number of lost lines afterwards', async () => {
    const folder = makeFolder('plaza-start-');
    const [pipe, file] = [join(folder, 'pipe'), join(folder, 'log')];
    execFileSync('mkfifo', [pipe]);
    const reader = spawn('/bin/sh', ['-c', 'exec cat "$0" >"$1"', pipe, file], { stdio: 'ignore' });
    const end = openSync(pipe, 'w');
    try {
      const service = start({ stdout: end });
      const base = await service.base;
      reader.kill('SIGSTOP');
      expect(await statuses(base, 5000)).toEqual({ 200: 5000 });
      reader.kill('SIGCONT');
      await until(() => /"lost":\d+/.test(readFileSync(file, 'utf8')));
      const counted = () => {
        const lines = readFileSync(file, 'utf8').split('\n');
        const kept = lines.filter((line) => line.includes('"msg":"request"')).length;
        const lost = lines.map((line) => Number(/"lost":(\d+)/.exec(line)?.[1] ?? 0)).reduce((a, b) => a + b);
        return { lost, all: kept + lost };
      };
      // The last lines of a worker may be on their way.
      await until(() => counted().all >= 5000);
      for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) JSON.parse(line);
      expect(counted().lost).toBeGreaterThan(0);
      expect(counted().all).toBe(5000);

      reader.kill('SIGSTOP');
      expect(await statuses(base, 500)).toEqual({ 200: 500 });
      const { code, ms } = await stop(service);
      expect(code).toBe(0);
      expect(ms).toBeLessThan(7500);
    } finally {
      reader.kill('SIGKILL');
      await once(reader, 'exit');
      closeSync(end);
      rmSync(folder, { recursive: true });
    }
  });

  it('keeps every line whole and until the end where it can', async () => {
    const folder = makeFolder('plaza-start-');
    const file = join(folder, 'log');
    const end = openSync(file, 'w');
    const service = start({ stdout: end });
    expect(await statuses(await service.base, 500)).toEqual({ 200: 500 });
    expect((await stop(service)).code).toBe(0);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.filter((line) => JSON.parse(line).msg === 'request')).toHaveLength(500);
    expect(lines.some((line) => JSON.parse(line).msg === 'stopping')).toBe(true);
    closeSync(end);
    rmSync(folder, { recursive: true });
  });

  it('blocks nothing if standard error takes no more', async () => {
    const full = openSync('/dev/full', 'w');
    const port = await freePort();
    const service = start({ stdout: full, stderr: full }, { PORT: String(port) });
    const base = `http://127.0.0.1:${port}/api/v1`;
    await until(async () => (await fetch(`${base}/health`).catch(() => null))?.status === 200, 30_000);
    expect(await statuses(base, 2000)).toEqual({ 200: 2000 });
    expect((await stop(service)).code).toBe(0);
    closeSync(full);
  });
});
