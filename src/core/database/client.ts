import { Prisma, PrismaClient } from '../../../generated/prisma/client.js';
import type { Config } from '../platform/config.js';
import type { Logger } from '../platform/log.js';
import { transactionalAdapter } from './adapter.js';
import { type Budget, currentBudget, withBudget } from './budget.js';
import { retried } from './faults.js';
import { type BudgetedPool, createPool } from './pool/pool.js';
import { requirePreparedStatements } from './pool/pooler.js';
import { commandSession, optionsOf, requestSession, requireSession } from './pool/session.js';
import { type DatabaseReader, requireViews } from './readable.js';
import {
  type JsonText,
  type RunStatement,
  type Statement,
  type StatementRunner,
  statementRunner,
} from './statement.js';

/** The connection pools of the database and the ways to query it. */
export type Database = {
  prisma: PrismaClient;
  pool: BudgetedPool;
  /** Runs a statement on a connection of the pool, outside of a transaction. */
  json: RunStatement;
  close: () => Promise<void>;
};

/** Prisma's queries, outside of a transaction or within one. */
export type Transaction = Prisma.TransactionClient;

/**
 * Queries for handlers: Prisma, and prepared statements that return JSON for what is called most, where Prisma costs several times as much.
 */
export type Queries = Transaction & StatementRunner;

/** Options of the connections. */
export type DatabaseOptions = {
  url: string;
  poolSize: number;
  /** For commands: statements have no timeout. */
  isUnlimited?: boolean;
  /** Whether the URL leads to a pooler; then the sessions get their settings from the database (`setSessions`). */
  isPooled?: boolean;
  /** See the setting `PREPARED_STATEMENTS`. */
  preparedStatements?: boolean;
};

type DatabaseSettings = Pick<Config, 'databaseDirectUrl' | 'preparedStatements'>;

/** Connection options from the settings. */
export function databaseOptions(settings: DatabaseSettings): Pick<DatabaseOptions, 'isPooled' | 'preparedStatements'> {
  return { isPooled: settings.databaseDirectUrl !== null, preparedStatements: settings.preparedStatements };
}

/** Milliseconds that a statement outside of a request may take. */
const queryTimeout = 20_000;

/** Connects lazily. `close` ends every connection. */
export function createDatabase(
  { url, poolSize, isUnlimited = false, isPooled = false, preparedStatements = true }: DatabaseOptions,
  log: Logger,
): Database {
  const pool = createPool({
    connectionString: url,
    max: poolSize,
    // Reads always find a connection, however many writes wait.
    writers: Math.max(1, poolSize - Math.ceil(poolSize * 0.3)),
    // Without a timeout a request would wait for ever for a database that is gone.
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // A transaction sends its first statements without waiting for BEGIN.
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
    json: (statement, values) => jsonWithin(pool, currentBudget(), statement, values),
    close: async () => {
      await prisma.$disconnect();
      if (!pool.ended) {
        await pool.end();
      }
    },
  };
}

/**
 * Connects and checks the connection.
 * @throws StartError if sessions are not in UTC, or a pooler's sessions have other settings
 */
export async function connect(options: DatabaseOptions, log: Logger): Promise<Database> {
  const database = createDatabase(options, log);
  try {
    await requireSession(database.pool, options.isPooled ? requestSession : { TimeZone: requestSession.TimeZone });
    if (options.isPooled && options.preparedStatements !== false) await requirePreparedStatements(options.url);
    // Prisma loads files at its first use, which fails for good if the process has run out of file descriptors by then.
    await database.prisma.$connect();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Queries outside of a transaction, within the budget of one request. Statements read what `reader` may read, through the views of what is
 * restricted; Prisma reads as if nobody did.
 * @throws Error for a statement that reads past these views
 */
export function within(
  { prisma, pool }: Pick<Database, 'prisma' | 'pool'>,
  budget: Budget,
  reader: DatabaseReader = null,
): Queries {
  const json: RunStatement = async (statement, values) => {
    requireViews(statement);
    return jsonWithin(pool, budget, statement, values, reader);
  };
  const run = <T>(use: (it: Transaction) => T) => withBudget(budget, async () => await use(prisma));
  return queriesThrough(run, json);
}

/** $1 account, $2 whether it is staff. */
const enterAs: Statement<never> = {
  name: 'enter_as',
  text: `SELECT set_config('plaza.reader', $1, true), set_config('plaza.staff', $2, true)`,
};

function jsonWithin<T>(
  pool: BudgetedPool,
  budget: Budget | undefined,
  statement: Statement<T>,
  values: readonly unknown[],
  reader: DatabaseReader = null,
): Promise<JsonText<T> | null> {
  return retried(async () => {
    const client = await pool.within(budget);
    try {
      // Sent together with the statement, in whose transaction it counts.
      if (reader !== null) client.json(enterAs, [String(reader.id), String(reader.isStaff)]).catch(() => {});
      const reply = await client.json(statement, values);
      client.release();
      return reply;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }, budget);
}

/** Wraps Prisma so that each call is made by `run`, and statements by `ask`. */
export function queriesThrough(
  run: (use: (it: Transaction) => unknown) => Promise<unknown>,
  ask: RunStatement,
): Queries {
  type Methods = Record<string, (...args: unknown[]) => unknown>;
  const statements: Record<string, unknown> = statementRunner(ask);
  const methods = (of: (it: Transaction) => unknown) =>
    new Proxy<Methods>(
      {},
      {
        get:
          (_, name) =>
          (...args: unknown[]) =>
            run((it) => (of(it) as Methods)[String(name)]?.(...args)),
      },
    );
  const raw = methods((it) => it);
  const get = (_: object, name: string | symbol) =>
    String(name).startsWith('$')
      ? (statements[String(name)] ?? raw[String(name)])
      : methods((it) => (it as unknown as Record<string, unknown>)[String(name)]);
  return new Proxy({}, { get }) as Queries;
}

/** Whether an error says that the row to change or delete does not exist. */
export function isMissingRow(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025';
}

/** Whether an error is a unique violation. */
export function isDuplicate(error: unknown): boolean {
  const isOfPrisma = error instanceof Prisma.PrismaClientKnownRequestError;
  return isOfPrisma ? error.code === 'P2002' : (error as { code?: unknown }).code === '23505';
}
