import type { Scope } from '../../contract/operation.js';
import { problem } from '../../contract/problems.js';
import { originOf } from '../../http/origin.js';
import type { Account } from '../../people/accounts.js';
import { createApiKey, findApiKey, inDays, type KeyRecord, revokeApiKey } from '../../people/api-keys.js';
import { PeopleError } from '../../people/people.js';
import { decryptText, encryptText } from '../middleware/encrypted-text.js';
import { lifetimes } from '../middleware/lifetimes.js';
import { members, type Page, type Visit } from '../visit.js';
import { profile } from './profile.js';
import type { KeyForm } from './views/key-list.js';
import { NewKey } from './views/new-key.js';
import { Revocation } from './views/revocation.js';

const onceCookie = 'plaza-once';
const maxId = 2_147_483_647;

export const createKeyPage: Page = members(async (visit) => {
  const { parts, account, field, req, res } = visit;
  const scopes = (['read', 'write'] as const).filter((scope) => field(`scope_${scope}`) === scope);
  const wanted: KeyForm = { name: field('name').trim(), scopes, expires: field('expires'), fault: null };
  const fault = faultOf(wanted);
  if (fault !== null) {
    await profile(visit, { ...wanted, fault }, 422);
    return;
  }
  try {
    const { id, key } = await createApiKey(parts.database.prisma, {
      userId: account.id,
      name: wanted.name,
      scopes: scopes satisfies Scope[],
      expiresAt: wanted.expires === 'never' ? null : inDays(Number(wanted.expires)),
    });
    const once = encryptText(key);
    req.session.newKey = { id, encrypted: once.encrypted };
    res.cookie(onceCookie, once.key, { ...cookieOptions(visit), maxAge: 300_000 });
    await visit.redirect(`/profile/keys/${id}`);
  } catch (error) {
    if (!(error instanceof PeopleError)) {
      throw error;
    }
    const message =
      error.fault === 'too_many_keys' ? 'You already have 10 live keys: revoke one of them first.' : error.message;
    await profile(visit, { ...wanted, fault: message }, 409);
  }
});

/** Shows a new key, this once. From the second look on there is no page. */
export const showKey: Page = members(async (visit) => {
  const { parts, req, res, show } = visit;
  const { newKey } = req.session;
  const record = await ownKey(visit);
  const cookie = (req.cookies as Record<string, unknown>)[onceCookie];
  const key = newKey?.id === record.id && typeof cookie === 'string' ? decryptText(newKey.encrypted, cookie) : null;
  delete req.session.newKey;
  res.clearCookie(onceCookie, cookieOptions(visit));
  if (key === null) {
    await visit.redirect('/profile#api-access');
    return;
  }
  const base = originOf(req, parts.config) + parts.config.basePaths[0];
  show({ title: 'Your new key', content: NewKey({ record, secret: key, base }), scripts: true });
});

export const showRevocation: Page = members(async (visit) => {
  const record = await ownKey(visit);
  if (!record.isLive) {
    await visit.redirect('/profile#api-access');
    return;
  }
  visit.show({ title: 'Revoke a key', content: Revocation({ record, token: visit.formToken() }) });
});

export const revokeKeyPage: Page = members(async (visit) => {
  const { parts, account, req } = visit;
  const { id } = await ownKey(visit);
  const { name } = await revokeApiKey(parts.database.prisma, id, account.id);
  req.session.notice = `The key “${name}” is revoked.`;
  await visit.redirect('/profile');
});

/** Somebody else's key is not there. */
async function ownKey({ parts, account, req }: Visit<Account>): Promise<KeyRecord> {
  const given = String(req.params.id);
  const id = /^[1-9]\d{0,9}$/.test(given) && Number(given) <= maxId ? Number(given) : 0;
  try {
    return await findApiKey(parts.database.prisma, id, account.id);
  } catch (error) {
    if (!(error instanceof PeopleError)) throw error;
    throw problem('route_not_found', { message: 'There is no such key.' });
  }
}

function faultOf({ name, scopes, expires }: KeyForm): string | null {
  if (name === '' || name.length > 100 || name.includes('\0')) {
    return 'Give the key a name of 1 to 100 characters.';
  }
  if (scopes.length === 0) {
    return 'Choose at least one thing that the key may do.';
  }
  return Object.hasOwn(lifetimes, expires) ? null : 'Choose how long the key is to live.';
}

function cookieOptions({ req }: Visit) {
  return { httpOnly: true, sameSite: 'lax', secure: req.secure, path: '/profile/keys' } as const;
}
