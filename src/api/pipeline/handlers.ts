import type { RequestHandler } from 'express';
import type { contract, OperationId } from '../../../generated/contract.js';
import type { operations } from '../../../generated/openapi.js';
import type { OperationContract } from '../../core/contract/operation.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import type { Queries } from '../../core/database/client.js';
import type { JsonText } from '../../core/database/statement.js';
import type { AuditAction, Done } from '../audit/entries.js';
import type { Caller } from '../http/caller.js';
import type { RequestCheck } from '../http/request/request-check.js';
import type { Upload, UploadRule } from '../http/request/uploads.js';
import type { Parts } from './parts.js';

type Parameters<Id extends OperationId, In extends 'path' | 'query'> = operations[Id] extends {
  parameters: { [K in In]?: infer P };
}
  ? NonNullable<P>
  : never;

/** The part of an upload's body that is the file. */
type FilePart<Id extends OperationId> = (typeof contract)[Id]['upload'] & string;

/** A body that need not be sent is empty when it is not. */
type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody?: infer R } ? NonNullable<R> : never;

type Body<Id extends OperationId> = [RequestBody<Id>] extends [never]
  ? undefined
  : RequestBody<Id> extends { content: { 'application/json': infer B } }
    ? B
    : RequestBody<Id> extends { content: { 'multipart/form-data': infer B } }
      ? Omit<B, FilePart<Id>>
      : undefined;

/** Operations that take a file. */
export type UploadOperationId = {
  [Id in OperationId]: (typeof contract)[Id]['upload'] extends string ? Id : never;
}[OperationId];

type Responses<Id extends OperationId> = operations[Id] extends { responses: infer R } ? R : never;
type Content<R> = R extends { content: { 'application/json': infer C } } ? C : never;

/** The problem codes that the contract lets this operation send. */
export type CodeOf<Id extends OperationId> = (typeof contract)[Id]['codes'][number];

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

type Writes<Id extends OperationId> = (typeof contract)[Id]['scope'] extends 'write' ? true : false;

/** What a handler of this operation is given. */
export type Input<Id extends OperationId> = {
  path: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  body: Body<Id>;
  /** The file that came with the request and is in the storage now. It is removed again if the handler throws. */
  upload: Id extends UploadOperationId ? Upload : undefined;
  /** Who calls. Null without a valid key, where the key is optional; undefined where nothing may depend on the caller. */
  caller: CallerOf<(typeof contract)[Id]>;
  /**
   * Prisma, and prepared statements that return JSON: `$json`, `$one`. In a write, the transaction of the operation.
   */
  database: Queries;
  /** Does something else than asking the database once the transaction of a write is committed, before the reply. */
  afterwards: Writes<Id> extends true ? (work: () => Promise<void>) => void : undefined;
  /**
   * Writes what the caller does as staff into the log, within the transaction. What owners do to their own content
   * is not logged.
   */
  record: Id extends AuditAction ? (Writes<Id> extends true ? (done: Done) => Promise<void> : undefined) : undefined;
  /** Whether the body is left out of the reply, as for a HEAD. */
  bodiless: boolean;
  /** Scheme, host and port by which the client reached this service. */
  origin: () => string;
  parts: Parts;
  /** Makes the problem to throw; only codes that the contract gives this operation compile. */
  refuse: (code: CodeOf<Id>, details?: ProblemDetails) => Problem;
};

/**
 * What an operation does. One that needs the scope `write` is a transaction: it begins by locking the caller, whose key
 * may have ended while the body came, and ends when the reply has passed its check. An error rolls it back, and it is
 * run again after a deadlock. So it waits for nothing but the database.
 */
export type Handler<Id extends OperationId> = (input: Input<Id>) => Promise<Reply<Id>>;

/** Waits for something else, such as the hash of a password, before the transaction begins; then says what to do in it. */
export type Preparation<Id extends OperationId> = {
  prepare: (given: Omit<Input<Id>, 'database' | 'afterwards' | 'record'>) => Promise<Handler<Id>>;
};

/** A read that does something each time, such as counting a view. All others let equal reads share one run. */
export type UnsharedRead<Id extends OperationId> = { unshared: Handler<Id> };

/**
 * A read of content that may be hidden: `shared` answers what all callers see, and depends on no caller, so that equal reads share
 * one run; where that is not found, `privileged` answers what its author and moderators see. With `showsOwn`, `shared` adds what is
 * the caller's own, and is given the caller.
 */
export type ReadOfHideable<Id extends OperationId> = {
  shared: (input: Omit<Input<Id>, 'caller'> & { caller: Caller | null }) => Promise<Reply<Id>>;
  privileged: (input: Input<Id> & { caller: Caller }) => Promise<Reply<Id>>;
  showsOwn?: boolean;
};

/** Operations whose reply does not end by itself. */
type StreamId = { [Id in OperationId]: (typeof contract)[Id]['streams'] extends true ? Id : never }[OperationId];

/** An operation by the contract, and how its requests are checked. */
export type StreamedOperation = OperationContract & { checkRequest: RequestCheck };

/** Serves an operation whose reply is a stream: it authorizes and validates requests, and writes to the response. Made once per application. */
export type Stream = { stream: (operation: StreamedOperation, parts: Parts) => RequestHandler };

/** A handler for each operation. A missing one does not compile. */
export type Handlers = { [Id in StreamId]: Stream } & {
  [Id in Exclude<OperationId, StreamId>]:
    | Handler<Id>
    | (Writes<Id> extends true ? Preparation<Id> : UnsharedRead<Id> | ReadOfHideable<Id>);
};

/** What each operation that takes a file says about it. One that says nothing does not compile. */
export type UploadRules = Record<UploadOperationId, UploadRule>;
