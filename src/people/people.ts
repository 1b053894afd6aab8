import { Prisma, type PrismaClient } from '../../generated/prisma/client.js';
import { createKey, hashKey, keyPrefix } from '../access/keys.js';
import type { Role, Scope } from '../contract/operation.js';
import { isName, trimmed } from '../contract/text.js';
import type { Transaction } from '../database/client.js';

/** All roles, the least first. */
export const roles = ['member', 'moderator', 'admin'] as const satisfies readonly Role[];
/** All scopes of a key. */
export const scopes = ['read', 'write'] as const satisfies readonly Scope[];

/** How many keys that are neither revoked nor expired a user may have. */
export const maxLiveKeys = 10;
/** Days after which a key expires that was made without another time. */
export const defaultKeyDays = 365;
/** The most users that one page of them holds. */
const maxUsersPage = 500;

/** Why an account or key cannot be made or changed. */
export type PeopleFault =
  | 'invalid_username'
  | 'invalid_email'
  | 'username_taken'
  | 'email_taken'
  | 'user_not_found'
  | 'account_suspended'
  | 'invalid_key'
  | 'too_many_keys'
  | 'key_not_found';

/** A rule about people and their keys that a request broke. The message is fit to be shown to whoever asked. */
export class PeopleError extends Error {
  override name = 'PeopleError';

  constructor(
    readonly fault: PeopleFault,
    message: string,
  ) {
    super(message);
  }
}

/** An account to create. `role` is member unless it is given; without a password nobody signs in. */
export type NewUser = { username: string; email: string; role?: Role; passwordHash?: string | null };

const userFields = {
  id: true,
  username: true,
  email: true,
  role: true,
  createdAt: true,
  suspendedAt: true,
} satisfies Prisma.UserSelect;

/** An account as operators see it. */
export type Person = Prisma.UserGetPayload<{ select: typeof userFields }>;

