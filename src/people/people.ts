import { Prisma, type PrismaClient } from '../../generated/prisma/client.js';
import type { Role } from '../contract/operation.js';
import type { Transaction } from '../database/client.js';

/** All roles, the least first. */
export const roles = ['member', 'moderator', 'admin'] as const satisfies readonly Role[];

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

/** The columns of a `Person`. */
export const userFields = {
  id: true,
  username: true,
  email: true,
  role: true,
  createdAt: true,
  suspendedAt: true,
} satisfies Prisma.UserSelect;

/** An account as operators see it. */
export type Person = Prisma.UserGetPayload<{ select: typeof userFields }>;

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

/** Runs what makes something in a transaction with what else belongs to it. */
type Within<Made> = (make: (client: Transaction) => Promise<Made>) => Promise<Made>;

/**
 * Creates an account.
 * @throws PeopleError
 */
export async function createUser(
  prisma: PrismaClient,
  user: NewUser,
  within: Within<Person> = (create) => create(prisma),
): Promise<Person> {
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
    const data = { username, email, role, passwordHash };
    return await within((client) => client.user.create({ data, select: userFields }));
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
export async function findUser(prisma: Transaction, username: string): Promise<Person> {
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
export async function setRole(prisma: Transaction, username: string, role: Role): Promise<Person> {
  const { id } = await findUser(prisma, username);
  return prisma.user.update({ where: { id }, data: { role }, select: userFields });
}

/** From the next request on none of the user's keys is valid. Doing it twice keeps the time of the first. */
export async function suspend(prisma: Transaction, username: string): Promise<Person> {
  const { id } = await findUser(prisma, username);
  await prisma.$executeRaw`UPDATE users SET suspended_at = clock_timestamp() WHERE id = ${id} AND suspended_at IS NULL`;
  return findUser(prisma, username);
}

/**
 * Ends the suspension of an account.
 * @throws PeopleError
 */
export async function restore(prisma: Transaction, username: string): Promise<Person> {
  const { id } = await findUser(prisma, username);
  return prisma.user.update({ where: { id }, data: { suspendedAt: null }, select: userFields });
}
