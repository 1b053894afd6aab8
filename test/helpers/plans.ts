import type { Pool, PoolClient } from 'pg';

/** Small tables, which a statement may scan. */
const small = new Set([
  'boards',
  'categories',
  'groups',
  'list_counters',
  'media_workers',
  'site_pages',
  'site_settings',
]);

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

function sequential(plan: Plan): string[] {
  const here = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...here, ...(plan.Plans ?? []).flatMap(sequential)].filter((table) => !small.has(table));
}

/** Prepared statements of a pool's connections, by name. */
export async function preparedOn(pool: Pick<Pool, 'connect'>, connections: number): Promise<Map<string, string>> {
  const prepared = new Map<string, string>();
  const clients: PoolClient[] = [];
  for (let n = 0; n < connections; n++) clients.push(await pool.connect());
  for (const client of clients) {
    const { rows } = await client.query<{ name: string; statement: string }>(
      'SELECT name, statement FROM pg_prepared_statements',
    );
    for (const { name, statement } of rows) prepared.set(name, statement);
    client.release();
  }
  return prepared;
}

/** Statements that scan a large table, with the table. */
export async function sequentialReads(
  pool: Pick<Pool, 'connect'>,
  prepared: ReadonlyMap<string, string>,
): Promise<string[]> {
  const client = await pool.connect();
  const faults: string[] = [];
  try {
    // The tables are empty here, so a scan would be cheapest.
    await client.query('SET enable_seqscan = off');
    for (const [name, statement] of prepared) {
      if (!/^\s*(WITH|SELECT|INSERT|UPDATE|DELETE)\b/i.test(statement)) continue;
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${statement}`,
      );
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      if (plan !== undefined) faults.push(...sequential(plan).map((table) => `${name}: ${table}`));
    }
  } finally {
    await client.query('RESET enable_seqscan');
    client.release();
  }
  return faults;
}

/** Blocks that a statement reads with its generic plan. Changes are rolled back. */
export async function blocksOf(
  pool: Pick<Pool, 'connect'>,
  { text }: { text: string },
  values: readonly unknown[],
): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL plan_cache_mode = force_generic_plan');
    await client.query(`PREPARE looked_at AS ${text}`);
    const given = values.map((value) =>
      value === null ? 'NULL' : client.escapeLiteral(Array.isArray(value) ? `{${value}}` : String(value)),
    );
    type Explained = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Explained }[] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE looked_at (${given})`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    return plan === undefined ? Number.NaN : plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  } finally {
    await client.query('ROLLBACK');
    await client.query('DEALLOCATE looked_at');
    client.release();
  }
}
