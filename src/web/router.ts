import cookieParser from 'cookie-parser';
import { type Request, type RequestHandler, Router, urlencoded } from 'express';
import { LRUCache } from 'lru-cache';
import { limitAnonymous } from '../api/auth/admission.js';
import { hasRole } from '../api/auth/authentication.js';
import type { EncodedReply } from '../api/http/replies.js';
import type { Operation } from '../api/pipeline/operation.js';
import type { Parts } from '../api/pipeline/parts.js';
import { sessionCalls } from '../api/pipeline/session-calls.js';
import type { Role } from '../core/contract/operation.js';
import { problem } from '../core/contract/problems.js';
import { sharedSecret } from '../core/database/secrets.js';
import { serveAssets } from './assets.js';
import { ownPath } from './components/context.js';
import { docsPages } from './docs/pages.js';
import { visitorsCart } from './guest-cart.js';
import { csrfProtection } from './middleware/csrf.js';
import { deviceOf } from './middleware/devices.js';
import { pageErrors, pageNotFound } from './middleware/errors.js';
import { pageHeaders, referenceHeaders } from './middleware/headers.js';
import { sessions, signedIn } from './middleware/sessions.js';
import * as account from './pages/account.js';
import { authorization } from './pages/apps/authorization.js';
import { device } from './pages/apps/devices.js';
import { grantRevocation } from './pages/apps/grants.js';
import * as apps from './pages/apps/own.js';
import * as data from './pages/data.js';
import { demoSignIn, mails } from './pages/demo.js';
import * as email from './pages/email.js';
import * as factors from './pages/factors.js';
import { showHome } from './pages/home.js';
import { picture } from './pages/picture.js';
import { preferences } from './pages/preferences.js';
import { profile } from './pages/profile.js';
import { showReference } from './pages/reference.js';
import { security } from './pages/security.js';
import { share } from './pages/share.js';
import { confirm } from './pages/sign-in/confirm.js';
import * as providers from './pages/sign-in/providers.js';
import * as reset from './pages/sign-in/reset-password.js';
import { passkeySignIn, secondStep } from './pages/sign-in/second-step.js';
import { signIn, signOut } from './pages/sign-in/sign-in.js';
import { signUp } from './pages/sign-in/sign-up.js';
import { welcome } from './pages/sign-in/welcome.js';
import { unsubscribe } from './pages/unsubscribe.js';
import { warnings } from './pages/warnings.js';
import { publishing } from './public-page.js';
import { robots } from './site/programs/sitemaps.js';
import { pagesWithoutSite, type Route, sitePages } from './site/routes.js';
import { staffPages } from './staff/routes.js';
import { addressOf, type Page, visiting } from './visit.js';

const skipTwoFactor = true;
const allowPendingDeletion = true;

/** `isOneClick`: needs no CSRF token, since its secret address authorises it, or it changes only a cookie. */
const pages: Readonly<Record<string, Omit<Route, 'path'> & { isOneClick?: true }>> = {
  '/developers': { skipTwoFactor, get: showHome },
  '/': { skipTwoFactor, get: showHome },
  '/pictures/:file': { allowPendingDeletion, get: picture },
  '/robots.txt': { shared: robots },
  '/preferences': { skipTwoFactor, allowPendingDeletion, ...preferences },
  '/demo/sign-in': { skipTwoFactor, post: demoSignIn },
  '/mails': { skipTwoFactor, get: mails },
  '/guest/cart': { skipTwoFactor, isOneClick: true, ...visitorsCart },
  '/sign-up': { skipTwoFactor, ...signUp },
  '/sign-in': { skipTwoFactor, ...signIn },
  '/sign-in/factor': { skipTwoFactor, ...secondStep },
  '/sign-in/with/:provider': { skipTwoFactor, ...providers.elsewhere },
  '/sign-in/with/:provider/return': { skipTwoFactor, ...providers.returning },
  '/sign-in/new-here': { skipTwoFactor, ...welcome },
  '/sign-in/passkey': { skipTwoFactor, ...passkeySignIn },
  '/sign-out': { allowPendingDeletion, skipTwoFactor, post: signOut },
  '/confirm-email/:token': { skipTwoFactor, ...email.confirmation },
  '/reset-password': { skipTwoFactor, ...reset.resetRequest },
  '/reset-password/:token': { skipTwoFactor, ...reset.passwordReset },
  '/profile': profile,
  '/profile/email': email.email,
  '/profile/email/confirmation': { post: email.confirmationMail.post },
  '/profile/security': { skipTwoFactor, ...security },
  '/profile/security/totp': { skipTwoFactor, ...factors.totp },
  '/profile/security/totp/remove': factors.totpRemoval,
  '/profile/security/passkeys/new': { skipTwoFactor, ...factors.newPasskey },
  '/profile/security/passkeys/:id/remove': factors.passkeyRemoval,
  '/profile/security/recovery-codes': factors.codes,
  '/profile/security/recovery-codes/new': factors.codeRenewal,
  '/profile/security/identities/link/:provider': providers.linking,
  '/profile/security/identities/link/:provider/go': providers.linkingBegins,
  '/profile/security/identities/:id/remove': providers.unlinking,
  '/profile/confirm': { skipTwoFactor, ...confirm },
  '/profile/password': account.password,
  '/profile/data': data.data,
  '/profile/data/archive': { get: data.downloadArchive },
  '/profile/warnings': warnings,
  '/profile/leaving': { allowPendingDeletion, ...account.leaving },
  '/profile/delete': account.deletion,
  '/profile/apps': apps.apps,
  '/profile/apps/allowed/:id/revoke': grantRevocation,
  '/profile/apps/:id': apps.app,
  '/profile/apps/:id/secret': apps.secretRenewal,
  '/profile/apps/:id/delete': apps.appDeletion,
  '/oauth/device': device,
  '/oauth/authorize': authorization,
  '/unsubscribe/:token': { allowPendingDeletion, skipTwoFactor, isOneClick: true, ...unsubscribe },
  '/shares/:token': { skipTwoFactor, ...share },
};

