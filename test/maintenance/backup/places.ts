import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { sharedSecret } from '../../../src/core/database/secrets.js';
import { type DemoKeys, seedDemo } from '../../../src/demo/demo.js';
import { commandLine } from '../../cli/command.js';
import { administer, dropDatabase, withDatabase } from '../../helpers/administer.js';
import { type TestDatabase, testDatabase } from '../../helpers/database.js';
import { type TestStorage, testStorage } from '../../helpers/storage.js';

/** A database without tables, and a path for its storage folder. */
export type EmptyPlace = { url: string; folder: string; settings: Record<string, string>; drop: () => Promise<void> };

export async function emptyPlace(): Promise<EmptyPlace> {
  const name = `${inject('runName')}_${randomBytes(5).toString('hex')}`;
  const server = inject('postgresUrl');
  await administer(server, `CREATE DATABASE ${name}`);
  const parent = await mkdtemp(join(tmpdir(), 'plaza-restored-'));
  const folder = join(parent, 'storage');
  const drop = async () => {
    await dropDatabase(server, name);
    await rm(parent, { recursive: true, force: true });
  };
  return { url: withDatabase(server, name), folder, settings: { STORAGE_URL: `file:${folder}` }, drop };
}

/** The demo community, and a folder for backups of it. */
export type Source = {
  db: TestDatabase;
  storage: TestStorage;
  keys: DemoKeys;
  folder: string;
  drop: () => Promise<void>;
};

export async function source(): Promise<Source> {
  const db = await testDatabase();
  const storage = await testStorage(db);
  const keys = await seedDemo(db.database.prisma, storage);
  // Made with the first link: only a service that has given one has links which a restored one must open.
  await sharedSecret(db.database.prisma, 'links');
  const folder = await mkdtemp(join(tmpdir(), 'plaza-backups-'));
  const drop = async () => {
    await rm(folder, { recursive: true, force: true });
    await storage.drop();
    await db.drop();
  };
  return { db, storage, keys, folder, drop };
}

export const adminOf = ({ db, storage }: Pick<Source, 'db' | 'storage'>) =>
  commandLine(db.url, { STORAGE_URL: storage.url });

/** All files below a folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Flips one bit of a file, and returns a function that restores it. */
export async function flipByte(path: string, at = 0.5): Promise<() => Promise<void>> {
  const bytes = await readFile(path);
  const changed = Buffer.from(bytes);
  const position = Math.min(bytes.length - 1, Math.floor(bytes.length * at));
  changed[position] = (changed[position] as number) ^ 1;
  await writeFile(path, changed);
  return () => writeFile(path, bytes);
}

/** The rows of every table and the state of every sequence, in a stable order. */
export async function contentsOf({ pool }: TestDatabase['database'], but: readonly string[] = []) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c WHERE c.relkind = 'r'
       AND c.relnamespace::regnamespace::text IN ('public', 'removed')
       AND c.relname <> ALL ($1) ORDER BY 1`,
    [['_prisma_migrations', 'backup_leases', 'backups', 'postponed_removals', ...but]],
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
    contents[name] = rows.map(({ row }) => row);
  }
  const { rows: sequences } = await pool.query(
    `SELECT schemaname || '.' || sequencename AS name, last_value FROM pg_sequences WHERE schemaname IN ('public', 'removed') ORDER BY 1`,
  );
  return { ...contents, sequences };
}

/** The schema from the catalogs: columns, constraints, indexes, triggers. */
export async function schemaOf({ pool }: TestDatabase['database']) {
  const { rows } = await pool.query(`
    SELECT 'constraint' AS kind, conrelid::regclass::text AS of, conname::text AS name, pg_get_constraintdef(oid) || convalidated AS definition
    FROM pg_constraint WHERE connamespace::regnamespace::text IN ('public', 'removed')
    UNION ALL SELECT 'index', indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid) FROM pg_index
    JOIN pg_class c ON c.oid = indexrelid WHERE c.relnamespace::regnamespace::text IN ('public', 'removed')
    UNION ALL SELECT 'trigger', tgrelid::regclass::text, tgname, pg_get_triggerdef(t.oid) || tgenabled::text FROM pg_trigger t WHERE NOT tgisinternal
    UNION ALL SELECT 'schema', '', nspname, '' FROM pg_namespace WHERE nspname !~ '^pg_'
    ORDER BY 1, 2, 3`);
  return rows;
}
