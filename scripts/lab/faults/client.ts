import type { JsonObject } from '../../../src/core/contract/document.js';
import type { Reply, ServedContract } from './served-contract.js';

/** A request with its outcome; `status` 0 if it was cut off. Times in milliseconds. */
export type RequestOutcome = { operation: string; at: number; ms: number; status: number; isWrite: boolean };
export type Call = {
  key?: string;
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
  file?: { name: string; bytes: Buffer };
  idempotencyKey?: string;
};

/** Client timeout in milliseconds, far above any expected latency. */
const timeoutMs = 30_000;

/** Sends requests through the balancer, records the outcomes, and validates each reply by the contract. */
export class Client {
  readonly seen: RequestOutcome[] = [];
  readonly outside: string[] = [];

  constructor(
    private readonly base: string,
    private readonly contract: ServedContract,
  ) {}

  /** The reply with its body; null if the request was cut off, or refused outside of the contract. */
  async ask<T = JsonObject>(id: string, call: Call = {}): Promise<{ status: number; body: T } | null> {
    const { method, path } = this.contract.operation(id);
    const at = performance.now();
    const reply = await this.send(method, path, call);
    this.seen.push({
      operation: id,
      at,
      ms: performance.now() - at,
      status: reply?.status ?? 0,
      isWrite: method !== 'GET',
    });
    if (reply === null) return null;
    try {
      const faults = this.contract.faults(id, reply);
      // Declared for every operation, and still a fault of ours.
      if (reply.status === 500) faults.push(`${id} 500 ${reply.text.slice(0, 300)}`);
      this.outside.push(...faults);
      // A mismatching success is still a success, as during an upgrade to a version with more fields.
      if (faults.length > 0 && reply.status >= 300) return null;
      return { status: reply.status, body: JSON.parse(reply.text) };
    } catch (error) {
      this.outside.push(`${id} ${reply.status}: ${error} ${reply.text.slice(0, 300)}`);
      return null;
    }
  }

  /** The body of a reply that has to be a success, such as a read after a write. */
  async get<T>(id: string, call: Call = {}): Promise<T> {
    const reply = await this.ask<T>(id, call);
    if (reply === null || reply.status >= 300) {
      throw new Error(`${id} ${JSON.stringify(call.path ?? {})} → ${JSON.stringify(reply ?? this.outside.at(-1))}`);
    }
    return reply.body;
  }

  private async send(method: string, template: string, call: Call): Promise<Reply | null> {
    const url = new URL(this.base + template.replace(/\{(\w+)\}/g, (_, name) => String(call.path?.[name])));
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, String(value));
    const headers: Record<string, string> = {};
    if (call.key !== undefined) headers.authorization = `Bearer ${call.key}`;
    if (call.idempotencyKey !== undefined) headers['idempotency-key'] = call.idempotencyKey;
    if (call.body !== undefined) headers['content-type'] = 'application/json';
    try {
      const body = bodyOf(call);
      const reply = await fetch(url, {
        method,
        headers,
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { body }),
      });
      // The balancer answers this if a node dies during a request.
      if (reply.status === 502 || reply.status === 504) return null;
      return { status: reply.status, headers: reply.headers, text: await reply.text() };
    } catch {
      return null;
    }
  }
}

function bodyOf({ body, file }: Call): string | FormData | undefined {
  if (body !== undefined) return JSON.stringify(body);
  if (file === undefined) return undefined;
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  return form;
}
