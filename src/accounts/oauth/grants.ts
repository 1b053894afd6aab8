import { Prisma, type PrismaClient } from '../../../generated/prisma/client.js';
import { isOpenSql } from '../../api/auth/authentication.js';
import { hashKey, randomText } from '../../api/auth/keys.js';
import { restrictedSql } from '../../api/auth/restrictions.js';
import { queueMail } from '../../api/mail/queue.js';
import type { Role, Scope } from '../../core/contract/operation.js';
import { problem } from '../../core/contract/problems.js';
import type { Database, Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { inTransaction } from '../../core/database/transaction.js';
import type { Config } from '../../core/platform/config.js';
import type { AuthorizationRequest } from './authorization.js';
import type { Client } from './clients.js';

/** Seconds for which a code can be exchanged for tokens. */
const codeSeconds = 60;
/** Days after which an unused app is signed out. */
export const idleDays = 30;
/** Days after which an app is signed out in any case. */
export const longestDays = 180;

/** Permissions that somebody gave an app. */
export type Grant = {
  id: number;
  name: string;
  owner: string;
  scopes: Scope[];
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** Somebody who can allow an app. */
export type Person = { id: number; username: string; email: string | null; role: Role };

/** Scopes that a person can grant: those of staff only if they are staff. */
export function allowable({ role }: Pick<Person, 'role'>, scopes: readonly Scope[]): Scope[] {
  return scopes.filter((scope) => scope !== 'moderate' || role !== 'member');
}

/** True if somebody has granted an app all of these scopes. */
export async function isAllowed(prisma: Transaction, userId: number, appId: number, scopes: Scope[]): Promise<boolean> {
  const [row] = await prisma.$queryRaw<unknown[]>`
    SELECT 1 FROM app_grants WHERE user_id = ${userId} AND app_id = ${appId} AND scopes @> ${scopes}::scope[]`;
  return row !== undefined;
}

/**
 * Records the scopes that somebody grants an app, and creates the authorization code.
 * @throws forbidden if the account is suspended or deleted
 */
export function allow(
  { database, config }: GrantParts,
  person: Person,
  { client, scopes, redirectUri, challenge }: AuthorizationRequest,
): Promise<string> {
  const code = randomText(43);
  return inTransaction(database, async (transaction) => {
    const grantId = await keepGrant(transaction, config, person, client, scopes);
    await transaction.$executeRaw`
      INSERT INTO app_sessions (grant_id, scopes, code_hash, code_challenge, redirect_uri, code_expires_at, expires_at)
      VALUES (${grantId}, ${scopes}::scope[], ${hashKey(code)}, ${challenge}, ${redirectUri},
        now() + ${codeSeconds} * interval '1 second', now() + ${idleDays} * interval '1 day')`;
    return code;
  });
}

/** Dependencies of recording a grant. */
export type GrantParts = { database: Pick<Database, 'prisma' | 'pool'>; config: Pick<Config, 'mail'> };

/**
 * Records a grant, and mails the person unless they had granted these scopes before. Returns the id of the grant.
 * @throws forbidden if the account is suspended, deleted or pending approval
 */
export async function keepGrant(
  transaction: Transaction,
  config: Pick<Config, 'mail'>,
  person: Person,
  client: Pick<Client, 'id' | 'name'>,
  scopes: Scope[],
): Promise<number> {
  const holder = await lockedRow<{ waits: boolean }>(transaction)`
    SELECT u.awaits_approval AS waits FROM users u
    WHERE u.id = ${person.id} AND ${Prisma.raw(isOpenSql)} AND NOT ${Prisma.raw(restrictedSql('suspended'))} FOR KEY SHARE`;
  if (holder === null) throw problem('forbidden');
  if (holder.waits) {
    throw problem('forbidden', { message: 'Your account is waiting for approval. You can allow apps after that.' });
  }
  const isKnown = await isAllowed(transaction, person.id, client.id, scopes);
  const [grant] = await transaction.$queryRaw<{ id: number }[]>`
    INSERT INTO app_grants AS g (user_id, app_id, scopes) VALUES (${person.id}, ${client.id}, ${scopes}::scope[])
    ON CONFLICT (user_id, app_id) DO UPDATE
    SET scopes = ARRAY(SELECT DISTINCT unnest(g.scopes || EXCLUDED.scopes) ORDER BY 1)
    RETURNING id`;
  const { id: userId, username, email } = person;
  if (!isKnown && email !== null) {
    const data = { username, app: client.name, may: scopes };
    await queueMail(transaction, config, { kind: 'app_allowed', to: email, userId, data });
  }
  return (grant as { id: number }).id;
}

/** Grants of somebody, newest first. */
export function listGrants(prisma: Transaction, userId: number): Promise<Grant[]> {
  return grantsWhere(prisma, Prisma.sql`g.user_id = ${userId}`);
}

/** A grant of somebody; null if it is not theirs. */
export async function findGrant(prisma: Transaction, userId: number, id: number): Promise<Grant | null> {
  const [grant] = await grantsWhere(prisma, Prisma.sql`g.user_id = ${userId} AND g.id = ${id}`);
  return grant ?? null;
}

const grantsWhere = (prisma: Transaction, which: Prisma.Sql): Promise<Grant[]> => prisma.$queryRaw`
  SELECT g.id, a.name, u.username::text AS owner, g.scopes::text[] AS scopes, g.created_at AS "createdAt",
    (SELECT max(k.last_used_at) FROM api_keys k JOIN app_sessions s ON s.id = k.app_session_id WHERE s.grant_id = g.id)
      AS "lastUsedAt"
  FROM app_grants g JOIN apps a ON a.id = g.app_id JOIN users u ON u.id = a.owner_id
  WHERE ${which} ORDER BY g.id DESC`;

/** Revokes a grant: from the next request on none of its tokens is valid. */
export async function revokeGrant(prisma: PrismaClient, userId: number, id: number): Promise<void> {
  await prisma.appGrant.deleteMany({ where: { id, userId } });
}

/** Ends a session of an app, and all of its tokens. */
export async function endSession(prisma: Transaction, id: number): Promise<void> {
  await prisma.appSession.deleteMany({ where: { id } });
}

/**
 * Deletes expired access tokens, pending devices and unused codes, and sessions that were not used for long. Later than
 * they expire, since requests that they let in may still run.
 */
export async function forgetOldAppTokens(prisma: PrismaClient): Promise<void> {
  await prisma.$executeRaw`DELETE FROM api_keys WHERE app_id IS NOT NULL AND expires_at < now() - interval '1 hour'`;
  await prisma.$executeRaw`DELETE FROM app_devices WHERE expires_at < now() - interval '1 hour'`;
  await prisma.$executeRaw`
    DELETE FROM app_sessions WHERE expires_at < now() - interval '1 hour'
      OR (code_used_at IS NULL AND code_expires_at < now() - interval '1 hour')`;
}
