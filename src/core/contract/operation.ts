import { isDeepStrictEqual } from 'node:util';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { contract, type OperationId } from '../../../generated/contract.js';
import { deprecationHeaders } from './deprecation.js';
import {
  document,
  isObject,
  type Json,
  type JsonObject,
  operation as operationObject,
  problemSchema,
} from './document.js';
import { excerptPlaces } from './excerpts.js';
import type { ProblemCode } from './problems.js';
import type { PropertyPath } from './property-paths.js';
import { writtenUrlFormats } from './urls.js';

/** HTTP methods that operations have, as OpenAPI spells them. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** A scope of an API key, or of an app's access token. `account` and `forward` are for keys alone. */
export type Scope = 'read' | 'write' | 'upload' | 'moderate' | 'forward' | 'account';
/** A user's role in the community. */
export type Role = 'member' | 'shop_manager' | 'moderator' | 'admin';

/** Where a parameter is. */
export type ParameterLocation = 'path' | 'query' | 'header';

/** A parameter of an operation, and whether its schema is an integer. */
export type Parameter = { name: string; schema: JsonObject; isInteger: boolean };

/** The contract of one operation. Made once at start; everything that handles a request reads it from here. */
export type OperationContract = {
  id: OperationId;
  area: string;
  method: Method;
  /** The path as in the contract, with parameters in braces. */
  path: string;
  /** Whether it can be called without a key. */
  open: boolean;
  /** Whether it is an open read, whose replies carry an ETag and are cached. */
  cacheable: boolean;
  /** Whether the reply of an open operation still depends on the caller. */
  optionalKey: boolean;
  /** Whether it reads or writes; null if it is open. */
  scope: 'read' | 'write' | null;
  /** Scopes that a key needs; none if the operation is open. */
  scopes: readonly Scope[];
  /** Scopes that an app's access token needs; none if the operation is open. */
  appScopes: readonly Scope[];
  /** The least role that may call it; null for any. */
  role: Role | null;
  /** Whether moderators of the board of what its path names may call it as moderators. */
  boardModerators: boolean;
  /** The kind of content that a member creates or edits by it; null if none. */
  contribution: (typeof contract)[OperationId]['contribution'];
  /** Whether the caller has to have signed in on the pages within the last minutes. */
  recentSignIn: boolean;
  /** Whether equal reads share one run of its handler. */
  shared: boolean;
  /** Whether its handler reads for everybody, without a caller, and for the caller only if that is 404. */
  hideable: boolean;
  /** Whether its handler runs before the transaction, and returns the function that runs in it. */
  prepares: boolean;
  /** Whether its body is signed, so that its handler gets the bytes. */
  signed: boolean;
  /** Whether its reply is an endless stream. */
  streams: boolean;
  /** The problem codes that it may answer. */
  codes: ReadonlySet<ProblemCode>;
  /** Whether it takes an Idempotency-Key. */
  idempotent: boolean;
  /** Whether it takes an If-Match, with the ETag of the GET at its path. */
  conditional: boolean;
  /** The path in the Location header of its 201 or 301, with fields of the reply in braces; null if it has none. */
  location: string | null;
  /** The media types of its body; none if it takes no body. */
  mediaTypes: readonly string[];
  /** The schema of its body, if it takes one. */
  bodySchema: JsonObject | undefined;
  isBodyRequired: boolean;
  /** The field of its multipart body that is the file; null if it takes none. */
  upload: string | null;
  /** Its parameters by location (path, query, header); header names in lower case. */
  parameters: Readonly<Record<ParameterLocation, readonly Parameter[]>>;
  /** Defaults of query parameters. */
  queryDefaults: Readonly<Record<string, unknown>>;
  /** Headers of each reply of a deprecated operation; null if it is not deprecated. */
  deprecation: Map<string, string> | null;
  /** A document with only this operation, complete in itself. */
  document: JsonObject;
  /** The body schema of its success. */
  replySchema: JsonObject | undefined;
  /** Places of excerpts in the body of its success. */
  excerpts: readonly PropertyPath[];
  /** @throws ReplyFault if a reply is not what the contract declares for this operation and status */
  checkReply: (status: number, body: unknown) => void;
};

/** A reply of ours that breaks the contract. */
export class ReplyFault extends Error {
  override name = 'ReplyFault';

  constructor(
    what: string,
    readonly errors: readonly Partial<ErrorObject>[] = [],
  ) {
    const named = errors.slice(0, mostNamed).map(describe);
    super(named.length === 0 ? `${what} is not as the contract says` : `${what}: ${[...new Set(named)].join(', ')}`);
  }
}

/** Faults that the message of a `ReplyFault` names. */
const mostNamed = 5;

