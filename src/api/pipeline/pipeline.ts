import type { Request, RequestHandler, Response } from 'express';
import type { Json } from '../../core/contract/document.js';
import type { OperationContract } from '../../core/contract/operation.js';
import { Problem, problem } from '../../core/contract/problems.js';
import { type Budget, whileTraced, withBudget } from '../../core/database/budget.js';
import { within } from '../../core/database/client.js';
import { retried } from '../../core/database/faults.js';
import { areas } from '../../core/platform/settings/choices.js';
import { recorder } from '../audit/entries.js';
import { authorization, countRows, uncount } from '../auth/admission.js';
import { isAnonymous } from '../auth/authentication.js';
import type { Caller } from '../http/caller.js';
import { compressed } from '../http/compression.js';
import { originOf } from '../http/origin.js';
import { checkAndEncode, type EncodedReply, isUnchanged, send } from '../http/replies.js';
import { hasBody, readJson, readUnwantedBody } from '../http/request/json-body.js';
import { applyHandling } from '../http/request/preference.js';
import { requestContext, type ValidatedParameters } from '../http/request/request-context.js';
import { type Upload, uploading, withoutFile } from '../http/request/uploads.js';
import { validate } from '../http/request/validation.js';
import { type Complete, completion } from './additions.js';
import type { Reply } from './idempotency.js';
import {
  type AnyInput,
  type CheckedRequest,
  type Handle,
  isModeratable,
  isUnshared,
  type Operation,
  type OperationRequest,
  type Running,
} from './operation.js';
import { ownStateOf } from './own-state.js';
import type { Parts } from './parts.js';
import { rowsPassed } from './rows-passed.js';
import { writer } from './writes.js';

/** The life of a request to one operation, from top to bottom. Everything that is thrown is sent as a problem by `errorReplies`. */
export function pipeline(operation: Operation, parts: Parts): RequestHandler {
  const { cacheable, mediaTypes, method, scope, deprecation, handler, uploadRule } = operation;
  const { cursors } = parts;
  // Only for these operations, since they do little before the transaction.
  const presumes = scope === 'write' && uploadRule === undefined && typeof handler === 'function';
  const authorize = authorization(operation, parts, { presumes });
  const takesJson = mediaTypes.includes('application/json');
  const isBare = mediaTypes.length === 0 && method !== 'get';
  const perform = performer(operation, parts);

  const respond = async (req: Request, res: Response): Promise<void> => {
    const context = requestContext(res);
    context.operation = operation;
    if (deprecation !== null) res.setHeaders(deprecation);
    requireActive(operation, parts);
    // Node omits the body.
    const bodiless = req.method === 'HEAD';
    const { budget } = context;
    await budget.step('admission', () => authorize(req, res));
    const isKnown = context.validated !== null;
    const plain = await whileTraced(budget, () => act(req, res, bodiless)).catch(async (error) => {
      // An invalid key outranks other faults.
      await context.confirmCaller?.();
      throw error;
    });
    const isForEverybody = cacheable && (context.caller === null || !operation.optionalKey);
    const reply = isForEverybody ? await compressed(req, res, plain) : plain;
    if (cacheable && isUnchanged(req, reply)) await uncount(res, parts);
    budget.step('reply send', () => send(res, reply, cacheable));
    if (!isKnown && cacheable && context.caller === null) parts.urls.add(req, context.validated, handle);
  };
  const checked = async (req: Request, res: Response, bodiless: boolean, upload?: Upload) => {
    const context = requestContext(res);
    const handling = applyHandling(req, res);
    const validated = async () => cursors.open(operation, await validate(req, operation, parts.config, handling));
    context.validated ??= await context.budget.step('validation', validated);
    if (context.validated.ignored !== null) res.setHeader('Ignored-Parameters', context.validated.ignored);
    const { query } = context.validated;
    await countRows(res, parts, rowsPassed(operation, query));
    const reply = await perform({
      context,
      body: req.body,
      upload,
      bodiless,
      headers: req.headers,
      isAnonymous: isAnonymous(req),
      origin: () => originOf(req, parts.config),
      onReplayed: () => res.setHeader('Idempotent-Replayed', 'true'),
      lock: undefined,
    });
    await countRows(res, parts, rowsPassed(operation, query, reply));
    return reply;
  };
  const act = async (req: Request, res: Response, bodiless: boolean): Promise<EncodedReply> => {
    if (takesJson && hasBody(req)) await readJson(req, res);
    else if (isBare && hasBody(req)) await readUnwantedBody(req, res);
    if (uploadRule === undefined) return checked(req, res, bodiless);
    return withBudget(requestContext(res).budget, () =>
      uploading({ req, res, operation, rule: uploadRule, services: parts }, (upload) =>
        checked(req, res, bodiless, upload),
      ),
    );
  };
  const handle: RequestHandler = (req, res, next) => {
    respond(req, res).catch(next);
  };
  return handle;
}

