import type { VNode } from 'preact';
import type { Account } from '../../accounts/users/accounts.js';
import { type Factors, findFactors } from '../../accounts/users/factors/factors.js';
import { listIdentities, type OwnIdentity } from '../../accounts/users/identities.js';
import { lacksFactor } from '../../api/auth/two-factors.js';
import { problem } from '../../core/contract/problems.js';
import type { ProviderSettings } from '../../core/platform/settings/providers.js';
import { useSite } from '../components/context.js';
import { PostForm } from '../components/fields.js';
import { ActionLink, Badge, Button, Card, Items, Note, Section, When } from '../components/parts.js';
import { confirmed } from '../middleware/identity.js';
import { endOtherSessions, listSessions, type OwnSession } from '../middleware/sessions.js';
import { members, type Visit } from '../visit.js';
import { type FormContent, formPage } from './form-page.js';

const home = '/profile/security';

async function show({ req, parts, account, secret, t }: Visit<Account>): Promise<FormContent> {
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

/** Sign-in methods and sessions. */
export const security = formPage(members, { show });

/** Ends one session, or without an id all others. Needs a confirmed identity, since a session may have been left open. */
export const sessions = formPage(confirmed, {
  show,
  act: async ({ req, parts, account, field, t }) => {
    const id = field('session');
    // A NUL in it would be a database error.
    if (!/^(?:[0-9a-f]{64})?$/.test(id)) throw problem('route_not_found', { message: t('session.missing') });
    const ended = await endOtherSessions(req, parts, account, id || 'all');
    if (id === '') return { to: home, notice: t('sessions.ended') };
    return { to: home, notice: t(ended > 0 ? 'session.ended' : 'session.was_over') };
  },
});

/** Second factors and passkeys. */
function FactorList({ factors, isDemanded }: { factors: Factors; isDemanded: boolean }): VNode {
  const { t } = useSite();
  const { hasTotp, passkeys, codesLeft } = factors;
  const hasAny = hasTotp || passkeys.length > 0;
  const way = (path: string, text: string, danger = false) => (
    <Button href={`${home}/${path}`} text={text} danger={danger} small quiet />
  );
  const totp = hasTotp ? way('totp/remove', t('totp.remove'), true) : way('totp', t('totp.add'));
  const passkey = way('passkeys/new', t('passkey.add'));
  const codes = way('recovery-codes/new', t('codes.make'));
  return (
    <Section id="factors-title" title={t('factors')}>
      {isDemanded && <Note kind="warning">{t('factors.demanded')}</Note>}
      <p>{t(hasAny ? 'factors.on' : 'factors.off')}</p>
      <Card title={t('totp')} isBelow beside={totp} hint={t(hasTotp ? 'totp.on' : 'totp.off')} />
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <Card
          key={id}
          title={name}
          isBelow
          beside={[<Badge>{t('passkey')}</Badge>, <Removal way={`passkeys/${id}`} name={name} />]}
          facts={{ [t('passkey.added')]: <When at={createdAt} isDay />, [t('last_used')]: <When at={lastUsedAt} /> }}
        />
      ))}
      <Card title={t('passkeys')} isBelow beside={passkey} hint={t('passkeys.about')} />
      {hasAny && <Card title={t('codes')} isBelow beside={codes} hint={t('codes.left', { count: codesLeft })} />}
    </Section>
  );
}

/** Link to remove a sign-in method. */
function Removal({ way, name }: { way: string; name: string }): VNode {
  const { t } = useSite();
  const label = t('remove.name', { name });
  return <Button href={`${home}/${way}/remove`} text={t('remove')} label={label} danger small quiet />;
}

type IdentitiesProps = { identities: OwnIdentity[]; providers: readonly ProviderSettings[] };

const withoutSlash = (issuer: string) => issuer.replace(/\/$/, '');

/** Linked identities, and providers that can be linked. */
function IdentityList({ identities, providers }: IdentitiesProps): VNode | null {
  const { t } = useSite();
  if (identities.length + providers.length === 0) return null;
  const nameOf = (issuer: string) =>
    providers.find((each) => withoutSlash(each.issuer.href) === withoutSlash(issuer))?.name ?? issuer;
  return (
    <Section id="identities-title" title={t('identities')}>
      <Items label={t('identities')}>
        {identities.map(({ id, issuer, createdAt, lastUsedAt }) => (
          <Card
            key={id}
            title={nameOf(issuer)}
            isBelow
            beside={<Removal way={`identities/${id}`} name={nameOf(issuer)} />}
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

/** Active sessions, with forms to end them. */
function SessionList({ sessions: ownSessions }: { sessions: OwnSession[] }): VNode {
  const { t } = useSite();
  const action = `${home}/sessions`;
  return (
    <Section id="sessions-title" title={t('sessions')}>
      {ownSessions.map(({ id, isThis, begun, lastUsed, device: known }) => {
        const device = known ?? t('session.browser');
        const facts = {
          [t('session.begun')]: <When at={new Date(begun)} />,
          [t('last_used')]: <When at={new Date(lastUsed)} />,
        };
        const end = { submit: t('sign_out'), label: t('session.end', { device }), small: true, quiet: true };
        const form = (
          <PostForm action={action} class="" {...end} danger>
            <input type="hidden" name="session" value={id} />
          </PostForm>
        );
        const beside = isThis ? <Badge>{t('session.this')}</Badge> : form;
        return <Card key={id} title={device} isBelow beside={beside} facts={facts} />;
      })}
      {ownSessions.length > 1 && <PostForm action={action} submit={t('sessions.end')} quiet danger />}
    </Section>
  );
}