/** A fault without any value: `replies.0.created_at is missing`. */
function describe({ instancePath = '', keyword, params = {}, message }: Partial<ErrorObject>): string {
  const path = instancePath.slice(1).split('/').filter(Boolean);
  const at = (name?: unknown) => [...path, ...(name === undefined ? [] : [String(name)])].join('.') || 'it';
  if (keyword === 'required') return `${at(params.missingProperty)} is missing`;
  const unknown = params.additionalProperty ?? params.unevaluatedProperty;
  return unknown === undefined ? `${at()} ${message}` : `${at(unknown)} is unknown`;
}

/** Reads the contract of an operation. */
export function contractOf(id: OperationId): OperationContract {
  const { success, codes, ...given } = contract[id];
  const { method, path, area } = given;
  const { security: _, ...whole } = operationObject(id);
  const parameters = {
    path: parametersOf(whole, 'path'),
    query: parametersOf(whole, 'query'),
    header: parametersOf(whole, 'header'),
  };
  const bodySchema = bodySchemaOf(whole.requestBody);
  const replySchema = schemaOfReply((whole.responses as JsonObject)[success]) as JsonObject | undefined;
  return {
    ...given,
    id,
    cacheable: given.open && method === 'get' && !given.streams,
    codes: new Set<ProblemCode>(codes),
    bodySchema,
    isBodyRequired: isObject(whole.requestBody) && whole.requestBody.required === true,
    parameters,
    queryDefaults: Object.fromEntries(
      parameters.query.flatMap(({ name, schema }) => (schema.default !== undefined ? [[name, schema.default]] : [])),
    ),
    deprecation: deprecationHeaders(id, area, whole),
    document: {
      openapi: document.openapi as string,
      info: { title: id, version: '1' },
      servers: [{ url: '/' }],
      paths: { [path]: { [method]: whole } },
    },
    replySchema,
    excerpts: excerptPlaces(replySchema),
    checkReply: replyCheck(id, whole.responses as JsonObject),
  };
}

function bodySchemaOf(body: Json | undefined): JsonObject | undefined {
  const content = isObject(body) ? body.content : undefined;
  const media = isObject(content) ? (content['application/json'] ?? content['multipart/form-data']) : undefined;
  const schema = isObject(media) ? media.schema : undefined;
  return isObject(schema) ? schema : undefined;
}

function parametersOf({ parameters }: JsonObject, place: ParameterLocation): Parameter[] {
  const own = (parameters as JsonObject[]).filter((parameter) => parameter.in === place);
  return own.map(({ name, schema }) => ({
    name: place === 'header' ? String(name).toLowerCase() : String(name),
    schema: schema as JsonObject,
    isInteger: isObject(schema) && schema.type === 'integer',
  }));
}

/** Compiles the schema of each status when it is first needed: all of them at once would take seconds. */
function replyCheck(id: OperationId, responses: JsonObject): OperationContract['checkReply'] {
  const checks = new Map<number, Check>();
  return (status, body) => {
    let check = checks.get(status);
    if (check === undefined) {
      const schema = schemaOfReply(responses[status]);
      // One check serves all problems; otherwise each status of each operation would compile the same schema again.
      check = isDeepStrictEqual(schema, problemSchema) ? checkProblem : compile(`${id} ${status}`, schema);
      checks.set(status, check);
    }
    check(body);
  };
}

function schemaOfReply(response: Json | undefined): Json | undefined {
  const content = isObject(response) ? response.content : undefined;
  const media = isObject(content) ? content['application/json'] : undefined;
  return isObject(media) ? media.schema : undefined;
}

type Check = (body: unknown) => void;

/**
 * A check by a schema of the contract, compiled when it is first used.
 * @throws ReplyFault
 */
export function schemaCheck(name: string, schema: () => JsonObject): Check {
  let check: Check | undefined;
  return (body) => {
    check ??= compile(name, schema());
    check(body);
  };
}

function compile(name: string, schema: Json | undefined): Check {
  if (!isObject(schema)) {
    return () => {
      throw new ReplyFault(name);
    };
  }
  // Schemas are validated against JSON Schema when they are generated; doing it here would take longer than everything else.
  const options = {
    strict: false,
    discriminator: true,
    validateSchema: false,
    formats: { ...numberFormats, ...timeFormats, ...writtenUrlFormats },
  };
  const validator = new Ajv2020(options);
  const validate = validator.compile(schema);
  return (body) => {
    if (!validate(body)) throw new ReplyFault(name, validate.errors ?? []);
  };
}

// OpenAPI's number formats. The other formats of the contract are annotations of strings.
const numberFormats = { int64: { type: 'number' as const, validate: Number.isSafeInteger }, double: true as const };

// Stricter than RFC 3339: times are sent in UTC, with seconds and without a fraction.
const timeFormats = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+00:00$/,
};

/**
 * Checks the body of a problem, whatever the operation.
 * @throws ReplyFault
 */
export const checkProblem: Check = compile('A problem', problemSchema);
