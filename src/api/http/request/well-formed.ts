import type { Request } from 'express';
import { type Problem, problem } from '../../../core/contract/problems.js';
import type { Config } from '../../../core/platform/config.js';
import { hostCheck } from '../../../core/platform/hosts.js';

/**
 * Refuses requests that Node accepts and HTTP or this deployment does not.
 * @throws bad_request, not_implemented, https_required
 */
export function wellFormed(config: Config): (req: Request) => void {
  const isOurs = hostCheck(config);
  return (req) => {
    const fault = formFault(req) ?? hostFault(req, isOurs);
    if (fault !== null) {
      throw fault;
    }
    if (config.requireHttps && !req.secure) {
      throw problem('https_required');
    }
  };
}

function formFault(req: Request): Problem | null {
  // A fragment is only for the client, which has to remove it (RFC 9110, 7.1).
  if (req.url.includes('#')) {
    return problem('bad_request', { message: 'The request target must not contain a fragment ("#").' });
  }
  // Only OPTIONS may address the server as a whole (RFC 9112, 3.2.4), which has no options here.
  if (req.url === '*') {
    return problem('bad_request', { message: 'The request target must be a path, or an address with one.' });
  }
  const encoding = req.headers['transfer-encoding'];
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'chunked') {
    return problem('not_implemented', { message: 'The only supported transfer coding is "chunked".' });
  }
  return null;
}

function hostFault(req: Request, isOurs: ReturnType<typeof hostCheck>): Problem | null {
  const { host } = req.headers;
  if (host === undefined) {
    return req.httpVersion === '1.1'
      ? problem('bad_request', { message: 'An HTTP/1.1 request requires a Host header.' })
      : null;
  }
  // Node only keeps the first of several Host headers.
  if (req.rawHeaders.filter((each, index) => index % 2 === 0 && each.toLowerCase() === 'host').length > 1) {
    return problem('bad_request', { message: 'A request must have exactly one Host header.' });
  }
  return isOurs(host, req.socket.localAddress) ? null : problem('bad_request', { message: unknownHost });
}

const unknownHost =
  'This service does not know itself by the name in the Host header. Its operator gives its names in PUBLIC_URL or ALLOWED_HOSTS.';
