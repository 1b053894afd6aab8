import { Prisma, type PrismaClient } from '../../../generated/prisma/client.js';
import { writeOperatorsEntry } from '../../api/audit/entries.js';
import { UnreadableHash } from '../../api/auth/passwords.js';
import { queueMail } from '../../api/mail/queue.js';
import type { Parts } from '../../api/pipeline/parts.js';
import type { Database, Transaction } from '../../core/database/client.js';
import { inTransaction } from '../../core/database/transaction.js';
import type { Config } from '../../core/platform/config.js';
import type { SiteLanguage } from '../../core/platform/settings/choices.js';
import { isEmailAddress } from '../../core/platform/settings/email-address.js';
import { isFirstOwnerToken, useFirstOwnerToken } from './sign-up/first-owner.js';
import { useInvitation } from './sign-up/invitations.js';
import { isStaffsName } from './sign-up/reserved-names.js';
import { AccountError, accountColumns, createUser, endSessions, type NewUser, type Person } from './users.js';

type AccountParts = Pick<Parts, 'database' | 'passwords'>;

/** A person as the web pages know them. */
export type Account = Person & {
  /** Reason of the suspension, if one was given. */
  suspendedFor: string | null;
  /** Start, end and reason of being silenced: may read and not write. */
  silencedAt: Date | null;
  silencedUntil: Date | null;
  silencedFor: string | null;
  passwordHash: string | null;
  twoFactors: boolean;
  emailVerifiedAt: Date | null;
  /** Address to be confirmed. */
  pendingEmail: string | null;
  /** Time of the deletion, if its owner asked for it. */
  deleteAt: Date | null;
  /** True while an admin has to approve the account. */
  awaitsApproval: boolean;
  /** Time of a warning that they have not acknowledged. */
  warnedAt: Date | null;
  /** Approved contributions, and those that needed no approval, as far as they are counted. */
  approvedPosts: number;
  /** A language of this or another version; null if they have not chosen any. */
  language: string | null;
  /** Version of the picture, for its address. */
  avatarVersion: string;
};

/** Input of a sign-up. */
export type SignUp = {
  username: string;
  email: string;
  /** Null for people who sign in elsewhere. */
  password: string | null;
  /** True if a trusted party has verified the address. */
  isVerified?: boolean;
  /** The language of the page; null if nobody chose it. */
  language: SiteLanguage | null;
  /** Token of an invitation link. Used unless sign-up is open to everybody. */
  invitation: string | null;
};

/**
 * Creates a member's account. With mail, the address becomes theirs once they confirm it, even if another account has
 * it, which must not be revealed. `send`: whether to mail a link to it. `also` runs in the same transaction. Without an
 * invitation the account may have to wait for approval.
 * @throws AccountError sign_up_closed, invalid_invitation, and those of name and address
 */
export async function signUp(
  { database, passwords, config }: AccountParts & Pick<Parts, 'config'>,
  { username, email, password, language, invitation, isVerified = false }: SignUp,
  { send, also = async () => {} }: { send: boolean; also?: (client: Transaction, id: number) => Promise<void> },
): Promise<Account> {
  const { signUp: mode, mail: settings } = config;
  const isOwner = invitation !== null && (await isFirstOwnerToken(database.prisma, invitation));
  if (mode === 'closed' && !isOwner) throw new AccountError('sign_up_closed', 'Sign-up is closed.');
  if (!isOwner && (await isStaffsName(database.prisma, username, config.site.name))) {
    throw new AccountError('username_taken', `The username ${username} is reserved: others could take you for staff.`);
  }
  const needed = isOwner || mode === 'invite' || (mode === 'approval' && invitation !== null);
  const passwordHash = password === null ? null : await passwords.hash(password);
  const address = isVerified ? 'verified' : settings === null ? 'unverified' : 'pending';
  const awaitsApproval = mode === 'approval' && !needed;
  const user: NewUser = { username, email, passwordHash, address, awaitsApproval, language };
  if (isOwner) user.role = 'admin';
  const { id } = await createUser(database.prisma, user, (create) =>
    inTransaction(database, async (transaction) => {
      const use = isOwner ? useFirstOwnerToken : useInvitation;
      if (needed && !(await use(transaction, invitation ?? ''))) {
        throw new AccountError('invalid_invitation', 'This invitation is not valid. Ask for a new one.');
      }
      const person = await create(transaction);
      if (isOwner) {
        const deed = { target: 'user', id: person.id, details: { role: 'admin' } } as const;
        await writeOperatorsEntry(transaction, 'createUser', deed);
      }
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

/** Account with this id; null if there is none, or if it is deleted. */
export function findAccount(prisma: PrismaClient, id: number): Promise<Account | null> {
  return accountWhere(prisma, Prisma.sql`id = ${id}`);
}

/** `findAccount` for each page of a signed-in person: prepared, without Prisma's overhead. */
export async function findAccountQuickly({ pool }: Pick<Database, 'pool'>, id: number): Promise<Account | null> {
  const { text, values } = selectWhere(Prisma.sql`id = ${id}`);
  const { rows } = await pool.query<Account>({ name: 'account', text, values });
  return rows[0] ?? null;
}

const selectWhere = (condition: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT ${accountColumns}
  FROM users WHERE ${condition} AND deleted_at IS NULL`;

async function accountWhere(prisma: PrismaClient, condition: Prisma.Sql): Promise<Account | null> {
  const [account] = await prisma.$queryRaw<Account[]>(selectWhere(condition));
  return account ?? null;
}

/**
 * Account with this name and password. Takes the same time for unknown names.
 * @throws AccountError unreadable_password if the scheme of the stored hash is unknown
 */
export async function checkCredentials(
  { database, passwords, log }: AccountParts & Pick<Parts, 'log'>,
  username: string,
  password: string,
): Promise<Account | null> {
  const account = await accountOfName(database.prisma, username);
  const matches = await passwords.verify(account?.passwordHash ?? null, password).catch((error: unknown) => {
    if (!(error instanceof UnreadableHash)) throw error;
    log.error({ user: account?.username, err: error }, 'A password hash cannot be read');
    throw new AccountError('unreadable_password', 'The stored password cannot be read. Set a new one.');
  });
  return matches ? account : null;
}

/** Id of the account with this name; null if there is none. */
export async function findIdByName(prisma: PrismaClient, username: string): Promise<number | null> {
  return (await accountOfName(prisma, username))?.id ?? null;
}

/** Username of the account with this address; null if there is none. */
export async function findNameByEmail(prisma: PrismaClient, email: string): Promise<string | null> {
  if (!isEmailAddress(email)) return null;
  return (await accountWhere(prisma, Prisma.sql`email = ${email}::citext`))?.username ?? null;
}

function accountOfName(prisma: PrismaClient, username: string): Promise<Account | null> {
  // Other names do not exist, and a NUL would be an error of the database.
  const isName = /^[\w-]{3,30}$/.test(username);
  return accountWhere(prisma, Prisma.sql`username = ${isName ? username : ''}::citext`);
}

/** Sets a new password of a signed-in person, ends all their sessions, and mails them. */
export async function changePassword(
  { database, passwords, config }: AccountParts & Pick<Parts, 'config'>,
  id: number,
  password: string,
): Promise<Account> {
  const passwordHash = await passwords.hash(password);
  await inTransaction(database, (transaction) => setPassword(transaction, config, id, passwordHash));
  return existing(database, id);
}

/** Sets a password, and mails the person. Ends all sessions: they carry a mark of the hash, and are deleted, too. */
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
