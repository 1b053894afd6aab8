import { STATUS_CODES } from 'node:http';
import type { DirectReply } from './direct.js';

type Send = (headers: Record<string, string>, body: Buffer | null) => Promise<DirectReply>;

/** The subset of supertest's request API in use, for requests within the process. */
export class DirectRequest implements PromiseLike<DirectReply> {
  readonly #send: Send;
  readonly #headers: Record<string, string>;
  readonly #checks: ((reply: DirectReply) => void)[] = [];
  #body: string | Buffer | null = null;
  #form: FormData | null = null;

  constructor(send: Send, headers: Record<string, string>) {
    this.#send = send;
    this.#headers = headers;
  }

  set(fields: string | Record<string, string>, value = ''): this {
    for (const [name, each] of typeof fields === 'string' ? [[fields, value] as const] : Object.entries(fields)) {
      this.#headers[name.toLowerCase()] = each;
    }
    return this;
  }

  type(type: string): this {
    return this.set('Content-Type', type);
  }

  send(body?: string | Buffer | object): this {
    if (body === undefined) return this;
    this.#headers['content-type'] ??=
      typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
    this.#body = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    return this;
  }

  field(fields: Record<string, string>): this {
    this.#form ??= new FormData();
    for (const [name, value] of Object.entries(fields)) this.#form.set(name, value);
    return this;
  }

  attach(name: string, bytes: Buffer, filename: string): this {
    this.#form ??= new FormData();
    this.#form.set(name, new Blob([new Uint8Array(bytes)]), filename);
    return this;
  }

  expect(wanted: number | ((reply: DirectReply) => void)): this {
    this.#checks.push(typeof wanted === 'number' ? (reply) => expectStatus(reply, wanted) : wanted);
    return this;
  }

  // biome-ignore lint/suspicious/noThenProperty: it is awaited, as supertest's are
  then<A = DirectReply, B = never>(
    done?: ((reply: DirectReply) => A | PromiseLike<A>) | null,
    failed?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#perform().then(done, failed);
  }

  async #perform(): Promise<DirectReply> {
    if (this.#form !== null) {
      const packed = new Response(this.#form);
      this.#headers['content-type'] = packed.headers.get('content-type') ?? '';
      this.#body = Buffer.from(await packed.arrayBuffer());
    }
    const body = this.#body === null || Buffer.isBuffer(this.#body) ? this.#body : Buffer.from(this.#body);
    const reply = await this.#send(this.#headers, body);
    for (const check of this.#checks) check(reply);
    return reply;
  }
}

function expectStatus({ status, text }: DirectReply, wanted: number): void {
  if (status === wanted) return;
  throw new Error(`expected ${wanted} "${STATUS_CODES[wanted]}", got ${status} "${STATUS_CODES[status]}": ${text}`);
}
