import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Config, StartError } from '../../platform/config.js';
import { reasonOf, withConnection } from '../connection.js';
import { bulkSession, optionsOf } from '../pool/session.js';
import { baseline, MigrationError, presentNames } from './baseline.js';

/** `prisma/migrations`, from the source and from the compiled program. */
export const migrationsFolder = fileURLToPath(new URL('../../../../prisma/migrations', import.meta.url));

/** A schema that exists until a restore into the database has ended. */
export const restoreSchema = 'plaza_restore';

type Migration = { name: string; script: string; checksum: string };
type Log = { info(message: string): void; warn(message: string): void };
type Options = { log?: Log | undefined; signal?: AbortSignal | undefined; isRestore?: boolean };

/** The lock of Prisma's own `migrate deploy`, so that it and this program wait for each other. */
const lockId = 72_707_369;

/**
 * While a script waits for a lock, all others queue behind it, and requests give up after half a second. So a script gives up after
 * `lockTimeout`, or at a deadlock, lets the others pass for `lockPause`, and is retried for up to a minute. Milliseconds.
 */
const lockTimeout = 200;
const lockPause = 1_000;
const lockAttempts = 50;
const lockFaults: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);

/**
 * Upgrades a database to this version, or with MIGRATE=off checks that it is there; bypasses a pooler, if there is one. Returns the names
 * of the migrations that were missing.
 * @throws StartError
 */
export async function upgradeDatabase(
  { url, databaseDirectUrl, migrate }: Pick<Config, 'databaseDirectUrl' | 'migrate'> & { url: string },
  log: Log,
  signal?: AbortSignal,
): Promise<string[]> {
  const directUrl = databaseDirectUrl ?? url;
  if (migrate) return applyMigrations(directUrl, migrationsFolder, log, signal);
  return withConnection(directUrl, 'plaza', async (client) => {
    const migrations = readMigrations();
    const { length } = await missingOf(client, migrations, { log });
    if (length === 0) return [];
    throw new MigrationError(
      `The database lacks ${length} of ${migrations.length} migrations, and MIGRATE=off leaves them to the command migrate`,
    );
  });
}

/**
 * Applies the missing migrations of a folder and returns their names. When `signal` is aborted, the running migration is rolled back.
 * @throws MigrationError, or StartError if the database cannot be reached
 */
export function applyMigrations(url: string, folder: string, log?: Log, signal?: AbortSignal): Promise<string[]> {
  return migrate(url, readMigrations(folder), { log, signal });
}

/**
 * Brings an empty database to the state of one that has these migrations.
 * @throws see `applyMigrations`
 */
export async function applyMigrationsOf(url: string, names: readonly string[], log: Log): Promise<void> {
  const migrations = readMigrations().filter(({ name }) => names.includes(name));
  await migrate(url, migrations, { log, isRestore: true });
}

/** The migrations of a folder, in order; by default those of this version. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).sort();
  return names.map((name) => {
    const script = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
    return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
  });
}

function migrate(url: string, migrations: Migration[], options: Options): Promise<string[]> {
  const { log, signal } = options;
  const session = optionsOf({ ...bulkSession, lock_timeout: `${lockTimeout}ms` });
  return withConnection(
    url,
    'plaza',
    async (client) => {
      const cancel = await takeLock(url, client, options);
      signal?.addEventListener('abort', cancel);
      try {
        const missing = await missingOf(client, migrations, options);
        if (missing.length > 0) await client.query(recordsTable);
        for (const migration of missing) await apply(client, migration, options);
        const names = missing.map(({ name }) => name);
        if (names.length > 0) log?.info(`applied ${names.length} migrations, the last one ${names.at(-1)}`);
        return names;
      } finally {
        signal?.removeEventListener('abort', cancel);
      }
    },
    session,
  );
}

/**
 * Waits until no other server migrates. It polls, since a waiting statement would block CREATE INDEX CONCURRENTLY of the other server.
 * Returns a function that cancels the running statement.
 */
async function takeLock(url: string, client: pg.Client, { log, signal }: Options): Promise<() => void> {
  for (let isLogged = false; ; isLogged = true) {
    const { rows } = await client.query<{ taken: boolean; backend: number }>(
      'SELECT pg_try_advisory_lock($1) AS taken, pg_backend_pid() AS backend',
      [lockId],
    );
    const backend = rows[0]?.backend;
    if (rows[0]?.taken) {
      const cancel = (other: pg.Client) => other.query('SELECT pg_cancel_backend($1)', [backend]);
      return () => void withConnection(url, 'plaza', cancel).catch(() => {});
    }
    if (!isLogged) log?.info('waiting for another server to finish migrating the database');
    await sleep(200, undefined, { signal }).catch(() => {});
    if (signal?.aborted) throw new StartError('Aborted by shutdown while another server migrated the database');
  }
}

