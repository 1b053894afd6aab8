import type { Request } from 'express';
import { document, isObject, type JsonObject } from '../../../core/contract/document.js';
import { dateFault } from '../../../core/contract/future.js';
import type { OperationContract, Parameter } from '../../../core/contract/operation.js';
import { type Problem, problem } from '../../../core/contract/problems.js';
import { mostUnknown } from '../../../core/contract/shorten.js';
import { hasNoncharacter, isVisible, mustBeVisible } from '../../../core/contract/text.js';
import { hasBody } from './json-body.js';
import type { Handling } from './preference.js';
import type { RequestCheck, RequestFault, RequestValues } from './request-check.js';
import type { ValidatedParameters } from './request-context.js';
import { dropUnknown, unknownFields, unknownMessage } from './unknown-fields.js';

type Values = Record<string, unknown>;

/**
 * Checks and converts the parameters of a request, and drops undeclared parameters of its query.
 * @throws invalid_param, missing_fields, unsupported_media_type
 */
export async function validate(
  req: Request,
  operation: OperationContract & { checkRequest: RequestCheck },
  { currency }: { currency: string },
  handling: Handling | null = null,
): Promise<ValidatedParameters> {
  requireMediaType(req, operation.mediaTypes);
  const sentQuery = req.query;
  const ignored = handling === 'lenient' ? dropUnknown(req.body, operation.bodySchema ?? noFields) : [];
  const values = {
    path: valuesOf(operation.parameters.path, req.params),
    query: valuesOf(operation.parameters.query, sentQuery),
    headers: valuesOf(operation.parameters.header, req.headers),
    body: req.body,
  };
  const unknown = unknownParameters(sentQuery, operation);
  const faults = [
    ...(await requestFaults(operation, values, currency)),
    ...(operation.bodySchema === undefined ? unwantedFaults(req.body, handling) : []),
    ...(handling === 'strict' ? unknown.map((name) => unknownParameter(name, operation)) : []),
  ];
  if (faults.length > 0) throw refusalOf(faults, req.body, operation);
  return { path: values.path, query: values.query, ignored: headerOf([...unknown, ...ignored]) };
}

/** The schema of a body of an operation that takes none. */
const noFields: JsonObject = { type: 'object', properties: {}, additionalProperties: false };

/**
 * Refuses a body of an operation that takes none, in the same way as undeclared fields: its content would be lost. An empty object is
 * accepted.
 */
function unwantedFaults(body: unknown, handling: Handling | null): RequestFault[] {
  if (handling === 'lenient' || body === undefined || body === null) return [];
  const isPlain = typeof body === 'object' && !Array.isArray(body);
  if (isPlain && Object.keys(body).length === 0) return [];
  return [
    isPlain
      ? { place: 'body', names: [], keyword: closing, message: '' }
      : { place: 'body', names: [], keyword: 'type', message: 'must be empty' },
  ];
}

/** The keyword that closes the contract's bodies. */
const closing = 'additionalProperties';

/** Finds all faults of a request, including those that the validator does not check. */
export async function requestFaults(
  operation: OperationContract & { checkRequest: RequestCheck },
  values: RequestValues,
  currency: string,
): Promise<readonly RequestFault[]> {
  const faults = (await operation.checkRequest(values, currency)).map((fault) => withNearest(fault, values, operation));
  faults.push(...timeFaults(operation.parameters.query, values.query));
  // Only then is a body no deeper than its schema. A body that is not taken can have any depth.
  return faults.length > 0 || operation.bodySchema === undefined ? faults : noncharacterFaults(values.body, []);
}

/** Finds texts of a body with noncharacters, which patterns in a syntax common to all tools cannot exclude. */
function noncharacterFaults(value: unknown, names: string[]): RequestFault[] {
  if (typeof value === 'string' && hasNoncharacter(value)) {
    return [{ place: 'body', names, keyword: 'noncharacter', message: 'must have no noncharacters' }];
  }
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([name, each]) => noncharacterFaults(each, [...names, name]));
}

