import { Problem, problem } from '../../core/contract/problems.js';
import { isDatabaseUnavailable } from '../../core/database/faults.js';
import { StorageError } from '../../core/storage/storage.js';
import { maxBodyBytes } from './request/json-body.js';

/** The log level of a problem; null for a refusal, which is the client's fault whatever its status. */
export function levelOf({ code, status }: Problem): 'error' | 'warn' | null {
  if (status < 500 || code === 'not_implemented') return null;
  return code === 'component_inactive' ? 'warn' : 'error';
}

/** Converts any thrown error into the problem that the client sees. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) {
    return error;
  }
  if (error instanceof StorageError) {
    return problem('component_inactive', { component: 'storage' }, error);
  }
  if (isDatabaseUnavailable(error)) {
    return problem('component_inactive', { component: 'database' }, error);
  }
  const { status, type } = error as { status?: unknown; type?: unknown };
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
  // Express refuses a path with malformed percent-encoding; Node's zlib a body that does not match its encoding.
  if (status === 400) {
    const field = error instanceof URIError ? 'path' : '';
    return problem('invalid_param', { params: { [field]: 'is malformed' } }, error);
  }
  return problem('internal_error', {}, error);
}
