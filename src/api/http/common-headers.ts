import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from 'cors';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

// Headers that only affect pages (openers, prefetching, old plug-ins) are omitted from JSON replies.
const securityHeaders = helmet({
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  strictTransportSecurity: false,
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  referrerPolicy: { policy: 'no-referrer' },
});

const crossOrigin = cors({
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'Authorization',
    'Content-Type',
    'Idempotency-Key',
    'If-Match',
    'If-None-Match',
    'Last-Event-ID',
    'Prefer',
    'Tus-Resumable',
    'Upload-Offset',
    'X-Request-Id',
    'traceparent',
  ],
  exposedHeaders: [
    'X-Request-Id',
    'ETag',
    'Retry-After',
    'Allow',
    'WWW-Authenticate',
    'Location',
    'Idempotent-Replayed',
    'Ignored-Parameters',
    'Preference-Applied',
    'RateLimit',
    'RateLimit-Policy',
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
    'Deprecation',
    'Sunset',
    'Link',
    'Tus-Extension',
    'Tus-Resumable',
    'Tus-Version',
    'Upload-Expires',
    'Upload-Length',
    'Upload-Offset',
  ],
  maxAge: 86_400,
  // The routes answer OPTIONS themselves, with the methods of the path.
  preflightContinue: true,
});

/** The headers that middleware sets on the response to any GET. */
function headersOf(...middleware: RequestHandler[]): [name: string, value: string][] {
  const headers: [string, string][] = [];
  const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET' });
  const res = new ServerResponse(req);
  res.setHeader = (name, value) => {
    headers.push([name, String(value)]);
    return res;
  };
  for (const each of middleware) each(req as Request, res as Response, () => {});
  return headers;
}

// Computed once, because nothing in a request changes them.
const fixed = headersOf(securityHeaders, crossOrigin);
const ofPreflight = headersOf(securityHeaders);

/** In seconds. */
const aYear = 31_536_000;

/** Sets the headers that every response has: security headers, and CORS for any origin. */
export function setCommonHeaders(req: Request, res: Response): void {
  // Ignored over plain HTTP (RFC 6797, 7.2), and other names of this host need not have HTTPS.
  if (req.secure) res.setHeader('Strict-Transport-Security', `max-age=${aYear}`);
  const isPreflight = req.method === 'OPTIONS';
  for (const [name, value] of isPreflight ? ofPreflight : fixed) res.setHeader(name, value);
  if (isPreflight) crossOrigin(req, res, () => {});
}
