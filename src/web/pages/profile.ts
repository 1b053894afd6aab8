import type { Account } from '../../people/accounts.js';
import { listApiKeys } from '../../people/api-keys.js';
import { members, type Page, type Visit } from '../visit.js';
import type { KeyForm } from './views/key-list.js';
import { Profile } from './views/profile.js';

const emptyForm: KeyForm = { name: '', scopes: ['read', 'write'], expires: '365', fault: null };

export const showProfile: Page = members((visit) => profile(visit, emptyForm, 200));

/** Shows the profile of whoever is signed in, with the form for a new key as it was filled in. */
export async function profile(visit: Visit<Account>, keyForm: KeyForm, status: number): Promise<void> {
  const { parts, account, req, show, formToken } = visit;
  const keys = await listApiKeys(parts.database.prisma, account.id);
  const { notice = null } = req.session;
  delete req.session.notice;
  const content = Profile({
    account,
    live: keys.filter((key) => key.isLive),
    past: keys.filter((key) => !key.isLive),
    keyForm,
    notice,
    token: formToken(),
  });
  show({ title: keyForm.fault === null ? 'Profile' : 'Error: Profile', status, content });
}
