import type { NextFunction, Request, Response } from 'express';
import { contract, type OperationId } from '../../generated/contract.js';
import { addressOf, showAllowance } from '../access/admission.js';
import type { Parts } from '../app.js';
import { bodySchema, isBodyRequired, isObject, type Json, type JsonObject } from '../contract/document.js';
import { Problem, problem } from '../contract/problems.js';
import { isVisible, mustBeVisible } from '../contract/text.js';
import { isDatabaseUnavailable } from '../database/faults.js';
import { exchangeOf } from '../http/exchange.js';
import { seal, send } from '../http/replies.js';
import { checkProblem, checkReply } from '../http/validation.js';
import type { Logger } from '../log.js';
import { StorageError } from '../storage/storage.js';

export const maxBodyBytes = 1024 * 1024;

/** Turns anything thrown on the way of a request into the problem that its sender gets to see. */
export function toProblem(error: unknown, req: Request, operation: OperationId | null): Problem {
  if (error instanceof Problem) {
    return error;
  }
  if (error instanceof StorageError) {
    return problem('component_inactive', { component: 'storage' }, error);
  }
  if (isDatabaseUnavailable(error)) {
    return problem('component_inactive', { component: 'database' }, error);
  }
  const { status, type, errors } = error as { status?: unknown; type?: unknown; errors?: unknown };
  if (typeof type === 'string') {
    switch (type) {
      case 'entity.parse.failed':
        return problem('invalid_json', {}, error);
      case 'encoding.invalid':
        return problem('invalid_json', { message: 'The body is not UTF-8, in which JSON is written.' }, error);
      case 'entity.too.large':
      case 'parameters.too.many':
        return problem('payload_too_large', { maxSize: maxBodyBytes }, error);
      case 'encoding.unsupported':
      case 'charset.unsupported':
        return problem('unsupported_media_type', {}, error);
      case 'request.aborted':
      case 'request.size.invalid':
      case 'entity.verify.failed':
        return problem('invalid_json', {}, error);
    }
  }
  if (status === 400 && Array.isArray(errors) && operation !== null) {
    return invalid(errors as ValidatorError[], req, operation, error);
  }
  // Express refuses a path whose percent-encoding is malformed; Node's zlib a body that is not what it says.
  if (status === 400) {
    const field = error instanceof URIError ? 'path' : 'body';
    return problem('invalid_param', { params: { [field]: 'is malformed' } }, error);
  }
  if (status === 401) {
    return problem('unauthorized', {}, error);
  }
  if (status === 415) {
    return problem('unsupported_media_type', {}, error);
  }
  return problem('internal_error', {}, error);
}

type ValidatorError = { path: string; message: string; errorCode?: string };

/** 422 where a required field is absent, null or blank; 400 otherwise. Both name every fault. */
function invalid(errors: ValidatorError[], req: Request, operation: OperationId, cause: unknown): Problem {
  // Without a prototype: a field may be called as one of its members.
  const params: Record<string, string> = Object.create(null);
  let missing = false;
  for (const { path, message, errorCode } of errors) {
    const [place = '', ...names] = path.split('/').filter((part) => part !== '');
    const field = names.join('.') || place;
    if (place === 'body' && isMissing(names, errorCode, req, operation)) {
      missing = true;
      params[field] = 'is required';
    } else if (params[field] !== 'is required') {
      params[field] = params[field] === undefined ? message : `${params[field]}; ${message}`;
    }
  }
  return problem(missing ? 'missing_fields' : 'invalid_param', { params }, cause);
}

function isMissing(names: string[], errorCode: string | undefined, req: Request, id: OperationId): boolean {
  if (errorCode?.startsWith('minProperties')) {
    return true;
  }
  let schema: JsonObject | undefined = bodySchema(id);
  let value: unknown = req.body;
  let required = isBodyRequired(id);
  for (const name of names) {
    const properties: Json | undefined = schema?.properties;
    const items: Json | undefined = schema?.items;
    required = !isObject(items) && Array.isArray(schema?.required) && schema.required.includes(name);
    const next: Json | undefined = isObject(properties) ? ownOf(properties, name) : items;
    schema = isObject(next) ? next : undefined;
    value = value instanceof Object ? ownOf(value as Record<string, unknown>, name) : undefined;
  }
  if (typeof value === 'string') {
    return !isVisible(value) && (required || mustBeVisible(schema));
  }
  return required && (value === undefined || value === null);
}

/** A field may be called as what every object inherits. */
function ownOf<T>(fields: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The last middleware: every error of a request leaves through here, as one problem body. */
export function errorReplies({ log, limits }: Pick<Parts, 'log' | 'limits'>) {
  return async (error: unknown, req: Request, res: Response, next: NextFunction): Promise<void> => {
    const exchange = exchangeOf(res);
    if (res.headersSent) {
      // Too late for another reply: the connection is cut, so that half a body is never taken for a whole one.
      log.error({ req_id: exchange.requestId, err: error }, 'failed while replying');
      next(error);
      return;
    }
    let refusal = exchange.refusal ?? toProblem(error, req, exchange.operation);
    if (exchange.operation !== null && !isDeclared(exchange.operation, refusal)) {
      log.error(
        { req_id: exchange.requestId, operation: exchange.operation, code: refusal.code, err: error },
        'this problem code is not in the contract of the operation',
      );
      refusal = problem('internal_error', {}, error);
    } else if (refusal.status >= 500) {
      const level = refusal.code === 'component_inactive' ? 'warn' : 'error';
      log[level]({ req_id: exchange.requestId, code: refusal.code, err: refusal.cause ?? error }, refusal.message);
    }
    // Refused before anything was counted: it counts all the same, and the reply says so.
    if (exchange.allowance === null && limits !== null) {
      const allowance = await limits.takeAnonymous(addressOf(req));
      showAllowance(res, allowance);
      if (allowance.exceeded && refusal.code === 'unauthorized') refusal = problem('rate_limited');
    }
    // What strangers past their limit are still sending is not read.
    if (refusal.code === 'rate_limited' && exchange.caller === null && !req.complete) {
      res.setHeader('Connection', 'close');
    }
    sendProblem(res, refusal, log);
  };
}

function isDeclared(operation: OperationId, { code }: Problem): boolean {
  return (contract[operation].codes as readonly string[]).includes(code);
}

export function sendProblem(res: Response, refusal: Problem, log: Logger): void {
  const { requestId, allowance } = exchangeOf(res);
  const body = refusal.body(requestId);
  try {
    // The validator looks at neither what it refused itself, nor what precedes it, nor faults of ours.
    checkProblem(body);
    checkReply(res, refusal.status, body);
  } catch (fault) {
    log.error({ req_id: requestId, code: refusal.code, err: fault }, 'a problem body is not as the contract says');
    if (refusal.code === 'internal_error') res.destroy();
    else sendProblem(res, problem('internal_error'), log);
    return;
  }
  if (refusal.status === 401) {
    res.setHeader('WWW-Authenticate', 'Bearer');
  }
  if (refusal.status === 429) {
    res.setHeader('Retry-After', refusal.details.retryAfter ?? allowance?.reset ?? 60);
  }
  if (refusal.status === 503) {
    res.setHeader('Retry-After', 5);
  }
  res.removeHeader('ETag');
  res.setHeader('Cache-Control', 'no-store');
  send(res, seal(refusal.status, JSON.stringify(body), 'application/json; charset=utf-8'), false);
}
