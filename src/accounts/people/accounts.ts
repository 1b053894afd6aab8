import { Prisma, type PrismaClient } from '../../../generated/prisma/client.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { purgePerson } from '../../content/removal/purge.js';
import type { Database, Transaction } from '../../database/client.js';
import { inTransaction } from '../../database/transaction.js';
import type { Config } from '../../operations/config.js';
import { queueMail } from '../mail/queue.js';
import { removeFactors } from './factors/factors.js';
import { useInvitation } from './invitations.js';
import { accountColumns, createUser, endSessions, type NewUser, PeopleError, type Person } from './people.js';
import { isStaffsName } from './reserved-names.js';

type Keeping = Pick<Parts, 'database' | 'passwords'>;

/** A person as the web pages know them. */
export type Account = Person & {
  /** Why, where they are suspended and somebody said. */
  suspendedFor: string | null;
  /** Whether they may read and not write, until when, and why. */
  silencedAt: Date | null;
  silencedUntil: Date | null;
  silencedFor: string | null;
  passwordHash: string | null;
  twoFactors: boolean;
  emailVerifiedAt: Date | null;
  /** What they have given and not confirmed yet. */
  pendingEmail: string | null;
  /** When it is to be deleted, if its owner asked for that. */
  deleteAt: Date | null;
  /** Whether an admin has yet to let them in. */
  awaitsApproval: boolean;
};

/** What a person gives to sign up. */
export type SignUp = {
  username: string;
  email: string;
  /** Null for who signs in elsewhere. */
  password: string | null;
  /** Whether somebody who is trusted has verified the address. */
  isVerified?: boolean;
  /** What is in the link that they came by. It counts where not everybody gets in. */
  invitation: string | null;
};

/**
 * Creates a member's account with a password. With mail, the address becomes theirs once they confirm it, whoever has it: whether
 * anybody has, nobody is told here. `send`: whether a mail goes there. `also` is done in the same transaction. Who comes without an invitation may have to wait for approval.
 * @throws PeopleError sign_up_closed, invalid_invitation, and what is wrong with name and address
 */
export async function signUp(
  { database, passwords, config }: Keeping & Pick<Parts, 'config'>,
  { username, email, password, invitation, isVerified = false }: SignUp,
  { send, also = async () => {} }: { send: boolean; also?: (client: Transaction, id: number) => Promise<void> },
): Promise<Account> {
  const { signUp: mode, mail: settings } = config;
  if (mode === 'closed') throw new PeopleError('sign_up_closed', 'Nobody can sign up here.');
  if (await isStaffsName(database.prisma, username, config.site.name)) {
    throw new PeopleError('username_taken', `The username ${username} is kept: others could take you for staff.`);
  }
  const needed = mode === 'invite' || (mode === 'approval' && invitation !== null);
  const passwordHash = password === null ? null : await passwords.hash(password);
  const address = isVerified ? 'verified' : settings === null ? 'given' : 'pending';
  const user: NewUser = { username, email, passwordHash, address, awaitsApproval: mode === 'approval' && !needed };
  const { id } = await createUser(database.prisma, user, (create) =>
    inTransaction(database, async (transaction) => {
      if (needed && !(await useInvitation(transaction, invitation ?? ''))) {
        throw new PeopleError('invalid_invitation', 'This invitation is not good, or not any more. Ask for another.');
      }
      const person = await create(transaction);
      await also(transaction, person.id);
      if (send) {
        const mail = { kind: 'address_confirmation', to: email.trim(), userId: person.id, data: {} } as const;
        await queueMail(transaction, config, mail);
      }
      return person;
    }),
  );
  return existing(database, id);
}

/** The account with this id; null if there is none, or if it is deleted. */
export function findAccount(prisma: PrismaClient, id: number): Promise<Account | null> {
  return accountWhere(prisma, Prisma.sql`id = ${id}`);
}

async function accountWhere(prisma: PrismaClient, condition: Prisma.Sql): Promise<Account | null> {
  const [account] = await prisma.$queryRaw<Account[]>`
    SELECT ${accountColumns}
    FROM users WHERE ${condition} AND deleted_at IS NULL`;
  return account ?? null;
}

/** The account that this name and password belong to. A name that nobody has costs the same time. */
export async function checkCredentials(
  { database, passwords }: Keeping,
  username: string,
  password: string,
): Promise<Account | null> {
  const account = await accountOfName(database.prisma, username);
  const matches = await passwords.verify(account?.passwordHash ?? null, password);
  return matches ? account : null;
}

/** The id of the account of this name; null if there is none. */
export async function findIdByName(prisma: PrismaClient, username: string): Promise<number | null> {
  return (await accountOfName(prisma, username))?.id ?? null;
}

function accountOfName(prisma: PrismaClient, username: string): Promise<Account | null> {
  // No other name exists, and a NUL in it would be an error of the database.
  const isName = /^[\w-]{3,30}$/.test(username);
  return accountWhere(prisma, Prisma.sql`username = ${isName ? username : ''}::citext`);
}

/** Sets a new password of somebody who is signed in, ends all their sessions, and tells them by mail. */
export async function changePassword(
  { database, passwords, config }: Keeping & Pick<Parts, 'config'>,
  id: number,
  password: string,
): Promise<Account> {
  const passwordHash = await passwords.hash(password);
  await inTransaction(database, (transaction) => setPassword(transaction, config, id, passwordHash));
  return existing(database, id);
}

