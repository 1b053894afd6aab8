import { accountOf, linkIdentity, unlinkIdentity } from '../../../accounts/users/identities.js';
import { type ExternalIdentity, ProviderDown, type SignInState } from '../../../api/auth/providers.js';
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
    /** A sign-in at a provider that has begun; `linkTo` is the account to link it to. */
    elsewhere: SignInState & { next: `/${string}`; linkTo: number | null; invitation: string | null; at: number };
  }
}

const home = '/profile/security';

/** Milliseconds for the sign-in at the provider, and again for choosing an account here. */
export const timeoutMs = 600_000;

/**
 * Redirects to a provider's sign-in. Uses a link, since form-action blocks forms to other sites; links of other sites are
 * refused, since a provider that asks nothing would sign people in against their will.
 */
export const elsewhere = formPage(everybody, {
  show: (visit) => {
    const { req } = visit;
    if (!isSentByOthers(req)) return begin(visit, null);
    return { to: besides('/sign-in', ownPath(req.query.next)) };
  },
});

/**
 * Starts linking for a signed-in user: the redirect after the identity form cannot leave the site because of form-action.
 */
export const linking = formPage(confirmed, {
  show: (visit) => {
    const { t } = visit;
    const { key, name } = providerIn(visit);
    return {
      title: t('sign_in.with', { name }),
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
 * Redirects a signed-in user to a provider to link it. Requests of other sites are refused: they may have signed the user
 * in at the provider as somebody else.
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
    if (req.session.userId === undefined) req.session.cookie.maxAge = timeoutMs;
    req.session.elsewhere = { ...begun, next: pathAfterEntry(next, parts), linkTo, invitation: given, at: Date.now() };
    return { to: url };
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    return fault(visit, provider, 503);
  }
}

/** The provider's callback. A begun sign-in counts once, whatever the outcome. */
export const returning = formPage(everybody, {
  show: async (visit) => {
    const { req, parts, account } = visit;
    const provider = providerIn(visit);
    const { elsewhere: begun } = req.session;
    delete req.session.elsewhere;
    if (begun?.provider !== provider.key || Date.now() - begun.at > timeoutMs) return fault(visit, provider, 400);
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

async function arrive(visit: Visit, claimed: ExternalIdentity, { provider, next, invitation }: Way): Promise<Answer> {
  const { req, parts } = visit;
  const account = await accountOf(parts, claimed);
  if (account === null) {
    await renewSession(req);
    req.session.cookie.maxAge = timeoutMs;
    req.session.newHere = { ...claimed, provider, next, invitation, at: Date.now() };
    return { to: '/sign-in/new-here' };
  }
  const suspended = restrictionOf(account, visit, 'suspended');
  if (suspended === null) return enter(visit, account, next);
  return fault(visit, providerOf(visit, provider), 403, suspended);
}

async function link(
  visit: Visit,
  userId: number,
  { name }: ProviderSettings,
  claimed: ExternalIdentity,
): Promise<Answer> {
  const { issuer, subject, groups } = claimed;
  const linked = await linkIdentity(visit.parts, userId, { issuer, subject, groups });
  return { to: home, notice: visit.t(linked ? 'provider.linked' : 'provider.anothers', { name }) };
}

/** Unlinks a provider. */
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
  if (found === null) throw problem('route_not_found', { message: t('problem.route_not_found') });
  return found;
}

/** One callback address per provider, so that none can answer for another. */
const returnAddress = ({ req, parts }: Visit, { key }: ProviderSettings): string =>
  `${originOf(req, parts.config)}/sign-in/with/${key}/return`;

const outcomes = { 400: 'provider_refused', 403: 'suspended', 503: 'provider_down' } as const;

/** The page for a failed sign-in at a provider. */
function fault(visit: Visit, { name }: ProviderSettings, status: keyof typeof outcomes, said?: string): Answer {
  const { res, account, t } = visit;
  // A signed-in user is linking, which is no sign-in.
  if (account === null) countSignIn(visit, outcomes[status]);
  if (status === 503) res.setHeader('Retry-After', 30);
  return {
    title: t('form.refused', { title: t('sign_in') }),
    heading: t('sign_in.with', { name }),
    status,
    content: (
      <>
        <Note kind="fault">{said ?? t(status === 503 ? 'provider.down' : 'provider.refused', { name })}</Note>
        <ActionLink href="/sign-in" text={t('sign_in')} />
      </>
    ),
  };
}
