import { createHash } from 'node:crypto';
import type { components } from '../../../generated/openapi.js';

/** The names of the contract's schemas. */
export type SchemaName = keyof components['schemas'];
type Schema<Name extends SchemaName> = components['schemas'][Name];

declare const described: unique symbol;

/** JSON as text, and the schema that it follows. It is checked against the contract like any other reply. */
export class JsonText<T> {
  declare readonly [described]: T;
  constructor(readonly text: string) {}

  /** The parsed value. */
  parse(): T {
    return JSON.parse(this.text) as T;
  }
}

/** SQL that the server prepares once per connection. It returns at most one row, of one column: JSON of T, as text. */
export type Statement<T> = { name: string; text: string; readonly [described]?: T };

/** A statement whose result follows a schema of the contract. */
export type ReplyStatement<Name extends SchemaName> = Statement<Schema<Name>> & { schema: Name };

/** Adds the schema of its result to a statement, also in its text, where the database's statistics show it. */
export function replying<Name extends SchemaName>(
  schema: Name,
  { name, text }: { name: string; text: string },
): ReplyStatement<Name> {
  return { name, text: `${text}\n-- ${schema}`, schema };
}

const statements = new Map<string, Statement<unknown>>();

/** The statement with this name, made when it is first used. The name must contain all that the text depends on. */
export function named<Made extends Statement<unknown>>(name: string, make: (name: string) => Made): Made {
  const existing = statements.get(name) as Made | undefined;
  if (existing !== undefined) return existing;
  const statement = make(shortened(name));
  statements.set(name, statement);
  return statement;
}

/** PostgreSQL uses only the first 63 bytes of a name, so that two names with the same beginning would collide. */
function shortened(name: string): string {
  if (name.length <= 63) return name;
  return `${name.slice(0, 54)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}

/** Runs a statement and returns its JSON, or null for no row. */
export type RunStatement = <T>(statement: Statement<T>, values: readonly unknown[]) => Promise<JsonText<T> | null>;

/** Methods to run statements. */
export type StatementRunner = {
  $json: RunStatement;
  /**
   * Runs a statement that always has a row.
   * @throws NoRow, after which a transaction is retried
   */
  $one: <T>(statement: Statement<T>, values: readonly unknown[]) => Promise<JsonText<T>>;
};

/** A statement that always has a row had none: the row was deleted since it was looked up. */
export class NoRow extends Error {}

/** Both methods, from `$json`. */
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
