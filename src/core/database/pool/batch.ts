import pg from 'pg';
// @ts-expect-error: it says nothing about its types.
import { prepareValue } from 'pg/lib/utils.js';
import type { Statement } from '../statement.js';

type Asked = {
  statement: Statement<unknown>;
  values: readonly unknown[];
  resolve: (reply: string | null) => void;
  reject: (error: Error) => void;
};

/** The parts of pg's connection that a query uses, and the texts of the named statements that the server has, or was sent. */
type Wire = {
  parse: (statement: Statement<unknown>) => void;
  bind: (parameters: { statement: string; values: readonly unknown[] }) => void;
  execute: (portal: object) => void;
  sync: () => void;
  parsedStatements: Record<string, string | undefined>;
  submittedNamedStatements: Record<string, string | undefined>;
};

// The declared type of `submit` is that of a property, which no method can override.
const Query = pg.Query as unknown as new (text: string) => { name: string | undefined; text: string };

/**
 * Statements that are sent with one Sync at their end, so that the server answers them at once: each answer is a system call of its own, and
 * wakes this process. Of each statement only the first column of the first row is kept, as text, so that the server need not describe it.
 * None runs after one that failed, and all of these fail with its error.
 */
export class Batch extends Query {
  readonly #asked: Asked[] = [];
  readonly #replies: (string | null)[] = [];
  #reply: string | null = null;

  /** `answered` is called once the server is ready for the next query, or the batch has failed. */
  constructor(
    private readonly isPrepared: boolean,
    private readonly answered: () => void,
  ) {
    super('');
  }

  /** Adds a statement, before the batch is sent. */
  add(statement: Statement<unknown>, values: readonly unknown[]): Promise<string | null> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ statement, values: values.map((value) => prepareValue(value)), resolve, reject });
    });
  }

  /** Called by pg to send it. */
  submit(wire: Wire): void {
    for (const { statement, values } of this.#asked) {
      const name = this.isPrepared ? statement.name : '';
      if (name === '' || (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) === undefined) {
        wire.parse({ name, text: statement.text });
        if (name !== '') wire.submittedNamedStatements[name] = statement.text;
      }
      wire.bind({ statement: name, values });
      wire.execute({});
    }
    wire.sync();
    this.#name();
  }

  /** Called by pg for each row. */
  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#reply ??= fields[0] ?? null;
  }

  /** Called by pg at the end of each statement. */
  handleCommandComplete(): void {
    this.#replies.push(this.#reply);
    this.#reply = null;
    this.#name();
  }

  /** Called by pg once all have succeeded. */
  handleReadyForQuery(): void {
    this.answered();
    for (const [n, { resolve }] of this.#asked.entries()) resolve(this.#replies[n] ?? null);
  }

  /** Called by pg if a statement has failed, or the connection is lost. */
  handleError(error: Error, { submittedNamedStatements }: Wire): void {
    this.answered();
    const done = this.#replies.length;
    for (const [n, { statement, resolve, reject }] of this.#asked.entries()) {
      if (n < done) resolve(this.#replies[n] ?? null);
      else reject(error);
      // The server has not parsed what came after the failed statement.
      delete submittedNamedStatements[statement.name];
    }
  }

  /** Sets the name and text that pg remembers once the server has parsed the current statement. */
  #name(): void {
    const statement = this.#asked[this.#replies.length]?.statement;
    this.name = this.isPrepared ? statement?.name : undefined;
    this.text = statement?.text ?? '';
  }
}
