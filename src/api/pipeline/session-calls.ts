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
import { type Upload, uploading } from '../http/request/uploads.js';
import { refusalOf, requestFaults, valuesOf } from '../http/request/validation.js';
import type { Reply } from './handlers.js';
import type { Operation } from './operation.js';
import type { Parts } from './parts.js';
import { type Perform, performer, requireActive } from './pipeline.js';

/** Who is signed in on the pages. `joined` and `approved` as of a `Caller`. */
export type Person = {
  id: number;
  username: string;
  role: Role;
  twoFactors: boolean;
  joined: number;
  approved: number;
};

/** Who asks, null for a visitor who is not signed in; in which request, and by which address. */
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

/** What an operation answers, as data. */
export type OperationResult<Id extends OperationId> = Exclude<
  Exclude<Reply<Id>, { status: 301 }>['body'],
  JsonText<unknown>
>;

/** Thrown where an operation answers that what it is asked for is elsewhere, below the base path. */
export class Moved extends Error {
  constructor(readonly location: `/${string}`) {
    super(`Moved to ${location}`);
  }
}

/** What an operation answers, its ETag, and the path below the base path of what it created, null for none. */
export type SessionReply<Id extends OperationId> = { body: OperationResult<Id>; etag: string; location: string | null };

/** Does what an operation does, for a visitor without a key. @throws Problem, Moved */
export type SessionCall = <Id extends OperationId>(
  id: Id,
  asking: SessionRequest,
  asked: OperationInput,
) => Promise<SessionReply<Id>>;

/** What the pages can do with operations. */
export type SessionCalls = {
  call: SessionCall;
  /** Refuses who may not call an operation, whatever they send. @throws component_inactive, unauthorized, forbidden */
  permit: (id: OperationId, person: Person | null) => void;
  operation: (id: OperationId) => Operation;
  /**
   * Reads the body of a form for an operation, stores its file if the operation takes one, and does the work. Without an owner afterwards
   * the file is removed. @throws Problem
   */
  receive: <T>(
    id: OperationId,
    form: { req: Request; res: Response; person: Person | null },
    work: (upload?: Upload) => Promise<T>,
  ) => Promise<T>;
};

/**
 * Runs operations for the pages: with the checks and the limits of the contract, in a transaction that locks the person, with
 * entries in the log, and with a reply that is checked, all as for a key.
 */
export function sessionCalls(operations: readonly Operation[], parts: Parts): SessionCalls {
  const byId = new Map(operations.map((each) => [each.id, { operation: each, perform: performer(each, parts) }]));
  type Called = { operation: Operation; perform: Perform };
  const receive: SessionCalls['receive'] = async (id, { req, res, person }, work) => {
    const { operation } = byId.get(id) as Called;
    const { uploadRule: rule } = operation;
    const isRefused = person === null || (operation.role !== null && !hasRole(person, operation.role));
    if (rule === undefined || isRefused) {
      await parseForm(req, res);
      return work();
    }
    requestContext(res).caller = callerOf(person);
    return uploading({ req, res, operation, rule, services: parts }, work);
  };
  const permit: SessionCalls['permit'] = (id, person) => {
    const { operation } = byId.get(id) as Called;
    requireActive(operation, parts);
    if (person === null && !operation.open) throw problem('unauthorized');
    if (operation.role !== null && (person === null || !hasRole(person, operation.role))) throw problem('forbidden');
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
    // Called where the person has another role by now than when the page was asked for.
    called.confirmCaller = async () => {
      throw problem('forbidden');
    };
    const reply = await perform({
      context: called,
      body: values.body,
      upload,
      bodiless: false,
      headers: { 'idempotency-key': idempotencyKey },
      isAnonymous: caller === null,
      origin,
      onReplayed: () => {},
      lock: lockPerson,
    });
    if (reply.status === 301) throw new Moved(reply.location as `/${string}`);
    const { value = bodyOf(reply), etag, location } = reply;
    return { body: value as never, etag, location };
  };
  return { call, permit, receive, operation: (id) => (byId.get(id) as Called).operation };
}

/** Bytes of a form: the longest text of the contract, each character of which is encoded as twelve. */
const largestForm = 1_048_576;
/** Fields of a form: the longest list of the contract, and what is beside it. */
const mostFields = 1_100;
const readForm = urlencoded({ extended: false, limit: largestForm, parameterLimit: mostFields });

/** @throws payload_too_large */
function parseForm(req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    readForm(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });
}

/** What restricts a person is read where a write locks them. */
function callerOf(person: Person): Caller {
  return {
    ...person,
    keyId: 0,
    appId: null,
    countedBy: `person ${person.id}`,
    scopes: ['read', 'write'],
    silenced: null,
    unready: null,
    warned: false,
  };
}

/** Reads are counted with the pages. @throws rate_limited */
async function countWrite(caller: Caller, operation: Operation, { limits, config }: Parts): Promise<void> {
  const kind = operation.upload === null ? 'write' : 'upload';
  const allowance = await limits?.consumeKey(caller.countedBy, kind, newcomerOf(caller, config));
  if (allowance?.exceeded) throw problem('rate_limited');
}
