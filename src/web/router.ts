import cookieParser from 'cookie-parser';
import { type RequestHandler, Router, urlencoded } from 'express';
import { limitAnonymous } from '../access/admission.js';
import { problem } from '../contract/problems.js';
import { sharedSecret } from '../database/secrets.js';
import type { Parts } from '../pipeline/parts.js';
import { serveAssets } from './assets.js';
import { csrfProtection } from './middleware/csrf.js';
import { deviceOf } from './middleware/devices.js';
import { pageErrors, pageNotFound } from './middleware/errors.js';
import { pageHeaders, referenceHeaders } from './middleware/headers.js';
import { sessions } from './middleware/sessions.js';
import { changePasswordPage, deleteAccountPage, showDeletion, showPasswordChange } from './pages/account.js';
import { showHome } from './pages/home.js';
import { createKeyPage, revokeKeyPage, showKey, showRevocation } from './pages/keys.js';
import { showProfile } from './pages/profile.js';
import { showReference } from './pages/reference.js';
import { openSharePage, showShare } from './pages/share.js';
import { showSignIn, signInPage, signOutPage } from './pages/sign-in.js';
import { showSignUp, signUpPage } from './pages/sign-up.js';
import { type Page, visiting } from './visit.js';

type Methods = { get?: Page; post?: Page };

const pages: Record<string, Methods> = {
  '/': { get: showHome },
  '/sign-up': { get: showSignUp, post: signUpPage },
  '/sign-in': { get: showSignIn, post: signInPage },
  '/sign-out': { post: signOutPage },
  '/profile': { get: showProfile },
  '/profile/keys': { post: createKeyPage },
  '/profile/keys/:id': { get: showKey },
  '/profile/keys/:id/revoke': { get: showRevocation, post: revokeKeyPage },
  '/profile/password': { get: showPasswordChange, post: changePasswordPage },
  '/profile/delete': { get: showDeletion, post: deleteAccountPage },
  '/shares/:token': { get: showShare, post: openSharePage },
};

/** The pages that people see. They are no operations of the contract: what they answer is HTML, errors included. */
export function webRouter(parts: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const protection = untilDone(async () => {
    const secret = await sharedSecret(parts.database.prisma, 'sessions');
    return { secret, csrf: csrfProtection(secret), session: sessions(parts, secret) };
  });
  const count: RequestHandler = async (req, res, next) => {
    await limitAnonymous(req, res, parts);
    next();
  };
  /** On a device of somebody's own it does not count what others do from the same address. */
  const countDevice: RequestHandler = async (req, res, next) => {
    const device = deviceOf(req, (await protection()).secret);
    await limitAnonymous(req, res, parts, device === null ? undefined : `device ${device.id}`);
    next();
  };
  const session: RequestHandler = async (req, res, next) => {
    (await protection()).session(req, res, next);
  };
  const requireToken: RequestHandler = async (req, res, next) => {
    (await protection()).csrf.requireToken(req, res, next);
  };
  const frame = [pageHeaders, cookieParser(), keepTexts, countDevice, session];
  const form = [urlencoded({ extended: false, limit: 32_768, parameterLimit: 50 }), requireToken];

  router.use(serveAssets);
  for (const [path, { get, post }] of Object.entries(pages)) {
    const route = router.route(path);
    if (get) route.get(frame, visiting(parts, protection, get));
    if (post) route.post(frame, form, visiting(parts, protection, post));
    route.all(pageHeaders, count, otherMethods({ get, post }));
  }
  router
    .route('/docs')
    .get(referenceHeaders, count, showReference(parts))
    .all(count, otherMethods({ get: true }));
  router.use(pageNotFound(parts, [pageHeaders, count]));
  router.use(pageErrors(parts));
  return router;
}

/** The parser makes JSON of cookies that claim to be it. None of ours are, and who reads them counts on text. */
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

/** Makes something once; when that failed, the next who asks tries again. */
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
