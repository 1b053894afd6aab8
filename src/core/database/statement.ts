import { createHash } from 'node:crypto';
import type { components } from '../../../generated/openapi.js';

/** The names of the contract's schemas. */
export type SchemaName = keyof components['schemas'];
type Schema<Name extends SchemaName> = components['schemas'][Name];

declare const described: unique symbol;

/** JSON as text, and what it describes. What leaves is checked against the contract like any other reply. */
export class JsonText<T> {
  declare readonly [described]: T;
  constructor(readonly text: string) {}

  /** What it describes, for code that needs to know. */
  parse(): T {
    return JSON.parse(this.text) as T;
  }
}

/** SQL that the server prepares once per connection. It returns at most one row, of one column: JSON of T, as text. */
export type Statement<T> = { name: string; text: string; readonly [described]?: T };

/** A statement that returns what a schema of the contract describes. */
export type ReplyStatement<Name extends SchemaName> = Statement<Schema<Name>> & { schema: Name };

/** Names the schema of the contract that a statement returns, also in its text, where the database's own lists show it. */
export function replying<Name extends SchemaName>(
  schema: Name,
  { name, text }: { name: string; text: string },
): ReplyStatement<Name> {
  return { name, text: `${text}\n-- ${schema}`, schema };
}

const made = new Map<string, Statement<unknown>>();

/** The statement of this name, which says all that its text depends on. It is made when it is first needed. */
export function named<Made extends Statement<unknown>>(name: string, make: (name: string) => Made): Made {
  const known = made.get(name) as Made | undefined;
  if (known !== undefined) return known;
  const statement = make(shortened(name));
  made.set(name, statement);
  return statement;
}

/** PostgreSQL looks at the first 63 bytes of a name alone, so that two that begin alike would be one. */
function shortened(name: string): string {
  if (name.length <= 63) return name;
  return `${name.slice(0, 54)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}

/** Runs a statement and gives its JSON, or null for no row. */
export type RunStatement = <T>(statement: Statement<T>, values: readonly unknown[]) => Promise<JsonText<T> | null>;

/** The ways to run statements. */
export type StatementRunner = {
  $json: RunStatement;
  /**
   * Runs a statement that always has a row.
   * @throws NoRow, on which a transaction begins again
   */
  $one: <T>(statement: Statement<T>, values: readonly unknown[]) => Promise<JsonText<T>>;
};

/** A statement that always has a row had none: the row that it was to tell of has gone since it was looked for. */
export class NoRow extends Error {}

/** Both ways, made of the first. */
export function statementRunner($json: RunStatement): StatementRunner {
  return {
    $json,
    $one: async (statement, values) => {
      const reply = await $json(statement, values);
      if (reply === null) throw new NoRow(`The statement ${statement.name} returned no row`);
      return reply;
    },
  };
}
