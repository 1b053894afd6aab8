import { Prisma, type PrismaClient } from '../../../generated/prisma/client.js';
import { hashKey, randomText } from '../../api/auth/keys.js';
import { isName, trimmed } from '../../core/contract/text.js';
import type { Database, Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { inTransaction } from '../../core/database/transaction.js';
import { hasInvisible, mixesAlphabets, resemblesName } from '../../core/platform/look-alikes.js';
import { maxRedirects, originsOf, redirectFault } from './redirects.js';

/** Most apps of one person. */
export const maxApps = 20;

/** An app as its owner sees it. */
export type AppRecord = {
  id: number;
  name: string;
  clientId: string;
  isConfidential: boolean;
  redirectUris: string[];
  createdAt: Date;
  /** Number of people who allow it. */
  people: number;
};

/** The fields of an app that its owner fills in. */
export type AppForm = { name: string; redirectUris: readonly string[]; isConfidential: boolean };

/** A reason why an app cannot be created or changed. The message can be shown to its owner. */
export class AppError extends Error {
  override name = 'AppError';
}

/** Fault in the description of an app, or null. `siteName` is a name that no app may imitate. */
export function appFault({ name, redirectUris, isConfidential }: AppForm, siteName: string): string | null {
  if (!isName(trimmed(name))) return 'The name of an app must have 1 to 100 characters and not be blank.';
  if (hasInvisible(name))
    return 'The name of an app cannot have invisible characters or ones that change the writing direction.';
  if (mixesAlphabets(name)) return 'Each word in the name of an app must use a single alphabet.';
  if (resemblesName(name, siteName)) return `The name of an app does not contain “${siteName}”, or what looks like it.`;
  if (redirectUris.length === 0 || redirectUris.length > maxRedirects) {
    return `An app has 1 to ${maxRedirects} addresses, one a line, to which people return from here.`;
  }
  return redirectUris.map((each) => redirectFault(each, { isConfidential })).find((fault) => fault !== null) ?? null;
}

/** Letters and digits only, which need no encoding in a header or a form. */
const newSecret = (): string => randomText(43);

/**
 * Registers an app. Only the reply has the secret of a confidential one.
 * @throws AppError
 */
export async function registerApp(
  database: Pick<Database, 'prisma' | 'pool'>,
  ownerId: number,
  form: AppForm,
): Promise<{ id: number; secret: string | null }> {
  const secret = form.isConfidential ? newSecret() : null;
  const data = {
    ...written(form),
    ownerId,
    clientId: randomText(24),
    secretHash: secret === null ? null : hashKey(secret),
  };
  const { id } = await inTransaction(database, async (transaction) => {
    // Serializes registrations of an owner, so that each counts the others.
    const owner = await lockedRow<{ waits: boolean }>(transaction)`
      SELECT awaits_approval AS waits FROM users WHERE id = ${ownerId} AND deleted_at IS NULL FOR NO KEY UPDATE`;
    if (owner?.waits !== false) {
      throw new AppError('Your account is waiting for approval. You can register apps after that.');
    }
    if ((await transaction.app.count({ where: { ownerId } })) >= maxApps) {
      throw new AppError(`You already have ${maxApps} apps: delete one of them first.`);
    }
    return transaction.app.create({ data, select: { id: true } });
  });
  return { id, secret };
}

/** Changes the name and the addresses of an app. Whether it keeps a secret cannot change. */
export async function changeApp(prisma: PrismaClient, { id }: AppRecord, form: AppForm): Promise<void> {
  await prisma.app.update({ where: { id }, data: written(form), select: { id: true } });
}

/** Replaces the secret. */
export async function renewSecret(prisma: PrismaClient, { id }: AppRecord): Promise<string> {
  const secret = newSecret();
  await prisma.app.update({ where: { id }, data: { secretHash: hashKey(secret) }, select: { id: true } });
  return secret;
}

/** Deletes an app with all its grants. */
export async function deleteApp(prisma: PrismaClient, { id }: AppRecord): Promise<void> {
  await prisma.app.deleteMany({ where: { id } });
}

function written({ name, redirectUris }: AppForm) {
  return { name: trimmed(name), redirectUris: [...redirectUris], origins: originsOf(redirectUris) };
}

/** Apps of somebody, newest first. */
export function listApps(prisma: Transaction, ownerId: number): Promise<AppRecord[]> {
  return appRecords(prisma, Prisma.sql`owner_id = ${ownerId}`);
}

/** An app of somebody; null if it is not theirs. */
export async function findOwnApp(prisma: Transaction, ownerId: number, id: number): Promise<AppRecord | null> {
  const [app] = await appRecords(prisma, Prisma.sql`owner_id = ${ownerId} AND id = ${id}`);
  return app ?? null;
}

const appRecords = (prisma: Transaction, which: Prisma.Sql): Promise<AppRecord[]> => prisma.$queryRaw`
  SELECT id, name, client_id AS "clientId", secret_hash IS NOT NULL AS "isConfidential", redirect_uris AS "redirectUris",
    created_at AS "createdAt", (SELECT count(*)::integer FROM app_grants g WHERE g.app_id = a.id) AS people
  FROM apps a WHERE ${which} ORDER BY id DESC`;
