import cookieParser from 'cookie-parser';
import { type RequestHandler, Router, urlencoded } from 'express';
import { limitAnonymous } from '../accounts/access/admission.js';
import { hasRole } from '../accounts/access/authentication.js';
import type { Role } from '../api/contract/operation.js';
import { problem } from '../api/contract/problems.js';
import type { Operation } from '../api/pipeline/operation.js';
import type { Parts } from '../api/pipeline/parts.js';
import { sessionCalls } from '../api/pipeline/session-calls.js';
import { sharedSecret } from '../database/secrets.js';
import { serveAssets } from './assets.js';
import { csrfProtection } from './middleware/csrf.js';
import { deviceOf } from './middleware/devices.js';
import { pageErrors, pageNotFound } from './middleware/errors.js';
import { pageHeaders, referenceHeaders } from './middleware/headers.js';
import { sessions, signedIn } from './middleware/sessions.js';
import {
  changePasswordPage,
  deleteAccountPage,
  keepAccountPage,
  showDeletion,
  showLeaving,
  showPasswordChange,
} from './pages/account.js';
import { answerAuthorization, showAuthorization } from './pages/apps/authorization.js';
import { deleteAppPage, renewSecretPage, showAppDeletion, showSecretRenewal } from './pages/apps/credentials.js';
import { answerDeviceCode, showDeviceCode } from './pages/apps/devices.js';
import { revokeGrantPage, showGrantRevocation } from './pages/apps/grants.js';
import { changeAppPage, registerAppPage, showApp, showApps } from './pages/apps/registration.js';
import { confirmPage, showIdentity } from './pages/confirm.js';
import { beginExportPage, downloadExport, showData } from './pages/data.js';
import { demoSignInPage, showMails } from './pages/demo.js';
import {
  changeEmailPage,
  confirmEmailPage,
  resendConfirmationPage,
  showConfirmation,
  showEmail,
} from './pages/email.js';
import {
  addPasskeyPage,
  addTotpPage,
  removePasskeyPage,
  removeTotpPage,
  renewCodesPage,
  showCodeRenewal,
  showCodes,
  showNewPasskey,
  showPasskeyRemoval,
  showTotpRemoval,
  showTotpSetup,
} from './pages/factors.js';
import { showHome } from './pages/home.js';
import { createKeyPage, revokeKeyPage, showKey, showKeys, showRevocation } from './pages/keys.js';
import { showProfile } from './pages/profile.js';
import {
  beginElsewhere,
  beginLinking,
  newHerePage,
  returnFromElsewhere,
  showLinking,
  showNewHere,
  showUnlinking,
  unlinkPage,
} from './pages/providers.js';
import { showReference } from './pages/reference.js';
import { askForResetPage, resetPasswordPage, showNewPassword, showResetRequest } from './pages/reset-password.js';
import { passkeySignInPage, secondStepPage, showPasskeySignIn, showSecondStep } from './pages/second-step.js';
import { endSessionsPage, showSecurity } from './pages/security.js';
import { openSharePage, showShare } from './pages/share.js';
import { showSignIn, signInPage, signOutPage } from './pages/sign-in.js';
import { showSignUp, signUpPage } from './pages/sign-up.js';
import { showSitePage } from './pages/site.js';
import { hidePage, restorePage, showHidden } from './pages/staff/hiding.js';
import { createInvitationPage, revokeInvitationPage, showInvitations } from './pages/staff/invitations.js';
import { downloadLog, showLog } from './pages/staff/log.js';
import {
  findPerson,
  setRolePage,
  showPerson,
  silencePage,
  suspendPage,
  unsilencePage,
  unsuspendPage,
} from './pages/staff/people.js';
import { showQueue } from './pages/staff/queue.js';
import { claimReportPage, releaseReportPage, resolveReportPage, showReport } from './pages/staff/report.js';
import { approveSignUpPage, refuseSignUpPage, showSignUps } from './pages/staff/sign-ups.js';
import { type Page, type PageRules, visiting } from './visit.js';

/** `role` is the least that may know of a page: to others it is not there. */
type Methods = PageRules & { get?: Page; post?: Page; role?: Role };

const needsNoFactor = true;
const leavers = true;