/** Adds the nearest known value to the fault of an unknown one, for a field with `x-values-of`. */
function withNearest(fault: RequestFault, values: RequestValues, operation: OperationContract): RequestFault {
  const { place, names, keyword } = fault;
  if (keyword !== 'pattern' || (place !== 'body' && place !== 'query')) return fault;
  const known = knownValues(schemaAt(fault, operation));
  let value: unknown = values[place];
  for (const name of names) value = value instanceof Object ? ownOf(value as Values, name) : undefined;
  if (known === null || typeof value !== 'string') return fault;
  return { ...fault, keyword: 'unknown', message: unknownMessage(value, known) };
}

/** The values of the schema that `x-values-of` names; null without any. */
function knownValues(schema: JsonObject | undefined): string[] | null {
  const name = schema?.['x-values-of'];
  if (typeof name !== 'string') return null;
  const { schemas } = document.components as Record<string, Record<string, JsonObject>>;
  return schemas?.[name]?.['x-extensible-enum'] as string[];
}

/** The schema of a field of a body or query. */
function schemaAt({ place, names }: RequestFault, operation: OperationContract): JsonObject | undefined {
  if (place === 'body') return schemasTo(names, operation).at(-1);
  const schema = operation.parameters.query.find(({ name }) => name === names[0])?.schema;
  return names.length > 1 && isObject(schema?.items) ? schema.items : schema;
}

/** Picks the texts that are parameters of an operation. */
export function valuesOf(parameters: readonly Parameter[], texts: object): Values {
  const values: Values = {};
  for (const { name, isInteger } of parameters) {
    const value = (texts as Values)[name];
    if (value !== undefined) values[name] = isInteger ? digitsOf(value) : value;
  }
  return values;
}

/** Checks dates: the validator only checks the format of a time, and accepts February 29 of any year. */
function timeFaults(parameters: readonly Parameter[], values: Values): RequestFault[] {
  return parameters.flatMap(({ name, schema }) => {
    const value = schema.format === 'date-time' ? values[name] : undefined;
    const message = typeof value === 'string' ? dateFault(value) : null;
    return message === null ? [] : [{ place: 'query', names: [name], keyword: 'date', message }];
  });
}

/** Replaces a value that is no plain integer by one that the validator refuses: it accepts `1e3`, `0x10` and ` 1`, as JavaScript does. */
function digitsOf(value: unknown): unknown {
  return typeof value === 'string' && !/^(0|-?[1-9]\d*)$/.test(value) ? 'NaN' : value;
}

/**
 * Checks the media type, and gives a request without a body an empty one, whose fields are missing.
 * @throws unsupported_media_type
 */
function requireMediaType(req: Request, mediaTypes: readonly string[]): void {
  if (mediaTypes.length === 0) return;
  const [mediaType = ''] = (req.headers['content-type'] ?? '').split(';', 1);
  const bare = mediaType.trim().toLowerCase();
  if ((bare !== '' || hasBody(req)) && !mediaTypes.includes(bare)) throw problem('unsupported_media_type');
  if (req.body === undefined) req.body = {};
}

/** 422 if a required field is absent, null or blank; 400 otherwise. Both list every fault. */
export function refusalOf(faults: readonly RequestFault[], body: unknown, operation: OperationContract): Problem {
  // Without a prototype, since a field may have the name of an inherited property.
  const messages: Record<string, Set<string>> = Object.create(null);
  let isAnyMissing = false;
  for (const fault of faults) {
    const { place, names, keyword } = fault;
    // The underlying faults are listed by themselves.
    if (keyword === 'if' || keyword === closing) continue;
    const field = names.join('.') || (place === 'body' ? wholeBody : place);
    messages[field] ??= new Set();
    if (place === 'body' && isMissing(names, keyword, body, operation)) {
      isAnyMissing = true;
      messages[field].add('is required');
    } else {
      const schema =
        place === 'body'
          ? schemasTo(names, operation).at(-1)
          : Object.values(operation.parameters)
              .flat()
              .find(({ name }) => name === names[0])?.schema;
      messages[field].add(inWords(fault, schema));
    }
  }
  if (faults.some(({ keyword }) => keyword === closing)) addUnknown(messages, body, operation);
  const params: Record<string, string> = Object.create(null);
  for (const [field, fieldMessages] of Object.entries(messages)) {
    params[field] = fieldMessages.has('is required') ? 'is required' : [...fieldMessages].join('; ');
  }
  return problem(isAnyMissing ? 'missing_fields' : 'invalid_param', { params });
}

