import type { IncomingHttpHeaders } from 'node:http';
import type { OperationId } from '../../../generated/contract.js';
import { type Json, operationIds } from '../../core/contract/document.js';
import { contractOf, type OperationContract } from '../../core/contract/operation.js';
import type { Problem, ProblemCode, ProblemDetails } from '../../core/contract/problems.js';
import type { Done } from '../audit/entries.js';
import type { lockCaller } from '../auth/authentication.js';
import type { Caller } from '../http/caller.js';
import type { EncodedReply } from '../http/replies.js';
import { type RequestCheck, requestCheck } from '../http/request/request-check.js';
import type { RequestContext } from '../http/request/request-context.js';
import type { Upload, UploadRule } from '../http/request/uploads.js';
import type { Handlers, Input, Stream, UploadRules } from './handlers.js';
import type { Reply } from './idempotency.js';
import type { Parts } from './parts.js';

/** What one handler is given. Its types are those of its own operation; here all are handled alike. */
type Own = 'refuse' | 'body' | 'path' | 'query' | 'upload' | 'afterwards' | 'record';
/** What any handler is given, for code that treats all alike. */
export type AnyInput = Omit<Input<OperationId>, Own> & {
  upload: Upload | undefined;
  path: object;
  query: object;
  body: unknown;
  afterwards?: (work: () => Promise<void>) => void;
  record?: (done: Done) => Promise<void>;
  refuse: (code: ProblemCode, details?: ProblemDetails) => Problem;
};
/** What is known before the database is asked. */
export type PreparationInput = Omit<AnyInput, 'database' | 'afterwards' | 'record'>;
/** What differs in the input of a handler from one run of it to the next. */
export type Running = Partial<Pick<AnyInput, 'database' | 'afterwards'>>;
/** Does the work of an operation. */
export type Handle = (input: AnyInput) => Promise<Reply>;
/** A handler of a write, or one that prepares something first. */
export type WriteHandler = Handle | { prepare: (given: PreparationInput) => Promise<Handle> };
/** A handler of a read each of which counts. */
type Unshared = { unshared: Handle };
/** A handler of a read of something that may be hidden. */
type OfHideable = { shared: Handle; privileged: Handle; showsOwn?: boolean };
/** The handler of any operation. */
export type AnyHandler = WriteHandler | Unshared | OfHideable | Stream;

/** Whether equal reads may not share one run of the handler. */
export function isUnshared(handler: AnyHandler): handler is Unshared {
  return 'unshared' in handler;
}

/** Whether the reply does not end by itself. */
export function isStream(handler: AnyHandler): handler is Stream {
  return 'stream' in handler;
}

/** Whether a read has another way for the author of what is hidden, and for moderators. */
export function isOfHideable(handler: AnyHandler): handler is OfHideable {
  return 'privileged' in handler;
}

/** One operation: what the contract says of it, how its requests are checked, and who handles them. */
export type Operation = OperationContract & {
  checkRequest: RequestCheck;
  handler: AnyHandler;
  /** The GET at the same path, by whose ETag a change can say what it means to change. */
  reader: Operation | null;
  /** Of an operation that takes a file. */
  uploadRule: UploadRule | undefined;
};

/** Every operation of the contract. What is compiled for one is kept with it. */
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
export type AskedOperation = {
  /** With the caller and the validated parameters. */
  context: RequestContext;
  body: unknown;
  upload: Upload | undefined;
  /** Whether the body of the reply is left out. */
  bodiless: boolean;
  headers: IncomingHttpHeaders;
  /** Whether nothing says who asks: then a replica may answer. */
  isAnonymous: boolean;
  origin: () => string;
  /** Called where a reply is the one that the first request with the same Idempotency-Key got. */
  onReplayed: () => void;
  /** How a write locks the caller; undefined for the key. */
  lock: typeof lockCaller | undefined;
};

/** A request, and all that is needed to run its handler. */
export type CheckedRequest = {
  asked: AskedOperation;
  inputOf: (caller: Caller | null | undefined, running: Running, parts?: Parts) => AnyInput;
  /** `onParsed` is given the value of its body, where that was not known; it may change it. @throws ReplyFault */
  check: (reply: Reply, onParsed?: (value: Json) => void) => EncodedReply;
};
