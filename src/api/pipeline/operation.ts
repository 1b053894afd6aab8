import type { IncomingHttpHeaders } from 'node:http';
import type { OperationId } from '../../../generated/contract.js';
import { type Json, operationIds } from '../../core/contract/document.js';
import { contractOf, type OperationContract } from '../../core/contract/operation.js';
import type { Problem, ProblemCode, ProblemDetails } from '../../core/contract/problems.js';
import type { StaffAction } from '../audit/entries.js';
import type { lockCaller } from '../auth/authentication.js';
import type { Caller } from '../http/caller.js';
import type { EncodedReply } from '../http/replies.js';
import { type RequestCheck, requestCheck } from '../http/request/request-check.js';
import type { RequestContext } from '../http/request/request-context.js';
import type { Upload, UploadRule } from '../http/request/uploads.js';
import type { Handlers, Input, Stream, UploadRules } from './handlers.js';
import type { Reply } from './idempotency.js';
import type { Parts } from './parts.js';

/** Fields whose types differ between operations; here all handlers are treated alike. */
type Own = 'refuse' | 'body' | 'path' | 'query' | 'upload' | 'afterwards' | 'record';
/** The input of any handler, for code that treats all alike. */
export type AnyInput = Omit<Input<OperationId>, Own> & {
  upload: Upload | undefined;
  path: object;
  query: object;
  body: unknown;
  afterwards?: (work: () => Promise<void>) => void;
  record?: (done: StaffAction) => Promise<void>;
  refuse: (code: ProblemCode, details?: ProblemDetails) => Problem;
};
/** The input before there is a transaction. */
export type PreparationInput = Omit<AnyInput, 'database' | 'afterwards' | 'record'>;
/** Fields of the input that differ between runs of a handler. */
export type Running = Partial<Pick<AnyInput, 'database' | 'afterwards'>>;
/** Runs an operation. */
export type Handle = (input: AnyInput) => Promise<Reply>;
/** The handler of a write, or one that prepares something first. */
export type WriteHandler = Handle | { prepare: (input: PreparationInput) => Promise<Handle> };
/** The handler of a read that is not shared. */
type UnsharedHandler = { unshared: Handle };
/** The handler of a read of content that may be hidden. */
type ModeratableHandler = { shared: Handle; privileged: Handle; showsOwn?: boolean };
/** The handler of any operation. */
export type AnyHandler = WriteHandler | UnsharedHandler | ModeratableHandler | Stream;

/** Whether equal reads must not share one run of the handler. */
export function isUnshared(handler: AnyHandler): handler is UnsharedHandler {
  return 'unshared' in handler;
}

/** Whether the reply is an endless stream. */
export function isStream(handler: AnyHandler): handler is Stream {
  return 'stream' in handler;
}

/** True if the handler also serves hidden content to its author and moderators. */
export function isModeratable(handler: AnyHandler): handler is ModeratableHandler {
  return 'privileged' in handler;
}

/** One operation: its contract, the check of its requests, and its handler. */
export type Operation = OperationContract & {
  checkRequest: RequestCheck;
  handler: AnyHandler;
  /** The GET at the same path, whose ETag `If-Match` refers to. */
  reader: Operation | null;
  /** Rules of an operation that takes a file. */
  uploadRule: UploadRule | undefined;
};

/** Every operation of the contract. Compiled checks are kept with it. */
export function defineOperations(handlers: Handlers, uploads: UploadRules): Operation[] {
  const rules: Partial<Record<OperationId, UploadRule>> = uploads;
  const operations = operationIds.map((id): Operation => {
    const contract = contractOf(id);
    const handler = handlers[id] as unknown as AnyHandler;
    return { ...contract, checkRequest: requestCheck(contract), handler, reader: null, uploadRule: rules[id] };
  });
  for (const each of operations.filter(({ conditional }) => conditional)) {
    each.reader = operations.find(({ method, path }) => method === 'get' && path === each.path) ?? null;
  }
  return operations;
}

/** A request to an operation that is authorized and validated, and whose body is read. */
export type OperationRequest = {
  /** With the caller and the validated parameters. */
  context: RequestContext;
  body: unknown;
  upload: Upload | undefined;
  /** Whether the body of the reply is left out. */
  bodiless: boolean;
  headers: IncomingHttpHeaders;
  /** Whether the request has no credentials: then a replica may answer. */
  isAnonymous: boolean;
  origin: () => string;
  /** Called if the reply is that of the first request with the same Idempotency-Key. */
  onReplayed: () => void;
  /** Locks the caller of a write; undefined for the key. */
  lock: typeof lockCaller | undefined;
};

/** A request, with everything needed to run its handler. */
export type CheckedRequest = {
  request: OperationRequest;
  inputOf: (caller: Caller | null | undefined, running: Running, parts?: Parts) => AnyInput;
  /**
   * `onParsed` gets the value of the body, which it may change, if it had to be parsed.
   * @throws ReplyFault
   */
  check: (reply: Reply, onParsed?: (value: Json) => void) => EncodedReply;
};
