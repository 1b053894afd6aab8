import { Prisma, type PrismaClient } from '../../generated/prisma/client.js';
import type { Database } from '../database/client.js';
import { inTransaction } from '../database/transaction.js';
import type { Parts } from '../pipeline/parts.js';
import { createUser, type Person, personColumns } from './people.js';

type Keeping = Pick<Parts, 'database' | 'passwords'>;

/** A person as the web pages know them. */
export type Account = Person & { passwordHash: string | null };

/** What a person gives to sign up. */
export type SignUp = { username: string; email: string; password: string };

/**
 * Creates a member's account with a password.
 * @throws PeopleError
 */
export async function signUp(
  { database, passwords }: Keeping,
  { username, email, password }: SignUp,
): Promise<Account> {
  const passwordHash = await passwords.hash(password);
  return { ...(await createUser(database.prisma, { username, email, passwordHash })), passwordHash };
}

/** The account with this id; null if there is none, or if it is deleted. */
export function findAccount(prisma: PrismaClient, id: number): Promise<Account | null> {
  return accountWhere(prisma, Prisma.sql`id = ${id}`);
}

async function accountWhere(prisma: PrismaClient, condition: Prisma.Sql): Promise<Account | null> {
  const [account] = await prisma.$queryRaw<Account[]>`
    SELECT ${personColumns}, password_hash AS "passwordHash" FROM users WHERE ${condition} AND deleted_at IS NULL`;
  return account ?? null;
}

/** The account that this name and password belong to. A name that nobody has costs the same time. */
export async function checkCredentials(
  { database, passwords }: Keeping,
  username: string,
  password: string,
): Promise<Account | null> {
  // No other name exists, and a NUL in it would be an error of the database.
  const isName = /^[\w-]{3,30}$/.test(username);
  const account = await accountWhere(database.prisma, Prisma.sql`username = ${isName ? username : ''}::citext`);
  const matches = await passwords.verify(account?.passwordHash ?? null, password);
  return matches ? account : null;
}

/** Sessions carry a mark of the hash, so that a new one ends all of them. */
export async function changePassword({ database, passwords }: Keeping, id: number, password: string): Promise<Account> {
  const passwordHash = await passwords.hash(password);
  await database.prisma.user.update({ where: { id, deletedAt: null }, data: { passwordHash }, select: { id: true } });
  const account = await findAccount(database.prisma, id);
  if (account === null) throw new Error('The account was deleted meanwhile');
  return account;
}

/**
 * What the person showed to others stays, under a name that says that they are gone. Keys and sessions end at once, their
 * stores close, since nobody is left to deliver, and what nobody but they could reach is deleted: files and private
 * videos. Answers the keys of the objects that these leave in the storage.
 */
export async function deleteAccount(database: Pick<Database, 'prisma' | 'pool'>, id: number): Promise<string[]> {
  const files = { ownerId: id };
  const videos = { authorId: id, visibility: 'private' } as const;
  const select = { objectKey: true };
  return inTransaction(database, async (transaction) => {
    // First, so that nothing that is made meanwhile is overlooked: whoever makes something holds this row.
    await transaction.user.update({
      where: { id, deletedAt: null },
      data: { username: `deleted-${id}`, email: null, passwordHash: null, suspendedFor: null, silencedFor: null },
    });
    // The time when that was waited for: all that the person made is older.
    await transaction.$executeRaw`UPDATE users SET deleted_at = clock_timestamp() WHERE id = ${id}`;
    await transaction.$executeRaw`
      UPDATE api_keys SET revoked_at = clock_timestamp() WHERE user_id = ${id} AND revoked_at IS NULL`;
    await transaction.store.updateMany({ where: { ownerId: id, status: 'active' }, data: { status: 'inactive' } });
    const left = [
      ...(await transaction.file.findMany({ where: files, select })),
      ...(await transaction.video.findMany({ where: videos, select })),
    ];
    await transaction.file.deleteMany({ where: files });
    await transaction.video.deleteMany({ where: videos });
    return left.map(({ objectKey }) => objectKey);
  });
}
