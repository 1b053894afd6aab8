import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import type { OperationId } from '../../generated/contract.js';

const timeForm = /^\d{4}-\d{2}-\d{2}([T ])\d{2}:\d{2}:\d{2}(\+00:00)?$/;

/** The example files. Their summaries are written by hand and kept. */
export class ExampleFiles {
  seen = 0;
  written = 0;
  readonly #started = Date.now() - 60_000;

  /** Times from the run itself are shown as `clock`. */
  constructor(readonly clock: Date) {}

  request(id: OperationId, value: unknown): void {
    this.#write(`${id}Request`, value);
  }

  reply(id: OperationId, value: unknown): void {
    this.#write(id, this.#settle(value));
  }

  #write(name: string, value: unknown): void {
    const file = `openapi/examples/${name}.yaml`;
    const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const { summary = name } = (parse(present) ?? {}) as { summary?: string };
    const text = stringify({ summary, value }, { lineWidth: 110, compat: 'yaml-1.1' });
    this.seen++;
    if (text !== present) {
      writeFileSync(file, text);
      this.written++;
    }
  }

  #settle(value: unknown): unknown {
    if (Array.isArray(value)) {
      return value.map((each) => this.#settle(each));
    }
    if (typeof value === 'object' && value !== null) {
      // How much of a window is left depends on how fast this machine is.
      const entries = Object.entries(value).map(([key, each]) => [key, key === 'reset' && each !== 0 ? 60 : each]);
      return Object.fromEntries(entries.map(([key, each]) => [key, this.#settle(each)]));
    }
    const [, separator] = (typeof value === 'string' && timeForm.exec(value)) || [];
    if (separator === undefined) {
      return value;
    }
    const text = value as string;
    const at = Date.parse(separator === 'T' ? text : `${text.replace(' ', 'T')}Z`);
    const isFresh = at >= this.#started && at <= Date.now() + 60_000;
    return isFresh ? this.clock.toISOString().slice(0, 19).replace('T', separator) + text.slice(19) : value;
  }
}
