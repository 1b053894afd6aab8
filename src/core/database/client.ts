import type pg from 'pg';
import { Prisma, PrismaClient } from '../../../generated/prisma/client.js';
import type { Config } from '../platform/config.js';
import type { Logger } from '../platform/log.js';
import { transactionalAdapter } from './adapter.js';
import { type Budget, withBudget } from './budget.js';
import { retried } from './faults.js';
import { type BudgetedPool, createPool } from './pool/pool.js';
import { requirePreparedStatements } from './pool/pooler.js';
import { commandSession, optionsOf, requestSession, requireSession } from './pool/session.js';
import { JsonText, type RunStatement, type Statement, type StatementRunner, statementRunner } from './statement.js';

/** The connections to the database, and the ways to ask it. */
export type Database = {
  prisma: PrismaClient;
  pool: BudgetedPool;
  /** Runs a statement on a connection of Prisma's own pool: not part of a transaction. */
  json: RunStatement;
  close: () => Promise<void>;
};

/** Prisma's own queries, outside of a transaction or within. */
export type Transaction = Prisma.TransactionClient;

/**
 * What handlers ask: Prisma's queries, and prepared statements that return JSON, for what is called most. There Prisma's
 * queries cost several times as much.
 */
export type Queries = Transaction & StatementRunner;

/** How to reach the database. */
export type DatabaseOptions = {
  url: string;
  poolSize: number;
  /** For commands: nothing ends a statement because it takes long. */
  isUnlimited?: boolean;
  /** Whether the URL leads to a pooler: then the database gives sessions their settings (`setSessions`). */
  isPooled?: boolean;
  /** As `PREPARED_STATEMENTS`. */
  preparedStatements?: boolean;
};

type DatabaseSettings = Pick<Config, 'databaseDirectUrl' | 'preparedStatements'>;

/** What the settings say of them. */
export function databaseOptions(settings: DatabaseSettings): Pick<DatabaseOptions, 'isPooled' | 'preparedStatements'> {
  return { isPooled: settings.databaseDirectUrl !== null, preparedStatements: settings.preparedStatements };
}

/** Milliseconds that a statement of no request may take. */
const queryTimeout = 20_000;

/** Connects lazily. `close` ends every connection. */
export function createDatabase(
  { url, poolSize, isUnlimited = false, isPooled = false, preparedStatements = true }: DatabaseOptions,
  log: Logger,
): Database {
  const pool = createPool({
    connectionString: url,
    max: poolSize,
    // Reads always find a connection, however many wait to write.
    writers: Math.max(1, poolSize - Math.ceil(poolSize * 0.3)),
    // Without it a request would wait for ever for a database that is gone.
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // A transaction sends what it begins with at once.
    pipeline: true,
    prepared: preparedStatements,
    ...(isUnlimited ? {} : { queryTimeout }),
    ...(isPooled
      ? { timeZone: requestSession.TimeZone }
      : { options: optionsOf(isUnlimited ? commandSession : requestSession) }),
    application_name: 'plaza',
  });
  // A pool without a listener ends the process when the database ends an idle connection.
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection was lost'));
  const prisma = new PrismaClient({ adapter: transactionalAdapter(pool), errorFormat: 'minimal' });
  return {
    prisma,
    pool,
    json: (statement, values) => runStatement(pool, statement, values),
    close: async () => {
      await prisma.$disconnect();
      if (!pool.ended) {
        await pool.end();
      }
    },
  };
}

/**
 * Connects, and makes sure of it.
 * @throws StartError where a time does not mean the same to both sides, or a pooler's sessions have other settings
 */
export async function connect(options: DatabaseOptions, log: Logger): Promise<Database> {
  const database = createDatabase(options, log);
  try {
    await requireSession(database.pool, options.isPooled ? requestSession : { TimeZone: requestSession.TimeZone });
    if (options.isPooled && options.preparedStatements !== false) await requirePreparedStatements(options.url);
    // What it loads from disk at its first use: a program that has run out of files by then could never load it again.
    await database.prisma.$connect();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The database outside of a transaction; what it is asked comes out of one request's budget. */
export function within({ prisma, pool }: Pick<Database, 'prisma' | 'pool'>, budget: Budget): Queries {
  const json: RunStatement = (statement, values) =>
    retried(async () => {
      const client = await pool.within(budget);
      try {
        const reply = await runStatement(client, statement, values);
        client.release();
        return reply;
      } catch (error) {
        client.release(error as Error);
        throw error;
      }
    }, budget);
  const run = <T>(use: (it: Transaction) => T) => withBudget(budget, async () => await use(prisma));
  return queriesThrough(run, json);
}

/** Prisma, each call of which is made by `run`, and statements, which are run by `ask`. */
export function queriesThrough(
  run: (use: (it: Transaction) => unknown) => Promise<unknown>,
  ask: RunStatement,
): Queries {
  type Methods = Record<string, (...given: unknown[]) => unknown>;
  const statements: Record<string, unknown> = statementRunner(ask);
  const methods = (of: (it: Transaction) => unknown) =>
    new Proxy<Methods>(
      {},
      {
        get:
          (_, name) =>
          (...given: unknown[]) =>
            run((it) => (of(it) as Methods)[String(name)]?.(...given)),
      },
    );
  const raw = methods((it) => it);
  const get = (_: object, name: string | symbol) =>
    String(name).startsWith('$')
      ? (statements[String(name)] ?? raw[String(name)])
      : methods((it) => (it as unknown as Record<string, unknown>)[String(name)]);
  return new Proxy({}, { get }) as Queries;
}

/** Runs a statement on a connection, or on one of a pool. */
export async function runStatement<T>(
  queryable: pg.Pool | pg.ClientBase,
  { name, text }: Statement<T>,
  values: readonly unknown[],
): Promise<JsonText<T> | null> {
  const { rows } = await queryable.query<[string | null]>({
    name,
    text,
    values: [...values],
    rowMode: 'array',
    types: asText,
  });
  const reply = rows[0]?.[0] ?? null;
  return reply === null ? null : new JsonText(reply);
}

// The text of the JSON is what leaves: parsing it here would be wasted.
const asText: pg.CustomTypesConfig = { getTypeParser: () => (value: string) => value };

/** Whether a row that was to be changed or deleted is not there. */
export function isMissingRow(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025';
}

/** Whether a row would be the second where there can be one. */
export function isDuplicate(error: unknown): boolean {
  const isOfPrisma = error instanceof Prisma.PrismaClientKnownRequestError;
  return isOfPrisma ? error.code === 'P2002' : (error as { code?: unknown }).code === '23505';
}
