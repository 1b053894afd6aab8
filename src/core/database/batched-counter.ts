import type { Database } from './client.js';
import type { Statement } from './statement.js';

/**
 * Counts by id in memory and writes the counts down together, so that what everybody counts on is one row written every
 * few seconds.
 */
export class BatchedCounter {
  readonly #pool: Database['pool'];
  readonly #statement: Statement<never>;
  /** What is not in the database yet. */
  #counts = new Map<number, number>();

  /** `statement` adds counts to rows: $1 ids, $2 the count of each. */
  constructor(pool: Database['pool'], statement: Statement<never>) {
    this.#pool = pool;
    this.#statement = statement;
  }

  /** Counts in memory. */
  add(id: number, count = 1): void {
    this.#counts.set(id, (this.#counts.get(id) ?? 0) + count);
  }

  /** Writes down what was counted. What cannot be written is kept for the next time. */
  async write(): Promise<void> {
    const counts = this.#counts;
    if (counts.size === 0) {
      return;
    }
    this.#counts = new Map();
    try {
      await this.#pool.query({ ...this.#statement, values: [[...counts.keys()], [...counts.values()]] });
    } catch (error) {
      for (const [id, count] of counts) this.add(id, count);
      throw error;
    }
  }
}
