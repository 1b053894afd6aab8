import { type Request, type Response, urlencoded } from 'express';
import type { OperationId } from '../../../generated/contract.js';
import type { Role } from '../../core/contract/operation.js';
import { problem } from '../../core/contract/problems.js';
import type { JsonText } from '../../core/database/statement.js';
import { hasRole, lockPerson } from '../auth/authentication.js';
import { newcomerOf } from '../auth/newcomers.js';
import type { Caller } from '../http/caller.js';
import { bodyOf } from '../http/replies.js';
import { newContext, type RequestContext, requestContext } from '../http/request/request-context.js';
import { isMultipart, readTexts, type Upload, uploading, withoutFile } from '../http/request/uploads.js';
import { refusalOf, requestFaults, valuesOf } from '../http/request/validation.js';
import type { Perform } from './call.js';
import type { Reply } from './handlers.js';
import type { Operation } from './operation.js';
import type { Parts } from './parts.js';
import { performer, requireActive } from './pipeline.js';

/** A user signed in on the pages. `joined` and `approved`: see `Caller`. */
export type Person = {
  id: number;
  username: string;
  role: Role;
  twoFactors: boolean;
  joined: number;
  approved: number;
  /** The session, as the table has it, and whether its user has signed in, or confirmed who they are, within the last minutes. */
  session: string;
  hasSignedInLately: boolean;
};

/** The signed-in user, null for a visitor; the request, and its origin. */
export type SessionRequest = { person: Person | null; context: RequestContext; origin: () => string };

/** The input of an operation: texts of its path and query, and its body. */
export type OperationInput = {
  path?: Record<string, string>;
  query?: object;
  body?: object;
  upload?: Upload;
  /** The Idempotency-Key, for operations that take one. */
  idempotencyKey?: string;
};

/** The body of an operation's reply, as data. */
export type OperationResult<Id extends OperationId> = Exclude<
  Exclude<Reply<Id>, { status: 301 }>['body'],
  JsonText<unknown>
>;

/** Thrown if an operation redirects, with the location below the base path. */
export class OperationRedirect extends Error {
  constructor(readonly location: `/${string}`) {
    super(`Moved to ${location}`);
  }
}

/** The body of a reply, its ETag, and the path of the created resource below the base path, null without one. */
export type SessionReply<Id extends OperationId> = { body: OperationResult<Id>; etag: string; location: string | null };

/**
 * Runs an operation for a visitor without a key.
 * @throws Problem, Moved
 */
export type SessionCall = <Id extends OperationId>(
  id: Id,
  asking: SessionRequest,
  input: OperationInput,
) => Promise<SessionReply<Id>>;

/** Calls of operations by the pages. */
export type SessionCalls = {
  call: SessionCall;
  /**
   * Refuses a user who may not call an operation, whatever the request.
   * @throws component_inactive, unauthorized, forbidden, sign_in_required
   */
  permit: (id: OperationId, person: Person | null) => void;
  operation: (id: OperationId) => Operation;
  /**
   * Reads the body of a form for an operation, stores its file, and does the work. The file is for the operation if that takes one, else for
   * `createFile`. A file without an owner afterwards is removed.
   * @throws Problem
   */
  receive: <T>(
    id: OperationId,
    form: { req: Request; res: Response; person: Person | null },
    work: (upload?: Upload) => Promise<T>,
  ) => Promise<T>;
};

/**
 * Runs operations for the pages: with the checks and limits of the contract, a transaction that locks the user, audit log entries, and a
 * checked reply, all as for a key.
 */
