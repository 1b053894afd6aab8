import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { StartError } from '../operations/config.js';
import {
  type Log,
  lockWithinScript,
  type MigrationSession,
  openMigrationSession,
  reasonOf,
  withConnection,
} from './migration-session.js';

/** `prisma/migrations`, from the source and from the compiled program alike. */
export const migrationsFolder = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));

type Migration = { name: string; script: string; checksum: string };
type Applied = { migration_name: string; checksum: string; finished_at: Date | null };

/** A migration that cannot be applied. */
export class MigrationError extends StartError {
  override name = 'MigrationError';
}

/**
 * Brings the database up to date and answers the names of the migrations that were missing. When `signal` is aborted, the
 * migration that runs is undone. @throws MigrationError, or StartError if the database cannot be reached.
 */
export function applyMigrations(url: string, folder: string, log?: Log, signal?: AbortSignal): Promise<string[]> {
  return migrate(url, { migrations: readMigrations(folder), restoring: false, log, signal });
}

/** The checksums of this version's migrations, by their names. */
export function migrationChecksums(): Map<string, string> {
  return new Map(readMigrations(migrationsFolder).map(({ name, checksum }) => [name, checksum]));
}

/** Brings an empty database to where another one was that had these migrations, for a restore. @throws as `applyMigrations` */
export async function applyMigrationsOf(url: string, names: readonly string[], log: Log): Promise<void> {
  const migrations = readMigrations(migrationsFolder).filter(({ name }) => names.includes(name));
  await migrate(url, { migrations, restoring: true, log });
}

/** The schema that says that a restore into the database has not ended. */
export const restoreSchema = 'plaza_restore';

type Migrating = {
  migrations: Migration[];
  restoring: boolean;
  log?: Log | undefined;
  signal?: AbortSignal | undefined;
};

async function migrate(url: string, { migrations, restoring, log, signal }: Migrating): Promise<string[]> {
  // Servers that start together take turns, and whoever comes second finds nothing left to do.
  const session = await openMigrationSession(url, log, signal);
  try {
    if (!restoring) await refuseHalfRestored(session.pool);
    const applied = await appliedMigrations(session.pool);
    warnOfDifferences(migrations, applied, log);
    const done = new Set(applied.filter((row) => row.finished_at).map((row) => row.migration_name));
    const isCurrent = migrations.every(({ name }) => done.has(name)) && applied.every((row) => row.finished_at);
    if (isCurrent) return [];
    if (applied.length === 0) await refuseForeign(session.pool);
    await forgetInterrupted(session.pool, migrations, applied, log);
    const missing = migrations.filter(({ name }) => !done.has(name));
    await apply(session, missing, signal);
    const names = missing.map(({ name }) => name);
    log?.info(`applied ${names.length} migrations, the last of them ${names.at(-1)}`);
    return names;
  } finally {
    await session.close();
  }
}

/** The names of all migrations that this version knows. */
export function knownMigrations(folder = migrationsFolder): string[] {
  return readMigrations(folder).map(({ name }) => name);
}

/**
 * Sees that the database has all migrations of this version, and changes nothing.
 * @throws MigrationError, or StartError if the database cannot be reached.
 */
export async function assertMigrated(url: string, folder: string, log?: Log): Promise<void> {
  await withConnection(url, 'plaza', async (client) => {
    await refuseHalfRestored(client);
    const migrations = readMigrations(folder);
    const applied = await appliedMigrations(client);
    warnOfDifferences(migrations, applied, log);
    const done = new Set(applied.filter((row) => row.finished_at).map((row) => row.migration_name));
    const missing = migrations.filter(({ name }) => !done.has(name));
    if (missing.length === 0) return;
    throw new MigrationError(
      `The database lacks ${missing.length} of ${migrations.length} migrations, and MIGRATE=off leaves them to the command migrate`,
    );
  });
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return names
    .filter((name) => existsSync(join(folder, name, 'migration.sql')))
    .sort()
    .map((name) => {
      const script = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    });
}

