import type { Request, Response } from 'express';
import { contract, type OperationId } from '../../generated/contract.js';
import type { Parts } from '../app.js';
import { integerParameters } from '../contract/document.js';
import { Problem, type ProblemCode, type ProblemDetails, problem } from '../contract/problems.js';
import { within } from '../database/client.js';
import { exchangeOf } from '../http/exchange.js';
import { JsonText, type Sealed, seal } from '../http/replies.js';
import { type Upload, withoutFile } from '../http/uploads.js';
import { checkReply, exchangeCheck } from '../http/validation.js';
import type { Input } from './handlers.js';
import { fingerprint, type Repeatable, type Reply } from './idempotency.js';
import { type Work, write } from './writes.js';

type Own = 'refuse' | 'body' | 'path' | 'query' | 'upload' | 'afterwards';
type AnyInput = Omit<Input<OperationId>, Own> & {
  upload: Upload | undefined;
  path: object;
  query: object;
  body: unknown;
  afterwards?: (work: () => Promise<void>) => void;
  refuse: (code: ProblemCode, details?: ProblemDetails) => Problem;
};
type Given = Omit<AnyInput, 'database' | 'json' | 'afterwards'>;
type Handle = (input: AnyInput) => Promise<Reply>;

/** A handler whose types are those of its own operation; here all are handled alike. */
export type AnyHandler = Handle | { prepare: (given: Given) => Promise<Handle> };

type Asked = {
  req: Request;
  res: Response;
  upload: Upload | undefined;
  bodiless: boolean;
  origin: () => string;
};

/** Checks a request whose caller is let in and whose body is read, does what it asks for, and checks the reply. */
export function performer(id: OperationId, handler: AnyHandler, parts: Parts): (asked: Asked) => Promise<Sealed> {
  const { scope, open, optionalKey, idempotent, upload: field } = contract[id];
  const check = exchangeCheck(id);
  const integers = integerParameters(id);

  return async ({ req, res, upload, bodiless, origin }) => {
    const raw: Record<string, unknown> = { ...req.query, ...req.params };
    await check(req, res);
    requireIntegers(integers, raw);
    const exchange = exchangeOf(res);
    const caller = open && !optionalKey ? undefined : exchange.caller;
    const { params: path, query } = req;
    const body: unknown = field === null ? req.body : withoutFile(id, req.body);
    const given = { path, query, body, upload, caller, bodiless, origin, parts, refuse: problem } as Given;
    const sealed = (reply: Reply) => sealReply(id, reply, res, parts);
    if (scope !== 'write') {
      return sealed(await (handler as Handle)({ ...given, ...within(parts.database, exchange.budget) }));
    }
    const key = idempotent ? req.headers['idempotency-key'] : undefined;
    const repeatable: Repeatable | null =
      typeof key === 'string'
        ? { userId: given.caller.id, operation: id, key, request: fingerprint(path, exchange.bodyHash) }
        : null;
    const work = workOf(handler, given);
    const { reply, isReplayed } = await write(parts.database, {
      caller: given.caller,
      budget: exchange.budget,
      work,
      repeatable,
      check: sealed,
    });
    if (isReplayed) res.setHeader('Idempotent-Replayed', 'true');
    if (reply instanceof Problem) throw reply;
    return reply;
  };
}

function workOf(handler: AnyHandler, given: Given): Work | { prepare: () => Promise<Work> } {
  const within =
    (handle: Handle): Work =>
    (running) =>
      handle({ ...given, ...running });
  return typeof handler === 'function'
    ? within(handler)
    : { prepare: async () => within(await handler.prepare(given)) };
}

/** The validator takes `1e3`, `0x10` and ` 1` for integers, as JavaScript does. The contract means digits. */
function requireIntegers(names: readonly string[], raw: Record<string, unknown>): void {
  const wrong = names.filter((name) => typeof raw[name] === 'string' && !/^(0|-?[1-9]\d*)$/.test(raw[name]));
  if (wrong.length > 0) {
    throw problem('invalid_param', { params: Object.fromEntries(wrong.map((name) => [name, 'must be integer'])) });
  }
}

/** Serialises a reply once and checks what will leave against the contract. Throws what is wrong with it. */
function sealReply(
  id: OperationId,
  { status, body }: Reply,
  res: Response,
  { replies }: Pick<Parts, 'replies'>,
): Sealed {
  const text = body instanceof JsonText ? body.text : JSON.stringify(body);
  // Only what is read is read again.
  const isRead = contract[id].open && contract[id].method === 'get';
  const known = isRead ? replies.find(id, status, text) : undefined;
  if (known !== undefined) {
    return known;
  }
  checkReply(res, status, JSON.parse(text));
  const made = seal(status, text, 'application/json; charset=utf-8');
  if (isRead) {
    replies.add(id, made);
  }
  return made;
}
