import type { Transaction } from './client.js';

/**
 * The row of a query that ends with a row lock, such as `FOR UPDATE`; null for no row. Nobody else changes the row until the
 * transaction ends, so that what was decided by it holds for as long as it matters.
 */
export function lockedRow<Row extends object>(database: Transaction) {
  return async (sql: TemplateStringsArray, ...values: unknown[]): Promise<Row | null> => {
    const [row] = await database.$queryRaw<Row[]>(sql, ...values);
    return row ?? null;
  };
}
