import type { Request, RequestHandler, Response } from 'express';
import type { ComponentChildren } from 'preact';
import type { Account } from '../people/accounts.js';
import type { Parts } from '../pipeline/parts.js';
import type { CsrfProtection } from './middleware/csrf.js';
import { saveSession, signedIn } from './middleware/sessions.js';
import { renderPage } from './pages/views/layout.js';

type Shown = { title: string; content: ComponentChildren; status?: number; scripts?: boolean };

/** One request to a page: who asks, what was filled in, and the ways to answer. */
export type Visit<Who extends Account | null = Account | null> = {
  req: Request;
  res: Response;
  parts: Parts;
  secret: Buffer;
  account: Who;
  formToken: () => string;
  /** A field of the form, '' if it was not sent. */
  field: (name: string) => string;
  show: (page: Shown) => void;
  /** To a page of ours, which then is asked for with GET. */
  redirect: (path: `/${string}`) => Promise<void>;
};

/** What answers a request to a page. `Who` is the account that is signed in, or null. */
export type Page<Who extends Account | null = Account | null> = (visit: Visit<Who>) => void | Promise<void>;

type Protection = { secret: Buffer; csrf: CsrfProtection };

/** Makes an Express handler of a page. */
export function visiting(parts: Parts, protection: () => Promise<Protection>, page: Page): RequestHandler {
  return async (req, res) => {
    const { secret, csrf } = await protection();
    const account = await signedIn(req, parts, secret);
    // One for all forms of the page: the cookie can hold no more.
    let token: string | undefined;
    const formToken = () => {
      token ??= csrf.tokenFor(req, res);
      return token;
    };
    await page({
      req,
      res,
      parts,
      secret,
      account,
      formToken,
      field: (name) => {
        const value = (req.body as Record<string, unknown> | undefined)?.[name];
        return typeof value === 'string' ? value : '';
      },
      show: ({ status = 200, ...shown }) => {
        const frame = { account, formToken, basePath: parts.config.basePaths[0] };
        res
          .status(status)
          .type('html')
          .send(renderPage({ ...shown, ...frame }));
      },
      redirect: async (path) => {
        await saveSession(req);
        res.redirect(303, path);
      },
    });
  };
}

/** Sends whoever is not signed in to the sign-in page, and from there back. */
export function members(page: Page<Account>): Page {
  return async (visit) => {
    const { account, req } = visit;
    if (account === null) {
      const back = req.method === 'GET' ? req.path : '/profile';
      visit.res.redirect(303, `/sign-in?next=${encodeURIComponent(back)}`);
      return;
    }
    await page({ ...visit, account });
  };
}
