import { addressToConfirm } from '../../accounts/users/addresses.js';
import { Languages } from '../components/bar.js';
import { ActionLink, Face, Note, Section, Text, When } from '../components/parts.js';
import { restrictionOf } from '../middleware/sessions.js';
import { members } from '../visit.js';
import { formPage } from './form-page.js';

/** Account overview, the first page of the profile. */
export const profile = formPage(members, {
  show: async ({ account, parts, call, t }) => {
    const { mail, site, requireVerifiedEmail } = parts.config;
    const { username, role, email, createdAt } = account;
    const { avatar_url: picture } = await call('getUser', { path: { username } });
    const silence = restrictionOf(account, { parts, t }, 'silenced');
    const isUnconfirmed = mail !== null && addressToConfirm(account) !== null;
    return {
      title: t('account.profile'),
      heading: null,
      place: 'account.profile',
      content: (
        <>
          {silence !== null && <Note kind="warning">{silence}</Note>}
          {account.warnedAt !== null && (
            <Note kind="warning">
              <Text of="profile.warned" href="/profile/warnings" />
            </Note>
          )}
          {account.awaitsApproval && <Note kind="warning">{t('profile.pending')}</Note>}
          {requireVerifiedEmail && account.emailVerifiedAt === null && (
            <Note kind="warning">
              <Text of="profile.unconfirmed" href="/profile/email" />
            </Note>
          )}
          <div class="head">
            <Face name={username} url={picture} size={96} />
            <div class="heading">
              <h1>{username}</h1>
              <p class="hint">
                <Text of="profile.since" values={{ role: t(`value.${role}`), at: <When at={createdAt} isDay /> }} />
                {email !== null && ` · ${email}`}
                {' · '}
                <a href="/profile/email">{t(isUnconfirmed ? 'profile.confirm_address' : 'profile.change_address')}</a>
              </p>
            </div>
          </div>
          <Section id="api-access-title" title={t('account.keys')}>
            <p>{t('keys.short')}</p>
            <ActionLink href="/profile/keys" text={t('keys.own')} />
          </Section>
          {site.language === null && (
            <Section id="language-title" title={t('nav.language')}>
              <p>{t('profile.language')}</p>
              <Languages />
            </Section>
          )}
          {role !== 'member' && (
            <Section id="staff-title" title={t('staff')}>
              <ActionLink href="/staff" quiet text={t('profile.staff')} />
            </Section>
          )}
          <Section id="account-title" title={t('nav.account')}>
            <ActionLink href="/profile/delete" quiet danger text={t('deletion')} />
          </Section>
        </>
      ),
    };
  },
});
