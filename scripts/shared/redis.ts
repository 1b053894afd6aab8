import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/core/platform/free-port.js';
import { until } from './until.js';

/** True if a Redis server can be started. With REQUIRE_REDIS=1 the tests that need it run in any case. */
export const hasRedis =
  process.env.REQUIRE_REDIS === '1' || spawnSync('redis-server', ['--version']).error === undefined;

/** An empty Redis server on its own port. */
export async function startRedis() {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-redis-'));
  const port = await freePort();
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  await until(() => said.includes('Ready to accept connections'));
  return {
    url: `redis://127.0.0.1:${port}/0`,
    stop: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
