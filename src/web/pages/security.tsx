import type { VNode } from 'preact';
import { lacksFactor } from '../../accounts/access/two-factors.js';
import type { Account } from '../../accounts/users/accounts.js';
import { type Factors, findFactors } from '../../accounts/users/factors/factors.js';
import { listIdentities, type OwnIdentity } from '../../accounts/users/identities.js';
import { problem } from '../../api/contract/problems.js';
import type { ProviderSettings } from '../../operations/settings/providers.js';
import { useSite } from '../components/context.js';
import { PostForm } from '../components/fields.js';
import { ActionLink, Button, Item, Items, Note, Section, When } from '../components/parts.js';
import { confirmed } from '../middleware/identity.js';
import { endOtherSessions, listSessions, type OwnSession } from '../middleware/sessions.js';
import type { Translate } from '../texts/texts.js';
import { members, type Visit } from '../visit.js';
import { formPage, type Shown } from './form-page.js';

const home = '/profile/security';

async function show({ req, parts, account, secret, t }: Visit<Account>): Promise<Shown> {
  const sessions = await listSessions(req, parts, account, secret);
  const factors = await findFactors(parts.database.prisma, account.id);
  const identities = await listIdentities(parts.database.prisma, account.id);
  const hasPassword = account.passwordHash !== null;
  return {
    title: t('account.security'),
    place: 'account.security',
    content: (
      <>
        <Section id="password-title" title={t('identity.password')}>
          <p>{t(hasPassword ? 'password.about' : 'password.none')}</p>
          <ActionLink href="/profile/password" quiet text={t(hasPassword ? 'password.change' : 'password.set')} />
        </Section>
        <FactorList factors={factors} isDemanded={lacksFactor(parts.config, account)} />
        <IdentityList identities={identities} providers={parts.providers.all} />
        <SessionList sessions={sessions} />
      </>
    ),
  };
}

/** All that one signs in with, and where one is signed in. */
export const security = formPage(members, { show });

/** Ends one session, or without its id all but this one. A session that was left open is not enough to do so. */
export const sessions = formPage(confirmed, {
  show,
  act: async ({ req, parts, account, field, t }) => {
    const id = field('session');
    // A NUL in it would be an error of the database.
    if (!/^(?:[0-9a-f]{64})?$/.test(id)) throw problem('route_not_found', { message: t('session.missing') });
    const ended = await endOtherSessions(req, parts, account, id || 'all');
    if (id === '') return { to: home, notice: t('sessions.ended') };
    return { to: home, notice: t(ended > 0 ? 'session.ended' : 'session.was_over') };
  },
});

/** What somebody signs in with besides the password. */
function FactorList({ factors, isDemanded }: { factors: Factors; isDemanded: boolean }): VNode {
  const { t } = useSite();
  const { hasTotp, passkeys, codesLeft } = factors;
  const hasAny = hasTotp || passkeys.length > 0;
  const totp = hasTotp
    ? { href: `${home}/totp/remove`, text: t('totp.remove'), danger: true }
    : { href: `${home}/totp`, text: t('totp.add') };
  const passkey = { href: `${home}/passkeys/new`, text: t('passkey.add') };
  const codes = { href: `${home}/recovery-codes/new`, text: t('codes.make') };
  return (
    <Section id="factors-title" title={t('factors')}>
      {isDemanded && <Note kind="warning">{t('factors.demanded')}</Note>}
      <p>{t(hasAny ? 'factors.on' : 'factors.off')}</p>
      <ul class="keys">
        <Item title={t('totp')} isBelow link={totp} hint={t(hasTotp ? 'totp.on' : 'totp.off')} />
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <Item
            key={id}
            title={name}
            isBelow
            state={t('passkey')}
            link={removal(t, `passkeys/${id}`, name)}
            facts={{ [t('passkey.added')]: <When at={createdAt} isDay />, [t('last_used')]: <When at={lastUsedAt} /> }}
          />
        ))}
        <Item title={t('passkeys')} isBelow link={passkey} hint={t('passkeys.about')} />
        {hasAny && <Item title={t('codes')} isBelow link={codes} hint={t('codes.left', { count: codesLeft })} />}
      </ul>
    </Section>
  );
}

/** The link to where one of the ways to sign in is removed. */
const removal = (t: Translate, way: string, name: string) => ({
  href: `${home}/${way}/remove`,
  text: t('remove'),
  label: t('remove.name', { name }),
  danger: true,
});

type IdentitiesProps = { identities: OwnIdentity[]; providers: readonly ProviderSettings[] };

const withoutSlash = (issuer: string) => issuer.replace(/\/$/, '');

/** Where else somebody signs in, and where they could. */
function IdentityList({ identities, providers }: IdentitiesProps): VNode | null {
  const { t } = useSite();
  if (identities.length + providers.length === 0) return null;
  const nameOf = (issuer: string) =>
    providers.find((each) => withoutSlash(each.issuer.href) === withoutSlash(issuer))?.name ?? issuer;
  return (
    <Section id="identities-title" title={t('identities')}>
      <Items label={t('identities')}>
        {identities.map(({ id, issuer, createdAt, lastUsedAt }) => (
          <Item
            key={id}
            title={nameOf(issuer)}
            isBelow
            link={removal(t, `identities/${id}`, nameOf(issuer))}
            facts={{ [t('fact.since')]: <When at={createdAt} isDay />, [t('last_used')]: <When at={lastUsedAt} /> }}
          />
        ))}
      </Items>
      <p class="actions">
        {providers.map(({ key, name }) => (
          <Button key={key} href={`${home}/identities/link/${key}`} quiet text={t('provider.too', { name })} />
        ))}
      </p>
    </Section>
  );
}

/** Where somebody is signed in, and the ways to end that. */
function SessionList({ sessions: shown }: { sessions: OwnSession[] }): VNode {
  const { t } = useSite();
  const action = `${home}/sessions`;
  return (
    <Section id="sessions-title" title={t('sessions')}>
      <ul class="keys">
        {shown.map(({ id, isThis, begun, lastUsed, device: known }) => {
          const device = known ?? t('session.browser');
          const end = { submit: t('sign_out'), label: t('session.end', { device }), small: true, quiet: true };
          const facts = {
            [t('session.begun')]: <When at={new Date(begun)} />,
            [t('last_used')]: <When at={new Date(lastUsed)} />,
          };
          if (isThis) return <Item key={id} title={device} isBelow state={t('session.this')} facts={facts} />;
          const form = (
            <PostForm action={action} class="" {...end} danger>
              <input type="hidden" name="session" value={id} />
            </PostForm>
          );
          return <Item key={id} title={device} isBelow beside={form} facts={facts} />;
        })}
      </ul>
      {shown.length > 1 && <PostForm action={action} submit={t('sessions.end')} quiet danger />}
    </Section>
  );
}
