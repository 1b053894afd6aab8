import { doubleCsrf } from 'csrf-csrf';
import type { Request, RequestHandler, Response } from 'express';
import { cookieName } from './sessions.js';

/** Protection against cross-site request forgery. */
export type CsrfProtection = {
  /** Refuses a form that did not come from a page of ours. */
  requireToken: RequestHandler;
  /** What a form has to carry. */
  tokenFor: (req: Request, res: Response) => string;
};

/** A token in each form that belongs to the session and matches a cookie, made by the library with our secret. */
export function csrfProtection(secret: Buffer): CsrfProtection {
  const make = (secure: boolean) =>
    doubleCsrf({
      getSecret: () => secret.toString('base64url'),
      // Before signing in there is no session to belong to.
      getSessionIdentifier: ({ session, sessionID }) =>
        session.userId === undefined && session.pending === undefined && session.newHere === undefined
          ? 'nobody'
          : sessionID,
      cookieName: cookieName('plaza-form', secure),
      cookieOptions: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
      // A form with a file says it in its address, since its fields are read together with the file.
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

/** Whether the browser says that a page of another site made it ask. */
export function isSentByOthers({ headers }: Request): boolean {
  return !['same-origin', 'none'].includes(String(headers['sec-fetch-site'] ?? 'none'));
}

/** Whether a form came without its CSRF token. */
export function isCsrfError(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'EBADCSRFTOKEN';
}