/** Its tables are there and hold nothing yet: a service would take it for a new one. */
async function refuseHalfRestored(client: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await client.query<{ half: boolean }>('SELECT to_regnamespace($1) IS NOT NULL AS half', [
    restoreSchema,
  ]);
  if (!rows[0]?.half) return;
  throw new MigrationError(
    'A restore into this database has not ended: repeat it, or begin anew with another database and storage',
  );
}

/** Tables of others, and none of ours: the URL is probably another program's. */
async function refuseForeign(client: pg.Pool): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename <> '_prisma_migrations' LIMIT 1`,
  );
  if (!rows[0]) return;
  throw new MigrationError(
    `The database holds the table ${rows[0].name} and no migration of Plaza: it wants an empty one`,
  );
}

async function appliedMigrations(client: Pick<pg.Pool, 'query'>): Promise<Applied[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there`,
  );
  if (!found[0]?.there) return [];
  const { rows } = await client.query<Applied>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  return rows;
}

function warnOfDifferences(migrations: Migration[], applied: Applied[], log: Log | undefined): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const row of applied) {
    const checksum = known.get(row.migration_name);
    if (checksum === undefined)
      log?.warn(`the database has the migration ${row.migration_name}, which this version does not know`);
    else if (checksum !== row.checksum)
      log?.warn(`the migration ${row.migration_name} was changed after it had been applied`);
  }
}

/**
 * A migration that was begun and has no end was interrupted, by a kill for example. While the lock is ours, nobody runs it;
 * and since its end is recorded in its own transaction, PostgreSQL has undone it.
 */
async function forgetInterrupted(
  client: pg.Pool,
  migrations: Migration[],
  applied: Applied[],
  log: Log | undefined,
): Promise<void> {
  for (const { migration_name: name } of applied.filter((row) => row.finished_at === null)) {
    const migration = migrations.find((each) => each.name === name);
    if (migration === undefined) continue;
    if (!isOneTransaction(migration.script)) {
      throw new MigrationError(
        `The migration ${name} was interrupted and is no single transaction: complete it by hand and set its finished_at in _prisma_migrations, or undo it by hand and set its rolled_back_at`,
      );
    }
    await client.query(
      'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL',
      [name],
    );
    log?.warn(`the migration ${name} was interrupted and undone, and is applied anew`);
  }
}

/** As Prisma makes it, so that its own `migrate deploy` and `migrate status` work on the same database. */
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

/** A record of a migration; `finishedAt` is SQL. */
const record = ({ name, checksum }: Migration, finishedAt: string) => `
  INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
  VALUES (gen_random_uuid(), ${pg.escapeLiteral(checksum)}, ${pg.escapeLiteral(name)}, ${finishedAt}, 1)`;

/** Applies migrations in their order. Each is recorded as it ends, and what failed leaves nothing if it is one transaction. */
async function apply(
  session: MigrationSession,
  migrations: Migration[],
  signal: AbortSignal | undefined,
): Promise<void> {
  await session.run(recordsTable);
  for (const migration of migrations) {
    const { name, script } = migration;
    try {
      if (isOneTransaction(script)) {
        await session.run(`${lockWithinScript}\n${script}\n;${record(migration, 'clock_timestamp()')}`);
      } else {
        await session.run(record(migration, 'NULL'));
        await session.run(script);
        await session.run(
          `UPDATE _prisma_migrations SET finished_at = clock_timestamp() WHERE migration_name = ${pg.escapeLiteral(name)}
           AND finished_at IS NULL AND rolled_back_at IS NULL`,
        );
      }
    } catch (error) {
      if (signal?.aborted) throw new MigrationError(`Told to stop during the migration ${name}, which was undone`);
      throw new MigrationError(`The migration ${name} failed: ${reasonOf(error)}`);
    }
  }
}

/** PostgreSQL runs a script as one transaction, unless the script ends one itself or holds what runs in none. */
function isOneTransaction(script: string): boolean {
  const outsideBodies = script.replace(/\$(\w*)\$.*?\$\1\$/gs, '').replace(/--.*$/gm, '');
  const control = /^\s*(BEGIN|COMMIT|ROLLBACK|START\s+TRANSACTION|END)\b[^;]*;|\bCONCURRENTLY\b|^\s*VACUUM\b/im;
  return !control.test(outsideBodies);
}
