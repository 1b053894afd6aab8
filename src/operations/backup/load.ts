import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { restoreSchema } from '../../database/migrations.js';
import type { Progress } from './dump.js';
import { BackupError, type Manifest, type TablePart } from './manifest.js';
import type { Place } from './place.js';
import { decompressed, passing } from './streams.js';
import { columnsSql, schemas, sessionSettings, sqlOf, tablesOf } from './tables.js';

/**
 * Fills the tables of a database that has the backup's migrations, in one transaction: afterwards all is there, or nothing. Counters and
 * whatever else triggers keep come from the backup as they were. Needs no more than to own the tables.
 * @throws BackupError where the backup does not fit; what PostgreSQL or the place says
 */
export async function loadDatabase(
  client: pg.Client,
  place: Place,
  manifest: Manifest,
  progress: Progress,
): Promise<void> {
  const found = await tablesOf(client);
  const surplus = manifest.tables.find((each) => found.every((table) => sqlOf(table) !== sqlOf(each)));
  if (surplus !== undefined)
    throw new BackupError(`The backup has the table ${sqlOf(surplus)}, which the migrations do not make.`);
  await client.query(`BEGIN; ${sessionSettings}`);
  const keys = await foreignKeys(client);
  const indexes = await plainIndexes(client);
  const tables = found.map(sqlOf);
  const each = (change: (table: string) => string) => client.query(tables.map(change).join('; '));
  // A foreign key is checked for each row as it comes, and before the rows that it refers to have come; in the end for all at once.
  await run(
    client,
    keys.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`),
  );
  await run(
    client,
    indexes.map(({ name }) => `DROP INDEX ${name}`),
  );
  await each((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER`);
  // Also of what the migrations have put there. In a table that is new to its transaction, rows are written frozen.
  await client.query(`TRUNCATE ${tables.join(', ')}`);
  const total = manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const table of manifest.tables) {
    await loadTable(client, place, table, (bytes) => {
      done += bytes;
      progress('database (kB)', Math.floor(done / 1000), Math.ceil(total / 1000));
    });
  }
  await each((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER`);
  let made = 0;
  for (const { definition } of indexes) {
    await client.query(definition);
    progress('indexes', ++made, indexes.length);
  }
  await run(
    client,
    keys.map(({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`),
  );
  for (const { schema, sequence, last } of manifest.sequences) {
    const name = sqlOf({ schema, table: sequence });
    if (last !== null) await client.query('SELECT setval($1::regclass, $2::bigint)', [name, last]);
  }
  await client.query(`DROP SCHEMA ${restoreSchema} CASCADE; COMMIT`);
}

async function run(client: pg.Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

async function loadTable(
  client: pg.Client,
  place: Place,
  part: TablePart,
  tell: (bytes: number) => void,
): Promise<void> {
  const bytes = await place.read(part.name);
  const copy = client.query(copyFrom(`COPY ${sqlOf(part)} (${columnsSql(part.columns)}) FROM STDIN WITH (FREEZE)`));
  // What comes after the first fault, which the pipeline tells of, says no more.
  copy.on('error', () => {});
  const passed = { bytes: 0, sha256: '' };
  try {
    await pipeline(decompressed(passing(bytes, passed, tell)), copy);
  } catch (error) {
    // Bytes that cannot be decompressed are another fault than those that PostgreSQL refuses.
    if (String((error as { code?: unknown }).code).startsWith('Z_')) throw damaged(part);
    throw error;
  }
  if (passed.sha256 !== part.sha256 || copy.rowCount !== part.rows) throw damaged(part);
}

const damaged = ({ name }: TablePart) => new BackupError(`The backup is damaged: ${name} is not what was written.`);

type Named = { table: string; name: string; definition: string };

/** In the order in which they were made, which is that in which their triggers run. */
async function foreignKeys(client: pg.ClientBase): Promise<Named[]> {
  const { rows } = await client.query<Named>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace::regnamespace::text IN ${schemas} AND conparentid = 0 ORDER BY oid`,
  );
  return rows;
}

/**
 * Indexes that no constraint needs: made over all rows at once they take a fraction of the time. Not those that have a condition or
 * an expression, which PostgreSQL writes in other words when it makes them again.
 */
async function plainIndexes(client: pg.ClientBase): Promise<Named[]> {
  const { rows } = await client.query<Named>(
    `SELECT i.indrelid::regclass::text AS table, i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE c.relnamespace::regnamespace::text IN ${schemas} AND NOT c.relispartition
       AND NOT i.indisclustered AND NOT i.indisreplident AND i.indpred IS NULL AND i.indexprs IS NULL
       AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype <> 'f')
     ORDER BY i.indexrelid`,
  );
  return rows;
}
