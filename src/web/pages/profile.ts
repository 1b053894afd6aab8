import type { ComponentChildren } from 'preact';
import type { Account } from '../../accounts/users/accounts.js';
import { addressToConfirm } from '../../accounts/users/addresses.js';
import { silenceOf } from '../middleware/sessions.js';
import { members, noticeOf, type Page, type Visit } from '../visit.js';
import { ProfileFrame, type ProfilePlace } from './views/profile/frame.js';
import { Profile } from './views/profile/profile.js';

export const showProfile: Page = members((visit) => {
  const { account, parts } = visit;
  const { mail, requireVerifiedEmail } = parts.config;
  const unconfirmed = mail === null ? null : addressToConfirm(account);
  const mayNotWrite = requireVerifiedEmail && account.emailVerifiedAt === null;
  const silence = silenceOf(account, parts.config);
  profilePage(visit, { here: 'Profile', content: Profile({ account, unconfirmed, mayNotWrite, silence }) });
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
