import type { Database } from '../../core/database/client.js';
import type { Statement } from '../../core/database/statement.js';

type Rules = { is_private: boolean; is_moderated: boolean };

const rulesOfBoards: Statement<Rules> = {
  name: 'rules_of_boards',
  text: `
    SELECT json_build_object('is_private', EXISTS (SELECT FROM boards WHERE read_access <> 'everybody'),
      'is_moderated', EXISTS (SELECT FROM board_groups WHERE "right" = 'moderate'))::text AS reply`,
};

/** Milliseconds for which a process may not know of the first such rule: until then, nobody gets more by it. */
const keptFor = 2000;

/**
 * Whether any board has rules of its own, so that sites without pay nothing for them. It decides about work alone: each statement decides
 * what a caller may read and do.
 */
export class BoardRules {
  #known: { until: number; rules: Promise<Rules> } | null = null;

  constructor(private readonly database: Pick<Database, 'json'>) {}

  /** Whether some board is not for everybody to read; known for two seconds. */
  async arePrivate(): Promise<boolean> {
    return (await this.#rules()).is_private;
  }

  /** Whether some board has moderators of its own; known for two seconds. */
  async areModerated(): Promise<boolean> {
    return (await this.#rules()).is_moderated;
  }

  /** Looks again after a change by this process. */
  forget(): void {
    this.#known = null;
  }

  #rules(): Promise<Rules> {
    if (this.#known === null || performance.now() >= this.#known.until) {
      this.#known = { until: performance.now() + keptFor, rules: this.#look() };
    }
    return this.#known.rules;
  }

  /** Assumes that there are such rules while the database cannot say. */
  async #look(): Promise<Rules> {
    const reply = await this.database.json(rulesOfBoards, []).catch(() => null);
    return reply?.parse() ?? { is_private: true, is_moderated: true };
  }
}
