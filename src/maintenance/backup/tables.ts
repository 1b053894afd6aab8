import pg from 'pg';

/** A table from the catalog. `estimate` of its rows. */
export type Table = { schema: string; table: string; columns: string[]; estimate: number };

/** Tables that are specific to a database, or filled by migrations. */
const excluded = ['_prisma_migrations', 'backup_leases', 'postponed_removals', 'rendered_texts'];

/** Schemas of our tables: that of the migrations, and the one that they create. */
export const schemas = "(current_schema(), 'removed')";

/** Every table with rows to keep, without generated columns. Unlogged tables are left out. */
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
    [excluded],
  );
  return rows;
}

/** A table's name as SQL. */
export function sqlOf({ schema, table }: Pick<Table, 'schema' | 'table'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;
}

/** A table's name and columns as SQL, for COPY. */
export function copiedSql(table: Pick<Table, 'schema' | 'table' | 'columns'>): string {
  return `${sqlOf(table)} (${table.columns.map((name) => pg.escapeIdentifier(name)).join(', ')})`;
}

/** Settings of a backup's or restore's transaction: one text format for values, and no timeouts. */
export const sessionSettings = [
  "SET LOCAL TimeZone = 'UTC'",
  "SET LOCAL DateStyle = 'ISO'",
  "SET LOCAL IntervalStyle = 'postgres'",
  'SET LOCAL extra_float_digits = 1',
  "SET LOCAL bytea_output = 'hex'",
  'SET LOCAL statement_timeout = 0',
  'SET LOCAL idle_in_transaction_session_timeout = 0',
  'SET LOCAL lock_timeout = 60000',
  "SET LOCAL maintenance_work_mem = '256MB'",
].join('; ');
