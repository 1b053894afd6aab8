import type { OperationId } from '../../../generated/contract.js';
import type { JsonObject } from './document.js';

/**
 * Headers of each reply of a deprecated operation: since when it is deprecated (RFC 9745), until when it is kept (RFC 8594), and where its
 * replacement is documented. Null for any other operation.
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
