import { findGrant, type Grant, revokeGrant } from '../../../accounts/oauth/grants.js';
import type { Account } from '../../../accounts/users/accounts.js';
import { problem } from '../../../api/contract/problems.js';
import { idIn, members, type Page, type Visit } from '../../visit.js';
import { GrantRevocation } from '../views/apps/grants.js';

export const showGrantRevocation: Page = members(async (visit) => {
  const grant = await ownGrant(visit);
  visit.show({ title: 'Revoke the access of an app', content: GrantRevocation({ grant, token: visit.formToken() }) });
});

export const revokeGrantPage: Page = members(async (visit) => {
  const { parts, account, req } = visit;
  const { id, name } = await ownGrant(visit);
  await revokeGrant(parts.database.prisma, account.id, id);
  req.session.notice = `The app “${name}” can do nothing for you any more.`;
  await visit.redirect('/profile/apps');
});

async function ownGrant({ parts, account, req }: Visit<Account>): Promise<Grant> {
  const grant = await findGrant(parts.database.prisma, account.id, idIn(req));
  if (grant === null) throw problem('route_not_found', { message: 'You have not authorized this app.' });
  return grant;
}
