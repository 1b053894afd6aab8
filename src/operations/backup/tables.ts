import type { Socket } from 'node:net';
import pg from 'pg';

/** A table of ours, as the catalogs have it. `estimate` of its rows. */
export type Table = { schema: string; table: string; columns: string[]; estimate: number };

/** What begins anew with each database, or is made by the migrations. */
const left = ['_prisma_migrations', 'backup_leases', 'postponed_removals'];

/** Where our tables are: those of the migrations, and what these have made. */
export const schemas = "(current_schema(), 'removed')";

/** Every table whose rows are to be kept, without columns that follow from others. What is unlogged may be lost at any time. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `
    SELECT n.nspname AS schema, c.relname AS table, greatest(c.reltuples, 0)::float8 AS estimate,
      array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE n.nspname IN ${schemas} AND c.relkind IN ('r', 'p') AND c.relpersistence = 'p' AND NOT c.relispartition
      AND c.relname <> ALL ($1)
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype = 'e')
    GROUP BY n.nspname, c.relname, c.reltuples ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C"`,
    [left],
  );
  return rows;
}

/** A table's name as SQL. */
export function sqlOf({ schema, table }: { schema: string; table: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;
}

/** Columns as SQL. */
export function columnsSql(columns: readonly string[]): string {
  return columns.map((name) => pg.escapeIdentifier(name)).join(', ');
}

/**
 * What the session of a backup or a restore relies on, within its transaction alone: a value is written and read in one form, and
 * nothing ends it because it takes long.
 */
export const sessionSettings = [
  "SET LOCAL TimeZone = 'UTC'",
  "SET LOCAL DateStyle = 'ISO'",
  "SET LOCAL IntervalStyle = 'postgres'",
  'SET LOCAL extra_float_digits = 1',
  "SET LOCAL bytea_output = 'hex'",
  'SET LOCAL statement_timeout = 0',
  'SET LOCAL idle_in_transaction_session_timeout = 0',
  'SET LOCAL lock_timeout = 60000',
].join('; ');

/** A connection of its own, of which no request knows. */
export async function connectAlone(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true });
  // Whoever waits for an answer is told.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** How long a connection may take to close, in milliseconds. */
const closeTimeout = 1000;

/** Closes such a connection, also one on which something was broken off. */
export async function closeAlone(client: pg.Client): Promise<void> {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const timer = setTimeout(() => stream.destroy(), closeTimeout);
  await client.end().catch(() => {});
  clearTimeout(timer);
}
