import type { Transaction } from '../core/database/client.js';

/** So many next ids of a table, for rows that refer to each other or to themselves. */
export async function reserveIds(
  tx: Transaction,
  table: 'topics' | 'replies' | 'products',
  count: number,
): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence(${table}, 'id'))::integer AS id FROM generate_series(1, ${count}::integer)`;
  return rows.map(({ id }) => id);
}
