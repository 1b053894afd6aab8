import { createHmac } from 'node:crypto';
import type { PrismaClient } from '../../../generated/prisma/client.js';
import type { Database } from '../../core/database/client.js';
import { isSignature, sharedSecret } from '../../core/database/secrets.js';
import type { Statement } from '../../core/database/statement.js';
import { deliverySql, reasons } from './deliveries.js';

/** The mails that people get of notifications: at once, and of the day. */
export type Mailed = 'mail' | 'digest';

async function signatureOf(prisma: PrismaClient, named: string): Promise<string> {
  const secret = await sharedSecret(prisma, 'unsubscribing');
  return createHmac('sha256', secret).update(named).digest('hex');
}

/** What is in the link that ends such mails to somebody. It says whose, needs no session, and does not expire. */
export async function unsubscribeToken(prisma: PrismaClient, userId: number, which: Mailed): Promise<string> {
  const named = `${userId}-${which}`;
  return `${named}-${await signatureOf(prisma, named)}`;
}

/** Whose and which mails such a link ends; null where it is none of ours. */
export async function readUnsubscribeToken(
  prisma: PrismaClient,
  token: string,
): Promise<{ userId: number; which: Mailed } | null> {
  const [, named, userId, which, signature] = /^((\d{1,10})-(mail|digest))-([0-9a-f]{64})$/.exec(token) ?? [];
  if (named === undefined || !isSignature(signature ?? '', await signatureOf(prisma, named))) return null;
  return { userId: Number(userId), which: which as Mailed };
}

/** $1 user, $2 which mails. What waits to be sent is not. */
const endMails: Statement<never> = {
  name: 'end_notification_mails',
  text: `
    WITH due AS (UPDATE notification_mails SET since = NULL, due_at = NULL WHERE user_id = $1::integer AND delivery = $2::text),
    queued AS (DELETE FROM mails WHERE user_id = $1 AND kind = 'notifications' AND data->>'delivery' = $2)
    INSERT INTO notification_settings (user_id, reason, delivery)
    SELECT u.id, d.reason, 'inbox' FROM users u, ${reasons('d')}
    WHERE u.id = $1 AND u.deleted_at IS NULL AND ${deliverySql('u.id', 'd.reason')} = $2
    ON CONFLICT (user_id, reason) DO UPDATE SET delivery = 'inbox'`,
};

/** From now on somebody is notified in the inbox alone of what they were notified of by these mails. */
export async function unsubscribe({ json }: Pick<Database, 'json'>, userId: number, which: Mailed): Promise<void> {
  await json(endMails, [userId, which]);
}