/** Sets a password, and tells the person by mail. That ends all sessions: they carry a mark of the hash, and are deleted, too. */
export async function setPassword(
  client: Transaction,
  config: Pick<Config, 'mail'>,
  id: number,
  passwordHash: string,
): Promise<void> {
  const { username, email } = await client.user.update({
    where: { id, deletedAt: null },
    data: { passwordHash },
    select: { username: true, email: true },
  });
  await endSessions(client, id);
  if (email === null) return;
  await queueMail(client, config, { kind: 'password_changed', to: email, userId: id, data: { username } });
}

async function existing({ prisma }: Pick<Database, 'prisma'>, id: number): Promise<Account> {
  const account = await findAccount(prisma, id);
  if (account === null) throw new Error('The account was deleted meanwhile');
  return account;
}

type Stored = { key: string };

/**
 * What the person showed to others stays, under a name that says that they are gone. Keys and sessions end at once, their
 * apps and what they allowed others' apps end too, their stores close, since nobody is left to deliver, and what nobody but they could reach is deleted: files, private videos, what
 * they had deleted, and what their texts said before they were edited. Of their reports, and of those about them, the words go.
 * Answers the keys of the objects that these leave in the storage.
 */
export async function deleteAccount(
  database: Pick<Database, 'prisma' | 'pool'>,
  id: number,
  config: Pick<Config, 'mail'> = { mail: null },
): Promise<string[]> {
  const left = await erase(database, id, config, Prisma.sql`true`);
  if (left === null) throw new Error(`There is no account ${id} to delete`);
  return left;
}

/** The same, if the time has come that was said when its owner asked for it, by the database's clock; else null. */
export function deleteDueAccount(
  database: Pick<Database, 'prisma' | 'pool'>,
  id: number,
  config: Pick<Config, 'mail'>,
): Promise<string[] | null> {
  return erase(database, id, config, Prisma.sql`delete_at <= now()`);
}

function erase(
  database: Pick<Database, 'prisma' | 'pool'>,
  id: number,
  config: Pick<Config, 'mail'>,
  condition: Prisma.Sql,
): Promise<string[] | null> {
  const owned = { ownerId: id };
  return inTransaction(database, async (transaction) => {
    // First, so that nothing that is made meanwhile is overlooked: whoever makes something holds this row. So does who keeps it.
    const [person] = await transaction.$queryRaw<{ username: string; email: string | null }[]>`
      SELECT username::text, email::text FROM users WHERE id = ${id} AND deleted_at IS NULL AND ${condition} FOR UPDATE`;
    if (person === undefined) return null;
    await transaction.user.update({
      where: { id, deletedAt: null },
      data: {
        username: `deleted-${id}`,
        email: null,
        emailVerifiedAt: null,
        pendingEmail: null,
        passwordHash: null,
        suspendedFor: null,
        silencedFor: null,
      },
    });
    // The time when that was waited for: all that the person made is older.
    await transaction.$executeRaw`UPDATE users SET deleted_at = clock_timestamp(), delete_at = NULL WHERE id = ${id}`;
    await transaction.$executeRaw`
      UPDATE api_keys SET revoked_at = clock_timestamp() WHERE user_id = ${id} AND revoked_at IS NULL`;
    await transaction.mail.deleteMany({ where: { userId: id } });
    await transaction.invitation.deleteMany({ where: { creatorId: id } });
    await transaction.emailToken.deleteMany({ where: { userId: id } });
    if (person.email !== null) {
      await queueMail(transaction, config, {
        kind: 'account_deleted',
        to: person.email,
        data: { username: person.username },
      });
    }
    await endSessions(transaction, id);
    // With all tokens that came of them, whoever they are for.
    await transaction.app.deleteMany({ where: owned });
    await transaction.appGrant.deleteMany({ where: { userId: id } });
    await removeFactors(transaction, id);
    await transaction.identity.deleteMany({ where: { userId: id } });
    // What they wrote to the moderators, and what others wrote to them about the person; what they looked at is left to others.
    await transaction.$executeRaw`
      UPDATE reports SET note = NULL, resolution_note = NULL
      WHERE reporter_id = ${id} OR (target_type = 'user' AND target_id = ${id})`;
    await transaction.report.updateMany({
      where: { handlerId: id, status: 'claimed' },
      data: { status: 'open', handlerId: null, claimedAt: null },
    });
    await transaction.store.updateMany({ where: { ownerId: id, status: 'active' }, data: { status: 'inactive' } });
    await transaction.store.updateMany({ where: { ownerId: id, reopens: true }, data: { reopens: false } });
    // Locked, so that nothing of them gets another key, or goes away by itself, before they are gone.
    const files = await transaction.$queryRaw<Stored[]>`
      SELECT object_key AS "key" FROM files WHERE owner_id = ${id} ORDER BY id FOR UPDATE`;
    const videos = await transaction.$queryRaw<Stored[]>`
      SELECT object_key AS "key" FROM videos WHERE author_id = ${id} AND visibility = 'private' ORDER BY id FOR UPDATE`;
    const archives = await transaction.$queryRaw<{ key: string | null }[]>`
      DELETE FROM exports WHERE user_id = ${id} RETURNING object_key AS "key"`;
    const purged = await purgePerson(transaction, id);
    await transaction.file.deleteMany({ where: owned });
    await transaction.video.deleteMany({ where: { authorId: id, visibility: 'private' } });
    await transaction.revision.deleteMany({ where: owned });
    const made = archives.flatMap(({ key }) => key ?? []);
    return [...[...files, ...videos].map(({ key }) => key), ...made, ...purged];
  });
}
