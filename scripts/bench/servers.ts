import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/free-port.js';
import type { Target } from './load.js';

export type Server = Target & { pid: number };

const children: ChildProcess[] = [];

/** Ends all servers and waits until they have ended. */
export async function stopServers(): Promise<void> {
  for (const child of children) {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) {
      await once(child, 'exit');
    }
  }
}

export const servePlaza = (environment: Record<string, string>, key: string, name = 'plaza'): Promise<Server> =>
  serve(name, '../../src/server.js', environment, key);

/** The same requests, answered by node:http and pg alone. */
export const serveFloor = (url: string, userId: string, key: string): Promise<Server> =>
  serve('floor', 'floor.js', { DATABASE_URL: url, USER_ID: userId }, key);

/** Logging and rate limiting are on; the limits are too high to be reached. */
export function plazaEnvironment(url: string): Record<string, string> {
  const limit = '1000000';
  return {
    DATABASE_URL: url,
    LOG_LEVEL: 'info',
    RATE_LIMIT_ANONYMOUS: limit,
    RATE_LIMIT_KEY: limit,
    RATE_LIMIT_WRITES: limit,
  };
}

async function serve(name: string, script: string, environment: Record<string, string>, key: string): Promise<Server> {
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
      return { name, origin, key, pid: child.pid ?? 0 };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`The ${name} did not start`);
}
