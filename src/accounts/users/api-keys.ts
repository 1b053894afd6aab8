import { Prisma } from '../../../generated/prisma/client.js';
import { createKey, hashKey, keyPrefix } from '../../api/auth/keys.js';
import { restrictedSql } from '../../api/auth/restrictions.js';
import type { Scope } from '../../core/contract/operation.js';
import { isName, trimmed } from '../../core/contract/text.js';
import type { Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { AccountError } from './users.js';

/** Scopes of a key. `write` includes those that apps need separately. */
export const scopes = ['read', 'write', 'account', 'forward'] as const satisfies readonly Scope[];
/** Scopes of a key unless others are chosen. `forward` lets the caller set the address that limits count, so operators grant it. */
export const usualScopes = ['read', 'write'] as const satisfies readonly Scope[];
/** Most live keys of a user, neither revoked nor expired. */
export const maxLiveKeys = 10;
/** Days after which a key expires by default. */
export const defaultKeyDays = 365;

/** A key as shown to its owner. `isLive` is by the database's clock. */
export type KeyRecord = {
  id: number;
  name: string;
  prefix: string;
  scopes: Scope[];
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
  isLive: boolean;
};

const isLive = Prisma.sql`(revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now()))`;

const keyRecords = (client: Transaction, which: Prisma.Sql): Promise<KeyRecord[]> => client.$queryRaw`
  SELECT id, name, prefix, scopes::text[] AS scopes, created_at AS "createdAt", expires_at AS "expiresAt",
    revoked_at AS "revokedAt", last_used_at AS "lastUsedAt", ${isLive} AS "isLive"
  FROM api_keys WHERE app_id IS NULL AND ${which} ORDER BY id DESC`;

/** A key expires after a year without `expiresAt`, never with null. */
export type NewKey = { userId: number; name?: string; scopes?: readonly Scope[]; expiresAt?: Date | null };

/** The key itself is only here. */
export type IssuedKey = KeyRecord & { key: string };

/**
 * Creates an API key within a transaction, and returns it for the only time.
 * @throws AccountError
 */
export async function issueKey(tx: Transaction, options: NewKey): Promise<IssuedKey> {
  const { userId, name = 'API key', scopes: granted = usualScopes, expiresAt = inDays(defaultKeyDays) } = options;
  const displayName = trimmed(name);
  if (!isName(displayName)) {
    throw new AccountError('invalid_key', 'The name of a key must have 1 to 100 characters and not be blank.');
  }
  if (granted.length === 0) {
    throw new AccountError('invalid_key', 'A key needs at least one scope.');
  }
  if (expiresAt !== null && expiresAt.getTime() <= Date.now()) {
    throw new AccountError('invalid_key', 'A key must expire in the future.');
  }
  // Serializes creations of an owner's keys, so that each counts the others.
  const owner = await lockedRow<{ username: string; suspended: boolean; waits: boolean }>(tx)`
    SELECT username::text, awaits_approval AS waits, ${Prisma.raw(restrictedSql('suspended', 'users'))} AS suspended
    FROM users WHERE id = ${userId} AND deleted_at IS NULL FOR NO KEY UPDATE`;
  if (owner === null) {
    throw new AccountError('user_not_found', `There is no user with the id ${userId}.`);
  }
  if (owner.suspended) {
    throw new AccountError('account_suspended', `The account ${owner.username} is suspended.`);
  }
  if (owner.waits) {
    throw new AccountError(
      'account_pending',
      `The account ${owner.username} is pending approval and cannot have keys yet.`,
    );
  }
  if ((await keyRecords(tx, Prisma.sql`user_id = ${userId} AND ${isLive}`)).length >= maxLiveKeys) {
    throw new AccountError(
      'too_many_keys',
      `${owner.username} already has ${maxLiveKeys} live keys: revoke one of them first.`,
    );
  }
  const key = createKey();
  const { id } = await tx.apiKey.create({
    data: {
      userId,
      name: displayName,
      prefix: keyPrefix(key),
      hash: hashKey(key),
      scopes: [...new Set(granted)],
      expiresAt,
    },
    select: { id: true },
  });
  return { ...(await findApiKey(tx, id)), key };
}

/** Live keys of a user and the latest of the others, newest first. */
export function listApiKeys(prisma: Transaction, userId: number, limit = 100): Promise<KeyRecord[]> {
  return keyRecords(
    prisma,
    Prisma.sql`user_id = ${userId} AND (${isLive} OR id IN (
      SELECT id FROM api_keys WHERE user_id = ${userId} AND NOT ${isLive} ORDER BY id DESC LIMIT ${limit}))`,
  );
}

/** A key; with `userId` only of that owner. @throws AccountError `key_not_found` */
export async function findApiKey(client: Transaction, id: number, userId?: number): Promise<KeyRecord> {
  const [key] = await keyRecords(client, ownedBy(id, userId));
  if (key === undefined) {
    throw new AccountError('key_not_found', `There is no key with the id ${id}.`);
  }
  return key;
}

/** Revokes a key; with `userId` only of that owner. Idempotent: the first time is kept. */
export async function revokeApiKey(prisma: Transaction, id: number, userId?: number): Promise<KeyRecord> {
  await prisma.$executeRaw`
    UPDATE api_keys SET revoked_at = clock_timestamp()
    WHERE ${ownedBy(id, userId)} AND app_id IS NULL AND revoked_at IS NULL`;
  return findApiKey(prisma, id, userId);
}

/** Revokes all keys of somebody. */
export async function revokeAllKeys(client: Transaction, userId: number): Promise<void> {
  await client.$executeRaw`
    UPDATE api_keys SET revoked_at = clock_timestamp() WHERE user_id = ${userId} AND revoked_at IS NULL`;
}

function ownedBy(id: number, userId: number | undefined): Prisma.Sql {
  return userId === undefined ? Prisma.sql`id = ${id}` : Prisma.sql`id = ${id} AND user_id = ${userId}`;
}

/** Time so many days from now. */
export function inDays(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}
