import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { futureFault } from '../../core/contract/future.js';
import { iso, isoOrNull } from '../../core/database/formats.js';
import {
  defaultKeyDays,
  findApiKey,
  inDays,
  issueKey,
  type KeyRecord,
  listApiKeys,
  maxLiveKeys,
  revokeApiKey,
} from './api-keys.js';
import { queueNotice } from './notices.js';
import { AccountError } from './users.js';

const keyBody = ({ id, name, prefix, scopes, isLive, ...times }: KeyRecord) => ({
  ...{ id, name, prefix, is_live: isLive },
  scopes: scopes as Exclude<(typeof scopes)[number], 'upload' | 'moderate'>[],
  created_at: iso(times.createdAt),
  expires_at: isoOrNull(times.expiresAt),
  revoked_at: isoOrNull(times.revokedAt),
  last_used_at: isoOrNull(times.lastUsedAt),
});

export const listMyKeys: Handler<'listMyKeys'> = async ({ caller, database }) => ({
  status: 200,
  body: { keys: (await listApiKeys(database, caller.id)).map(keyBody) },
});

export const getMyKey: Handler<'getMyKey'> = async ({ path, caller, database, refuse }) => ({
  status: 200,
  body: keyBody(await findApiKey(database, path.id, caller.id).catch(refusing(refuse))),
});

export const createMyKey: Handler<'createMyKey'> = async (input) => {
  const { body, caller, database, parts, refuse } = input;
  const { name, scopes } = body;
  const expiresAt = await expiryOf(input);
  if (caller.session === undefined && !scopes.every((each) => caller.scopes.includes(each))) {
    throw refuse('key_too_strong');
  }
  const made = await issueKey(database, { userId: caller.id, name, scopes, expiresAt }).catch(refusing(refuse));
  await queueNotice(database, parts.config, caller.id, 'key_created', made.name);
  return { status: 201, body: { ...keyBody(made), key: made.key } };
};

/** When a new key expires: no later than the key by which it is made. */
async function expiryOf({ body: { expires_at: wanted }, caller, database, refuse }: Input<'createMyKey'>) {
  const fault = futureFault(wanted);
  if (fault !== null) throw refuse('invalid_param', { params: { expires_at: fault } });
  const own = await database.apiKey.findUnique({ where: { id: caller.keyId }, select: { expiresAt: true } });
  const latest = own?.expiresAt ?? null;
  if (wanted === undefined) {
    const usual = inDays(defaultKeyDays);
    return latest !== null && latest < usual ? latest : usual;
  }
  const expiresAt = wanted === null ? null : new Date(wanted);
  if (latest !== null && (expiresAt === null || expiresAt > latest)) throw refuse('key_too_strong');
  return expiresAt;
}

export const revokeMyKey: Handler<'revokeMyKey'> = async ({ path, caller, database, refuse }) => ({
  status: 200,
  body: keyBody(await revokeApiKey(database, path.id, caller.id).catch(refusing(refuse))),
});

/** Problems of the faults that an account can have here. */
const problems = {
  account_pending: ['account_pending', 'Your account is waiting for approval. You can create keys after that.'],
  key_not_found: ['key_not_found', 'There is no such key.'],
  too_many_keys: ['quota_exceeded', `You already have ${maxLiveKeys} active keys. Revoke one of them first.`],
} as const;

/** Refuses for a fault of the account. Others are errors. */
function refusing<Code extends string>(refuse: (code: Code, details: { message: string }) => Error) {
  return (error: unknown): never => {
    const known = error instanceof AccountError ? problems[error.fault as keyof typeof problems] : undefined;
    if (known === undefined) throw error;
    const [code, message] = known;
    throw refuse(code as Code, { message });
  };
}
