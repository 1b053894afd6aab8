import type { Database } from './client.js';
import type { Statement } from './statement.js';

/** Counts by id in memory and writes the counts every few seconds, so that a busy row is updated once for many requests. */
export class BatchedCounter {
  readonly #pool: Database['pool'];
  readonly #statement: Statement<never>;
  /** Counts that are not in the database yet. */
  #counts = new Map<number, number>();

  /** `statement` adds counts to rows: $1 ids, $2 the count of each. */
  constructor(pool: Database['pool'], statement: Statement<never>) {
    this.#pool = pool;
    this.#statement = statement;
  }

  /** Adds to the count of an id, in memory. */
  add(id: number, count = 1): void {
    this.#counts.set(id, (this.#counts.get(id) ?? 0) + count);
  }

  /** Writes the counts to the database. Counts that cannot be written are kept for the next time. */
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
