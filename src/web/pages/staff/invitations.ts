import type { Account } from '../../../accounts/users/accounts.js';
import { inDays } from '../../../accounts/users/api-keys.js';
import type { Page, Visit } from '../../visit.js';
import { InvitationsView, lifetimes } from '../views/staff/invitations.js';
import { asked, noticeOf, pathWith, type Refused, refusalOf, staff } from './asked.js';

/** The invitations that there are. */
export const showInvitations: Page = staff((visit) => invitations(visit, {}));

/** What is said of what was done: why it was refused, or the link that was made. */
type Outcome = { refused?: Refused; url?: string };

async function invitations(visit: Visit<Account>, { refused, url }: Outcome): Promise<void> {
  const { account, call, show, formToken, field, parts } = visit;
  const list = await call('listInvitations', { query: { page: asked(visit, 'page') } });
  const content = InvitationsView({
    account,
    notice: noticeOf(visit),
    fault: refused?.fault ?? null,
    url: url ?? null,
    list,
    mode: parts.config.signUp,
    given: { uses: field('max_uses') || '1', days: field('days') || '7' },
    at: (page) => pathWith('/staff/invitations', { page: String(page) }),
    token: formToken(),
  });
  show({ title: refused ? 'Error: Invitations' : 'Invitations', status: refused?.status ?? 200, content });
}

/** The link is shown by the page that answers the form, and nowhere again. */
export const createInvitationPage: Page = staff(async (visit) => {
  const { call, field } = visit;
  const [uses, days] = [field('max_uses').trim(), field('days')];
  const body = {
    max_uses: /^\d{1,6}$/.test(uses) ? Number(uses) : uses,
    expires_at: Object.hasOwn(lifetimes, days) ? `${inDays(Number(days)).toISOString().slice(0, 19)}Z` : days,
  };
  let url = '';
  const refused = await refusalOf(async () => {
    url = (await call('createInvitation', { body })).url;
  });
  await invitations(visit, refused === null ? { url } : { refused });
});

export const revokeInvitationPage: Page = staff(async (visit) => {
  await visit.call('revokeInvitation', { path: { id: String(visit.req.params.id) } });
  visit.req.session.notice = 'The invitation is revoked.';
  await visit.redirect('/staff/invitations');
});
