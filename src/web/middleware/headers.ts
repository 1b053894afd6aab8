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
  formAction: own,
  frameAncestors: nothing,
  baseUri: nothing,
};

/**
 * Redoc puts two style elements into the page, an empty one that it then fills by script and a fixed one: both are let
 * in by their hashes, which change only with its version. It searches in a worker that it makes itself, and fetches the
 * contract.
 */
const referenceDirectives = {
  ...pageDirectives,
  styleSrc: [
    "'self'",
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='",
  ],
  workerSrc: ['blob:'],
  connectSrc: own,
  formAction: nothing,
};

/** Lets the form of this page lead to another site, too: browsers check redirects of its response against the policy of the page. */
export function allowFormTarget(res: Response, target: string): void {
  const policy = String(res.getHeader('Content-Security-Policy'));
  res.setHeader('Content-Security-Policy', policy.replace("form-action 'self'", `form-action 'self' ${target}`));
}

/** What the pages of the site need more: pictures that sellers name by an address, and suggestions for searches. */
const siteDirectives = { ...pageDirectives, imgSrc: ["'self'", 'data:', 'https:'], connectSrc: own, manifestSrc: own };

/** The security headers of a page. Shared videos come from here, or from `mediaOrigin`, where the storage keeps them. */
export function pageHeaders(mediaOrigin: string | null, { isSite = false } = {}): RequestHandler {
  const directives = isSite ? siteDirectives : pageDirectives;
  return headers(mediaOrigin === null ? directives : { ...directives, mediaSrc: [...own, mediaOrigin] });
}

/** The security headers of the reference, whose scripts need more. */
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
    // What the interface tells other origins is not for pages.
    res.removeHeader('Access-Control-Allow-Origin');
    res.removeHeader('Access-Control-Expose-Headers');
    res.setHeader('Cache-Control', 'no-store');
    set(req, res, next);
  };
}
