import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { InvalidArgumentError } from 'commander';

/** The parts of the process that a command may use. */
export type Io = {
  env: Readonly<Record<string, string | undefined>>;
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean };
  stderr: Writable;
  /** The program's name, for help and hints. */
  program?: string | undefined;
};

/** Flags of every command. */
export type Flags = { json?: true };

/** A usage error or expected failure: shown as one line, without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Writes with backpressure; false once the reader has closed. */
export async function write(io: Io, text: string): Promise<boolean> {
  if (!io.stdout.writable) return false;
  if (!io.stdout.write(text)) {
    await Promise.race([once(io.stdout, 'drain'), once(io.stdout, 'close')]).catch(() => {});
  }
  return io.stdout.writable;
}

/** One row per line, in columns. Headings only on a terminal, so that pipes get nothing but rows. */
export async function writeRows<T>(io: Io, rows: AsyncIterable<T> | Iterable<T>, columns: readonly Column<T>[]) {
  const line = (cells: readonly string[]) =>
    `${cells
      .map((cell, i) => cell.padEnd(columns[i]?.width ?? 0))
      .join('  ')
      .trimEnd()}\n`;
  if (io.stdout.isTTY) await write(io, line(columns.map(({ heading }) => heading)));
  for await (const row of rows) {
    if (!(await write(io, line(columns.map(({ cell }) => cell(row)))))) return;
  }
}

/** A column of a table. `width` in characters. */
export type Column<T> = { heading: string; width: number; cell: (row: T) => string };

/** A JSON array, streamed. */
export async function writeJsonList<T>(io: Io, items: AsyncIterable<T> | Iterable<T>, shape: (item: T) => unknown) {
  let before = '[';
  for await (const item of items) {
    if (!(await write(io, `${before}\n  ${JSON.stringify(shape(item))}`))) return;
    before = ',';
  }
  await write(io, before === '[' ? '[]\n' : '\n]\n');
}

/** A list in the format of the flags. */
export function writeList<T>(
  io: Io,
  { json }: Flags,
  items: AsyncIterable<T> | Iterable<T>,
  shape: (item: T) => unknown,
  columns: readonly Column<T>[],
): Promise<void> {
  return json ? writeJsonList(io, items, shape) : writeRows(io, items, columns);
}

/** The result of a command: JSON, or a sentence. */
export async function writeResult(io: Io, { json }: Flags, value: unknown, sentence: string): Promise<void> {
  if (json) await writeJson(io, value);
  else io.stderr.write(`${sentence}\n`);
}

/** Prints progress messages for the operator. */
export const teller = (io: Io) => (message: string) => void io.stderr.write(`Plaza: ${message}\n`);

/** Signals that end a command. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls `end` when the operator interrupts `work`. */
export async function interruptible<T>(end: () => void, work: () => Promise<T>): Promise<T> {
  for (const signal of signals) process.once(signal, end);
  try {
    return await work();
  } finally {
    for (const signal of signals) process.removeListener(signal, end);
  }
}

/** One JSON value per line, streamed. */
export async function writeJsonLines(io: Io, items: AsyncIterable<unknown>): Promise<void> {
  for await (const item of items) {
    if (!(await write(io, `${JSON.stringify(item)}\n`))) return;
  }
}

/** Writes a value as JSON to standard output. */
export async function writeJson(io: Io, value: unknown): Promise<void> {
  await write(io, `${JSON.stringify(value, null, 2)}\n`);
}

/** Standard input without the final newline; null for a terminal or empty input. */
export async function readPiped(io: Io, limit: number): Promise<string | null> {
  if (io.stdin.isTTY) return null;
  const hint = setTimeout(() => {
    io.stderr.write('Plaza: waiting for a password on standard input (with </dev/null one is generated) …\n');
  }, 1500);
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of io.stdin) {
      chunks.push(Buffer.from(chunk));
      size += chunks.at(-1)?.length ?? 0;
      if (size > limit) throw new CommandError('Standard input has too much for a password.');
    }
    return (
      Buffer.concat(chunks)
        .toString('utf8')
        .replace(/\r?\n$/, '') || null
    );
  } finally {
    clearTimeout(hint);
  }
}

/** An id. @throws InvalidArgumentError */
export function parseId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > 2_147_483_647) throw new InvalidArgumentError('It is a whole number from 1 to 2147483647.');
  return id;
}
