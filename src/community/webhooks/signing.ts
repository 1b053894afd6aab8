import { randomBytes } from 'node:crypto';
import { decryptText, type EncryptedText, encryptText, keyFrom } from '../../api/auth/encrypted-text.js';
import type { Transaction } from '../../core/database/client.js';
import { sharedSecret } from '../../core/database/secrets.js';

/** Hours for which a replaced secret still signs. */
export const overlap = 24;

/** Key that secrets of webhooks are encrypted with, since they have to be read to sign. */
export const secretsKey = async (prisma: Pick<Transaction, 'secret'>): Promise<string> =>
  keyFrom(await sharedSecret(prisma, 'webhooks'), 'secrets of webhooks');

/** A secret in the form of Standard Webhooks, and encrypted for the database. */
export function makeSecret(key: string): { text: string; encrypted: EncryptedText } {
  const text = `whsec_${randomBytes(32).toString('base64')}`;
  return { text, encrypted: encryptText(text, key).encrypted };
}

/** Payload for a webhook. `id` is the same at each attempt. */
export type Message = { id: string; body: string };

/** Headers of an attempt, signed with each of the secrets. */
export async function signedHeaders(
  { id, body }: Message,
  secrets: readonly EncryptedText[],
  key: string,
): Promise<Record<string, string>> {
  const { Webhook } = await import('standardwebhooks');
  const now = new Date();
  const signatures = secrets.map((secret) => new Webhook(decryptText(secret, key) ?? '').sign(id, now, body));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
