import type { VNode } from 'preact';
import { lacksFactor } from '../../accounts/access/two-factors.js';
import type { Account } from '../../accounts/users/accounts.js';
import { type Factors, findFactors } from '../../accounts/users/factors/factors.js';
import { listIdentities, type OwnIdentity } from '../../accounts/users/identities.js';
import { problem } from '../../api/contract/problems.js';
import type { ProviderSettings } from '../../operations/settings/providers.js';
import { useSite } from '../components/context.js';
import { PostForm } from '../components/fields.js';
import { ActionLink, Badge, Button, Item, Note, Section, When } from '../components/parts.js';
import { confirmed } from '../middleware/identity.js';
import { endOtherSessions, listSessions, type OwnSession } from '../middleware/sessions.js';
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
    isWide: true,
    content: (
      <>
        <Section id="password-title" title={t('identity.password')}>
          <p>{t(hasPassword ? 'password.about' : 'password.none')}</p>
          <ActionLink href="/profile/password" kind="quiet">
            {t(hasPassword ? 'password.change' : 'password.set')}
          </ActionLink>
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
  const small = { small: true, quiet: true } as const;
  return (
    <Section id="factors-title" title={t('factors')}>
      {isDemanded && <Note kind="warning">{t('factors.demanded')}</Note>}
      <p>{t(hasAny ? 'factors.on' : 'factors.off')}</p>
      <ul class="keys">
        <Item
          title={t('totp')}
          isBelow
          beside={
            hasTotp ? (
              <Button href={`${home}/totp/remove`} {...small} danger text={t('totp.remove')} />
            ) : (
              <Button href={`${home}/totp`} {...small} text={t('totp.add')} />
            )
          }
        >
          <p class="hint">{t(hasTotp ? 'totp.on' : 'totp.off')}</p>
        </Item>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <Item
            key={id}
            title={name}
            isBelow
            beside={
              <>
                <Badge>{t('passkey')}</Badge>
                <Removal href={`${home}/passkeys/${id}/remove`} name={name} />
              </>
            }
            facts={{ [t('passkey.added')]: <When at={createdAt} isDay />, [t('last_used')]: <When at={lastUsedAt} /> }}
          />
        ))}
        <Item
          title={t('passkeys')}
          isBelow
          beside={<Button href={`${home}/passkeys/new`} {...small} text={t('passkey.add')} />}
        >
          <p class="hint">{t('passkeys.about')}</p>
        </Item>
        {hasAny && (
          <Item
            title={t('codes')}
            isBelow
            beside={<Button href={`${home}/recovery-codes/new`} {...small} text={t('codes.make')} />}
          >
            <p class="hint">{t('codes.left', { count: codesLeft })}</p>
          </Item>
        )}
      </ul>
    </Section>
  );
}

function Removal({ href, name }: { href: string; name: string }): VNode {
  const { t } = useSite();
  return <Button href={href} small quiet danger text={t('remove')} label={t('remove.name', { name })} />;
}

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
      {identities.length > 0 && (
        <ul class="keys">
          {identities.map(({ id, issuer, createdAt, lastUsedAt }) => (
            <Item
              key={id}
              title={nameOf(issuer)}
              isBelow
              beside={<Removal href={`${home}/identities/${id}/remove`} name={nameOf(issuer)} />}
              facts={{ [t('fact.since')]: <When at={createdAt} isDay />, [t('last_used')]: <When at={lastUsedAt} /> }}
            />
          ))}
        </ul>
      )}
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
        {shown.map(({ id, isThis, begun, lastUsed, ...session }) => {
          const device = session.device ?? t('session.browser');
          const end = { submit: t('sign_out'), label: t('session.end', { device }), small: true };
          return (
            <Item
              key={id}
              title={device}
              isBelow
              beside={
                isThis ? (
                  <Badge>{t('session.this')}</Badge>
                ) : (
                  <PostForm action={action} class="" {...end} quiet danger>
                    <input type="hidden" name="session" value={id} />
                  </PostForm>
                )
              }
              facts={{
                [t('session.begun')]: <When at={new Date(begun)} />,
                [t('last_used')]: <When at={new Date(lastUsed)} />,
              }}
            />
          );
        })}
      </ul>
      {shown.length > 1 && <PostForm action={action} submit={t('sessions.end')} quiet danger />}
    </Section>
  );
}
