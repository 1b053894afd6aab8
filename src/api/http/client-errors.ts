import { randomUUID } from 'node:crypto';
import { METHODS, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Problem, type ProblemCode, problem } from '../../core/contract/problems.js';

const codes: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * Handler of `server.on('clientError')`: sends a problem body for requests that Node's parser refuses, where Node would send an empty one.
 * The route is unknown, and after bytes that are not HTTP the connection cannot be reused.
 */
export function onClientError(error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const unknownMethod = error.code === 'HPE_INVALID_METHOD' && isOtherMethod(error.rawPacket);
  const refusal = unknownMethod ? problem('method_not_allowed') : problem(codes[error.code ?? ''] ?? 'bad_request');
  socket.end(raw(refusal, unknownMethod));
}

/** Handler of `server.on('connect')`, where Node would close the connection without a response. */
export function refuseTunnel(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end(raw(problem('method_not_allowed'), true));
}

/** Whether the request has a method that HTTP allows and the parser does not know, rather than not being HTTP at all. */
function isOtherMethod(packet: Buffer | undefined): boolean {
  const line = packet?.subarray(0, 8192).toString('latin1').split('\r\n', 1)[0] ?? '';
  return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+ \S+ HTTP\/1\.[01]$/.test(line);
}

function raw(refusal: Problem, unknownMethod: boolean): string {
  const requestId = randomUUID();
  const body = JSON.stringify(refusal.body(requestId));
  return [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    ...(unknownMethod ? [`Allow: ${METHODS.filter((method) => common.has(method)).join(', ')}`] : []),
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

// The methods of a path are not known before a request is parsed.
const common: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