/**
 * The migrations that the database lacks.
 * @throws MigrationError if none can be applied to it
 */
async function missingOf(client: pg.Client, migrations: Migration[], { log, isRestore }: Options) {
  const { rows: states } = await client.query<{ recorded: boolean; restoring: boolean; other: string | null }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS recorded, to_regnamespace($1) IS NOT NULL AS restoring,
       (SELECT min(tablename) FROM pg_tables
        WHERE schemaname = current_schema() AND tablename <> '_prisma_migrations') AS other`,
    [restoreSchema],
  );
  const { recorded: isRecorded = false, restoring = false, other = null } = states[0] ?? {};
  // The tables have no rows yet: a service would take the database for a new one.
  if (restoring && !isRestore) {
    throw new MigrationError(
      'A restore into this database has not ended: repeat it, or begin anew with another database and storage',
    );
  }
  const { rows: applied } = isRecorded
    ? await client.query<{ name: string; checksum: string; finished: boolean }>(
        `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished FROM _prisma_migrations
         WHERE rolled_back_at IS NULL`,
      )
    : { rows: [] };
  // The URL probably leads to another program's database.
  if (applied.length === 0 && other !== null) {
    throw new MigrationError(`The database has the table ${other} and no migration of Plaza: it has to be empty`);
  }
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum, finished } of applied) {
    // A migration in one transaction is recorded in it, and leaves nothing when interrupted.
    if (!finished) {
      throw new MigrationError(
        `The migration ${name} was interrupted and is no single transaction: complete it by hand and set its finished_at in _prisma_migrations, or undo it by hand and set its rolled_back_at`,
      );
    }
    if (!checksums.has(name) && name > baseline.last) {
      log?.warn(`the database has the migration ${name}, which this version does not know`);
    } else if (checksums.has(name) && checksums.get(name) !== checksum) {
      log?.warn(`the migration ${name} was changed after it had been applied`);
    }
  }
  const recorded = new Set(applied.map(({ name }) => name));
  const present = presentNames([...recorded]);
  // Squashed migrations are applied under other names, and only have to be recorded.
  return migrations
    .filter(({ name }) => !recorded.has(name))
    .map((migration) => (present.includes(migration.name) ? { ...migration, script: '' } : migration));
}

/** The table as Prisma creates it, so that `migrate deploy` and `migrate status` work on the same database. */
const recordsTable = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id varchar(36) PRIMARY KEY NOT NULL,
    checksum varchar(64) NOT NULL,
    finished_at timestamptz,
    migration_name varchar(255) NOT NULL,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz NOT NULL DEFAULT now(),
    applied_steps_count integer NOT NULL DEFAULT 0
  )`;

/** Applies one migration and records it as Prisma does. A failed one leaves nothing, if it is one transaction. */
async function apply(client: pg.Client, { name, script, checksum }: Migration, options: Options): Promise<void> {
  const record = (finishedAt: string) => `
    INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
    VALUES (gen_random_uuid(), ${pg.escapeLiteral(checksum)}, ${pg.escapeLiteral(name)}, ${finishedAt}, 1)`;
  try {
    if (isOneTransaction(script)) {
      await runRetryingLocks(client, `${script}\n;${record('clock_timestamp()')}`, options);
      return;
    }
    await client.query(record('NULL'));
    await client.query('SET lock_timeout = 0');
    await client.query(script);
    await client.query(`SET lock_timeout = ${lockTimeout}`);
    await client.query(
      `UPDATE _prisma_migrations SET finished_at = clock_timestamp()
       WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL`,
      [name],
    );
  } catch (error) {
    if (options.signal?.aborted)
      throw new MigrationError(`Aborted by shutdown during the migration ${name}, which was rolled back`);
    throw new MigrationError(`The migration ${name} failed: ${reasonOf(error)}`);
  }
}

async function runRetryingLocks(client: pg.Client, script: string, { log, signal }: Options): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    if (signal?.aborted) throw new Error('aborted by shutdown');
    try {
      await client.query(script);
      return;
    } catch (error) {
      const isLocked = error instanceof pg.DatabaseError && lockFaults.has(error.code);
      if (!isLocked || attempt === lockAttempts || signal?.aborted) throw error;
      if (attempt === 1) log?.warn('a migration is waiting for a lock, and retries for a minute');
      await sleep(lockPause, undefined, { signal }).catch(() => {});
    }
  }
}

/** PostgreSQL runs a script as one transaction, unless the script ends one itself or has statements that cannot run in one. */
function isOneTransaction(script: string): boolean {
  const outsideBodies = script.replace(/\$(\w*)\$.*?\$\1\$/gs, '').replace(/--.*$/gm, '');
  const control = /^\s*(BEGIN|COMMIT|ROLLBACK|START\s+TRANSACTION|END)\b[^;]*;|\bCONCURRENTLY\b|^\s*VACUUM\b/im;
  return !control.test(outsideBodies);
}
