import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Manifest, Sequence, TablePart } from './manifest.js';
import { type WantedObject, wantedObjects } from './objects.js';
import type { Place } from './place.js';
import { compressed, passing } from './streams.js';
import { columnsSql, schemas, sessionSettings, sqlOf, type Table, tablesOf } from './tables.js';

/** What is told of a long step. */
export type Progress = (step: string, done: number, total: number) => void;

/** What one snapshot of the database holds. */
export type Dump = Pick<Manifest, 'snapshot_at' | 'postgresql' | 'migrations' | 'tables' | 'sequences'>;

const newline = 10;

/**
 * Writes every table of the database to a place, as it is at one moment, beside whoever reads and writes it: nobody waits for it but a
 * migration. `keep` gets the objects that are named at that moment.
 * @throws what PostgreSQL or the place says
 */
export async function dumpDatabase(
  client: pg.Client,
  place: Place,
  { keep, progress }: { keep: (objects: AsyncIterable<WantedObject>) => Promise<void>; progress: Progress },
): Promise<Dump> {
  const found = await tablesOf(client);
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${sessionSettings}`);
  // Before the snapshot: what a migration changes afterwards would be missing from it.
  await client.query(`LOCK TABLE _prisma_migrations, ${found.map(sqlOf).join(', ')} IN ACCESS SHARE MODE`);
  const { rows } = await client.query<Pick<Dump, 'snapshot_at' | 'postgresql'>>(
    `SELECT to_char(clock_timestamp(), 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"') AS snapshot_at, current_setting('server_version') AS postgresql`,
  );
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"`,
  );
  // Sequences know no snapshot: after it they are at least where its rows need them to be.
  const sequences = await sequencesOf(client);
  const known = await tablesOf(client);
  if (JSON.stringify(known.map(nameOf)) !== JSON.stringify(found.map(nameOf))) {
    throw new Error('The tables were changed while the backup began. Try again.');
  }
  const total = known.reduce((sum, { estimate }) => sum + estimate, 0);
  let done = 0;
  const tables: TablePart[] = [];
  for (const table of known) {
    const tell = (rows: number) => {
      done += rows;
      progress('database', done, Math.max(total, done + 1));
    };
    tables.push(await dumpTable(client, place, table, tell));
  }
  progress('database', done, done);
  await keep(wantedObjects(client));
  await client.query('COMMIT');
  return { snapshot_at: '', postgresql: '', ...rows[0], migrations, tables, sequences };
}

const nameOf = ({ schema, table, columns }: Table): string => `${sqlOf({ schema, table })} ${columns}`;

async function dumpTable(
  client: pg.Client,
  place: Place,
  { schema, table, columns }: Table,
  tell: (rows: number) => void,
): Promise<TablePart> {
  const name = `database/${schema}.${table}.copy.gz`;
  const copy = client.query(copyTo(`COPY ${sqlOf({ schema, table })} (${columnsSql(columns)}) TO STDOUT`));
  // Who reads it is told of a fault; what comes after that says no more.
  copy.on('error', () => {});
  let rows = 0;
  async function* counted() {
    for await (const chunk of copy as AsyncIterable<Buffer>) {
      let found = 0;
      // A row is a line: a line feed within a value is written otherwise.
      for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) found++;
      rows += found;
      tell(found);
      yield chunk;
    }
  }
  const passed = { bytes: 0, sha256: '' };
  await place.write(name, passing(compressed(counted()), passed));
  return { name, schema, table, columns, rows, ...passed };
}

async function sequencesOf(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `SELECT schemaname AS schema, sequencename AS sequence, last_value::text AS last FROM pg_sequences
     WHERE schemaname IN ${schemas} ORDER BY schemaname COLLATE "C", sequencename COLLATE "C"`,
  );
  return rows;
}
