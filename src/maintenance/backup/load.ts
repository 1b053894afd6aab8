import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { restoreSchema } from '../../core/database/migrations/migrations.js';
import { BackupError, damaged, type Manifest, type TablePart } from './manifest.js';
import type { Place } from './place.js';
import { meter, type Progress, watched } from './streams.js';
import { copiedSql, schemas, sessionSettings, sqlOf, tablesOf } from './tables.js';

/**
 * Fills the tables of a database with the same migrations, in one transaction. Counters and other trigger-maintained values
 * are loaded as they were. The role only needs to own the tables.
 * @throws BackupError if the backup does not fit; errors of PostgreSQL or the place
 */
export async function loadDatabase(
  client: pg.Client,
  place: Place,
  { tables: parts, sequences }: Manifest,
  progress: Progress,
): Promise<void> {
  const tables = (await tablesOf(client)).map(sqlOf);
  const surplus = parts.map(sqlOf).find((part) => !tables.includes(part));
  if (surplus !== undefined)
    throw new BackupError(`The backup has the table ${surplus}, which the migrations do not make.`);
  await client.query(`BEGIN; ${sessionSettings}`);
  const { rows: keys } = await client.query<Definition>(foreignKeys);
  const { rows: indexes } = await client.query<Definition>(plainIndexes);
  // Foreign keys would be checked per row and before the referenced rows exist; added at the end, all are checked at once.
  for (const { of, name } of keys) await client.query(`ALTER TABLE ${of} DROP CONSTRAINT ${name}`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await client.query(tables.map((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER`).join('; '));
  // Removes rows of the migrations, too. COPY FREEZE needs a table truncated in the same transaction.
  await client.query(`TRUNCATE ${tables.join(', ')}`);
  const loaded = meter(progress, 'database (kB)', parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
  for (const part of parts) await loadTable(client, place, part, loaded);
  // An external search engine has older content: it is rebuilt.
  if (parts.some(({ table }) => table === 'search_engines')) {
    await client.query('UPDATE search_engines SET queued_at = NULL, ready_at = NULL, held_until = NULL');
  }
  await client.query(tables.map((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER`).join('; '));
  const indexed = meter(progress, 'indexes', indexes.length);
  for (const { definition } of indexes) {
    await client.query(definition);
    indexed(1);
  }
  for (const { of, name, definition } of keys) {
    await client.query(`ALTER TABLE ${of} ADD CONSTRAINT ${name} ${definition}`);
  }
  for (const { schema, sequence, last } of sequences) {
    const name = sqlOf({ schema, table: sequence });
    if (last !== null) await client.query('SELECT setval($1::regclass, $2::bigint)', [name, last]);
  }
  await client.query(`DROP SCHEMA ${restoreSchema}; COMMIT; ANALYZE`);
}

async function loadTable(client: pg.Client, place: Place, part: TablePart, tell: (kB: number) => void) {
  const hash = createHash('sha256');
  const read = (chunk: Uint8Array) => {
    hash.update(chunk);
    tell(chunk.length / 1000);
  };
  const bytes = await place.read(part.name);
  const copy = client.query(copyFrom(`COPY ${copiedSql(part)} FROM STDIN WITH (FREEZE)`));
  // The first fault closes the connection, and the pipeline reports that fault.
  copy.on('error', () => {});
  try {
    await pipeline(watched(bytes, read), createGunzip(), copy);
  } catch (error) {
    // Distinguishes corrupt data from errors of PostgreSQL.
    throw String((error as { code?: unknown }).code).startsWith('Z_') ? damaged(part.name) : error;
  }
  if (hash.digest('hex') !== part.sha256 || copy.rowCount !== part.rows) throw damaged(part.name);
}

type Definition = { of: string; name: string; definition: string };

/** In order of creation, which is the order in which their triggers run. */
const foreignKeys = `
  SELECT conrelid::regclass::text AS of, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace::regnamespace::text IN ${schemas} AND conparentid = 0 ORDER BY oid`;

/**
 * Indexes without a constraint are rebuilt afterwards, which is much faster. Not those with a condition or an expression:
 * PostgreSQL would recreate them with different text.
 */
const plainIndexes = `
  SELECT i.indrelid::regclass::text AS of, i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace::regnamespace::text IN ${schemas} AND NOT c.relispartition
    AND NOT i.indisclustered AND NOT i.indisreplident AND i.indpred IS NULL AND i.indexprs IS NULL
    AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype <> 'f')
  ORDER BY i.indexrelid`;
