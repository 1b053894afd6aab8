import type { Request, RequestHandler, Response } from 'express';
import type { LRUCache } from 'lru-cache';
import type { OperationId } from '../../generated/contract.js';
import type { Account } from '../accounts/users/accounts.js';
import { lacksFactor, roleOfKeys } from '../api/auth/two-factors.js';
import { compressed } from '../api/http/compression.js';
import { originOf } from '../api/http/origin.js';
import { type EncodedReply, encodeReply, send } from '../api/http/replies.js';
import { requestContext } from '../api/http/request/request-context.js';
import type { Upload } from '../api/http/request/uploads.js';
import type { Parts } from '../api/pipeline/parts.js';
import type { OperationInput, OperationResult, SessionCalls, SessionReply } from '../api/pipeline/session-calls.js';
import type { Look } from '../api/pipeline/site-look.js';
import type { OperationContract } from '../core/contract/operation.js';
import type { Config } from '../core/platform/config.js';
import { type SiteLanguage, siteLanguages } from '../core/platform/settings/choices.js';
import { discard } from '../core/storage/discard.js';
import type { Filled } from './components/context.js';
import { type Framed, renderPage } from './components/layout.js';
import type { CsrfProtection } from './middleware/csrf.js';
import { saveSession, signedIn, unreadOf } from './middleware/sessions.js';
import { inWords } from './texts/problems.js';
import { type Translate, textsIn } from './texts/texts.js';

type Shown = Framed & {
  status?: number;
  /** What was sent, where that is refused. */
  filled?: Filled | null;
  /** Whether browsers keep it as long as it is the same. */
  isKept?: boolean;
  /** All that it follows from for who is not signed in, beside the language. */
  madeOf?: string;
};

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
  /** As `call`, with the path below the base path of what was created. @throws Problem */
  submit: <Id extends OperationId>(id: Id, asked: OperationInput) => Promise<SessionReply<Id>>;
  /** Refuses who may not call an operation, whatever they send. @throws Problem */
  permit: (id: OperationId) => void;
  /** What the contract says of an operation. */
  operation: (id: OperationId) => OperationContract;
  /** Reads the form of the request, with its file if the operation takes one, and does the work. @throws Problem */
  receive: <T>(id: OperationId, work: (upload?: Upload) => Promise<T>) => Promise<T>;
  /** Removes a file that came with the form, for work that does not keep it. */
  discard: (upload: Upload) => Promise<void>;
  /** @throws an error of the library where the form did not come from a page of ours */
  requireToken: () => Promise<void>;
  /** The texts in the reader's language. */
  t: Translate;
  language: SiteLanguage;
  look: Look;
  /** A field of the form, '' if it was not sent. */
  field: (name: string) => string;
  show: (page: Shown) => void | Promise<void>;
  /** To a page of ours, or to another site, which then is asked for with GET. */
  redirect: (to: `/${string}` | URL) => Promise<void>;
};

/** What answers a request to a page. `Who` is the account that is signed in, or null. */
export type Page<Who extends Account | null = Account | null> = (visit: Visit<Who>) => void | Promise<void>;

/** Who reads a page. */
export type Reader = Pick<Visit, 'account' | 'formToken'>;

type Protection = { secret: Buffer; csrf: CsrfProtection };

/** What pages are made with. */
export type Serving = {
  parts: Parts;
  protection: () => Promise<Protection>;
  calls: SessionCalls;
  /** Pages as everybody sees them, by their language and what they are made of. */
  rendered: LRUCache<string, EncodedReply>;
};

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
export function visiting(
  { parts, protection, calls, rendered }: Serving,
  page: Page,
  rules: PageRules = {},
): RequestHandler {
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
    // For the page of an error.
    res.locals.reader = { account, formToken } satisfies Reader;
    const person = account && {
      id: account.id,
      username: account.username,
      role: roleOfKeys(parts.config, account),
      twoFactors: account.twoFactors,
      joined: account.createdAt.getTime() / 1000,
      approved: account.approvedPosts,
    };
    const asking = { person, context: requestContext(res), origin: () => originOf(req, parts.config) };
    const language = languageOf(req, parts.config);
    const t = textsIn(language);
    const [look, unread] = await Promise.all([parts.look.now(), account === null ? 0 : unreadOf(req, account, parts)]);
    const refuse = (error: unknown) => {
      throw inWords(error, language);
    };
    const submit: Visit['submit'] = (id, asked) => calls.call(id, asking, asked).catch(refuse);
    await page({
      req,
      res,
      parts,
      secret,
      account,
      formToken,
      call: async (id, asked) => (await submit(id, asked)).body,
      submit,
      permit: (id) => {
        try {
          calls.permit(id, person);
        } catch (error) {
          refuse(error);
        }
      },
      operation: calls.operation,
      receive: (id, work) => calls.receive(id, { req, res, person }, work).catch(refuse),
      discard: ({ key }) => discard(parts, key),
      requireToken: () =>
        new Promise((resolve, reject) => {
          csrf.requireToken(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
        }),
      t,
      language,
      look,
      field: (name) => {
        const value = (req.body as Record<string, unknown> | undefined)?.[name];
        return typeof value === 'string' ? value : '';
      },
      show: ({ status = 200, isKept = false, madeOf, filled = null, ...shown }) => {
        const here = addressOf(req, originOf(req, parts.config));
        const { currency } = parts.config;
        const own = { t, language, currency, account, here, formToken, operation: calls.operation };
        const frame = { site: { ...own, unread, people: Object.create(null), filled }, look, config: parts.config };
        // What everybody sees who is not signed in follows from what it is made of. A form would have a token of its reader.
        const isShared = isKept && account === null && status === 200 && token === undefined;
        const key = isShared && madeOf !== undefined ? `${language} ${madeOf} ${JSON.stringify(look)}` : null;
        const known = key === null ? undefined : rendered.get(key);
        const made = known ?? encodeReply(status, renderPage({ ...shown, ...frame }), 'text/html; charset=utf-8');
        const isTagged = isKept && status === 200 && req.method !== 'POST';
        if (isTagged) {
          // By this browser alone, which asks each time.
          res.setHeader('Cache-Control', 'private, no-cache');
          res.vary('Cookie, Accept-Language');
        }
        if (key === null || token !== undefined) {
          send(res, made, isTagged);
          return;
        }
        rendered.set(key, made);
        return compressed(req, res, made).then((reply) => send(res, reply, isTagged));
      },
      redirect: async (to) => {
        await saveSession(req);
        res.redirect(303, String(to));
      },
    });
  };
}

/** The address of a request below this origin, whatever its target is: no more than its first slash, or it would name a host. */
export function addressOf({ originalUrl }: Request, origin: string): URL {
  const target = originalUrl.replace(/^https?:\/\/[^/?]*/i, '').replace(/^[/\\]*/, '/');
  return new URL(origin + target);
}

/** The language of a page: that of the settings, or the one that the browser prefers. */
export function languageOf(req: Request, { site }: Pick<Config, 'site'>): SiteLanguage {
  return site.language ?? ((req.acceptsLanguages([...siteLanguages]) || siteLanguages[0]) as SiteLanguage);
}

/** What is said once, since it was done on the page before. */
export function noticeOf({ req }: Pick<Visit, 'req'>): string | null {
  const { notice = null } = req.session;
  delete req.session.notice;
  return notice;
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
