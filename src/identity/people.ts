import { Prisma, type PrismaClient } from '../../generated/prisma/client.js';
import { isName, trimmed } from '../contract/text.js';
import type { Transaction } from '../database/client.js';
import type { Role, Scope } from './authentication.js';
import { createKey, hashKey, keyPrefix } from './keys.js';

export const roles = ['member', 'moderator', 'admin'] as const satisfies readonly Role[];
export const scopes = ['read', 'write'] as const satisfies readonly Scope[];

/** How many keys that are neither revoked nor expired a user may have. */
export const maxLiveKeys = 10;
export const defaultKeyDays = 365;
/** The most users that one page of them holds. */
const maxUsersPage = 500;

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

export type NewUser = { username: string; email: string; role?: Role; passwordHash?: string | null };

const userFields = {
  id: true,
  username: true,
  email: true,
  role: true,
  createdAt: true,
  suspendedAt: true,
} satisfies Prisma.UserSelect;

export type Person = Prisma.UserGetPayload<{ select: typeof userFields }>;

const keyFields = {
  id: true,
  name: true,
  prefix: true,
  scopes: true,
  createdAt: true,
  expiresAt: true,
  revokedAt: true,
  lastUsedAt: true,
} satisfies Prisma.ApiKeySelect;

export type KeyRecord = Prisma.ApiKeyGetPayload<{ select: typeof keyFields }>;

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
  const isAddress = email.length <= 254 && /^[^@\s\0]+@[^@\s\0]+$/.test(email);
  return isAddress ? null : `${JSON.stringify(email)} is not an email address.`;
}

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

export async function setRole(prisma: PrismaClient, username: string, role: Role): Promise<Person> {
  const { id } = await findUser(prisma, username);
  return prisma.user.update({ where: { id }, data: { role }, select: userFields });
}

/** From the next request on none of the user's keys is valid. Doing it twice keeps the time of the first. */
export async function suspend(prisma: PrismaClient, username: string): Promise<Person> {
  const { id } = await findUser(prisma, username);
  await prisma.user.updateMany({ where: { id, suspendedAt: null }, data: { suspendedAt: new Date() } });
  return findUser(prisma, username);
}

export async function restore(prisma: PrismaClient, username: string): Promise<Person> {
  const { id } = await findUser(prisma, username);
  return prisma.user.update({ where: { id }, data: { suspendedAt: null }, select: userFields });
}

/** Without `expiresAt` a key lives for a year; null lets it live for ever. */
export type NewKey = { userId: number; name?: string; scopes?: readonly Scope[]; expiresAt?: Date | null };

/** The key itself is in the answer and nowhere else. */
export type IssuedKey = KeyRecord & { key: string };

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
  if ((await tx.apiKey.count({ where: { userId, ...live() } })) >= maxLiveKeys) {
    throw new PeopleError(
      'too_many_keys',
      `${owner.username} already has ${maxLiveKeys} live keys: revoke one of them first.`,
    );
  }
  const key = createKey();
  const record = await tx.apiKey.create({
    data: {
      userId,
      name: shown,
      prefix: keyPrefix(key),
      hash: hashKey(key),
      scopes: [...new Set(granted)],
      expiresAt,
    },
    select: keyFields,
  });
  return { ...record, key };
}

/** A user's live keys and the latest of the others, newest first. */
export function listApiKeys(prisma: PrismaClient, userId: number, limit = 100): Promise<KeyRecord[]> {
  return prisma.apiKey.findMany({ where: { userId }, orderBy: { id: 'desc' }, take: limit, select: keyFields });
}

/** With an owner given, only a key of theirs is revoked. Doing it twice keeps the time of the first. */
export async function revokeApiKey(prisma: PrismaClient, id: number, userId?: number): Promise<KeyRecord> {
  const where = { id, ...(userId === undefined ? {} : { userId }) };
  await prisma.apiKey.updateMany({ where: { ...where, revokedAt: null }, data: { revokedAt: new Date() } });
  const key = await prisma.apiKey.findFirst({ where, select: keyFields });
  if (key === null) {
    throw new PeopleError('key_not_found', `There is no key with the id ${id}.`);
  }
  return key;
}

export function inDays(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}

function live(): Prisma.ApiKeyWhereInput {
  return { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] };
}