/** A key as its owner sees it. Whether it lets anybody in, the database's clock says. */
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
  FROM api_keys WHERE ${which} ORDER BY id DESC`;

/** A sentence that says what is wrong with a username, or null. */
export function usernameFault(username: string): string | null {
  if (!/^[A-Za-z0-9_-]{3,30}$/.test(username)) {
    return 'A username has 3 to 30 letters, digits, "_" or "-".';
  }
  // What a deleted account is called must not be what somebody else chose.
  return /^deleted-/i.test(username) ? 'Usernames that begin with "deleted-" are kept for deleted accounts.' : null;
}

/** A sentence that says what is wrong with an email address, or null. */
export function emailFault(email: string): string | null {
  // What a space is differs from PostgreSQL to PostgreSQL: only what can be seen is let in.
  const isAddress = email.length <= 254 && /^[^@]+@[^@]+$/.test(email) && /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u.test(email);
  return isAddress ? null : `${JSON.stringify(email)} is not an email address.`;
}

/**
 * Creates an account.
 * @throws PeopleError
 */
export async function createUser(prisma: PrismaClient, user: NewUser): Promise<Person> {
  const { username, role = 'member', passwordHash = null } = user;
  const email = user.email.trim();
  const wrongName = usernameFault(username);
  if (wrongName !== null) {
    throw new PeopleError('invalid_username', wrongName);
  }
  const wrongAddress = emailFault(email);
  if (wrongAddress !== null) {
    throw new PeopleError('invalid_email', wrongAddress);
  }
  try {
    return await prisma.user.create({ data: { username, email, role, passwordHash }, select: userFields });
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) {
      throw error;
    }
    // Which of the two it was depends on the driver's wording, so the database is asked instead.
    if (await prisma.user.findUnique({ where: { username }, select: { id: true } })) {
      throw new PeopleError('username_taken', `The username ${username} is taken.`);
    }
    throw new PeopleError('email_taken', `The email address ${email} belongs to another user.`);
  }
}

/**
 * The account with this name, in any case of letters.
 * @throws PeopleError
 */
export async function findUser(prisma: PrismaClient, username: string): Promise<Person> {
  // No name that breaks the rule exists, and a NUL in it would be an error of the database.
  const user = /^[\w-]{1,30}$/.test(username)
    ? await prisma.user.findUnique({ where: { username, deletedAt: null }, select: userFields })
    : null;
  if (user === null) {
    throw new PeopleError('user_not_found', `There is no user ${JSON.stringify(username)}.`);
  }
  return user;
}

/** The users whose id is larger than `after`, smallest first. */
function listUsers(prisma: PrismaClient, { after = 0, limit = maxUsersPage } = {}): Promise<Person[]> {
  return prisma.user.findMany({
    where: { id: { gt: after }, deletedAt: null },
    orderBy: { id: 'asc' },
    take: Math.min(limit, maxUsersPage),
    select: userFields,
  });
}

/** All users, one page in memory at a time. */
export async function* everyUser(prisma: PrismaClient): AsyncGenerator<Person> {
  for (let after = 0; ; ) {
    const users = await listUsers(prisma, { after });
    yield* users;
    const last = users.at(-1);
    if (last === undefined) {
      return;
    }
    after = last.id;
  }
}

/**
 * Gives an account another role.
 * @throws PeopleError
 */
export async function setRole(prisma: PrismaClient, username: string, role: Role): Promise<Person> {
  const { id } = await findUser(prisma, username);
  return prisma.user.update({ where: { id }, data: { role }, select: userFields });
}

/** From the next request on none of the user's keys is valid. Doing it twice keeps the time of the first. */
export async function suspend(prisma: PrismaClient, username: string): Promise<Person> {
  const { id } = await findUser(prisma, username);
  await prisma.$executeRaw`UPDATE users SET suspended_at = clock_timestamp() WHERE id = ${id} AND suspended_at IS NULL`;
  return findUser(prisma, username);
}

/**
 * Ends the suspension of an account.
 * @throws PeopleError
 */
export async function restore(prisma: PrismaClient, username: string): Promise<Person> {
  const { id } = await findUser(prisma, username);
  return prisma.user.update({ where: { id }, data: { suspendedAt: null }, select: userFields });
}

/** Without `expiresAt` a key lives for a year; null lets it live for ever. */
export type NewKey = { userId: number; name?: string; scopes?: readonly Scope[]; expiresAt?: Date | null };

/** The key itself is in the answer and nowhere else. */
export type IssuedKey = KeyRecord & { key: string };

/**
 * Creates an API key, and shows it for the only time.
 * @throws PeopleError
 */
export function createApiKey(prisma: PrismaClient, key: NewKey): Promise<IssuedKey> {
  return prisma.$transaction((tx) => issueKey(tx, key), { maxWait: 10_000, timeout: 10_000 });
}

/** As `createApiKey`, within a transaction of the caller's. */
export async function issueKey(tx: Transaction, wanted: NewKey): Promise<IssuedKey> {
  const { userId, name = 'API key', scopes: granted = scopes, expiresAt = inDays(defaultKeyDays) } = wanted;
  const shown = trimmed(name);
  if (!isName(shown)) {
    throw new PeopleError('invalid_key', 'The name of a key has 1 to 100 characters, one of which can be seen.');
  }
  if (granted.length === 0) {
    throw new PeopleError('invalid_key', 'A key needs at least one scope.');
  }
  if (expiresAt !== null && expiresAt.getTime() <= Date.now()) {
    throw new PeopleError('invalid_key', 'A key must expire in the future.');
  }
  // The lock on the owner makes whoever else creates a key for them wait, and so count this one.
  const [owner] = await tx.$queryRaw<{ username: string; suspended: boolean }[]>`
    SELECT username::text, suspended_at IS NOT NULL AS suspended
    FROM users WHERE id = ${userId} AND deleted_at IS NULL FOR NO KEY UPDATE`;
  if (owner === undefined) {
    throw new PeopleError('user_not_found', `There is no user with the id ${userId}.`);
  }
  if (owner.suspended) {
    throw new PeopleError('account_suspended', `The account ${owner.username} is suspended.`);
  }
  if ((await keyRecords(tx, Prisma.sql`user_id = ${userId} AND ${isLive}`)).length >= maxLiveKeys) {
    throw new PeopleError(
      'too_many_keys',
      `${owner.username} already has ${maxLiveKeys} live keys: revoke one of them first.`,
    );
  }
  const key = createKey();
  const { id } = await tx.apiKey.create({
    data: {
      userId,
      name: shown,
      prefix: keyPrefix(key),
      hash: hashKey(key),
      scopes: [...new Set(granted)],
      expiresAt,
    },
    select: { id: true },
  });
  return { ...(await findApiKey(tx, id)), key };
}

/** All live keys of a user and the latest of the others, newest first. */
export function listApiKeys(prisma: PrismaClient, userId: number, limit = 100): Promise<KeyRecord[]> {
  return keyRecords(
    prisma,
    Prisma.sql`user_id = ${userId} AND (${isLive} OR id IN (
      SELECT id FROM api_keys WHERE user_id = ${userId} AND NOT ${isLive} ORDER BY id DESC LIMIT ${limit}))`,
  );
}

/** With an owner given, only a key of theirs. @throws PeopleError `key_not_found` */
export async function findApiKey(client: Transaction, id: number, userId?: number): Promise<KeyRecord> {
  const [key] = await keyRecords(client, ownedBy(id, userId));
  if (key === undefined) {
    throw new PeopleError('key_not_found', `There is no key with the id ${id}.`);
  }
  return key;
}

/** With an owner given, only a key of theirs is revoked. Doing it twice keeps the time of the first. */
export async function revokeApiKey(prisma: PrismaClient, id: number, userId?: number): Promise<KeyRecord> {
  await prisma.$executeRaw`
    UPDATE api_keys SET revoked_at = clock_timestamp() WHERE ${ownedBy(id, userId)} AND revoked_at IS NULL`;
  return findApiKey(prisma, id, userId);
}

function ownedBy(id: number, userId: number | undefined): Prisma.Sql {
  return userId === undefined ? Prisma.sql`id = ${id}` : Prisma.sql`id = ${id} AND user_id = ${userId}`;
}

/** The moment so many days from now. */
export function inDays(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}
