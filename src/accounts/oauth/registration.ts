import { Prisma, type PrismaClient } from '../../../generated/prisma/client.js';
import { hashKey, randomText } from '../../api/auth/keys.js';
import { isName, trimmed } from '../../core/contract/text.js';
import type { Database, Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { inTransaction } from '../../core/database/transaction.js';
import { hasUnseen, mixesAlphabets, showsName } from '../../core/platform/look-alikes.js';
import { maxRedirects, originsOf, redirectFault } from './redirects.js';

/** How many apps somebody may have. */
export const maxApps = 20;

/** An app as its owner sees it. */
export type AppRecord = {
  id: number;
  name: string;
  clientId: string;
  isConfidential: boolean;
  redirectUris: string[];
  createdAt: Date;
  /** How many people allow it to act for them. */
  people: number;
};

/** The fields of an app that its owner fills in. */
export type AppForm = { name: string; redirectUris: readonly string[]; isConfidential: boolean };

/** Why an app cannot be made or changed. The message can be shown to its owner. */
export class AppError extends Error {
  override name = 'AppError';
}

/** What is wrong with an app as somebody describes it, or null. `siteName`: what no app may seem to be. */
export function appFault({ name, redirectUris, isConfidential }: AppForm, siteName: string): string | null {
  if (!isName(trimmed(name))) return 'The name of an app has 1 to 100 characters, one of which can be seen.';
  if (hasUnseen(name))
    return 'The name of an app has no characters that are invisible or change the direction of writing.';
  if (mixesAlphabets(name)) return 'Each word of the name of an app is of one alphabet.';
  if (showsName(name, siteName)) return `The name of an app does not contain “${siteName}”, or what looks like it.`;
  if (redirectUris.length === 0 || redirectUris.length > maxRedirects) {
    return `An app has 1 to ${maxRedirects} addresses, one a line, to which people return from here.`;
  }
  return redirectUris.map((each) => redirectFault(each, { isConfidential })).find((fault) => fault !== null) ?? null;
}

/** Letters and digits alone, which look the same however a client writes them into a header or a form. */
const newSecret = (): string => randomText(43);

/**
 * Registers an app. The secret, of one that can keep it, is in the answer and nowhere else.
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
    // Another registration for them waits here, and so counts this one.
    const owner = await lockedRow<{ waits: boolean }>(transaction)`
      SELECT awaits_approval AS waits FROM users WHERE id = ${ownerId} AND deleted_at IS NULL FOR NO KEY UPDATE`;
    if (owner?.waits !== false) {
      throw new AppError('Your account is pending approval and cannot have apps yet.');
    }
    if ((await transaction.app.count({ where: { ownerId } })) >= maxApps) {
      throw new AppError(`You already have ${maxApps} apps: delete one of them first.`);
    }
    return transaction.app.create({ data, select: { id: true } });
  });
  return { id, secret };
}

/** Gives an app another name and other addresses. Whether it keeps a secret cannot change. */
export async function changeApp(prisma: PrismaClient, { id }: AppRecord, form: AppForm): Promise<void> {
  await prisma.app.update({ where: { id }, data: written(form), select: { id: true } });
}

/** A new secret, which ends the one before. */
export async function renewSecret(prisma: PrismaClient, { id }: AppRecord): Promise<string> {
  const secret = newSecret();
  await prisma.app.update({ where: { id }, data: { secretHash: hashKey(secret) }, select: { id: true } });
  return secret;
}

/** People can no longer allow it anything, and what they allowed it ends. */
export async function deleteApp(prisma: PrismaClient, { id }: AppRecord): Promise<void> {
  await prisma.app.deleteMany({ where: { id } });
}

function written({ name, redirectUris }: AppForm) {
  return { name: trimmed(name), redirectUris: [...redirectUris], origins: originsOf(redirectUris) };
}

/** All apps of somebody, newest first. */
export function listApps(prisma: Transaction, ownerId: number): Promise<AppRecord[]> {
  return appRecords(prisma, Prisma.sql`owner_id = ${ownerId}`);
}

/** An app of somebody's own, null if it is not theirs. */
export async function findOwnApp(prisma: Transaction, ownerId: number, id: number): Promise<AppRecord | null> {
  const [app] = await appRecords(prisma, Prisma.sql`owner_id = ${ownerId} AND id = ${id}`);
  return app ?? null;
}

const appRecords = (prisma: Transaction, which: Prisma.Sql): Promise<AppRecord[]> => prisma.$queryRaw`
  SELECT id, name, client_id AS "clientId", secret_hash IS NOT NULL AS "isConfidential", redirect_uris AS "redirectUris",
    created_at AS "createdAt", (SELECT count(*)::integer FROM app_grants g WHERE g.app_id = a.id) AS people
  FROM apps a WHERE ${which} ORDER BY id DESC`;
