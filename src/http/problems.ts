import type { Request } from 'express';
import { PrimarySilent } from '../calls.js';
import { isObject, type Json, type JsonObject } from '../contract/document.js';
import type { OperationContract } from '../contract/operation.js';
import { Problem, problem } from '../contract/problems.js';
import { isVisible, mustBeVisible } from '../contract/text.js';
import { isDatabaseUnavailable } from '../database/faults.js';
import { StorageError } from '../storage/storage.js';
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
        return problem('invalid_json', { message: 'The body is not UTF-8, in which JSON is written.' }, error);
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
    const field = error instanceof URIError ? 'path' : 'body';
    return problem('invalid_param', { params: { [field]: 'is malformed' } }, error);
  }
  if (status === 415) {
    return problem('unsupported_media_type', {}, error);
  }
  return problem('internal_error', {}, error);
}

type ValidatorError = { path: string; message: string; errorCode?: string };

/** 422 where a required field is absent, null or blank; 400 otherwise. Both name every fault. */
function invalid(errors: ValidatorError[], req: Sent, operation: OperationContract, cause: unknown): Problem {
  // Without a prototype: a field may be called as one of its members.
  const params: Record<string, string> = Object.create(null);
  let missing = false;
  for (const { path, message, errorCode } of errors) {
    // What it leads to is told by itself.
    if (errorCode?.startsWith('if.')) continue;
    const [place = '', ...names] = path.split('/').filter((part) => part !== '');
    const field = names.join('.') || place;
    if (place === 'body' && isMissing(names, errorCode, req, operation)) {
      missing = true;
      params[field] = 'is required';
    } else if (params[field] !== 'is required') {
      params[field] = params[field] === undefined ? message : `${params[field]}; ${message}`;
    }
  }
  return problem(missing ? 'missing_fields' : 'invalid_param', { params }, cause);
}

function isMissing(
  names: string[],
  errorCode: string | undefined,
  req: Sent,
  { bodySchema, isBodyRequired }: OperationContract,
): boolean {
  // A field may be required by what another holds, which the schema's own list does not say.
  if (errorCode?.startsWith('minProperties') || errorCode?.startsWith('required')) {
    return true;
  }
  let schema: JsonObject | undefined = bodySchema;
  let value: unknown = req.body;
  let required = isBodyRequired;
  for (const name of names) {
    const properties: Json | undefined = schema?.properties;
    const items: Json | undefined = schema?.items;
    required = !isObject(items) && Array.isArray(schema?.required) && schema.required.includes(name);
    const next: Json | undefined = isObject(properties) ? ownOf(properties, name) : items;
    schema = isObject(next) ? next : undefined;
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
