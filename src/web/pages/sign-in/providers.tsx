import { accountOf, linkIdentity, unlinkIdentity } from '../../../accounts/users/identities.js';
import { type Begun, type Claimed, ProviderDown } from '../../../api/auth/providers.js';
import { originOf } from '../../../api/http/origin.js';
import { problem } from '../../../core/contract/problems.js';
import type { ProviderSettings } from '../../../core/platform/settings/providers.js';
import { ActionLink, Button, Note } from '../../components/parts.js';
import { isSentByOthers } from '../../middleware/csrf.js';
import { countSignIn, enter, ownPath, pathAfterEntry } from '../../middleware/entry.js';
import { confirmed } from '../../middleware/identity.js';
import { renewSession, restrictionOf } from '../../middleware/sessions.js';
import { addressOf, idIn, type Visit } from '../../visit.js';
import { type Answer, askPage, everybody, formPage } from '../form-page.js';
import { besides } from './sign-in.js';

declare module 'express-session' {
  interface SessionData {
    /** What was begun with a provider; `linkTo` is whose account it is to be linked to. */
    elsewhere: Begun & { next: `/${string}`; linkTo: number | null; invitation: string | null; at: number };
  }
}

const home = '/profile/security';

/** Milliseconds for the sign-in at the provider, and again for choosing an account here. */
export const patience = 600_000;

/**
 * Sends somebody to sign in elsewhere. A link does it, since the policy of our pages lets no form lead there; a link of another
 * site does not, since a provider that asks nothing would sign people in who want nothing of us.
 */
export const elsewhere = formPage(everybody, {
  show: (visit) => {
    const { req } = visit;
    if (!isSentByOthers(req)) return begin(visit, null);
    return { to: besides('/sign-in', ownPath(req.query.next)) };
  },
});

/** Where somebody who is signed in sets out from: a redirect after the form that asked who they are could lead to no other site. */
export const linking = formPage(confirmed, {
  show: (visit) => {
    const { t } = visit;
    const { key, name } = providerIn(visit);
    return {
      title: t('provider.sign_in', { name }),
      heading: t('provider.too', { name }),
      content: (
        <>
          <p>{t('provider.linking', { name })}</p>
          <p class="actions">
            <Button href={`${home}/identities/link/${key}/go`} text={t('provider.go', { name })} />
            <Button href={home} quiet text={t('provider.not_linked')} />
          </p>
        </>
      ),
    };
  },
});

/**
 * The same for somebody who is signed in, and wants to sign in so from then on. Another site must not make them set out: it may
 * have seen to it that they are somebody else there.
 */
export const linkingBegins = formPage(confirmed, {
  show: (visit) => {
    const { 'sec-fetch-site': site = 'same-origin' } = visit.req.headers;
    if (site === 'same-origin') return begin(visit, visit.account.id);
    return { to: `${home}/identities/link/${providerIn(visit).key}` };
  },
});

async function begin(visit: Visit, linkTo: number | null): Promise<Answer> {
  const { req, parts } = visit;
  const provider = providerIn(visit);
  try {
    const { url, begun } = await parts.providers.begin(provider, returnAddress(visit, provider));
    const { next, invitation } = req.query;
    const given = typeof invitation === 'string' ? invitation.slice(0, 200) : null;
    if (req.session.userId === undefined) req.session.cookie.maxAge = patience;
    req.session.elsewhere = { ...begun, next: pathAfterEntry(next, parts), linkTo, invitation: given, at: Date.now() };
    return { to: url };
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    return fault(visit, provider, 503);
  }
}

/** Where a provider sends people back to. What was begun counts once, whatever comes of it. */
export const returning = formPage(everybody, {
  show: async (visit) => {
    const { req, parts, account } = visit;
    const provider = providerIn(visit);
    const { elsewhere: begun } = req.session;
    delete req.session.elsewhere;
    if (begun?.provider !== provider.key || Date.now() - begun.at > patience) return fault(visit, provider, 400);
    const cameTo = addressOf(req, originOf(req, parts.config));
    try {
      const claimed = await parts.providers.finish(provider, begun, cameTo);
      if (claimed === null) return fault(visit, provider, 400);
      if (begun.linkTo === null) return await arrive(visit, claimed, { ...begun, provider: provider.key });
      if (account?.id === begun.linkTo) return await link(visit, account.id, provider, claimed);
      return fault(visit, provider, 400);
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error;
      return fault(visit, provider, 503);
    }
  },
});

type Way = { provider: string; next: `/${string}`; invitation: string | null };

async function arrive(visit: Visit, claimed: Claimed, { provider, next, invitation }: Way): Promise<Answer> {
  const { req, parts } = visit;
  const account = await accountOf(parts, claimed);
  if (account === null) {
    await renewSession(req);
    req.session.cookie.maxAge = patience;
    req.session.newHere = { ...claimed, provider, next, invitation, at: Date.now() };
    return { to: '/sign-in/new-here' };
  }
  const suspended = restrictionOf(account, visit, 'suspended');
  if (suspended === null) return enter(visit, account, next);
  return fault(visit, providerOf(visit, provider), 403, suspended);
}

async function link(visit: Visit, userId: number, { name }: ProviderSettings, claimed: Claimed): Promise<Answer> {
  const { issuer, subject } = claimed;
  const linked = await linkIdentity(visit.parts, userId, { issuer, subject });
  return { to: home, notice: visit.t(linked ? 'provider.linked' : 'provider.anothers', { name }) };
}

/** Removes a way to sign in elsewhere. */
export const unlinking = askPage(confirmed, 'provider.removal', {
  back: () => home,
  act: async ({ parts, account, req, t }) => {
    const done = await unlinkIdentity(parts, account.id, idIn(req));
    if (done === 'none') throw problem('route_not_found', { message: t('provider.missing') });
    return { to: home, notice: t(done === 'done' ? 'provider.removed' : 'provider.only') };
  },
});

function providerIn(visit: Visit): ProviderSettings {
  return providerOf(visit, String(visit.req.params.provider));
}

function providerOf({ parts, t }: Visit, key: string): ProviderSettings {
  const found = parts.providers.find(key);
  if (found === null) throw problem('route_not_found', { message: t('page.none') });
  return found;
}

/** Each provider has one of its own, so that none can answer for another. */
const returnAddress = ({ req, parts }: Visit, { key }: ProviderSettings): string =>
  `${originOf(req, parts.config)}/sign-in/with/${key}/return`;

const outcomes = { 400: 'provider_refused', 403: 'suspended', 503: 'provider_down' } as const;

/** What is said where a sign-in elsewhere came to nothing. */
function fault(visit: Visit, { name }: ProviderSettings, status: keyof typeof outcomes, said?: string): Answer {
  const { res, account, t } = visit;
  // Who is signed in already links the account to another way in.
  if (account === null) countSignIn(visit, outcomes[status]);
  if (status === 503) res.setHeader('Retry-After', 30);
  return {
    title: t('form.refused', { title: t('sign_in') }),
    heading: t('provider.sign_in', { name }),
    status,
    content: (
      <>
        <Note kind="fault">{said ?? t(status === 503 ? 'provider.down' : 'provider.refused', { name })}</Note>
        <ActionLink href="/sign-in" text={t('sign_in')} />
      </>
    ),
  };
}
