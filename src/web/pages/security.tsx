import type { VNode } from 'preact';
import type { Account } from '../../accounts/users/accounts.js';
import { type Factors, findFactors } from '../../accounts/users/factors/factors.js';
import { listIdentities, type OwnIdentity } from '../../accounts/users/identities.js';
import { lacksFactor } from '../../api/auth/two-factors.js';
import type { ProviderSettings } from '../../core/platform/settings/providers.js';
import { type Schemas, useSite } from '../components/context.js';
import { Form } from '../components/form.js';
import { type SitePage, sitePage } from '../components/page.js';
import { ActionLink, Badge, Button, Card, Items, Note, Section, When } from '../components/parts.js';
import { confirmed } from '../middleware/identity.js';
import { members, type Page, type Visit } from '../visit.js';

const home = '/profile/security';

/** Sign-in methods and sessions. Ending a session needs a confirmed identity, since this one may have been left open. */
const page =
  (visit: Visit<Account>): SitePage =>
  async ({ read, t }) => {
    const { parts, account } = visit;
    const { sessions } = await read('listMySessions');
    const factors = await findFactors(parts.database.prisma, account.id);
    const identities = await listIdentities(parts.database.prisma, account.id);
    const hasPassword = account.passwordHash !== null;
    return {
      title: t('account.security'),
      place: 'account.security',
      isPrivate: true,
      isKept: false,
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
  };

const shown: Page<Account> = (visit) => sitePage(page(visit))(visit);
/** Factors, identities and sessions of the account. */
export const security = { get: members(shown), post: confirmed(shown) };

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
function SessionList({ sessions }: { sessions: Schemas['Session'][] }): VNode {
  const { t } = useSite();
  return (
    <Section id="sessions-title" title={t('sessions')}>
      {sessions.map(({ id, device: known, ...session }) => {
        const device = known ?? t('session.browser');
        const facts = {
          [t('session.begun')]: <When at={session.signed_in_at} />,
          [t('last_used')]: <When at={session.last_used_at} />,
        };
        const end = (
          <Form of="endMySession" path={{ session: id }} class="">
            <button type="submit" class="small quiet danger" aria-label={t('session.end', { device })}>
              {t('sign_out')}
            </button>
          </Form>
        );
        const beside = session.is_current ? <Badge>{t('session.this')}</Badge> : end;
        return <Card key={id} title={device} isBelow beside={beside} facts={facts} />;
      })}
      {sessions.length > 1 && (
        <Form of="endMyOtherSessions" class="actions">
          <button type="submit" class="quiet danger">
            {t('sessions.end')}
          </button>
        </Form>
      )}
    </Section>
  );
}
