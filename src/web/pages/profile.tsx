import type { ComponentChildren } from 'preact';
import type { Account } from '../../accounts/users/accounts.js';
import { addressToConfirm } from '../../accounts/users/addresses.js';
import { Note, Section, Text, When } from '../components/parts.js';
import { silenceOf } from '../middleware/sessions.js';
import { members, noticeOf, type Visit } from '../visit.js';
import { formPage } from './form-page.js';
import { ActionLink } from './views/links.js';
import { ProfileFrame, type ProfilePlace } from './views/profile/frame.js';

/** The first page of the profile: who one is here, and what belongs to that. */
export const profile = formPage(members, {
  show: ({ account, parts, t }) => {
    const { mail, requireVerifiedEmail } = parts.config;
    const { username, role, email, createdAt } = account;
    const silence = silenceOf(account, parts.config);
    const isUnconfirmed = mail !== null && addressToConfirm(account) !== null;
    return {
      title: t('account.profile'),
      heading: null,
      place: 'account.profile',
      isWide: true,
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
          <div class="person">
            <span class="avatar" aria-hidden="true">
              {username.slice(0, 1).toUpperCase()}
            </span>
            <div>
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
            <ActionLink href="/profile/keys">{t('keys.own')}</ActionLink>
          </Section>
          {role !== 'member' && (
            <Section id="staff-title" title={t('staff')}>
              <ActionLink href="/staff" kind="quiet">
                {t('profile.staff')}
              </ActionLink>
            </Section>
          )}
          <Section id="account-title" title={t('nav.account')}>
            <ActionLink href="/profile/delete" kind="danger quiet">
              {t('deletion')}
            </ActionLink>
          </Section>
        </>
      ),
    };
  },
});

type Shown = {
  here: ProfilePlace;
  /** That of its place, unless it has its own. */
  title?: string;
  content: ComponentChildren;
  status?: number;
  scripts?: boolean | 'passkeys';
};

/** Shows a page of the profile with its menu, and with what became of what was done last. A status that is no success goes into its title. */
export function profilePage(
  visit: Visit<Account>,
  { here, title = here, content, status = 200, scripts }: Shown,
): void {
  visit.show({
    title: status === 200 ? title : `Error: ${title}`,
    status,
    content: ProfileFrame({ here, notice: noticeOf(visit), children: content }),
    ...(scripts === undefined ? {} : { scripts }),
  });
}
