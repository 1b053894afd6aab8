import type { Request } from 'express';
import { isDatabaseUnavailable } from '../../database/faults.js';
import { PrimarySilent } from '../../operations/processes/calls.js';
import { StorageError } from '../../storage/storage.js';
import { isObject, type JsonObject } from '../contract/document.js';
import type { OperationContract } from '../contract/operation.js';
import { Problem, problem } from '../contract/problems.js';
import { isVisible, mustBeVisible } from '../contract/text.js';
import { maxBodyBytes } from './json-body.js';

/** A request, as far as its faults are told from it. */
type Sent = Pick<Request, 'body'>;

/** Turns anything thrown on the way of a request into the problem that its sender gets to see. */
export function toProblem(error: unknown, req: Sent, operation: OperationContract | null): Problem {
  if (error instanceof Problem) {
    return error;
  }
  if (error instanceof StorageError) {
    return problem('component_inactive', { component: 'storage' }, error);
  }
  if (isDatabaseUnavailable(error)) {
    return problem('component_inactive', { component: 'database' }, error);
  }
  if (error instanceof PrimarySilent) {
    return problem('component_inactive', { component: 'primary' }, error);
  }
  const { status, type, errors } = error as { status?: unknown; type?: unknown; errors?: unknown };
  if (typeof type === 'string') {
    switch (type) {
      case 'entity.parse.failed':
        return problem('invalid_json', {}, error);
      case 'encoding.invalid':
        return problem('invalid_json', { message: 'The body is not valid UTF-8.' }, error);
      case 'entity.too.large':
      case 'parameters.too.many':
        return problem('payload_too_large', { maxSize: maxBodyBytes }, error);
      case 'encoding.unsupported':
      case 'charset.unsupported':
        return problem('unsupported_media_type', {}, error);
      case 'request.aborted':
      case 'request.size.invalid':
      case 'entity.verify.failed':
        return problem('invalid_json', {}, error);
    }
  }
  if (status === 400 && Array.isArray(errors) && operation !== null) {
    return invalid(errors as ValidatorError[], req, operation, error);
  }
  // Express refuses a path whose percent-encoding is malformed; Node's zlib a body that is not what it says.
  if (status === 400) {
    const field = error instanceof URIError ? 'path' : wholeBody;
    return problem('invalid_param', { params: { [field]: 'is malformed' } }, error);
  }
  if (status === 415) {
    return problem('unsupported_media_type', {}, error);
  }
  return problem('internal_error', {}, error);
}

/** Under what `params` names the body itself. */
const wholeBody = '';

type ValidatorError = { path: string; message: string; errorCode?: string };

/** 422 where a required field is absent, null or blank; 400 otherwise. Both name every fault. */
function invalid(errors: ValidatorError[], req: Sent, operation: OperationContract, cause: unknown): Problem {
  // Without a prototype: a field may be called as one of its members.
  const faults: Record<string, Set<string>> = Object.create(null);
  let missing = false;
  for (const error of errors) {
    const { path, errorCode } = error;
    // What it leads to is told by itself.
    if (errorCode?.startsWith('if.')) continue;
    const [place = '', ...names] = path.split('/').filter((part) => part !== '');
    const field = names.join('.') || (place === 'body' ? wholeBody : place);
    faults[field] ??= new Set();
    if (place === 'body' && isMissing(names, errorCode, req, operation)) {
      missing = true;
      faults[field].add('is required');
    } else {
      const schema =
        place === 'body'
          ? schemasTo(names, operation).at(-1)
          : operation.parameterSchemas[(names[0] ?? '').toLowerCase()];
      faults[field].add(inWords(error, schema));
    }
  }
  const params: Record<string, string> = Object.create(null);
  for (const [field, told] of Object.entries(faults)) {
    params[field] = told.has('is required') ? 'is required' : [...told].join('; ');
  }
  return problem(missing ? 'missing_fields' : 'invalid_param', { params }, cause);
}

/** What the validator says, or what the contract says in its place where that would be a pattern. */
function inWords({ message, errorCode = '' }: ValidatorError, schema: JsonObject | undefined): string {
  const [keyword = ''] = errorCode.split('.', 1);
  const names = schema?.propertyNames;
  const said = schema?.['x-message'] ?? (isObject(names) ? names['x-message'] : undefined);
  if (typeof said === 'string' && ['pattern', 'not', 'format'].includes(keyword)) return said;
  return keyword === 'type' ? message.replace(/,/g, ' or ') : message;
}

/** The schema of the body, and of each field on the way down these names. */
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

function isMissing(names: string[], errorCode: string | undefined, req: Sent, operation: OperationContract): boolean {
  // A field may be required by what another holds, which the schema's own list does not say.
  if (errorCode?.startsWith('minProperties') || errorCode?.startsWith('required')) {
    return true;
  }
  const schemas = schemasTo(names, operation);
  const [parent, schema] = [schemas.at(-2), schemas.at(-1)];
  const required =
    names.length === 0
      ? operation.isBodyRequired
      : !isObject(parent?.items) && Array.isArray(parent?.required) && parent.required.includes(names.at(-1) as string);
  let value: unknown = req.body;
  for (const name of names) {
    value = value instanceof Object ? ownOf(value as Record<string, unknown>, name) : undefined;
  }
  if (typeof value === 'string') {
    return !isVisible(value) && (required || mustBeVisible(schema));
  }
  return required && (value === undefined || value === null);
}

/** A field may be called as what every object inherits. */
function ownOf<T>(fields: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
