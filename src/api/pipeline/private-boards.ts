import type { Database } from '../../core/database/client.js';
import type { Statement } from '../../core/database/statement.js';

const hasPrivateBoards: Statement<boolean> = {
  name: 'has_private_boards',
  text: `SELECT EXISTS (SELECT FROM boards WHERE read_access <> 'everybody')::text AS reply`,
};

/** Milliseconds for which a process may not know that the site has its first private board: until then, nobody else finds it there. */
const keptFor = 2000;

/**
 * Whether not everybody may read everything. Where everybody may, equal reads of different callers share one run, and no reply needs the
 * check of what it shows. It decides about work alone: what a caller may read is decided by each statement.
 */
export class PrivateBoards {
  #known: { until: number; exist: Promise<boolean> } | null = null;

  constructor(private readonly database: Pick<Database, 'json'>) {}

  /** Whether there are any; known for two seconds. */
  exist(): Promise<boolean> {
    if (this.#known === null || performance.now() >= this.#known.until) {
      this.#known = { until: performance.now() + keptFor, exist: this.#look() };
    }
    return this.#known.exist;
  }

  /** Looks again after a change by this process. */
  forget(): void {
    this.#known = null;
  }

  /** Assumes that there are some while the database cannot say. */
  async #look(): Promise<boolean> {
    const reply = await this.database.json(hasPrivateBoards, []).catch(() => null);
    return reply?.parse() ?? true;
  }
}
