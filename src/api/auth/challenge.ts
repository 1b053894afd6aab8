import type { Request } from 'express';
import type { Problem } from '../../core/contract/problems.js';
import type { Config } from '../../core/platform/config.js';
import { originOf } from '../http/origin.js';

/** The path of the API's metadata as a protected resource of OAuth (RFC 9728). */
export const resourceMetadataPath = '/.well-known/oauth-protected-resource';

/**
 * The challenge of a refusal (RFC 6750, 3): the fault of the credentials, if any were sent, and where to get others. Null if others would
 * not help.
 */
export function challengeOf(req: Request, { status, code, details }: Problem, config: Config): string | null {
  const parameters: string[] = [];
  if (code === 'insufficient_scope') {
    parameters.push('error="insufficient_scope"');
    if (details.scopes !== undefined) parameters.push(`scope="${details.scopes.join(' ')}"`);
  } else if (status === 401) {
    if (isTokenSent(req, config)) parameters.push('error="invalid_token"');
  } else {
    return null;
  }
  return `Bearer ${[...parameters, `resource_metadata="${originOf(req, config)}${resourceMetadataPath}"`].join(', ')}`;
}

/** Whether a request has a key or token. Other schemes are ignored. */
function isTokenSent({ headers: { authorization }, query }: Request, { queryKeys }: Config): boolean {
  return authorization === undefined ? queryKeys && query.api_key !== undefined : /^Bearer\b/i.test(authorization);
}