export function sessionCalls(operations: readonly Operation[], parts: Parts): SessionCalls {
  const byId = new Map(operations.map((each) => [each.id, { operation: each, perform: performer(each, parts) }]));
  type Called = { operation: Operation; perform: Perform };
  const receive: SessionCalls['receive'] = async (id, { req, res, person }, work) => {
    const { operation: formed } = byId.get(id) as Called;
    const isRefused = person === null || (formed.role !== null && !hasRole(person, formed.role));
    const isAttached = formed.uploadRule === undefined && isMultipart(req);
    const { operation } = isAttached ? (byId.get('createFile') as Called) : { operation: formed };
    const { uploadRule: rule } = operation;
    if (rule === undefined || isRefused) {
      await (isAttached ? readTexts(req, res) : parseForm(req, res));
      return work();
    }
    requestContext(res).caller = callerOf(person);
    return uploading({ req, res, operation, rule, services: parts, keepsTexts: isAttached }, work);
  };
  const permit: SessionCalls['permit'] = (id, person) => {
    const { operation } = byId.get(id) as Called;
    requireActive({ operation, parts });
    if (person === null && !operation.open) throw problem('unauthorized');
    // A moderator of the board is known once the transaction has begun.
    const isOfSite = operation.role !== null && !operation.boardModerators;
    if (operation.role !== null && (person === null || (isOfSite && !hasRole(person, operation.role))))
      throw problem('forbidden');
    if (operation.recentSignIn && !person?.hasSignedInLately) throw problem('sign_in_required');
  };
  const call: SessionCall = async (
    id,
    { person, context, origin },
    { path = {}, query = {}, body = {}, upload, idempotencyKey },
  ) => {
    const { operation, perform } = byId.get(id) as Called;
    permit(id, person);
    const caller = person && callerOf(person);
    const values = {
      path: valuesOf(operation.parameters.path, path),
      query: valuesOf(operation.parameters.query, query),
      headers: {},
      body: upload === undefined ? body : { ...body, [operation.upload as string]: 'file' },
    };
    const faults = await requestFaults(operation, values, parts.config.currency);
    const isElsewhere = faults.some(({ place }) => place === 'params') && !faults.some(({ place }) => place === 'body');
    if (isElsewhere) throw problem('route_not_found');
    if (faults.length > 0) throw refusalOf(faults, values.body, operation);
    if (caller !== null && operation.scope === 'write') await countWrite(caller, operation, parts);
    const called = newContext(context.requestId, context.budget);
    called.operation = operation;
    called.caller = caller;
    called.validated = await parts.cursors.open(operation, { path: values.path, query: values.query, ignored: null });
    called.bodyHash = idempotencyKey ?? null;
    // Called if the user's role has changed since the page was requested.
    called.confirmCaller = async () => {
      throw problem('forbidden');
    };
    const reply = await perform({
      operation,
      parts,
      context: called,
      body: upload === undefined ? body : withoutFile(operation, values.body),
      upload,
      bodiless: false,
      headers: { 'idempotency-key': idempotencyKey },
      isAnonymous: caller === null,
      origin,
      lock: lockPerson,
      isReplayed: false,
    });
    if (reply.status === 301) throw new OperationRedirect(reply.location as `/${string}`);
    const { value = bodyOf(reply), etag, location } = reply;
    return { body: value as never, etag, location };
  };
  return { call, permit, receive, operation: (id) => (byId.get(id) as Called).operation };
}

/** Bytes of a form: the longest text of the contract, each character of which is encoded in twelve. */
const largestForm = 1_048_576;
/** Fields of a form: the longest list of the contract, and the other fields. */
const mostFields = 1_100;
const readForm = urlencoded({ extended: false, limit: largestForm, parameterLimit: mostFields });

/** @throws payload_too_large */
function parseForm(req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    readForm(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });
}

/** Restrictions of a user are read when a write locks them. */
function callerOf(person: Person): Caller {
  return {
    ...person,
    keyId: 0,
    appId: null,
    countedBy: `person ${person.id}`,
    scopes: ['read', 'write', 'account'],
    silenced: null,
    unready: null,
    warned: false,
  };
}

/**
 * Counts a write. Reads are counted with the pages.
 * @throws rate_limited
 */
async function countWrite(caller: Caller, operation: Operation, { limits, config }: Parts): Promise<void> {
  const kind = operation.upload === null ? 'write' : 'upload';
  const allowance = await limits?.consumeKey(caller.countedBy, kind, newcomerOf(caller, config));
  if (allowance?.exceeded) throw problem('rate_limited');
}
