import type { OperationId } from '../../../generated/contract.js';
import type { JsonObject } from './document.js';

/**
 * The headers by which each reply of a deprecated operation says so: since when (RFC 9745), until when it is kept (RFC 8594),
 * and where to read what to use instead. Null for any other operation.
 */
export function deprecationHeaders(
  id: OperationId,
  area: string,
  { deprecated, 'x-deprecated-since': since, 'x-sunset': sunset }: JsonObject,
): Map<string, string> | null {
  if (deprecated !== true) {
    return null;
  }
  return new Map([
    ['Deprecation', `@${Date.parse(String(since)) / 1000}`],
    ['Sunset', new Date(String(sunset)).toUTCString()],
    ['Link', `</docs/${area}#tag/${area}/operation/${id}>; rel="deprecation"; type="text/html"`],
  ]);
}
