import type { OperationId } from '../../../generated/contract.js';
import { operationIds } from '../../core/contract/document.js';
import { contractOf } from '../../core/contract/operation.js';
import type { Problem, ProblemCode, ProblemDetails } from '../../core/contract/problems.js';
import type { StaffAction } from '../audit/entries.js';
import { requestCheck } from '../http/request/request-check.js';
import type { Upload, UploadRule } from '../http/request/uploads.js';
import type { CheckedOperation, Handlers, Input, Stream, UploadRules } from './handlers.js';
import type { Reply } from './idempotency.js';

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
/** Runs an operation. */
export type Handle = (input: AnyInput) => Promise<Reply>;
/** The handler of an operation that `prepares`. */
export type Prepare = (input: AnyInput) => Promise<Handle>;

/** One operation: its contract, the check of its requests, and its handler. */
export type Operation = CheckedOperation & {
  /** The contract says which it is. */
  handler: Handle | Prepare | Stream;
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
    const handler = handlers[id] as unknown as Operation['handler'];
    return { ...contract, checkRequest: requestCheck(contract), handler, reader: null, uploadRule: rules[id] };
  });
  for (const each of operations.filter(({ conditional }) => conditional)) {
    each.reader = operations.find(({ method, path }) => method === 'get' && path === each.path) ?? null;
  }
  return operations;
}

/** The operation with its work wrapped. A stream stays as it is. */
export function wrapHandler(operation: Operation, wrap: (handle: Handle) => Handle): Operation {
  const { handler, prepares, streams } = operation;
  if (streams) return operation;
  if (!prepares) return { ...operation, handler: wrap(handler as Handle) };
  return { ...operation, handler: async (input: AnyInput) => wrap(await (handler as Prepare)(input)) };
}
