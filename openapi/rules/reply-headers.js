import { eachOperation, isOpen } from './operations.js';

/** @import { Visitor } from './types.js' */

const always = [
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Ignored-Parameters',
  'Preference-Applied',
];
/** @type {Record<string, string[]>} */
const byStatus = { 401: ['WWW-Authenticate'], 429: ['Retry-After'], 503: ['Retry-After'] };

/**
 * Every reply has the headers that docs/decisions promise for its status.
 * @returns {Visitor}
 */
export function replyHeaders() {
  return eachOperation(({ operation, method, parameters, report, follow }) => {
    const isStream = follow('responses', '200', 'content', 'text/event-stream') !== undefined;
    const isCached = method === 'get' && isOpen(operation) && !isStream;
    const isReplayable = parameters.some((parameter) => parameter.name === 'Idempotency-Key');
    for (const status of Object.keys(operation.responses ?? {})) {
      const expected = [...always, ...(byStatus[status] ?? [])];
      if (isCached && (status === '200' || status === '304')) expected.push('ETag');
      if (status === '201' || status === '301') expected.push('Location');
      if (isReplayable && status.startsWith('2')) expected.push('Idempotent-Replayed');
      if (operation.deprecated) expected.push('Deprecation', 'Sunset', 'Link');
      const headers = Object(follow('responses', status, 'headers'));
      const absent = expected.filter((name) => !(name in headers));
      if (absent.length > 0) report(`${status} needs the headers ${absent.join(', ')}.`, 'responses', status);
    }
  });
}
