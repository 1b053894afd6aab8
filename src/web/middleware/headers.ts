import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

const nothing = ["'none'"];
const own = ["'self'"];

const pageDirectives = {
  defaultSrc: nothing,
  styleSrc: own,
  scriptSrc: own,
  imgSrc: ["'self'", 'data:'],
  mediaSrc: own,
  connectSrc: own,
  formAction: own,
  frameAncestors: nothing,
  baseUri: nothing,
};

/**
 * Redoc inserts two style elements, one empty and one fixed: both are allowed by hash, which changes only with its version.
 * Its search runs in a blob worker, and it fetches the contract.
 */
const referenceDirectives = {
  ...pageDirectives,
  styleSrc: [
    "'self'",
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='",
  ],
  workerSrc: ['blob:'],
  formAction: nothing,
};

/** Allows this page's form to redirect to another site: browsers check redirects against form-action. */
export function allowFormTarget(res: Response, target: string): void {
  const policy = String(res.getHeader('Content-Security-Policy'));
  res.setHeader('Content-Security-Policy', policy.replace("form-action 'self'", `form-action 'self' ${target}`));
}

/** Additional directives of site pages: external pictures of sellers, the manifest, and videos that a script puts together. */
const siteDirectives = {
  ...pageDirectives,
  imgSrc: ["'self'", 'data:', 'https:'],
  manifestSrc: own,
  mediaSrc: [...own, 'blob:'],
};

/** Security headers of a page. `mediaOrigin` is the storage's origin if it serves shared videos. */
export function pageHeaders(mediaOrigin: string | null, { isSite = false } = {}): RequestHandler {
  const directives = isSite ? siteDirectives : pageDirectives;
  if (mediaOrigin === null) return headers(directives);
  const { mediaSrc, connectSrc } = directives;
  // The script for HLS fetches the parts of a video.
  const connected = isSite ? { connectSrc: [...connectSrc, mediaOrigin] } : {};
  return headers({ ...directives, mediaSrc: [...mediaSrc, mediaOrigin], ...connected });
}

/** Security headers of the reference, whose scripts need more. */
export const referenceHeaders = headers(referenceDirectives);

function headers(directives: Record<string, string[]>): RequestHandler {
  const set = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return (req, res, next) => {
    // CORS headers are for the API only.
    res.removeHeader('Access-Control-Allow-Origin');
    res.removeHeader('Access-Control-Expose-Headers');
    res.setHeader('Cache-Control', 'no-store');
    set(req, res, next);
  };
}
