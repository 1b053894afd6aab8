import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../operations/config.js';
import { createPool } from './pool.js';
import { bulkSession, optionsOf } from './session.js';

/** Where migrations say what they do. */
export type Log = { info(message: string): void; warn(message: string): void };

/** The one connection that migrates a database. */
export type MigrationSession = {
  pool: pg.Pool;
  /** Runs a script whole, again while others hold what it needs. Throws what PostgreSQL says against it. */
  run(script: string): Promise<void>;
  close(): Promise<void>;
};

/** "plaza" in ASCII. Prisma's own lock is another one, which its engine takes for itself. */
const lockId = 0x706c617a61;

/**
 * While a script waits for a lock, everybody else waits behind it, and requests give up after half a second: it steps back after
 * this many milliseconds …
 */
const lockTimeout = 200;
/** … lets the others pass for as many … */
const lockPause = 1_000;
/** … and gives up after so many tries, a minute in all. */
const lockAttempts = 50;

/**
 * Connects, and waits until nobody else migrates. The lock is held by the connection that the scripts run on, so that
 * PostgreSQL keeps it until nothing of them runs any more, however their client ended. When `signal` is aborted, what runs
 * is cancelled. @throws StartError if the database cannot be reached, or if `signal` is aborted while waiting.
 */
export async function openMigrationSession(
  url: string,
  log: Log | undefined,
  signal: AbortSignal | undefined,
): Promise<MigrationSession> {
  const pool = createPool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    options: optionsOf({ ...bulkSession, lock_timeout: `${lockTimeout}ms` }),
  });
  pool.on('error', () => {});
  try {
    await requireReachable(pool, url);
    const backend = await takeLock(pool, log, signal);
    const cancel = () => void cancelBackend(url, backend).catch(() => {});
    signal?.addEventListener('abort', cancel);
    const close = async () => {
      signal?.removeEventListener('abort', cancel);
      await pool.end();
    };
    return { pool, run: (script) => runRetryingLocks(pool, script, log, signal), close };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** SQL that takes the lock within a script's own transaction: at once, unless its connection is no longer the first. */
export const lockWithinScript = `SELECT pg_advisory_xact_lock(${lockId});`;

async function requireReachable(pool: pg.Pool, url: string): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    throw new StartError(`The database${hostOf(url)} cannot be reached: ${reasonOf(error)}`);
  }
}

async function takeLock(pool: pg.Pool, log: Log | undefined, signal: AbortSignal | undefined): Promise<number> {
  for (let isLogged = false; ; isLogged = true) {
    const { rows } = await pool.query<{ taken: boolean; backend: number }>(
      'SELECT pg_try_advisory_lock($1) AS taken, pg_backend_pid() AS backend',
      [lockId],
    );
    if (rows[0]?.taken) return rows[0].backend;
    if (!isLogged) log?.info('waiting for another server, or what is left of one, to finish migrating the database');
    await sleep(200, undefined, { signal }).catch(() => {});
    if (signal?.aborted) throw new StartError('Told to stop while another server migrated the database');
  }
}

async function runRetryingLocks(
  pool: pg.Pool,
  script: string,
  log: Log | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    if (signal?.aborted) throw new Error('told to stop');
    // The pool's own `query` would give up the connection after an error, and with it the lock.
    const client = await pool.connect();
    try {
      await client.query(script);
      return;
    } catch (error) {
      const isLocked = error instanceof pg.DatabaseError && error.code === '55P03';
      if (!isLocked || attempt === lockAttempts || signal?.aborted) throw error;
      if (attempt === 1) log?.warn('a migration waits for a lock that others hold, and tries again for a minute');
      await sleep(lockPause, undefined, { signal }).catch(() => {});
    } finally {
      client.release();
    }
  }
}

async function cancelBackend(url: string, backend: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_cancel_backend($1)', [backend]);
  } finally {
    await client.end();
  }
}

/**
 * Opens one connection for `use`, and closes it afterwards. `name` is what PostgreSQL shows of it.
 * @throws StartError if the database cannot be reached
 */
export async function withConnection<T>(url: string, name: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: name });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`The database${hostOf(url)} cannot be reached: ${reasonOf(error)}`);
  }
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** What an error says, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  if (error.message.startsWith('unsupported startup parameter')) {
    return `${error.message}, so that a pooler is in between: DATABASE_DIRECT_URL has to lead past it, to PostgreSQL itself`;
  }
  return error.message.split('\n')[0] || ('code' in error ? String(error.code) : error.name);
}

/** The host that a connection URL names, for a sentence. */
function hostOf(url: string): string {
  return URL.canParse(url) ? ` at ${new URL(url).host || 'its socket'}` : '';
}
