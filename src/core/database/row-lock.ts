import type { Transaction } from './client.js';

/**
 * The row of a query that ends with a row lock, such as `FOR UPDATE`; null for no row. The row is locked until the
 * transaction ends, so that a decision that depends on it stays right until then.
 */
export function lockedRow<Row extends object>(database: Transaction) {
  return async (sql: TemplateStringsArray, ...values: unknown[]): Promise<Row | null> => {
    const [row] = await database.$queryRaw<Row[]>(sql, ...values);
    return row ?? null;
  };
}
