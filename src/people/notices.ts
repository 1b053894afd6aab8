import type { Config } from '../config.js';
import type { Transaction } from '../database/client.js';
import type { SecurityEvent } from '../mail/kinds/security.js';
import { queueMail } from '../mail/queue.js';

/** Tells somebody by mail what happened to their account, within the transaction of what did. Deleted accounts have no address. */
export async function queueNotice(
  client: Transaction,
  config: Pick<Config, 'mail'>,
  userId: number,
  event: SecurityEvent,
  name = '',
): Promise<void> {
  if (config.mail === null) return;
  const { username, email } = await client.user.findUniqueOrThrow({
    where: { id: userId },
    select: { username: true, email: true },
  });
  if (email === null) return;
  await queueMail(client, config, { kind: 'security_notice', to: email, userId, data: { username, event, name } });
}
