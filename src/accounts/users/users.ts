import { Prisma, type PrismaClient } from '../../../generated/prisma/client.js';
import { restrictedSql } from '../../api/auth/restrictions.js';
import type { Role } from '../../core/contract/operation.js';
import type { Transaction } from '../../core/database/client.js';
import type { SiteLanguage } from '../../core/platform/settings/choices.js';
import { isEmailAddress } from '../../core/platform/settings/email-address.js';
import { endFirstOwnerToken } from './sign-up/first-owner.js';

/** Roles, the least first. */
export const roles = ['member', 'shop_manager', 'moderator', 'admin'] as const satisfies readonly Role[];

/** Most users on one page. */
const maxUsersPage = 500;

/** Reasons why an account or key cannot be created or changed. */
export type AccountFault =
  | 'invalid_username'
  | 'invalid_email'
  | 'username_taken'
  | 'email_taken'
  | 'user_not_found'
  | 'account_suspended'
  | 'invalid_key'
  | 'too_many_keys'
  | 'key_not_found'
  | 'account_pending'
  | 'sign_up_closed'
  | 'invalid_invitation'
  | 'unreadable_password';

/** A broken rule about people and their keys. The message can be shown to the caller. */
export class AccountError extends Error {
  override name = 'AccountError';

  constructor(
    readonly fault: AccountFault,
    message: string,
  ) {
    super(message);
  }
}

/** An account to create. `role` is member by default; an account without a password cannot sign in with one. */
export type NewUser = {
  username: string;
  email: string;
  role?: Role;
  passwordHash?: string | null;
  /** State of the address: verified, unverified, or to be confirmed before it is theirs. */
  address?: 'verified' | 'unverified' | 'pending';
  /** True if an admin has to approve the account. */
  awaitsApproval?: boolean;
  language?: SiteLanguage | null;
};

/** An account as shown to operators. A suspension that is over, by the database's clock, is absent. */
export type Person = {
  id: number;
  username: string;
  email: string | null;
  role: Role;
  createdAt: Date;
  suspendedAt: Date | null;
  suspendedUntil: Date | null;
};

const isSuspended = Prisma.raw(restrictedSql('suspended', 'users'));

/** SQL of the columns of a `Person`. */
export const personColumns = Prisma.sql`
  id, username::text, email::text, role::text, created_at AS "createdAt",
  CASE WHEN ${isSuspended} THEN suspended_at END AS "suspendedAt",
  CASE WHEN ${isSuspended} THEN suspended_until END AS "suspendedUntil"`;

/** SQL of the columns of an `Account`. */
export const accountColumns = Prisma.sql`
  ${personColumns}, password_hash AS "passwordHash", two_factors AS "twoFactors", email_verified_at AS "emailVerifiedAt",
  pending_email::text AS "pendingEmail", delete_at AS "deleteAt", awaits_approval AS "awaitsApproval", warned_at AS "warnedAt", language,
  approved_posts AS "approvedPosts",
  coalesce(avatar_version, left(md5(coalesce(display_name, username::text)), 12)) AS "avatarVersion",
  suspended_for AS "suspendedFor", silenced_until AS "silencedUntil", silenced_for AS "silencedFor",
  CASE WHEN ${Prisma.raw(restrictedSql('silenced', 'users'))} THEN silenced_at END AS "silencedAt"`;

/** A sentence that says what is wrong with a username, or null. */
export function usernameFault(username: string): string | null {
  if (!/^[A-Za-z0-9_-]{3,30}$/.test(username)) {
    return 'A username has 3 to 30 letters, digits, "_" or "-".';
  }
  // Names of deleted accounts must not be taken by others.
  return /^deleted-/i.test(username) ? 'Usernames that begin with "deleted-" are reserved.' : null;
}

/** A sentence that says what is wrong with an email address, or null. */
export function emailFault(email: string): string | null {
  return isEmailAddress(email) ? null : `${JSON.stringify(email)} is not an email address.`;
}

const newFields = { id: true, username: true, email: true, role: true, createdAt: true } as const;

/** Runs a creation in a transaction with further steps. */
type Within<T> = (make: (client: Transaction) => Promise<T>) => Promise<T>;

/**
 * Creates an account.
 * @throws AccountError
 */
export async function createUser(
  prisma: PrismaClient,
  user: NewUser,
  within: Within<Person> = (create) => create(prisma),
): Promise<Person> {
  const {
    username,
    role = 'member',
    passwordHash = null,
    address = 'unverified',
    awaitsApproval = false,
    language = null,
  } = user;
  const email = user.email.trim();
  const wrongName = usernameFault(username);
  if (wrongName !== null) {
    throw new AccountError('invalid_username', wrongName);
  }
  const wrongAddress = emailFault(email);
  if (wrongAddress !== null) {
    throw new AccountError('invalid_email', wrongAddress);
  }
  try {
    const data = {
      username,
      role,
      passwordHash,
      awaitsApproval,
      language,
      ...(address === 'pending' ? { pendingEmail: email } : { email }),
    };
    return await within(async (client) => {
      const created = await client.user.create({ data, select: newFields });
      if (address === 'verified') {
        await client.$executeRaw`UPDATE users SET email_verified_at = clock_timestamp() WHERE id = ${created.id}`;
      }
      if (role === 'admin') await endFirstOwnerToken(client);
      return { ...created, suspendedAt: null, suspendedUntil: null };
    });
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) {
      throw error;
    }
    // The driver does not reliably say which of the two it was, so the database is asked.
    if (await prisma.user.findUnique({ where: { username }, select: { id: true } })) {
      throw new AccountError('username_taken', `The username ${username} is taken.`);
    }
    throw new AccountError('email_taken', `The email address ${email} is already in use.`);
  }
}

/**
 * The account with this name, in any case of letters.
 * @throws AccountError
 */
export async function findUser(prisma: Transaction, username: string): Promise<Person> {
  // Other names do not exist, and a NUL would be an error of the database.
  const [user] = /^[\w-]{1,30}$/.test(username)
    ? await prisma.$queryRaw<Person[]>`
        SELECT ${personColumns} FROM users WHERE username = ${username}::citext AND deleted_at IS NULL`
    : [];
  if (user === undefined) {
    throw new AccountError('user_not_found', `There is no user ${JSON.stringify(username)}.`);
  }
  return user;
}

/** Users with ids larger than `after`, smallest first. */
function listUsers(prisma: PrismaClient, { after = 0, limit = maxUsersPage } = {}): Promise<Person[]> {
  return prisma.$queryRaw`
    SELECT ${personColumns} FROM users WHERE id > ${after} AND deleted_at IS NULL
    ORDER BY id LIMIT ${Math.min(limit, maxUsersPage)}`;
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
 * @throws AccountError
 */
export async function setRole(prisma: Transaction, username: string, role: Role): Promise<Person> {
  const { id } = await findUser(prisma, username);
  await prisma.user.update({ where: { id }, data: { role }, select: { id: true } });
  if (role === 'admin') await endFirstOwnerToken(prisma);
  return findUser(prisma, username);
}

/** Sets the language of somebody's mails and pages. */
export async function setLanguage(client: Transaction, id: number, language: SiteLanguage | null): Promise<void> {
  await client.user.update({ where: { id }, data: { language }, select: { id: true } });
}

/** Ends all sessions of somebody, from the next request on. */
export async function endSessions(client: Transaction, userId: number): Promise<void> {
  await client.$executeRaw`DELETE FROM sessions WHERE user_id = ${userId}`;
}
