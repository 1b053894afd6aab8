import type { RestrictionKind } from '../../api/auth/restrictions.js';
import type { SecurityEvent } from '../../api/mail/kinds/security.js';
import { queueMail } from '../../api/mail/queue.js';
import type { Transaction } from '../../core/database/client.js';
import { sql } from '../../core/database/formats.js';
import type { Config } from '../../core/platform/config.js';
import type { RestrictionTerms } from './suspension.js';

/** Queues a mail about a change of somebody's account, within its transaction. Deleted accounts have no address. */
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

/** Queues a mail to somebody whom staff warned, in the same way. */
export async function queueWarning(
  client: Transaction,
  { mail: settings, site }: Pick<Config, 'mail' | 'site'>,
  userId: number,
  text: string,
): Promise<void> {
  if (settings === null) return;
  const { username, email } = await client.user.findUniqueOrThrow({
    where: { id: userId },
    select: { username: true, email: true },
  });
  if (email === null) return;
  const data = { username, text, contact: site.contact };
  await queueMail(client, { mail: settings }, { kind: 'account_warned', to: email, userId, data });
}

/** Queues a mail to somebody whom staff suspended or silenced, in the same way. */
export async function queueRestriction(
  client: Transaction,
  { mail: settings, site }: Pick<Config, 'mail' | 'site'>,
  userId: number,
  restriction: RestrictionKind,
  { reason = null, until = null }: RestrictionTerms,
): Promise<void> {
  if (settings === null) return;
  const { username, email } = await client.user.findUniqueOrThrow({
    where: { id: userId },
    select: { username: true, email: true },
  });
  if (email === null) return;
  const data = { username, restriction, reason, until: until && sql(until), contact: site.contact };
  await queueMail(client, { mail: settings }, { kind: 'account_restricted', to: email, userId, data });
}