function addUnknown(
  messages: Record<string, Set<string>>,
  body: unknown,
  { bodySchema = noFields }: OperationContract,
) {
  let left = mostUnknown;
  for (const { names, known } of unknownFields(body, bodySchema)) {
    messages[names.join('.')] = new Set([unknownMessage(names.at(-1) ?? '', known)]);
    left -= 1;
    if (left === 0) return;
  }
}

/** Name of the body itself in `params`. */
const wholeBody = '';

/** The validator's message, or the contract's text for a fault of a pattern. */
function inWords({ keyword, message }: RequestFault, schema: JsonObject | undefined): string {
  const names = schema?.propertyNames;
  const text = schema?.['x-message'] ?? (isObject(names) ? names['x-message'] : undefined);
  if (typeof text === 'string' && ['pattern', 'not', 'format'].includes(keyword)) return text;
  if (keyword === 'required') return 'is required';
  return keyword === 'type' ? message.replace(/,/g, ' or ') : message;
}

/** The schemas of the body and of each field on this path. */
function schemasTo(names: string[], { bodySchema }: OperationContract): (JsonObject | undefined)[] {
  const schemas = [bodySchema];
  for (const name of names) {
    const schema = schemas.at(-1);
    const properties = schema?.properties;
    const next = isObject(properties) ? ownOf(properties, name) : schema?.items;
    schemas.push(isObject(next) ? next : undefined);
  }
  return schemas;
}

function isMissing(names: string[], keyword: string, body: unknown, operation: OperationContract): boolean {
  // A field may be required depending on another, which the schema's own list does not contain.
  if (keyword === 'minProperties' || keyword === 'required') return true;
  const schemas = schemasTo(names, operation);
  const [parent, schema] = [schemas.at(-2), schemas.at(-1)];
  const isRequired =
    names.length === 0
      ? operation.isBodyRequired
      : !isObject(parent?.items) && Array.isArray(parent?.required) && parent.required.includes(names.at(-1) as string);
  let value = body;
  for (const name of names) {
    value = value instanceof Object ? ownOf(value as Values, name) : undefined;
  }
  if (typeof value === 'string') {
    return !isVisible(value) && (isRequired || mustBeVisible(schema));
  }
  return isRequired && (value === undefined || value === null);
}

/** The value of an own property: a field may have the name of an inherited one. */
function ownOf<T>(fields: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Limits of the header: number of names, and characters of each. */
const [maxNames, maxName] = [10, 30];

/** The unknown names of a query, up to the limit. A key in the query is allowed for all operations. */
function unknownParameters(query: object, { parameters }: Pick<OperationContract, 'parameters'>): string[] {
  const names: string[] = [];
  for (const name in query) {
    if (names.length === maxNames) break;
    if (name !== 'api_key' && !parameters.query.some((each) => each.name === name)) names.push(name);
  }
  return names;
}

function unknownParameter(name: string, { parameters }: OperationContract): RequestFault {
  const known = parameters.query.map((each) => each.name);
  return { place: 'query', names: [name], keyword: 'unknown', message: unknownMessage(name, known) };
}

/** The header with ignored names, so that misspelt ones are found; null without any. */
function headerOf(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const firstNames = names.slice(0, maxNames);
  return firstNames.map((name) => encodeURIComponent(name.slice(0, maxName).toWellFormed())).join(', ');
}
