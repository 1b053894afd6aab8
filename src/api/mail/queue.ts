import { Prisma, type PrismaClient } from '../../../generated/prisma/client.js';
import type { Transaction } from '../../core/database/client.js';
import type { Config } from '../../core/platform/config.js';
import type { Mail } from './kinds/index.js';

/** Days that a failed mail is kept. */
const keptDays = 30;

/** A mail for operators, without its content and data. */
export type QueuedMail = {
  id: number;
  kind: string;
  recipient: string;
  attempts: number;
  createdAt: Date;
  dueAt: Date;
  fault: string | null;
  givenUpAt: Date | null;
};

/** Queues a mail within the transaction that causes it, so that both happen or neither. Nothing is queued if the service sends no mail. */
export async function queueMail(
  client: Transaction,
  { mail: settings }: Pick<Config, 'mail'>,
  mail: Mail,
): Promise<void> {
  if (settings === null) return;
  const { kind, to, userId = null, language = null, data } = mail;
  await client.$executeRaw`
    INSERT INTO mails (user_id, kind, recipient, language, data)
    VALUES (${userId}::integer, ${kind}, ${to}, ${language}, ${JSON.stringify(data)}::jsonb)`;
}

/** The failed mails, or all mails, the oldest first. */
export function listMails(prisma: PrismaClient, which: 'given up' | 'all'): Promise<QueuedMail[]> {
  return prisma.$queryRaw`
    SELECT id, kind, recipient, attempts::integer, created_at AS "createdAt", due_at AS "dueAt", fault,
      given_up_at AS "givenUpAt"
    FROM mails WHERE ${which === 'all'} OR given_up_at IS NOT NULL ORDER BY id LIMIT 10000`;
}

const givenUp = (id: number | null) =>
  id === null ? Prisma.sql`given_up_at IS NOT NULL` : Prisma.sql`given_up_at IS NOT NULL AND id = ${id}`;

/** Queues failed mails again, or one of them. Returns how many. */
export function retryMails(prisma: PrismaClient, id: number | null): Promise<number> {
  return prisma.$executeRaw`
    UPDATE mails SET given_up_at = NULL, attempts = 0, due_at = clock_timestamp() WHERE ${givenUp(id)}`;
}

/** Deletes failed mails, or one of them. Returns how many. */
export function deleteMails(prisma: PrismaClient, id: number | null): Promise<number> {
  return prisma.$executeRaw`DELETE FROM mails WHERE ${givenUp(id)}`;
}

/** Deletes old failed mails. Returns how many. */
export function deleteOldMails(prisma: PrismaClient): Promise<number> {
  return prisma.$executeRaw`DELETE FROM mails WHERE given_up_at < now() - make_interval(days => ${keptDays})`;
}
