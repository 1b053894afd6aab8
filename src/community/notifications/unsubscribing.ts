import { createHmac } from 'node:crypto';
import type { PrismaClient } from '../../../generated/prisma/client.js';
import type { Database } from '../../core/database/client.js';
import { isSignature, sharedSecret } from '../../core/database/secrets.js';
import type { Statement } from '../../core/database/statement.js';
import { deliverySql, reasons } from './deliveries.js';

/** Kinds of notification mails: immediate, and the daily digest. */
export type Mailed = 'mail' | 'digest';

async function signatureOf(prisma: PrismaClient, named: string): Promise<string> {
  const secret = await sharedSecret(prisma, 'unsubscribing');
  return createHmac('sha256', secret).update(named).digest('hex');
}

/** Token of an unsubscribe link. It names the person, needs no session, and does not expire. */
export async function unsubscribeToken(prisma: PrismaClient, userId: number, which: Mailed): Promise<string> {
  const named = `${userId}-${which}`;
  return `${named}-${await signatureOf(prisma, named)}`;
}

/** Parses an unsubscribe token: person and kind of mail; null if it is not valid. */
export async function readUnsubscribeToken(
  prisma: PrismaClient,
  token: string,
): Promise<{ userId: number; which: Mailed } | null> {
  const [, named, userId, which, signature] = /^((\d{1,10})-(mail|digest))-([0-9a-f]{64})$/.exec(token) ?? [];
  if (named === undefined || !isSignature(signature ?? '', await signatureOf(prisma, named))) return null;
  return { userId: Number(userId), which: which as Mailed };
}

/** $1 user, $2 kind of mail. Also cancels queued mails. */
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

/** Switches the reasons for these mails to the inbox only. */
export async function unsubscribe({ json }: Pick<Database, 'json'>, userId: number, which: Mailed): Promise<void> {
  await json(endMails, [userId, which]);
}
