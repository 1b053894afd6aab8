import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from '../../generated/prisma/client.js';
import type { Logger } from '../log.js';

/** A statement that the server prepares once per connection. It returns at most one row: JSON as text, named `reply`. */
export type Statement = { name: string; text: string };

/** Runs a statement and gives its JSON as text, or null for no row. */
export type Json = (statement: Statement, values: readonly unknown[]) => Promise<string | null>;

export type Database = {
  prisma: PrismaClient;
  pool: pg.Pool;
  /** Runs a statement on a connection of Prisma's own pool: not part of a transaction. */
  json: Json;
  close: () => Promise<void>;
};

/** Prisma as handlers see it: the client, or the transaction that is running. */
export type Transaction = Prisma.TransactionClient;

export type DatabaseOptions = { url: string; poolSize: number };

/** Connects lazily. `close` ends every connection. */
export function createDatabase({ url, poolSize }: DatabaseOptions, log: Logger): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // Without it a request would wait for ever for a database that is gone.
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Queries of clients that went away would run on.
    statement_timeout: 15_000,
    // A connection that went silent without being closed answers nothing at all.
    query_timeout: 20_000,
    // UTC: the adapter shifts timestamps under any other zone. Read committed: the triggers that count rely on it.
    // JIT: compiling a plan costs more than it saves on queries as short as ours. Generic plans: with LIMIT and OFFSET as
    // parameters PostgreSQL would plan the prepared statements anew each time, which takes longer than running them.
    options:
      '-c TimeZone=UTC -c default_transaction_isolation=read\\ committed -c jit=off -c plan_cache_mode=force_generic_plan',
    application_name: 'plaza',
  });
  // A pool without a listener ends the process when the database ends an idle connection.
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection was lost'));
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' });
  return {
    prisma,
    pool,
    json: async ({ name, text }, values) => {
      const { rows } = await pool.query<[string | null]>({
        name,
        text,
        values: [...values],
        rowMode: 'array',
        types: asText,
      });
      return rows[0]?.[0] ?? null;
    },
    close: async () => {
      await prisma.$disconnect();
      if (!pool.ended) {
        await pool.end();
      }
    },
  };
}

/** As often as PostgreSQL may end one of two transactions that wait for each other before it counts as our fault. */
const attempts = 3;

/** Runs `work` in a transaction, again if it lost a deadlock: `work` may do nothing but ask the database. */
export async function inTransaction<T>(
  { prisma }: Pick<Database, 'prisma'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await prisma.$transaction(work, { maxWait: 5000, timeout: 15_000 });
    } catch (error) {
      if (attempt === attempts || !['40P01', '40001', 'P2034'].includes(conflictOf(error))) {
        throw error;
      }
    }
  }
}

/** The same within a transaction of Prisma. */
export function jsonWithin(transaction: Transaction): Json {
  return async ({ text }, values) => {
    const [row] = await transaction.$queryRawUnsafe<{ reply: string | null }[]>(text, ...values);
    return row?.reply ?? null;
  };
}

// The text of the JSON is what leaves: parsing it here would be wasted.
const asText: pg.CustomTypesConfig = { getTypeParser: () => (value: string) => value };

/** The database must agree that a time means the same to both sides. */
export async function checkTimeZone(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ zone: string }>(`SELECT current_setting('TimeZone') AS zone`);
  if (rows[0]?.zone !== 'UTC') {
    throw new Error(`The database session runs in the time zone ${rows[0]?.zone}, not in UTC`);
  }
}

// Connection lost, server shutting down, out of resources, a statement that took too long, a disk that fails.
const unavailableStates = /^(08|57P0|57014|53[0-9]|58)/;
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
]);
const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|not queryable|Cannot use a pool after calling end/;

/** Whether an error says that the database cannot be used now, rather than that we used it wrongly. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let each: unknown = error; each instanceof Object; each = nested(each)) {
    const { code, originalCode, message, kind } = each as Record<string, unknown>;
    for (const state of [code, originalCode]) {
      if (typeof state === 'string' && (unavailableCodes.has(state) || unavailableStates.test(state))) {
        return true;
      }
    }
    if (typeof message === 'string' && unavailableMessages.test(message)) {
      return true;
    }
    if (kind === 'DatabaseNotReachable' || kind === 'ConnectionClosed' || kind === 'SocketTimeout') {
      return true;
    }
  }
  return false;
}

function conflictOf(error: unknown): string {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2034'
    ? error.code
    : (sqlState(error) ?? '');
}

/** The SQLSTATE of a failed statement, wherever the layers above PostgreSQL put it. */
export function sqlState(error: unknown): string | undefined {
  for (let each: unknown = error; each instanceof Object; each = nested(each)) {
    const { originalCode, code } = each as { originalCode?: unknown; code?: unknown };
    for (const state of [originalCode, code]) {
      if (typeof state === 'string' && /^[0-9A-Z]{5}$/.test(state) && !/^P[12]\d{3}$/.test(state)) {
        return state;
      }
    }
  }
  return undefined;
}

function nested(error: object): unknown {
  const { cause, meta } = error as { cause?: unknown; meta?: { driverAdapterError?: unknown; code?: unknown } };
  return cause ?? meta?.driverAdapterError ?? (typeof meta?.code === 'string' ? meta : undefined);
}

/** Whether a row that was to be changed or deleted is not there. */
export function isMissingRow(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025';
}

/** Whether a row would be the second where there can be one. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

/** Whether a row refers to one that is not there. */
export function isBrokenReference(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003';
}
