import { doubleCsrf } from 'csrf-csrf';
import type { Request, RequestHandler, Response } from 'express';
import { cookieName } from './sessions.js';

/** Protection against cross-site request forgery. */
export type CsrfProtection = {
  /** Refuses a form without a valid token. */
  requireToken: RequestHandler;
  /** The token for a form. */
  tokenFor: (req: Request, res: Response) => string;
};

/** Double-submit tokens bound to the session, signed with our secret. */
export function csrfProtection(secret: Buffer): CsrfProtection {
  const make = (secure: boolean) =>
    doubleCsrf({
      getSecret: () => secret.toString('base64url'),
      // Before sign-in there is no session to bind to.
      getSessionIdentifier: ({ session, sessionID }) =>
        session.userId === undefined && session.pending === undefined && session.newHere === undefined
          ? 'nobody'
          : sessionID,
      cookieName: cookieName('plaza-form', secure),
      cookieOptions: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
      // A multipart form has it in its address, since fields and file are read later.
      getCsrfTokenFromRequest: ({ body, query }) =>
        (body as Record<string, string> | undefined)?.form_token ?? (query.form_token as string | undefined),
    });
  const secure = make(true);
  const plain = make(false);
  const guardOf = (req: Request) => (req.secure ? secure : plain);
  return {
    requireToken: (req, res, next) => {
      if (isSentByOthers(req)) {
        next(secure.invalidCsrfTokenError);
        return;
      }
      guardOf(req).doubleCsrfProtection(req, res, next);
    },
    tokenFor: (req, res) => guardOf(req).generateCsrfToken(req, res),
  };
}

/** True if the browser reports a cross-site request. */
export function isSentByOthers({ headers }: Request): boolean {
  return !['same-origin', 'none'].includes(String(headers['sec-fetch-site'] ?? 'none'));
}

/** True for the library's error about a missing token. */
export function isCsrfError(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'EBADCSRFTOKEN';
}
