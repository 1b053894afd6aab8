import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MigrationList, SchemaFilter } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { StartError } from '../config.js';
import { openSchemaEngine } from './schema-engine.js';

export const migrationsFolder = findMigrations(dirname(fileURLToPath(import.meta.url)));

type Log = { info(message: string): void; warn(message: string): void };
type Migration = { name: string; script: string; checksum: string };
type Applied = { migration_name: string; checksum: string; finished_at: Date | null };

export class MigrationError extends StartError {
  override name = 'MigrationError';
}

/** "plaza" in ASCII. Prisma's own lock is another one, which its engine takes for itself. */
const lockId = 0x706c617a61;

const noFilters: SchemaFilter = { externalTables: [], externalEnums: [] };

/** Brings the database up to date and answers the names of the migrations that were missing. */
export async function applyMigrations(url: string, folder: string, log?: Log): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = await connect(url);
  try {
    // Servers that start together take turns, and whoever comes second finds nothing left to do.
    await client.query('SELECT pg_advisory_lock($1)', [lockId]);
    const applied = await appliedMigrations(client);
    warnOfDifferences(migrations, applied, log);
    const done = new Set(applied.filter((row) => row.finished_at).map((row) => row.migration_name));
    const isCurrent = migrations.every(({ name }) => done.has(name)) && applied.every((row) => row.finished_at);
    if (isCurrent) return [];
    return await runEngine(url, folder, migrations, log);
  } finally {
    await client.end();
  }
}

/** The SQL that would still be needed to make the migrated database what the Prisma schema says: none, if they agree. */
export async function schemaDiff(url: string, schemaFile: string): Promise<string> {
  const files = [{ path: schemaFile, content: readFileSync(schemaFile, 'utf8') }];
  const { engine, close } = await openSchemaEngine(url, files);
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
    await close();
  }
}

/** The compiled program lies one folder deeper than its source, and both use the same migrations. */
function findMigrations(folder: string): string {
  const candidate = join(folder, 'prisma', 'migrations');
  return existsSync(candidate) || folder === dirname(folder) ? candidate : findMigrations(dirname(folder));
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

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new StartError(`The database${hostOf(url)} cannot be reached: ${reasonOf(error)}`);
  }
}

async function appliedMigrations(client: pg.Client): Promise<Applied[]> {
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

async function runEngine(
  url: string,
  folder: string,
  migrations: Migration[],
  log: Log | undefined,
): Promise<string[]> {
  const failure: { current: { script: string; error: unknown } | null } = { current: null };
  const { engine, close } = await openSchemaEngine(url, [], (script, error) => {
    failure.current = { script, error };
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
    if (!controlsTransactions(failed.script)) await engine.markMigrationRolledBack({ migrationName: failed.name });
    throw new MigrationError(`The migration ${failed.name} failed: ${reasonOf(failure.current?.error)}`);
  } finally {
    await close();
  }
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

function controlsTransactions(script: string): boolean {
  return /^\s*(BEGIN|COMMIT|ROLLBACK|START\s+TRANSACTION|END)\s*;/im.test(script);
}

export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  return error.message.split('\n')[0] || ('code' in error ? String(error.code) : error.name);
}

function engineReason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).trim().replace(/\s*\n\s*/g, ' ');
}

function hostOf(url: string): string {
  return URL.canParse(url) ? ` at ${new URL(url).host || 'its socket'}` : '';
}
