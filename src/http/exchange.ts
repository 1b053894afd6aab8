import type { Request, Response } from 'express';
import type { OperationId } from '../../generated/contract.js';
import type { Caller } from '../access/authentication.js';
import type { Allowance } from '../access/limits.js';
import type { Problem } from '../contract/problems.js';
import { Budget } from '../database/budget.js';

export type Admit = (req: Request, res: Response, source: 'header' | 'query', scopes: string[]) => Promise<boolean>;

/** What is known of one request and its reply while it is handled. */
export type Exchange = {
  requestId: string;
  /** How long the database may keep it waiting. */
  budget: Budget;
  operation: OperationId | null;
  caller: Caller | null;
  allowance: Allowance | null;
  /** Lets the caller in, or not; called with the scopes that the contract asks for. */
  admit: Admit | null;
  /** Why the caller was not let in, kept here because the validator passes on no more than a status. */
  refusal: Problem | null;
  /** SHA-256 of the body, for a request with an Idempotency-Key. */
  bodyHash: string | null;
  /** What the validator found wrong with the reply. */
  replyFault: unknown;
  /** Lets the request take longer to arrive than others may. */
  endDeadline: (() => void) | null;
};

/** Each response carries its exchange from the first middleware on. */
export function exchangeOf(res: Response): Exchange {
  return res.locals.exchange as Exchange;
}

export function beginExchange(res: Response, requestId: string, changes: string | null): void {
  const exchange: Exchange = {
    requestId,
    budget: new Budget(changes),
    operation: null,
    caller: null,
    allowance: null,
    admit: null,
    refusal: null,
    bodyHash: null,
    replyFault: null,
    endDeadline: null,
  };
  res.locals.exchange = exchange;
}
