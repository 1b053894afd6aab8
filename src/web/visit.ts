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
import type { SiteLanguage } from '../core/platform/settings/choices.js';
import { discard } from '../core/storage/discard.js';
import type { Notice, SubmittedForm } from './components/context.js';
import { type FrameContent, renderPage } from './components/layout.js';
import type { CsrfProtection } from './middleware/csrf.js';
import { sessionHash } from './middleware/session-store.js';
import {
  draftsOf,
  hasSignedInLately,
  ignoredBy,
  messagesOf,
  saveSession,
  signedIn,
  unreadOf,
  waitingOf,
} from './middleware/sessions.js';
import { languageOf, themeOf } from './preferences.js';
import { inWords } from './texts/problems.js';
import { type Translate, textsIn } from './texts/texts.js';

type PageReply = FrameContent & {
  status?: number;
  /** The submitted form if it was refused. */
  filled?: SubmittedForm | null;
  /** True if a conversation was unread until this page. */
  hasReadMessages?: boolean;
  /** True if browsers may revalidate it by its ETag. */
  isKept?: boolean;
  /** The cache key of the page for anonymous readers, besides the language. */
  cacheKey?: string;
};

/** A request to a page: the account, its form, and functions to answer. */
export type Visit<Who extends Account | null = Account | null> = {
  req: Request;
  res: Response;
  parts: Parts;
  secret: Buffer;
  account: Who;
  formToken: () => string;
  /** Calls an operation of the API for the signed-in user. @throws Problem */
  call: <Id extends OperationId>(id: Id, input: OperationInput) => Promise<OperationResult<Id>>;
  /** Like `call`, with the created resource's path below the base path. @throws Problem */
  submit: <Id extends OperationId>(id: Id, input: OperationInput) => Promise<SessionReply<Id>>;
  /** Refuses a reader who may not call the operation. @throws Problem */
  permit: (id: OperationId) => void;
  /** The contract of an operation. */
  operation: (id: OperationId) => OperationContract;
  /** Parses the form, with its file if the operation takes one, and runs `work`. @throws Problem */
  receive: <T>(id: OperationId, work: (upload?: Upload) => Promise<T>) => Promise<T>;
  /** Deletes an uploaded file that the work does not keep. */
  discard: (upload: Upload) => Promise<void>;
  /** @throws the library's error if the CSRF token is missing or invalid */
  requireToken: () => Promise<void>;
  /** Texts in the reader's language. */
  t: Translate;
  language: SiteLanguage;
  look: Look;
  /** The times of the account's drafts, by key. */
  drafts: Readonly<Record<string, string>>;
  /** The usernames that the account ignores. */
  ignored: readonly string[];
  /** A field of the form, '' if absent. */
  field: (name: string) => string;
  show: (page: PageReply) => void | Promise<void>;
  /** Redirects to a path of this site, or to another site by GET. */
  redirect: (to: `/${string}` | URL) => Promise<void>;
};

/** A page's handler. `Who` is the account that is signed in, or null. */
export type Page<Who extends Account | null = Account | null> = (visit: Visit<Who>) => void | Promise<void>;

/** The reader, for pages of errors. */
export type Reader = Pick<Visit, 'account' | 'formToken'>;

type Protection = { secret: Buffer; csrf: CsrfProtection };

/** Dependencies of pages. */
export type Serving = {
  parts: Parts;
  protection: () => Promise<Protection>;
  calls: SessionCalls;
  /** Cache of pages for anonymous readers, by language and cache key. */
  rendered: LRUCache<string, EncodedReply>;
};

/** Access rules of a page. */
export type PageRules = {
  /** Accessible to accounts pending deletion, which see nothing else. */
  allowPendingDeletion?: boolean;
  /** Accessible without the required second factor. */
  skipTwoFactor?: boolean;
};

/** Redirect target for an account that may not see the page; null if it may. */
function placeFor(
  account: Account,
  { config }: Parts,
  { allowPendingDeletion, skipTwoFactor }: PageRules,
): string | null {
  if (account.deleteAt !== null) return allowPendingDeletion ? null : '/profile/leaving';
  return !skipTwoFactor && lacksFactor(config, account) ? '/profile/security' : null;
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
    // One token for all forms of the page: the cookie has room for one.
    let token: string | undefined;
    const formToken = () => {
      token ??= csrf.tokenFor(req, res);
      return token;
    };
    // For the error page.
    res.locals.reader = { account, formToken } satisfies Reader;
    const person = account && {
      id: account.id,
      username: account.username,
      role: roleOfKeys(parts.config, account),
      twoFactors: account.twoFactors,
      joined: account.createdAt.getTime() / 1000,
      approved: account.approvedPosts,
      session: sessionHash(req.sessionID),
      hasSignedInLately: hasSignedInLately(req),
    };
    const asking = { person, context: requestContext(res), origin: () => originOf(req, parts.config) };
    const language = languageOf(req, parts.config, account);
    const theme = themeOf(req);
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
      drafts: account === null ? {} : draftsOf(req),
      ignored: account === null ? [] : ignoredBy(req),
      field: (name) => {
        const value = (req.body as Record<string, unknown> | undefined)?.[name];
        return typeof value === 'string' ? value : '';
      },
      show: ({ status = 200, isKept = false, hasReadMessages = false, cacheKey, filled = null, ...shown }) => {
        const here = addressOf(req, originOf(req, parts.config));
        const { currency } = parts.config;
        const waiting = account === null ? 0 : waitingOf(req);
        const messages = account === null ? 0 : messagesOf(req) - Number(hasReadMessages);
        const own = { t, language, theme, currency, account, here, formToken, operation: calls.operation };
        const frame = {
          site: { ...own, unread, messages, waiting, people: Object.create(null), filled },
          look,
          config: parts.config,
        };
        // The page of an anonymous reader depends only on its cache key, unless a form has its token in it.
        const isShared = isKept && account === null && status === 200 && token === undefined;
        const key =
          isShared && cacheKey !== undefined ? `${language} ${theme} ${cacheKey} ${JSON.stringify(look)}` : null;
        const known = key === null ? undefined : rendered.get(key);
        const made = known ?? encodeReply(status, renderPage({ ...shown, ...frame }), 'text/html; charset=utf-8');
        const isTagged = isKept && status === 200 && req.method !== 'POST';
        if (isTagged) {
          // Cached by this browser only, and revalidated each time.
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

/** The request's address below this origin. Only the first slash of its target is kept: two would name a host. */
export function addressOf({ originalUrl }: Request, origin: string): URL {
  const target = originalUrl.replace(/^https?:\/\/[^/?]*/i, '').replace(/^[/\\]*/, '/');
  return new URL(origin + target);
}

/** True for a form that a script of the page sends: it wants the operation's reply instead of a page. */
export const isFromScript = (req: Request): boolean =>
  req.method === 'POST' && req.accepts(['html', 'json']) === 'json';

/** Takes the notice set by the previous page. */
export function noticeOf({ req }: Pick<Visit, 'req'>): Notice | null {
  const { notice, noticeAt: at = null } = req.session;
  delete req.session.notice;
  delete req.session.noticeAt;
  return notice === undefined ? null : { text: notice, at };
}

const maxId = 2_147_483_647;

/** The id in a page's path; 0, which nothing has, if invalid. */
export function idIn({ params }: Request): number {
  const given = String(params.id);
  return /^[1-9]\d{0,9}$/.test(given) && Number(given) <= maxId ? Number(given) : 0;
}

/** Redirects anonymous visitors to the sign-in page, and back afterwards. */
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
