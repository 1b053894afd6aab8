import type { Account } from '../../accounts/users/accounts.js';
import {
  findApiKey,
  inDays,
  issueKey,
  type KeyRecord,
  listApiKeys,
  ownScopes,
  revokeApiKey,
} from '../../accounts/users/api-keys.js';
import { queueNotice } from '../../accounts/users/notices.js';
import { AccountError } from '../../accounts/users/users.js';
import type { Scope } from '../../api/contract/operation.js';
import { problem } from '../../api/contract/problems.js';
import { originOf } from '../../api/http/origin.js';
import { inTransaction } from '../../database/transaction.js';
import { lifetimes } from '../middleware/lifetimes.js';
import { keepOnce, takeOnce } from '../middleware/shown-once.js';
import { idIn, members, type Page, type Visit } from '../visit.js';
import { profilePage } from './profile.js';
import { NewKey } from './views/new-key.js';
import type { KeyForm } from './views/profile/key-list.js';
import { Keys } from './views/profile/keys.js';
import { Revocation } from './views/revocation.js';

/** What is shown once. */
const newKey = { what: 'newKey', path: '/profile/keys' };
const emptyForm: KeyForm = { name: '', scopes: [...ownScopes], expires: '365', fault: null };

export const showKeys: Page = members((visit) => keysPage(visit, emptyForm, 200));

export const createKeyPage: Page = members(async (visit) => {
  const { parts, account, field } = visit;
  const scopes = ownScopes.filter((scope) => field(`scope_${scope}`) === scope);
  const wanted: KeyForm = { name: field('name').trim(), scopes, expires: field('expires'), fault: null };
  const fault = faultOf(wanted);
  if (fault !== null) {
    await keysPage(visit, { ...wanted, fault }, 422);
    return;
  }
  try {
    const { id, key } = await inTransaction(parts.database, async (client) => {
      const made = await issueKey(client, {
        userId: account.id,
        name: wanted.name,
        scopes: scopes satisfies Scope[],
        expiresAt: wanted.expires === 'never' ? null : inDays(Number(wanted.expires)),
      });
      await queueNotice(client, parts.config, account.id, 'key_created', made.name);
      return made;
    });
    keepOnce(visit, { ...newKey, id }, key);
    await visit.redirect(`/profile/keys/${id}`);
  } catch (error) {
    if (!(error instanceof AccountError)) {
      throw error;
    }
    const message =
      error.fault === 'too_many_keys' ? 'You already have 10 live keys: revoke one of them first.' : error.message;
    await keysPage(visit, { ...wanted, fault: message }, 409);
  }
});

/** Shows a new key, this once. From the second look on there is no page. */
export const showKey: Page = members(async (visit) => {
  const { parts, req, show } = visit;
  const record = await ownKey(visit);
  const key = takeOnce(visit, { ...newKey, id: record.id });
  if (key === null) {
    await visit.redirect('/profile/keys');
    return;
  }
  const base = originOf(req, parts.config) + parts.config.basePaths[0];
  show({ title: 'Your new key', content: NewKey({ record, secret: key, base }), scripts: true });
});

export const showRevocation: Page = members(async (visit) => {
  const record = await ownKey(visit);
  if (!record.isLive) {
    await visit.redirect('/profile/keys');
    return;
  }
  visit.show({ title: 'Revoke a key', content: Revocation({ record, token: visit.formToken() }) });
});

export const revokeKeyPage: Page = members(async (visit) => {
  const { parts, account, req } = visit;
  const { id } = await ownKey(visit);
  const { name } = await revokeApiKey(parts.database.prisma, id, account.id);
  req.session.notice = `The key “${name}” is revoked.`;
  await visit.redirect('/profile/keys');
});

/** Shows the keys, with the form for a new one as it was filled in. */
async function keysPage(visit: Visit<Account>, keyForm: KeyForm, status: number): Promise<void> {
  const keys = await listApiKeys(visit.parts.database.prisma, visit.account.id);
  const live = keys.filter((key) => key.isLive);
  const past = keys.filter((key) => !key.isLive);
  profilePage(visit, { here: 'API Access', status, content: Keys({ live, past, keyForm, token: visit.formToken() }) });
}

/** Somebody else's key is not there. */
async function ownKey({ parts, account, req }: Visit<Account>): Promise<KeyRecord> {
  const id = idIn(req);
  try {
    return await findApiKey(parts.database.prisma, id, account.id);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    throw problem('route_not_found', { message: 'There is no such key.' });
  }
}

function faultOf({ name, scopes, expires }: KeyForm): string | null {
  if (name === '' || name.length > 100 || name.includes('\0')) {
    return 'Give the key a name of 1 to 100 characters.';
  }
  if (scopes.length === 0) {
    return 'Choose at least one scope for the key.';
  }
  return Object.hasOwn(lifetimes, expires) ? null : 'Choose when the key expires.';
}
