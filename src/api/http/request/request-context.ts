import type { IncomingHttpHeaders } from 'node:http';
import type { Response } from 'express';
import type { OperationContract } from '../../../core/contract/operation.js';
import { Budget } from '../../../core/database/budget.js';
import type { Allowance, Caller } from '../caller.js';

/** A limit of requests a minute, and the counted client. */
export type CountedClient = { kind: 'anonymous' | 'key'; who: string | number };

/** The validated parameters of a request, and the header that names the ignored ones; null without any. */
export type ValidatedParameters = { path: object; query: object; ignored: string | null };

/** A body as it was signed, and the headers that its signature is in. */
export type SignedBody = { bytes: Buffer; headers: IncomingHttpHeaders };

/** State of one request and its reply while it is handled. */
export type RequestContext = {
  requestId: string;
  /** Ids of the trace; null without tracing. */
  traced: { traceId: string; spanId: string } | null;
  /** The time that the database may keep it waiting. */
  budget: Budget;
  operation: OperationContract | null;
  caller: Caller | null;
  /** The address of the visitor for whom a key with the scope `forward` acts; null if not given. */
  visitor: string | null;
  /** Its parameters, once they are validated, or if its URL has been validated before. */
  validated: ValidatedParameters | null;
  /**
   * Looks up the caller if that is left to the transaction of a write; null once that is done.
   * @throws unauthorized, insufficient_scope, forbidden, rate_limited
   */
  confirmCaller: (() => Promise<void>) | null;
  allowance: Allowance | null;
  /** The count of a read, so that it can be taken back. */
  counted: CountedClient | null;
  /** SHA-256 of the body, for a request with an Idempotency-Key. */
  bodyHash: string | null;
  /** A signed body and the headers of its request. */
  signed: SignedBody | null;
  /** Allows the request to take longer to arrive than others. */
  endDeadline: (() => void) | null;
};

/** The context of a response, which has one from the first middleware on. */
export function requestContext(res: Response): RequestContext {
  return res.locals.context as RequestContext;
}

/** Creates the context of a response. `changes`: see `Budget`. */
export function beginContext(res: Response, requestId: string, changes: string | null): void {
  res.locals.context = newContext(requestId, new Budget(changes));
}

/** A new context. A page has one for each operation that it calls. */
export function newContext(requestId: string, budget: Budget): RequestContext {
  return {
    requestId,
    traced: null,
    budget,
    operation: null,
    caller: null,
    visitor: null,
    validated: null,
    confirmCaller: null,
    allowance: null,
    counted: null,
    bodyHash: null,
    signed: null,
    endDeadline: null,
  };
}
