import type { RequestHandler } from 'express';
import type { Contract, OperationId } from '../../../generated/contract.js';
import type { operations } from '../../../generated/openapi.js';
import type { OperationContract } from '../../core/contract/operation.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import type { Budget } from '../../core/database/budget.js';
import type { Queries } from '../../core/database/client.js';
import type { JsonText } from '../../core/database/statement.js';
import type { AuditAction, StaffAction } from '../audit/entries.js';
import type { Caller } from '../http/caller.js';
import type { RequestCheck } from '../http/request/request-check.js';
import type { SignedBody } from '../http/request/request-context.js';
import type { Upload, UploadRule } from '../http/request/uploads.js';
import type { Parts } from './parts.js';

type Parameters<Id extends OperationId, In extends 'path' | 'query'> = operations[Id] extends {
  parameters: { [K in In]?: infer P };
}
  ? NonNullable<P>
  : never;

/** The file part of an upload's body. */
type FilePart<Id extends OperationId> = Contract[Id]['upload'] & string;

/** The body type: an optional body is empty if absent. */
type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody?: infer R } ? NonNullable<R> : never;

type Body<Id extends OperationId> = [RequestBody<Id>] extends [never]
  ? undefined
  : RequestBody<Id> extends { content: { 'application/json': infer B } }
    ? B
    : RequestBody<Id> extends { content: { 'multipart/form-data': infer B } }
      ? Omit<B, FilePart<Id>>
      : undefined;

/** The stored file of an operation; undefined where the body may name an upload session instead. */
type UploadOf<Id extends UploadOperationId> =
  RequestBody<Id> extends { content: { 'multipart/form-data': infer B } }
    ? B extends { [K in FilePart<Id>]: unknown }
      ? Upload
      : Upload | undefined
    : Upload;

/** Operations that take a file. */
export type UploadOperationId = {
  [Id in OperationId]: Contract[Id]['upload'] extends string ? Id : never;
}[OperationId];

type Responses<Id extends OperationId> = operations[Id] extends { responses: infer R } ? R : never;
type Content<R> = R extends { content: { 'application/json': infer C } } ? C : never;

/** The problem codes that the contract lets this operation send. */
export type CodeOf<Id extends OperationId> = Contract[Id]['codes'][number];

/** A success that the contract declares for this operation, as data. The body may be JSON text from the database. */
export type Reply<Id extends OperationId> = {
  [S in keyof Responses<Id> & (200 | 201 | 301)]: {
    status: S;
    body: Content<Responses<Id>[S]> | JsonText<Content<Responses<Id>[S]>>;
  };
}[keyof Responses<Id> & (200 | 201 | 301)];

type CallerOf<Operation extends { open: boolean; optionalKey: boolean }> = Operation['optionalKey'] extends true
  ? Caller | null
  : Operation['open'] extends true
    ? undefined
    : Caller;

type Writes<Id extends OperationId> = Contract[Id]['scope'] extends 'write' ? true : false;

/** The input of this operation's handler. */
export type Input<Id extends OperationId> = {
  path: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  body: Body<Id>;
  /** The stored file of the request. It is removed again if the handler throws. */
  upload: Id extends UploadOperationId ? UploadOf<Id> : undefined;
  /** The bytes of a signed body, and the headers with its signature. */
  signed: Contract[Id]['signed'] extends true ? SignedBody : null;
  /** The caller. Null without a valid key, if the key is optional; undefined if the result must not depend on the caller. */
  caller: CallerOf<Contract[Id]>;
  /**
   * Prisma, and prepared statements that return JSON: `$json`, `$one`. In a write, the transaction of the operation.
   */
  database: Queries;
  /** The time that the database may keep the request waiting, for a transaction of its own. */
  budget: Budget;
  /** Runs work outside of the database once the transaction of a write is committed, before the reply. */
  afterwards: Writes<Id> extends true ? (work: () => Promise<void>) => void : undefined;
  /** Logs what the caller does as staff, within the transaction. Actions of owners on their own content are not logged. */
  record: Id extends AuditAction
    ? Writes<Id> extends true
      ? (done: StaffAction) => Promise<void>
      : undefined
    : undefined;
  /** Whether the body is left out of the reply, as for HEAD. */
  bodiless: boolean;
  /** Scheme, host and port by which the client reached this service. */
  origin: () => string;
  parts: Parts;
  /** Creates a problem to throw; only codes that the contract gives this operation compile. */
  refuse: (code: CodeOf<Id>, details?: ProblemDetails) => Problem;
};

/** An operation of the contract, with the check of its requests. */
export type CheckedOperation = OperationContract & { checkRequest: RequestCheck };

/** Creates the server of a stream, once per application: it authorizes and validates requests, and writes to the response. */
export type Stream = (operation: CheckedOperation, parts: Parts) => RequestHandler;

/** Runs an operation. */
type Handle<Id extends OperationId> = (input: Input<Id>) => Promise<Reply<Id>>;

/** Runs before the transaction of a write, and waits for something other than the database, such as a password hash. */
type Prepare<Id extends OperationId> = (
  input: Omit<Input<Id>, 'database' | 'afterwards' | 'record'>,
) => Promise<Handle<Id>>;

/**
 * The handler of an operation. One that needs the scope `write` runs in a transaction: it begins by locking the caller, whose key may have
 * ended while the body arrived, and ends when the reply has passed its check. An error rolls it back, and it is retried after a deadlock.
 * So it must only wait for the database; with `x-prepares` it returns the function that does so. Equal reads share one run, unless the
 * contract says `x-shared: false`.
 */
export type Handler<Id extends OperationId> = Contract[Id]['streams'] extends true
  ? Stream
  : Contract[Id]['prepares'] extends true
    ? Prepare<Id>
    : Handle<Id>;

/** A handler for each operation. A missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** The rules of each operation that takes a file. A missing one does not compile. */
export type UploadRules = Record<UploadOperationId, UploadRule>;