/** Refuses operations of an area that the operator has switched off. */
export function requireActive({ area }: OperationContract, { config }: Parts): void {
  const isInactive = areas.some((name) => name === area) && !config.areas.has(area as never);
  if (isInactive) throw problem('component_inactive', { component: area });
}

/** Runs an authorized, validated and read request, and checks the reply. */
export type Perform = (request: OperationRequest) => Promise<EncodedReply>;

/** Creates the function that runs one operation, whoever has authorized the caller: the API by a key, or the pages by a session. */
export function performer(operation: Operation, parts: Parts): Perform {
  const { id, scope } = operation;
  const { cursors } = parts;
  const complete = completion(operation, parts);
  const write = scope === 'write' ? writer(operation, parts) : null;
  const read = reader(operation, parts, complete);
  const addOwn = ownStateOf(operation, parts.ownState);

  return async (request) => {
    const { context, body, upload, bodiless, origin } = request;
    const parameters = context.validated as ValidatedParameters;
    const { path, query } = parameters;
    // Each property by its name: V8 shares no hidden classes among objects that are spread and then extended.
    const inputOf = (caller: Caller | null | undefined, { database, afterwards }: Running, used = parts): AnyInput =>
      ({
        path,
        query,
        body: operation.upload === null ? body : withoutFile(operation, body),
        upload,
        caller,
        database,
        afterwards,
        record: recorder(id, caller, database, context.requestId),
        bodiless,
        origin,
        parts: used,
        refuse: problem,
      }) as AnyInput;
    const check = (reply: Reply, onParsed?: (value: Json) => void) => {
      const encode = () => checkAndEncode(operation, cursors.close(operation, parameters, reply), parts, onParsed);
      return context.budget.step('reply check', encode);
    };
    const checked = { request, inputOf, check };
    if (write === null) {
      const reply = await read(checked);
      // Outside of the run that readers share.
      return addOwn === null ? reply : addOwn(reply, context.caller, within(parts.database, context.budget));
    }
    // After the commit: nothing waits for it.
    const database = within(parts.database, context.budget);
    return complete(await write(checked), { query, database, origin });
  };
}

/** Runs the handler of a read: equal reads share one run, and anonymous ones may run on a replica. */
function reader(
  operation: Operation,
  parts: Parts,
  complete: Complete,
): (request: CheckedRequest) => Promise<EncodedReply> {
  const { id, open, optionalKey, handler } = operation;
  const replicas = (open && areas.some((name) => name === operation.area) && parts.replicas) || null;
  const { privileged = null, showsOwn = false } = isModeratable(handler) ? handler : {};
  const handle = isUnshared(handler) ? handler.unshared : isModeratable(handler) ? handler.shared : (handler as Handle);

  return async ({ request: { context, origin, isAnonymous }, inputOf, check }) => {
    const { path, query } = context.validated as ValidatedParameters;
    const readAs = (caller: Caller | null | undefined, handle: Handle) => {
      const read = async (budget: Budget, from = parts.database, used = parts) => {
        const database = within(from, budget);
        let parsed: Json | undefined;
        const result = await retried(async () => handle(inputOf(caller, { database }, used)), budget);
        const reply = check(result, (value) => {
          parsed = value;
        });
        return complete(reply, { query, database, origin }, parsed);
      };
      if (operation.method !== 'get' || isUnshared(handler)) return read(context.budget);
      const key = keyOf(id, path, query, caller, origin());
      const readPrimary = (budget: Budget) => read(budget);
      if (replicas === null || !isAnonymous) return parts.reads.read(key, context.budget, readPrimary);
      // Separate from the runs of callers, who read from the primary.
      return parts.reads.read(`replica ${key}`, context.budget, (budget) =>
        replicas.read(
          budget,
          ({ database, searches }, own) => read(own, database, { ...parts, searches }),
          () => read(budget),
        ),
      );
    };
    if (privileged === null) return readAs(open && !optionalKey ? undefined : context.caller, handle);
    try {
      return await readAs(showsOwn ? context.caller : null, handle);
    } catch (error) {
      if (context.caller === null || !(error instanceof Problem) || error.status !== 404) throw error;
      return await withBudget(context.budget, () => readAs(context.caller, privileged));
    }
  };
}

/** The key of shared reads, which get equal replies: same operation, parameters and caller, and links to the same origin. */
function keyOf(id: string, path: object, query: object, caller: Caller | null | undefined, origin: string): string {
  return JSON.stringify([id, path, query, caller && [caller.id, caller.keyId, caller.role], origin]);
}
