import type { Response } from 'express';
import type { OperationContract } from '../../../core/contract/operation.js';
import { Budget } from '../../../core/database/budget.js';
import type { Allowance, Caller } from '../caller.js';

/** A limit of requests a minute, and whom it counts. */
export type Counted = { kind: 'anonymous' | 'key'; who: string | number };

/** The parameters of a request, as the contract has them, and the header that names what it does not have; null for nothing. */
export type Validated = { path: object; query: object; ignored: string | null };

/** What is known of one request and its reply while it is handled. */
export type RequestContext = {
  requestId: string;
  /** By what it is found among the traces; null where none are taken down. */
  traced: { traceId: string; spanId: string } | null;
  /** How long the database may keep it waiting. */
  budget: Budget;
  operation: OperationContract | null;
  caller: Caller | null;
  /** The address of the visitor for whom a key with the scope `forward` asks; null if that is not said. */
  visitor: string | null;
  /** Its parameters, where its URL has been validated before. */
  validated: Validated | null;
  /**
   * Looks the caller up where that is left to the transaction of a write, and null once that is done.
   * @throws unauthorized, insufficient_scope, forbidden, rate_limited
   */
  confirmCaller: (() => Promise<void>) | null;
  allowance: Allowance | null;
  /** What a read was counted by, so that it can be taken back. */
  counted: Counted | null;
  /** SHA-256 of the body, for a request with an Idempotency-Key. */
  bodyHash: string | null;
  /** Lets the request take longer to arrive than others may. */
  endDeadline: (() => void) | null;
};

/** Each response carries its context from the first middleware on. */
export function requestContext(res: Response): RequestContext {
  return res.locals.context as RequestContext;
}

/** Begins the context of a response. `changes` as in `Budget`. */
export function beginContext(res: Response, requestId: string, changes: string | null): void {
  res.locals.context = newContext(requestId, new Budget(changes));
}

/** The context of a request of which nothing else is known. A page has one for each operation that it calls. */
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
    endDeadline: null,
  };
}
