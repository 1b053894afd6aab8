import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Manifest, TablePart } from './manifest.js';
import { copyWanted } from './objects.js';
import type { Place } from './place.js';
import { meter, type Progress, watched } from './streams.js';
import { copiedSql, schemas, sessionSettings, sqlOf, type Table, tablesOf } from './tables.js';

/** The contents of one database snapshot. */
export type Dump = Pick<Manifest, 'snapshot_at' | 'postgresql' | 'migrations' | 'tables' | 'sequences'>;

/** Higher levels cost more time than they save space. */
const gzipLevel = 4;
const newline = 10;

/**
 * Writes every table to a place and the list of referenced objects to the file `wanted`, from one snapshot. Readers and
 * writers continue; only a migration waits.
 */
export async function dumpDatabase(client: pg.Client, place: Place, wanted: string, progress: Progress): Promise<Dump> {
  const found = await tablesOf(client);
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${sessionSettings}`);
  // Locked before the snapshot: it would miss the changes of a later migration.
  await client.query(`LOCK TABLE _prisma_migrations, ${found.map(sqlOf).join(', ')} IN ACCESS SHARE MODE`);
  // The first query takes the snapshot, so that its time is not later than that.
  const { rows } = await client.query<Pick<Dump, 'snapshot_at' | 'postgresql' | 'migrations' | 'sequences'>>(about);
  const tables = await tablesOf(client);
  if (tables.map(copiedSql).join() !== found.map(copiedSql).join()) {
    throw new Error('The tables were changed while the backup began. Try again.');
  }
  const parts: TablePart[] = [];
  const tell = meter(
    progress,
    'database',
    tables.reduce((sum, { estimate }) => sum + estimate, 0),
  );
  for (const table of tables) parts.push(await dumpTable(client, place, table, tell));
  await pipeline(client.query(copyTo(copyWanted)), createWriteStream(wanted, { mode: 0o600 }));
  await client.query('COMMIT');
  return { ...(rows[0] as Omit<Dump, 'tables'>), tables: parts };
}

/** Sequences are outside of snapshots: read afterwards, they are at least as high as the rows need. */
const about = `
  SELECT to_char(statement_timestamp(), 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"') AS snapshot_at,
    current_setting('server_version') AS postgresql,
    (SELECT json_agg(json_build_object('name', migration_name, 'checksum', checksum) ORDER BY migration_name COLLATE "C")
     FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL) AS migrations,
    (SELECT json_agg(json_build_object('schema', schemaname, 'sequence', sequencename, 'last', last_value::text)
       ORDER BY schemaname COLLATE "C", sequencename COLLATE "C")
     FROM pg_sequences WHERE schemaname IN ${schemas}) AS sequences`;

async function dumpTable(
  client: pg.Client,
  place: Place,
  { estimate: _, ...table }: Table,
  tell: (rows: number) => void,
): Promise<TablePart> {
  const name = `database/${table.schema}.${table.table}.copy.gz`;
  let [rows, bytes] = [0, 0];
  // One row per line: COPY escapes line feeds in values.
  const count = (chunk: Uint8Array) => {
    let lines = 0;
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) lines++;
    rows += lines;
    tell(lines);
  };
  const copy = client.query(copyTo(`COPY ${copiedSql(table)} TO STDOUT`));
  // The first fault closes the connection, and the pipeline reports that fault.
  copy.on('error', () => {});
  const sha256 = await pipeline(
    copy,
    (chunks: AsyncIterable<Uint8Array>) => watched(chunks, count),
    createGzip({ level: gzipLevel }),
    (chunks: AsyncIterable<Uint8Array>) =>
      place.write(
        name,
        watched(chunks, ({ length }) => {
          bytes += length;
        }),
      ),
  );
  return { name, ...table, rows, bytes, sha256 };
}
