import type { Request, RequestHandler, Response } from 'express';
import type { ComponentChildren } from 'preact';
import type { OperationId } from '../../generated/contract.js';
import { lacksFactor } from '../accounts/access/two-factors.js';
import type { Account } from '../accounts/users/accounts.js';
import { problem } from '../api/contract/problems.js';
import { originOf } from '../api/http/origin.js';
import { requestContext } from '../api/http/request-context.js';
import type { Parts } from '../api/pipeline/parts.js';
import type { OperationInput, OperationResult, SessionCall } from '../api/pipeline/session-calls.js';
import type { CsrfProtection } from './middleware/csrf.js';
import { saveSession, signedIn } from './middleware/sessions.js';
import { renderPage } from './pages/views/layout.js';

type Shown = { title: string; content: ComponentChildren; status?: number; scripts?: boolean | 'passkeys' };

/** One request to a page: who asks, what was filled in, and the ways to answer. */
export type Visit<Who extends Account | null = Account | null> = {
  req: Request;
  res: Response;
  parts: Parts;
  secret: Buffer;
  account: Who;
  formToken: () => string;
  /** Calls an operation of the API for the signed-in user. @throws Problem */
  call: <Id extends OperationId>(id: Id, asked: OperationInput) => Promise<OperationResult<Id>>;
  /** A field of the form, '' if it was not sent. */
  field: (name: string) => string;
  show: (page: Shown) => void;
  /** To a page of ours, which then is asked for with GET. */
  redirect: (path: `/${string}`) => Promise<void>;
  /** To another site. */
  leave: (url: URL) => Promise<void>;
};

/** What answers a request to a page. `Who` is the account that is signed in, or null. */
export type Page<Who extends Account | null = Account | null> = (visit: Visit<Who>) => void | Promise<void>;

type Protection = { secret: Buffer; csrf: CsrfProtection };

/** What pages are made with. */
export type Serving = { parts: Parts; protection: () => Promise<Protection>; call: SessionCall };

/** What may be done with a page. */
export type PageRules = {
  /** For those, too, whose account is about to be deleted; there they see nothing else. */
  leavers?: boolean;
  /** For those, too, of whom a second factor is demanded that they do not have. */
  needsNoFactor?: boolean;
};

/** Where somebody has to go before they get to a page of this kind; null for nowhere. */
function placeFor(account: Account, { config }: Parts, { leavers, needsNoFactor }: PageRules): string | null {
  if (account.deleteAt !== null) return leavers ? null : '/profile/leaving';
  return !needsNoFactor && lacksFactor(config, account) ? '/profile/security' : null;
}

/** Makes an Express handler of a page. */
export function visiting({ parts, protection, call }: Serving, page: Page, rules: PageRules = {}): RequestHandler {
  return async (req, res) => {
    const { secret, csrf } = await protection();
    const account = await signedIn(req, parts, secret);
    const elsewhere = account === null ? null : placeFor(account, parts, rules);
    if (elsewhere !== null) {
      res.redirect(303, elsewhere);
      return;
    }
    // One for all forms of the page: the cookie has room for one.
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
      call: async (id, asked) => {
        if (account === null) throw problem('forbidden');
        const { id: personId, username, role, twoFactors } = account;
        const person = { id: personId, username, role, twoFactors };
        return call(id, { person, context: requestContext(res), origin: () => originOf(req, parts.config) }, asked);
      },
      field: (name) => {
        const value = (req.body as Record<string, unknown> | undefined)?.[name];
        return typeof value === 'string' ? value : '';
      },
      show: ({ status = 200, ...shown }) => {
        const { basePaths, site } = parts.config;
        const frame = { account, formToken, basePath: basePaths[0], site };
        res
          .status(status)
          .type('html')
          .send(renderPage({ ...shown, ...frame }));
      },
      redirect: async (path) => {
        await saveSession(req);
        res.redirect(303, path);
      },
      leave: async (url) => {
        await saveSession(req);
        res.redirect(303, url.href);
      },
    });
  };
}

const maxId = 2_147_483_647;

/** The id in the path of a page; 0, which nothing has, where it is none. */
export function idIn({ params }: Request): number {
  const given = String(params.id);
  return /^[1-9]\d{0,9}$/.test(given) && Number(given) <= maxId ? Number(given) : 0;
}

/** Sends anonymous visitors to the sign-in page, and from there back. */
export function members(page: Page<Account>): Page {
  return async (visit) => {
    const { account, req } = visit;
    if (account === null) {
      const back = req.method === 'GET' ? req.originalUrl : '/profile';
      visit.res.redirect(303, `/sign-in?next=${encodeURIComponent(back)}`);
      return;
    }
    await page({ ...visit, account });
  };
}
