import { type Begun, type Claimed, ProviderDown } from '../../accounts/access/providers.js';
import { accountOf, linkIdentity, unlinkIdentity } from '../../accounts/users/identities.js';
import { problem } from '../../api/contract/problems.js';
import { originOf } from '../../api/http/origin.js';
import type { ProviderSettings } from '../../operations/settings/providers.js';
import { isSentByOthers } from '../middleware/csrf.js';
import { countSignIn, enter, ownPath } from '../middleware/entry.js';
import { confirmed } from '../middleware/identity.js';
import { renewSession, suspensionOf } from '../middleware/sessions.js';
import { idIn, type Page, type Visit } from '../visit.js';
import { Removal } from './views/profile/factor-pages.js';
import { Linking, ProviderFault } from './views/providers.js';

declare module 'express-session' {
  interface SessionData {
    /** What was begun with a provider; `linkTo` is whose account it is to be linked to. */
    elsewhere: Begun & { next: `/${string}`; linkTo: number | null; invitation: string | null; at: number };
  }
}

/** Milliseconds for the sign-in at the provider, and again for choosing an account here. */
export const patience = 600_000;

/**
 * Sends somebody to sign in elsewhere. A link does it, since the policy of our pages lets no form lead there; a link of another
 * site does not, since a provider that asks nothing would sign people in who want nothing of us.
 */
export const beginElsewhere: Page = async (visit) => {
  const { req, res } = visit;
  if (isSentByOthers(req)) res.redirect(303, `/sign-in?next=${encodeURIComponent(ownPath(req.query.next))}`);
  else await begin(visit, null);
};

/** Where somebody who is signed in sets out from: a redirect after the form that asked who they are could lead to no other site. */
export const showLinking: Page = confirmed((visit) => {
  const { key, name } = providerIn(visit);
  visit.show({ title: `Sign in with ${name}`, content: Linking({ provider: key, name }) });
});

/**
 * The same for somebody who is signed in, and wants to sign in so from then on. Another site must not make them set out: it may
 * have seen to it that they are somebody else there.
 */
export const beginLinking: Page = confirmed((visit) => {
  const { 'sec-fetch-site': site = 'same-origin' } = visit.req.headers;
  if (site === 'same-origin') return begin(visit, visit.account.id);
  return visit.redirect(`/profile/security/identities/link/${providerIn(visit).key}`);
});

async function begin(visit: Visit, linkTo: number | null): Promise<void> {
  const { req, parts } = visit;
  const provider = providerIn(visit);
  try {
    const { url, begun } = await parts.providers.begin(provider, returnAddress(visit, provider));
    const { next, invitation } = req.query;
    const given = typeof invitation === 'string' ? invitation.slice(0, 200) : null;
    if (req.session.userId === undefined) req.session.cookie.maxAge = patience;
    req.session.elsewhere = { ...begun, next: ownPath(next), linkTo, invitation: given, at: Date.now() };
    await visit.leave(url);
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    fault(visit, provider, 503);
  }
}

/** Where a provider sends people back to. What was begun counts once, whatever comes of it. */
export const returnFromElsewhere: Page = async (visit) => {
  const { req, parts, account } = visit;
  const provider = providerIn(visit);
  const { elsewhere } = req.session;
  delete req.session.elsewhere;
  if (elsewhere?.provider !== provider.key || Date.now() - elsewhere.at > patience) {
    fault(visit, provider, 400);
    return;
  }
  const cameTo = new URL(req.originalUrl, originOf(req, parts.config));
  try {
    const claimed = await parts.providers.finish(provider, elsewhere, cameTo);
    if (claimed === null) fault(visit, provider, 400);
    else if (elsewhere.linkTo === null) await arrive(visit, claimed, { ...elsewhere, provider: provider.key });
    else if (account?.id === elsewhere.linkTo) await link(visit, account.id, provider, claimed);
    else fault(visit, provider, 400);
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    fault(visit, provider, 503);
  }
};

type Way = { provider: string; next: `/${string}`; invitation: string | null };

async function arrive(visit: Visit, claimed: Claimed, { provider, next, invitation }: Way): Promise<void> {
  const { req, parts } = visit;
  const account = await accountOf(parts, claimed);
  if (account === null) {
    await renewSession(req);
    req.session.cookie.maxAge = patience;
    req.session.newHere = { ...claimed, provider, next, invitation, at: Date.now() };
    await visit.redirect('/sign-in/new-here');
    return;
  }
  const suspended = suspensionOf(account, parts.config);
  if (suspended === null) await enter(visit, account, next);
  else fault(visit, providerOf(visit, provider), 403, suspended);
}

async function link(visit: Visit, userId: number, { name }: ProviderSettings, claimed: Claimed): Promise<void> {
  const { issuer, subject } = claimed;
  const linked = await linkIdentity(visit.parts, userId, { issuer, subject });
  visit.req.session.notice = linked
    ? `You can sign in with ${name} from now on.`
    : `That account of ${name} belongs to an account here already.`;
  await visit.redirect('/profile/security');
}

export const showUnlinking: Page = confirmed((visit) => {
  const content = Removal({
    token: visit.formToken(),
    action: `/profile/security/identities/${idIn(visit.req)}/remove`,
    what: 'this way to sign in',
    says: 'You can no longer sign in with it. Your account there remains unchanged.',
  });
  visit.show({ title: 'Remove a way to sign in', content });
});

export const unlinkPage: Page = confirmed(async (visit) => {
  const done = await unlinkIdentity(visit.parts, visit.account.id, idIn(visit.req));
  if (done === 'none') throw problem('route_not_found', { message: 'There is no such way to sign in.' });
  visit.req.session.notice =
    done === 'done'
      ? 'That way to sign in is removed.'
      : 'That is your only way in: set a password or add a passkey first.';
  await visit.redirect('/profile/security');
});

function providerIn(visit: Visit): ProviderSettings {
  return providerOf(visit, String(visit.req.params.provider));
}

function providerOf({ parts }: Visit, key: string): ProviderSettings {
  const found = parts.providers.find(key);
  if (found === null) throw problem('route_not_found', { message: 'This page does not exist.' });
  return found;
}

/** Each provider has one of its own, so that none can answer for another. */
const returnAddress = ({ req, parts }: Visit, { key }: ProviderSettings): string =>
  `${originOf(req, parts.config)}/sign-in/with/${key}/return`;

const outcomes = { 400: 'provider_refused', 403: 'suspended', 503: 'provider_down' } as const;

function fault(visit: Visit, { name }: ProviderSettings, status: keyof typeof outcomes, message?: string): void {
  const { show, res, account } = visit;
  // Who is signed in already links the account to another way in.
  if (account === null) countSignIn(visit, outcomes[status]);
  if (status === 503) res.setHeader('Retry-After', 30);
  show({ title: 'Error: Sign in', status, content: ProviderFault({ name, isDown: status === 503, message }) });
}
