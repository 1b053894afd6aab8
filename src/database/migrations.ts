import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MigrationList, SchemaFilter } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { StartError } from '../config.js';
import {
  type Log,
  lockWithinScript,
  type MigrationSession,
  openMigrationSession,
  reasonOf,
  withConnection,
} from './migration-session.js';
import { createPool } from './pool.js';
import { openSchemaEngine } from './schema-engine.js';

/** `prisma/migrations`, from the source and from the compiled program alike. */
export const migrationsFolder = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));

type Migration = { name: string; script: string; checksum: string };
type Applied = { migration_name: string; checksum: string; finished_at: Date | null };

/** A migration that cannot be applied. */
export class MigrationError extends StartError {
  override name = 'MigrationError';
}

const noFilters: SchemaFilter = { externalTables: [], externalEnums: [] };

/**
 * Brings the database up to date and answers the names of the migrations that were missing. When `signal` is aborted, the
 * migration that runs is undone. @throws MigrationError, or StartError if the database cannot be reached.
 */
export function applyMigrations(url: string, folder: string, log?: Log, signal?: AbortSignal): Promise<string[]> {
  return migrate(url, { folder, migrations: readMigrations(folder), restoring: false, log, signal });
}

/** The checksums of this version's migrations, by their names. */
export function migrationChecksums(): Map<string, string> {
  return new Map(readMigrations(migrationsFolder).map(({ name, checksum }) => [name, checksum]));
}

/** Brings an empty database to where another one was that had these migrations, for a restore. @throws as `applyMigrations` */
export async function applyMigrationsOf(url: string, names: readonly string[], log: Log): Promise<void> {
  const migrations = readMigrations(migrationsFolder).filter(({ name }) => names.includes(name));
  await migrate(url, { folder: migrationsFolder, migrations, restoring: true, log });
}

/** The schema that says that a restore into the database has not ended. */
export const restoreSchema = 'plaza_restore';

type Migrating = {
  folder: string;
  migrations: Migration[];
  restoring: boolean;
  log?: Log | undefined;
  signal?: AbortSignal | undefined;
};

async function migrate(url: string, { folder, migrations, restoring, log, signal }: Migrating): Promise<string[]> {
  // Servers that start together take turns, and whoever comes second finds nothing left to do.
  const session = await openMigrationSession(url, log, signal);
  try {
    if (!restoring) await refuseHalfRestored(session.pool);
    const applied = await appliedMigrations(session.pool);
    warnOfDifferences(migrations, applied, log);
    const done = new Set(applied.filter((row) => row.finished_at).map((row) => row.migration_name));
    const isCurrent = migrations.every(({ name }) => done.has(name)) && applied.every((row) => row.finished_at);
    if (isCurrent) return [];
    await forgetInterrupted(session.pool, migrations, applied, log);
    return await runEngine(session, folder, migrations, log, signal);
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

/** The SQL that would still be needed to make the migrated database what the Prisma schema says: none, if they agree. */
export async function schemaDiff(url: string, schemaFile: string): Promise<string> {
  const files = [{ path: schemaFile, content: readFileSync(schemaFile, 'utf8') }];
  const pool = createPool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 });
  const { engine, close } = await openSchemaEngine(pool, files);
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: dirname(schemaFile) },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: noFilters,
    });
    return (stdout ?? '').replace(/^--.*$/gm, '').trim();
  } finally {
    close();
    await pool.end();
  }
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

async function runEngine(
  session: MigrationSession,
  folder: string,
  migrations: Migration[],
  log: Log | undefined,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const failure: { current: { script: string; error: unknown } | null } = { current: null };
  const { engine, close } = await openSchemaEngine(session.pool, [], async (script) => {
    try {
      await session.run(recordingItsEnd(script, migrations));
    } catch (error) {
      failure.current = { script, error };
      throw error;
    }
  });
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: migrationList(folder, migrations),
      filters: noFilters,
    });
    for (const name of appliedMigrationNames) log?.info(`applied the migration ${name}`);
    return appliedMigrationNames;
  } catch (error) {
    const failed = migrations.find(({ script }) => script === failure.current?.script);
    if (!failed) throw new MigrationError(`The migrations cannot be applied: ${engineReason(error)}`);
    // PostgreSQL ran the script as one transaction and undid it, so nothing keeps a corrected one from being tried.
    if (isOneTransaction(failed.script)) await engine.markMigrationRolledBack({ migrationName: failed.name });
    if (signal?.aborted) throw new MigrationError(`Told to stop during the migration ${failed.name}, which was undone`);
    throw new MigrationError(`The migration ${failed.name} failed: ${reasonOf(failure.current?.error)}`);
  } finally {
    close();
  }
}

/**
 * The script, with its end recorded in its own transaction: a migration that has none has never happened. Prisma records
 * it afterwards, on its own, where a kill may come between.
 */
function recordingItsEnd(script: string, migrations: Migration[]): string {
  const migration = migrations.find((each) => each.script === script);
  if (migration === undefined || !isOneTransaction(script)) return script;
  const end = `UPDATE _prisma_migrations SET finished_at = clock_timestamp()
    WHERE migration_name = ${pg.escapeLiteral(migration.name)} AND finished_at IS NULL AND rolled_back_at IS NULL`;
  return `${lockWithinScript}\n${script}\n;${end}`;
}

function migrationList(folder: string, migrations: Migration[]): MigrationList {
  const lockfile = join(folder, 'migration_lock.toml');
  return {
    baseDir: folder,
    lockfile: { path: basename(lockfile), content: existsSync(lockfile) ? readFileSync(lockfile, 'utf8') : null },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, script }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: script } },
    })),
  };
}

/** PostgreSQL runs a script as one transaction, unless the script ends one itself or holds what runs in none. */
function isOneTransaction(script: string): boolean {
  const outsideBodies = script.replace(/\$(\w*)\$.*?\$\1\$/gs, '').replace(/--.*$/gm, '');
  const control = /^\s*(BEGIN|COMMIT|ROLLBACK|START\s+TRANSACTION|END)\b[^;]*;|\bCONCURRENTLY\b|^\s*VACUUM\b/im;
  return !control.test(outsideBodies);
}

function engineReason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).trim().replace(/\s*\n\s*/g, ' ');
}
