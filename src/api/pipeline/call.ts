import type { IncomingHttpHeaders } from 'node:http';
import type { Json } from '../../core/contract/document.js';
import { problem } from '../../core/contract/problems.js';
import type { Budget } from '../../core/database/budget.js';
import type { Queries } from '../../core/database/client.js';
import { recorder } from '../audit/entries.js';
import type { lockCaller } from '../auth/authentication.js';
import type { Caller } from '../http/caller.js';
import { checkAndEncode, type EncodedReply } from '../http/replies.js';
import type { RequestContext, ValidatedParameters } from '../http/request/request-context.js';
import type { Upload } from '../http/request/uploads.js';
import type { Reply } from './idempotency.js';
import type { AnyInput, Operation } from './operation.js';
import type { Parts } from './parts.js';

/** One call of an operation, by a key or by a page. */
export type Call = {
  operation: Operation;
  parts: Parts;
  /** With the caller, and once it is validated, the parameters. */
  context: RequestContext;
  body: unknown;
  upload: Upload | undefined;
  /** Whether the body of the reply is left out. */
  bodiless: boolean;
  headers: IncomingHttpHeaders;
  /** Whether the request has no credentials: then a replica may answer. */
  isAnonymous: boolean;
  origin: () => string;
  /** Locks the caller of a write. */
  lock: typeof lockCaller;
  /** Whether the reply is that of the first request with the same Idempotency-Key. */
  isReplayed: boolean;
};

/** Runs an authorized, validated and read call, and checks the reply. */
export type Perform = (call: Call) => Promise<EncodedReply>;

/** The validated parameters of a call. */
export const parametersOf = ({ context }: Call): ValidatedParameters => context.validated as ValidatedParameters;

/** Differences between runs of one handler. There is no database before the transaction of a write. */
type Running = {
  caller: Caller | null | undefined;
  budget: Budget;
  database?: Queries;
  afterwards?: (work: () => Promise<void>) => void;
  parts?: Parts;
};

/** The input of a handler. Each property by its name: V8 shares no hidden classes among objects that are spread and then extended. */
export function inputOf(call: Call, { caller, budget, database, afterwards, parts = call.parts }: Running): AnyInput {
  const { path, query } = parametersOf(call);
  return {
    path,
    query,
    body: call.body,
    upload: call.upload,
    signed: call.context.signed,
    caller,
    database,
    budget,
    afterwards,
    record: recorder(call.operation.id, caller, database, call.context.requestId),
    bodiless: call.bodiless,
    origin: call.origin,
    parts,
    refuse: problem,
  } as AnyInput;
}

/**
 * Checks and encodes the reply of a handler. `onParsed` gets the value of the body, which it may change, if it had to be parsed.
 * @throws ReplyFault
 */
export function checkedReply(call: Call, reply: Reply, onParsed?: (value: Json) => void): EncodedReply {
  const { operation, parts, context } = call;
  return context.budget.step('reply check', () =>
    checkAndEncode(operation, parts.cursors.close(operation, parametersOf(call), reply), parts, onParsed),
  );
}
