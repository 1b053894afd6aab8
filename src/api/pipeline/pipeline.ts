import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { problem } from '../../core/contract/problems.js';
import { whileTraced, withBudget } from '../../core/database/budget.js';
import { areas } from '../../core/platform/settings/choices.js';
import { authorization, countRows, uncount } from '../auth/admission.js';
import { isAnonymous, lockCaller } from '../auth/authentication.js';
import { compressed } from '../http/compression.js';
import { originOf } from '../http/origin.js';
import { type EncodedReply, isUnchanged, send } from '../http/replies.js';
import { hasBody, readJson, readUnwantedBody } from '../http/request/json-body.js';
import { applyHandling } from '../http/request/preference.js';
import { requestContext } from '../http/request/request-context.js';
import { type UploadRule, uploading, withoutFile } from '../http/request/uploads.js';
import { validate } from '../http/request/validation.js';
import { type Call, type Perform, parametersOf } from './call.js';
import type { Operation } from './operation.js';
import type { Parts } from './parts.js';
import { reader } from './reads.js';
import { rowsPassed } from './rows-passed.js';
import { writer } from './writes.js';

/** A call by HTTP, whether its URL has been validated before, and its reply once there is one. */
type HttpCall = Call & { req: Request; res: Response; isKnownUrl: boolean; reply: EncodedReply | null };

/** A part of the life of a request. */
type Step = (call: HttpCall) => void | Promise<void>;

/** The life of a request to one operation, from top to bottom. Everything that is thrown is sent as a problem by `errorReplies`. */
export function pipeline(operation: Operation, parts: Parts): RequestHandler {
  const { uploadRule, cacheable, deprecation } = operation;
  const handling = [validateCall, countSkippedRows, execution(operation, parts), countRepliedRows];
  const steps: Step[] = [
    requireActive,
    admission(operation, parts),
    readBody,
    ...(uploadRule === undefined ? handling : [withUpload(uploadRule, handling)]),
    ...(cacheable ? [compress, refundUnchanged, sendReply, rememberUrl(handle)] : [sendReply]),
  ];
  const respond = async (req: Request, res: Response): Promise<void> => {
    const context = requestContext(res);
    context.operation = operation;
    if (deprecation !== null) res.setHeaders(deprecation);
    const call: HttpCall = {
      req,
      res,
      isKnownUrl: context.validated !== null,
      reply: null,
      operation,
      parts,
      context,
      body: undefined,
      upload: undefined,
      // Node omits the body.
      bodiless: req.method === 'HEAD',
      headers: req.headers,
      isAnonymous: isAnonymous(req),
      origin: () => originOf(req, parts.config),
      lock: lockCaller,
      isReplayed: false,
    };
    try {
      await whileTraced(context.budget, () => take(steps, call));
    } catch (error) {
      // An invalid key outranks other faults.
      await context.confirmCaller?.();
      throw error;
    }
  };
  function handle(req: Request, res: Response, next: NextFunction): void {
    respond(req, res).catch(next);
  }
  return handle;
}

async function take(steps: readonly Step[], call: HttpCall): Promise<void> {
  for (const step of steps) {
    const taken = step(call);
    if (taken !== undefined) await taken;
  }
}

/** Refuses operations of an area that the operator has switched off. */
export function requireActive({ operation: { area }, parts }: Pick<Call, 'operation' | 'parts'>): void {
  const isInactive = areas.some((name) => name === area) && !parts.config.areas.has(area as never);
  if (isInactive) throw problem('component_inactive', { component: area });
}

function admission(operation: Operation, parts: Parts): Step {
  // Only for these operations, since they do little before the transaction.
  const presumes = operation.scope === 'write' && operation.uploadRule === undefined && !operation.prepares;
  const authorize = authorization(operation, parts, { presumes });
  return ({ req, res, context }) => context.budget.step('admission', () => authorize(req, res));
}

function readBody({ req, res, operation: { mediaTypes, method } }: HttpCall): void | Promise<void> {
  if (!hasBody(req)) return;
  if (mediaTypes.includes('application/json')) return readJson(req, res);
  if (mediaTypes.length === 0 && method !== 'get') return readUnwantedBody(req, res);
}

/** Stores the file of a request for further steps, and removes it if they fail. */
function withUpload(rule: UploadRule, handling: readonly Step[]): Step {
  return (call) => {
    const { req, res, operation, parts: services } = call;
    const work = (file?: Call['upload']) => {
      call.upload = file;
      return take(handling, call);
    };
    return withBudget(call.context.budget, () => uploading({ req, res, operation, rule, services }, work));
  };
}

async function validateCall(call: HttpCall): Promise<void> {
  const { req, res, operation, parts, context } = call;
  const handling = applyHandling(req, res);
  context.validated ??= await context.budget.step('validation', async () =>
    parts.cursors.open(operation, await validate(req, operation, parts.config, handling)),
  );
  const { ignored } = context.validated;
  if (ignored !== null) res.setHeader('Ignored-Parameters', ignored);
  call.body = operation.upload === null ? req.body : withoutFile(operation, req.body);
}

function countSkippedRows(call: HttpCall): Promise<void> {
  return countRows(call.res, call.parts, rowsPassed(call.operation, parametersOf(call).query));
}

/** Creates the function that runs one operation, whoever has authorized the caller: the API by a key, or the pages by a session. */
export function performer(operation: Operation, parts: Parts): Perform {
  return operation.scope === 'write' ? writer(operation, parts) : reader(operation, parts);
}

function execution(operation: Operation, parts: Parts): Step {
  const perform = performer(operation, parts);
  return async (call) => {
    try {
      call.reply = await perform(call);
    } finally {
      if (call.isReplayed) call.res.setHeader('Idempotent-Replayed', 'true');
    }
  };
}

function countRepliedRows(call: HttpCall): Promise<void> {
  const { query } = parametersOf(call);
  return countRows(call.res, call.parts, rowsPassed(call.operation, query, call.reply as EncodedReply));
}

/** Only for replies that are the same for everybody: see `compressed`. */
async function compress(call: HttpCall): Promise<void> {
  if (call.context.caller !== null && call.operation.optionalKey) return;
  call.reply = await compressed(call.req, call.res, call.reply as EncodedReply);
}

/** A reply that the client has already is not counted. */
function refundUnchanged({ req, res, parts, reply }: HttpCall): void | Promise<void> {
  if (isUnchanged(req, reply as EncodedReply)) return uncount(res, parts);
}

function sendReply({ res, operation, context, reply }: HttpCall): void {
  context.budget.step('reply send', () => send(res, reply as EncodedReply, operation.cacheable));
}

function rememberUrl(handle: RequestHandler): Step {
  return ({ req, context, parts, isKnownUrl }) => {
    if (!isKnownUrl && context.caller === null) parts.urls.add(req, context.validated, handle);
  };
}
