import type { NextFunction, Request, Response } from 'express';
import { checkProblem, type OperationContract, ReplyFault } from '../../core/contract/operation.js';
import { type Problem, problem } from '../../core/contract/problems.js';
import { clientOf, showAllowance } from '../auth/admission.js';
import { challengeOf } from '../auth/challenge.js';
import { levelOf, toProblem } from '../http/problems.js';
import { encodeReply, send } from '../http/replies.js';
import { requestContext } from '../http/request/request-context.js';
import { readRest } from '../http/request/timeouts.js';
import type { Parts } from './parts.js';

/** The last middleware: sends every error of a request as a problem body. */
export function errorReplies(parts: Pick<Parts, 'config' | 'log' | 'limits' | 'metrics'>) {
  const { log, limits } = parts;
  return async (error: unknown, req: Request, res: Response, next: NextFunction): Promise<void> => {
    const context = requestContext(res);
    if (res.headersSent) {
      // Too late for another reply: the connection is closed, so that a partial body is not taken for a whole one.
      log.error({ req_id: context.requestId, trace_id: context.traced?.traceId, err: error }, 'failed while replying');
      next(error);
      return;
    }
    let refusal = toProblem(error);
    if (error instanceof ReplyFault) countViolation(parts, context.operation);
    if (context.operation !== null && !context.operation.codes.has(refusal.code)) {
      log.error(
        {
          req_id: context.requestId,
          trace_id: context.traced?.traceId,
          operation: context.operation.id,
          code: refusal.code,
          err: error,
        },
        'this problem code is not in the contract of the operation',
      );
      countViolation(parts, context.operation);
      refusal = problem('internal_error', {}, error);
    } else {
      const level = levelOf(refusal);
      const ids = { req_id: context.requestId, trace_id: context.traced?.traceId };
      if (level !== null) log[level]({ ...ids, code: refusal.code, err: refusal.cause ?? error }, refusal.message);
    }
    // Refused before it was counted: it is counted all the same, and the reply says so.
    if (context.allowance === null && limits !== null) {
      const allowance = await limits.consumeAnonymous(clientOf(req, res));
      showAllowance(res, allowance);
      if (allowance.exceeded && isOfKey(refusal)) refusal = problem('rate_limited');
    }
    // The rest of a request of an anonymous client above its limit is not read.
    if (refusal.code === 'rate_limited' && context.caller === null && !req.complete) {
      res.setHeader('Connection', 'close');
    } else {
      await readRest(req, res);
    }
    sendProblem(res, refusal, parts);
  };
}

function countViolation({ metrics }: Pick<Parts, 'metrics'>, operation: OperationContract | null): void {
  metrics?.count('plaza_contract_violations_total', { operation: operation?.id ?? 'none' });
}

/** Whether only the key is invalid, as far as was checked. */
const isOfKey = ({ code }: Problem): boolean => code === 'unauthorized' || code === 'account_suspended';

/** Sends a problem, after checking it against the contract. One that fails the check becomes `internal_error`. */
export function sendProblem(res: Response, refusal: Problem, parts: Pick<Parts, 'config' | 'log' | 'metrics'>): void {
  const { config, log, metrics } = parts;
  const { requestId, allowance, operation } = requestContext(res);
  const body = refusal.body(requestId, config.site.contact);
  try {
    if (operation === null) checkProblem(body);
    else operation.checkReply(refusal.status, body);
  } catch (fault) {
    log.error({ req_id: requestId, code: refusal.code, err: fault }, 'a problem body does not match the contract');
    countViolation(parts, operation);
    if (refusal.code === 'internal_error') res.destroy();
    else sendProblem(res, problem('internal_error'), parts);
    return;
  }
  metrics?.count('plaza_problems_total', { code: refusal.code });
  const challenge = challengeOf(res.req, refusal, config);
  if (challenge !== null) res.setHeader('WWW-Authenticate', challenge);
  if (refusal.status === 429) {
    res.setHeader('Retry-After', refusal.details.retryAfter ?? allowance?.reset ?? 60);
  }
  if (refusal.status === 503) {
    res.setHeader('Retry-After', 5);
  }
  res.removeHeader('ETag');
  res.setHeader('Cache-Control', 'no-store');
  send(res, encodeReply(refusal.status, JSON.stringify(body), 'application/json; charset=utf-8'), false);
}