/** Routes of all pages. They are no operations of the contract: they answer HTML, also for errors. */
export function webRouter(parts: Parts, operations: readonly Operation[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const protection = untilDone(async () => {
    const secret = await sharedSecret(parts.database.prisma, 'sessions');
    return { secret, csrf: csrfProtection(secret), session: sessions(parts, secret) };
  });
  const count: RequestHandler = async (req, res, next) => {
    await limitAnonymous(req, res, parts);
    next();
  };
  /** A known device has its own limit, apart from others at the same address. */
  const countDevice: RequestHandler = async (req, res, next) => {
    const device = deviceOf(req, (await protection()).secret);
    await limitAnonymous(req, res, parts, device === null ? undefined : `device ${device.id}`);
    next();
  };
  const withSession: RequestHandler = async (req, res, next) => {
    (await protection()).session(req, res, next);
  };
  /** Anonymous readers without a cookie get no session. */
  const withOwnSession: RequestHandler = async (req, res, next) => {
    if (req.headers.cookie !== undefined || req.method === 'POST') {
      await withSession(req, res, next);
      return;
    }
    req.session = { save: (done: () => void) => done() } as Request['session'];
    next();
  };
  const requireToken: RequestHandler = async (req, res, next) => {
    (await protection()).csrf.requireToken(req, res, next);
  };
  const only =
    (role: Role): RequestHandler =>
    async (req, _res, next) => {
      const account = await signedIn(req, parts, (await protection()).secret);
      if (account?.deleteAt === null && hasRole(account, role)) next();
      else next('route');
    };
  const rendered = new LRUCache<string, EncodedReply>({
    maxSize: 8_000_000,
    // Including its compressed forms, roughly.
    sizeCalculation: ({ body }, key) => Math.ceil(1.4 * body.length) + key.length,
  });
  const serving = { parts, protection, calls: sessionCalls(operations, parts), rendered };
  const headers = pageHeaders(parts.storage.mediaOrigin);
  const visitor = [cookieParser(), keepTexts, countDevice];
  const form = [urlencoded({ extended: false, limit: 32_768, parameterLimit: 50 }), requireToken];

  /** Adds a page with the middleware before it and before its forms. */
  const add = (
    { path, get, post, role, shared, ...rules }: Route,
    before: RequestHandler[],
    beforePost: RequestHandler[],
  ) => {
    const route = router.route(path);
    if (shared) route.get(headers, count, publishing(serving, shared));
    if (role !== undefined) route.all(before, only(role));
    const frame = role === undefined ? before : [];
    if (get) route.get(frame, visiting(serving, get, rules));
    if (post) route.post(frame, beforePost, visiting(serving, post, rules));
    route.all(headers, count, otherMethods({ get: get ?? shared, post }));
  };

  router.use(serveAssets);
  const siteFrame = [pageHeaders(parts.storage.mediaOrigin, { isSite: true }), ...visitor, withOwnSession];
  // Their forms are parsed by the operations that they call.
  for (const page of [...staffPages, ...docsPages, ...(parts.config.site.isOn ? sitePages : pagesWithoutSite)]) {
    add(page, siteFrame, []);
  }
  for (const [path, { isOneClick, ...page }] of Object.entries(pages)) {
    add({ path, ...page }, [headers, ...visitor, withSession], isOneClick ? form.slice(0, 1) : form);
  }
  router
    .route('/docs/:area')
    .get(referenceHeaders, count, cookieParser(), showReference(parts))
    .all(count, otherMethods({ get: true }));
  router.use(withoutSlash(parts));
  const nowhere = visiting(serving, noPage, { allowPendingDeletion, skipTwoFactor });
  router.use(pageNotFound(parts, [headers, ...visitor, withOwnSession, nowhere]));
  router.use(pageErrors(parts, serving.calls));
  return router;
}

/** Redirects an address with a trailing slash to the page without it. Operations are not redirected. */
const withoutSlash =
  ({ config }: Parts): RequestHandler =>
  (req, res, next) => {
    const { pathname, search } = addressOf(req, 'http://host');
    // The look-behind keeps a path of many slashes from quadratic matching.
    const path = pathname.replace(/(?<!\/)\/+$/, '');
    const isBelowBase = config.basePaths.some((base) => pathname.startsWith(`${base}/`));
    if (req.method !== 'GET' || path === pathname || path === '' || isBelowBase) return next();
    res.redirect(301, ownPath(path + search));
  };

const noPage: Page = () => {
  throw problem('route_not_found');
};

/** cookie-parser turns `j:` values into objects. Ours are texts, and handlers rely on it. */
const keepTexts: RequestHandler = (req, _res, next) => {
  const given = Object.entries(req.cookies as Record<string, unknown>);
  req.cookies = Object.fromEntries(given.filter(([, value]) => typeof value === 'string'));
  next();
};

function otherMethods({ get, post }: { get?: unknown; post?: unknown }): RequestHandler {
  const allow = [...(get ? ['GET', 'HEAD'] : []), ...(post ? ['POST'] : [])].join(', ');
  return (_req, res) => {
    res.setHeader('Allow', allow);
    throw problem('method_not_allowed');
  };
}

/** Runs something once; after a failure the next caller tries again. */
function untilDone<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