const pages: Record<string, Methods> = {
  '/': { needsNoFactor, get: showHome },
  '/demo/sign-in': { needsNoFactor, post: demoSignInPage },
  '/terms': { needsNoFactor, leavers, get: showSitePage },
  '/privacy': { needsNoFactor, leavers, get: showSitePage },
  '/imprint': { needsNoFactor, leavers, get: showSitePage },
  '/mails': { needsNoFactor, get: showMails },
  '/sign-up': { needsNoFactor, get: showSignUp, post: signUpPage },
  '/sign-in': { needsNoFactor, get: showSignIn, post: signInPage },
  '/sign-in/factor': { needsNoFactor, get: showSecondStep, post: secondStepPage },
  '/sign-in/with/:provider': { needsNoFactor, get: beginElsewhere },
  '/sign-in/with/:provider/return': { needsNoFactor, get: returnFromElsewhere },
  '/sign-in/new-here': { needsNoFactor, get: showNewHere, post: newHerePage },
  '/sign-in/passkey': { needsNoFactor, get: showPasskeySignIn, post: passkeySignInPage },
  '/sign-out': { leavers, needsNoFactor, post: signOutPage },
  '/confirm-email/:token': { needsNoFactor, get: showConfirmation, post: confirmEmailPage },
  '/reset-password': { needsNoFactor, get: showResetRequest, post: askForResetPage },
  '/reset-password/:token': { needsNoFactor, get: showNewPassword, post: resetPasswordPage },
  '/profile': { get: showProfile },
  '/profile/email': { get: showEmail, post: changeEmailPage },
  '/profile/email/confirmation': { post: resendConfirmationPage },
  '/profile/security': { needsNoFactor, get: showSecurity },
  '/profile/security/sessions': { needsNoFactor, post: endSessionsPage },
  '/profile/security/totp': { needsNoFactor, get: showTotpSetup, post: addTotpPage },
  '/profile/security/totp/remove': { get: showTotpRemoval, post: removeTotpPage },
  '/profile/security/passkeys/new': { needsNoFactor, get: showNewPasskey, post: addPasskeyPage },
  '/profile/security/passkeys/:id/remove': { get: showPasskeyRemoval, post: removePasskeyPage },
  '/profile/security/recovery-codes': { get: showCodes },
  '/profile/security/recovery-codes/new': { get: showCodeRenewal, post: renewCodesPage },
  '/profile/security/identities/link/:provider': { get: showLinking },
  '/profile/security/identities/link/:provider/go': { get: beginLinking },
  '/profile/security/identities/:id/remove': { get: showUnlinking, post: unlinkPage },
  '/profile/confirm': { needsNoFactor, get: showIdentity, post: confirmPage },
  '/profile/keys': { get: showKeys, post: createKeyPage },
  '/profile/keys/:id': { get: showKey },
  '/profile/keys/:id/revoke': { get: showRevocation, post: revokeKeyPage },
  '/profile/password': { get: showPasswordChange, post: changePasswordPage },
  '/profile/data': { get: showData, post: beginExportPage },
  '/profile/data/archive': { get: downloadExport },
  '/profile/leaving': { leavers, get: showLeaving, post: keepAccountPage },
  '/profile/delete': { get: showDeletion, post: deleteAccountPage },
  '/profile/apps': { get: showApps, post: registerAppPage },
  '/profile/apps/allowed/:id/revoke': { get: showGrantRevocation, post: revokeGrantPage },
  '/profile/apps/:id': { get: showApp, post: changeAppPage },
  '/profile/apps/:id/secret': { get: showSecretRenewal, post: renewSecretPage },
  '/profile/apps/:id/delete': { get: showAppDeletion, post: deleteAppPage },
  '/oauth/device': { get: showDeviceCode, post: answerDeviceCode },
  '/oauth/authorize': { get: showAuthorization, post: answerAuthorization },
  '/shares/:token': { needsNoFactor, get: showShare, post: openSharePage },
  '/staff': { role: 'moderator', get: showQueue },
  '/staff/reports/:id': { role: 'moderator', get: showReport },
  '/staff/reports/:id/claim': { role: 'moderator', post: claimReportPage },
  '/staff/reports/:id/release': { role: 'moderator', post: releaseReportPage },
  '/staff/reports/:id/resolution': { role: 'moderator', post: resolveReportPage },
  '/staff/hidden': { role: 'moderator', get: showHidden },
  '/staff/content/:type/:id/hidden': { role: 'moderator', post: hidePage },
  '/staff/content/:type/:id/hidden/end': { role: 'moderator', post: restorePage },
  '/staff/people': { role: 'moderator', get: findPerson },
  '/staff/people/:username': { role: 'moderator', get: showPerson },
  '/staff/people/:username/suspension': { role: 'moderator', post: suspendPage },
  '/staff/people/:username/suspension/end': { role: 'moderator', post: unsuspendPage },
  '/staff/people/:username/silence': { role: 'moderator', post: silencePage },
  '/staff/people/:username/silence/end': { role: 'moderator', post: unsilencePage },
  '/staff/people/:username/role': { role: 'admin', post: setRolePage },
  '/staff/sign-ups': { role: 'admin', get: showSignUps },
  '/staff/sign-ups/:username/approval': { role: 'admin', post: approveSignUpPage },
  '/staff/sign-ups/:username/refusal': { role: 'admin', post: refuseSignUpPage },
  '/staff/invitations': { role: 'moderator', get: showInvitations, post: createInvitationPage },
  '/staff/invitations/:id/end': { role: 'moderator', post: revokeInvitationPage },
  '/staff/log': { role: 'admin', get: showLog },
  '/staff/log.jsonl': { role: 'admin', get: downloadLog },
};

/** The pages that people see. They are no operations of the contract: what they answer is HTML, errors included. */
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
  const only =
    (role: Role): RequestHandler =>
    async (req, _res, next) => {
      const account = await signedIn(req, parts, (await protection()).secret);
      if (account?.deleteAt === null && hasRole(account, role)) next();
      else next('route');
    };
  const serving = { parts, protection, call: sessionCalls(operations, parts) };
  const headers = pageHeaders(parts.storage.mediaOrigin);
  const frame = [headers, cookieParser(), keepTexts, countDevice, session];
  const form = [urlencoded({ extended: false, limit: 32_768, parameterLimit: 50 }), requireToken];

  router.use(serveAssets);
  for (const [path, { get, post, role, ...rules }] of Object.entries(pages)) {
    const route = router.route(path);
    const before = role === undefined ? frame : [];
    if (role !== undefined) route.all(frame, only(role));
    if (get) route.get(before, visiting(serving, get, rules));
    if (post) route.post(before, form, visiting(serving, post, rules));
    route.all(headers, count, otherMethods({ get, post }));
  }
  router
    .route(['/docs', '/docs/:area'])
    .get(referenceHeaders, count, showReference(parts))
    .all(count, otherMethods({ get: true }));
  router.use(pageNotFound(parts, [headers, count]));
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
