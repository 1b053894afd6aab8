import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import type { OperationId } from '../../generated/contract.js';
import { operation, operationIds } from '../../src/core/contract/document.js';
import type { Recorder } from './stage.js';

const folder = 'openapi/examples';
const timeForm = /^\d{4}-\d{2}-\d{2}([T ])\d{2}:\d{2}:\d{2}(\+00:00)?$/;
const requestId = '0d5bd6c1-9c4e-4f5b-8f5e-2f8c0a1f3f6b';
const terms = 'c1d5f4a0b7e2968314fd0a5be6c79d28e1b3f6a4509c7d82e4f1a6b3c8d50e97';
const signature = 'k3JvWq0ZP7xYtB1nUe5sR-8aLhQm2dCf9GzXoT4iVwE';
const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDMzHrLn1qx3M=';
const key = 'plaza_4nQx7TbY2mVs9KfLw3HpRzC8dGjA6eUtX1oN';
const hour = 3_600_000;

/** Default summary of an example. */
function summaryOf(name: string): string {
  const id = operationIds.find((each) => each === name);
  return id === undefined ? name : String(operation(id).summary);
}

/** The example files. Summaries may be edited by hand, and are kept. */
export class ExampleFiles implements Recorder {
  /** Files that differ from the recorded content. */
  readonly stale: string[] = [];
  readonly #seen = new Set<string>();
  readonly #started = Date.now() - 60_000;
  readonly #standIns = new Map<string, string>();

  /** Times of the run are shifted to `clock`. */
  constructor(
    readonly clock: Date,
    readonly isCheck: boolean,
  ) {}

  request(id: OperationId, value: unknown): void {
    this.#keep(`${id}Request`, value);
  }

  reply(id: OperationId, value: unknown): void {
    this.#keep(id, this.#settle(value));
  }

  /** An example of a shared response. */
  problem(response: string, value: unknown): void {
    this.#keep(response, this.#settle(value));
  }

  get seen(): number {
    return this.#seen.size;
  }

  /** Files without a recording. */
  unrecorded(): string[] {
    return readdirSync(folder)
      .filter((file) => !this.#seen.has(file))
      .map((file) => `${folder}/${file}`);
  }

  #keep(name: string, value: unknown): void {
    if (this.#seen.has(`${name}.yaml`)) throw new Error(`${name} was recorded twice`);
    this.#seen.add(`${name}.yaml`);
    const file = `${folder}/${name}.yaml`;
    const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const { summary = summaryOf(name) } = (parse(present) ?? {}) as { summary?: string };
    const text = stringify({ summary, value }, { aliasDuplicateObjects: false, lineWidth: 110, compat: 'yaml-1.1' });
    if (text === present) return;
    this.stale.push(file);
    if (!this.isCheck) writeFileSync(file, text);
  }

  #settle(value: unknown): unknown {
    if (Array.isArray(value)) {
      return value.map((each) => this.#settle(each));
    }
    if (typeof value === 'object' && value !== null) {
      // The remaining window depends on the machine's speed.
      const entries = Object.entries(value).map(([key, each]) => [key, key === 'reset' && each !== 0 ? 60 : each]);
      return Object.fromEntries(entries.map(([key, each]) => [key, this.#settle(each)]));
    }
    return typeof value === 'string' ? this.#settleText(value) : value;
  }

  #settleText(text: string): string {
    const [, separator] = timeForm.exec(text) ?? [];
    if (separator !== undefined) {
      const time = this.#settleTime(Date.parse(separator === 'T' ? text : `${text.replace(' ', 'T')}Z`));
      return time.toISOString().slice(0, 19).replace('T', separator) + text.slice(19);
    }
    // A request body as text.
    if (text.startsWith('{"')) return JSON.stringify(this.#settle(JSON.parse(text)));
    return (
      text
        .replace(/\b\d{4}(-\d\d){2}T\d\d(:\d\d){2}(?=\+00:00)/g, (time) =>
          this.#settleTime(Date.parse(`${time}Z`))
            .toISOString()
            .slice(0, 19),
        )
        .replace(/^whsec_.*/, secret)
        .replace(/^plaza_\w{36}$/, key)
        .replace(/^plaza_\w{6}$/, key.slice(0, 12))
        .replace(/(?<=\/storage\/\w+\/)[0-9a-f]{2}/, '4c')
        .replace(/(?<=[?&]expires=)\d+/, (seconds) => String(this.#settleTime(Number(seconds) * 1000).getTime() / 1000))
        // Those of playlists end at a full hour.
        .replace(/(?<=\/playback\/.*[?&]expires=)\d+/, String(this.clock.getTime() / 1000 + 86_400))
        .replace(/(?<=[?&]share=)[0-9a-f]+/, terms)
        .replace(/(?<=[?&]signature=)[\w-]+/, signature)
        .replace(/(?<=\/pictures\/\d+-)[0-9a-f]{12}/, '5a1f3c8e07b2')
        .replace(/\b[0-9A-Za-z]{32}\b/g, (token) => this.#standIn(token))
        .replace(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, requestId)
    );
  }

  /** Future times keep their distance from the clock; recent times become the clock. */
  #settleTime(at: number): Date {
    if (at < this.#started) return new Date(at);
    // More than two years ahead was chosen by the request, not by the service: keep it.
    if (at - Date.now() > 2 * 365 * 24 * hour) return new Date(at);
    const ahead = Math.max(0, Math.round((at - Date.now()) / hour));
    return new Date(this.clock.getTime() + ahead * hour);
  }

  /** Replaces a random token by a deterministic one. */
  #standIn(token: string): string {
    const known = this.#standIns.get(token);
    if (known !== undefined) return known;
    const letters = createHash('sha512').update(String(this.#standIns.size)).digest('base64url');
    const standIn = letters.replaceAll(/[-_]/g, '').slice(0, token.length);
    this.#standIns.set(token, standIn);
    return standIn;
  }
}
