import { startService } from '../../shared/process.js';
import type { Target } from './load.js';

export type Server = Target & { pid: number };

export const servePlaza = (environment: Record<string, string>, key: string, name = 'plaza'): Promise<Server> =>
  serve(name, 'scripts/start.mjs', environment, key);

/** The same replies by node:http and pg alone. */
export const serveFloor = (url: string, userId: string, key: string, folder = ''): Promise<Server> =>
  serve('floor', 'dist/scripts/lab/bench/floor.js', { DATABASE_URL: url, USER_ID: userId, FOLDER: folder }, key);

/** Logging and rate limiting are on, with limits too high to be reached. Uses the bench's number of workers. */
export function plazaEnvironment(url: string): Record<string, string> {
  const limit = '1000000';
  return {
    DATABASE_URL: url,
    LOG_LEVEL: 'info',
    WORKERS: process.env.WORKERS ?? '1',
    METRICS_PORT: process.env.METRICS_PORT ?? '',
    PREPARED_STATEMENTS: process.env.PREPARED_STATEMENTS ?? 'on',
    RATE_LIMIT_ANONYMOUS: limit,
    RATE_LIMIT_KEY: limit,
    RATE_LIMIT_WRITES: limit,
  };
}

async function serve(name: string, program: string, environment: Record<string, string>, key: string): Promise<Server> {
  const env = { ...environment, NODE_ENV: 'production' };
  const { child, base } = startService(env, { program, stdout: 'ignore' });
  return { name, origin: new URL(await base).origin, key, pid: child.pid ?? 0 };
}
