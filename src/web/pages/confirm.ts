import type { Account } from '../../accounts/users/accounts.js';
import { findFactors } from '../../accounts/users/factors/factors.js';
import { ownPath } from '../middleware/entry.js';
import { type IdentityFault, identityFault } from '../middleware/identity.js';
import { changeSessionId } from '../middleware/sessions.js';
import { members, type Page, type Visit } from '../visit.js';
import { answered, asking } from './second-step.js';
import { Confirmation } from './views/confirmation.js';

/** Where the signed-in user confirms who they are, with the password or a passkey. */
export const showIdentity: Page = members((visit) => form(visit, ownPath(visit.req.query.next)));

export const confirmPage: Page = members(async (visit) => {
  const { req, field } = visit;
  const refused = await (field('passkey') === '' ? passwordFault(visit) : passkeyFault(visit));
  const next = ownPath(field('next'));
  if (refused !== null) {
    await form(visit, next, refused);
    return;
  }
  req.session.confirmedAt = Date.now();
  await visit.redirect(next);
});

function passwordFault(visit: Visit<Account>): Promise<IdentityFault | null> {
  const fault = { fault: 'You have no password. Use a passkey, or sign in again.', status: 403 };
  return visit.account.passwordHash === null ? Promise.resolve(fault) : identityFault(visit);
}

async function passkeyFault(visit: Visit<Account>): Promise<IdentityFault | null> {
  const used = await answered(visit, 'confirm');
  if (used?.id !== visit.account.id) return { fault: 'That passkey was not accepted. Try again.', status: 403 };
  await changeSessionId(visit.req);
  return null;
}

async function form(visit: Visit<Account>, next: string, refused?: IdentityFault): Promise<void> {
  const { account, parts, formToken, show } = visit;
  const { passkeys } = await findFactors(parts.database.prisma, account.id);
  const options = passkeys.length === 0 ? null : await asking(visit, 'confirm', account.id);
  const content = Confirmation({ token: formToken(), account, next, options, fault: refused?.fault ?? null });
  const title = refused === undefined ? 'Is it you?' : 'Error: Is it you?';
  show({ title, status: refused?.status ?? 200, content, scripts: 'passkeys' });
}
