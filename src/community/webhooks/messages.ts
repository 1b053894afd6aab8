import { hasRole } from '../../api/auth/authentication.js';
import type { EncryptedText } from '../../api/auth/encrypted-text.js';
import { roleOfKeys } from '../../api/auth/two-factors.js';
import { sentSchema } from '../../core/contract/document.js';
import { type Role, schemaCheck } from '../../core/contract/operation.js';
import type { Queries } from '../../core/database/client.js';
import { iso } from '../../core/database/formats.js';
import type { Sql } from '../../core/database/row.js';
import type { Statement } from '../../core/database/statement.js';
import type { Config } from '../../core/platform/config.js';
import { originForLinks } from '../../core/platform/listening.js';
import { eventsAtIn, type Reader } from '../events/queries.js';
import type { Message } from './signing.js';

/** Data of a message: the delivery, its webhook and the owner. */
export type PendingDelivery = {
  id: string;
  attempts: number;
  position: string | null;
  type: string;
  resource: string;
  created_at: string;
  webhook_id: number;
  owner_id: number | null;
  is_of_app: boolean;
  role: Role;
  two_factors: boolean;
  url: string;
  secrets: EncryptedText[];
};

/** SQL of deliveries `d` as `PendingDelivery`. */
export const pendingDeliverySql = (deliveries: Sql): Sql => `
  SELECT d.id::text AS id, d.attempts, d.position::text AS position, d.type, d.resource, d.created_at, w.id AS webhook_id, w.owner_id,
    w.grant_id IS NOT NULL AS is_of_app, coalesce(u.role, 'member') AS role, coalesce(u.two_factors, false) AS two_factors, w.url,
    CASE WHEN w.old_secret_until > now() THEN ARRAY[w.secret, w.old_secret] ELSE ARRAY[w.secret] END AS secrets
  FROM ${deliveries} d JOIN webhooks w ON w.id = d.webhook_id LEFT JOIN users u ON u.id = w.owner_id`;

/** $1 delivery. */
const oneToSend: Statement<PendingDelivery> = {
  name: 'delivery_to_send',
  text: `SELECT row_to_json(r)::text AS reply FROM (${pendingDeliverySql('webhook_deliveries')} WHERE d.id = $1::bigint) r`,
};

/** Configuration that messages depend on. */
export type MessageConfig = Pick<Config, 'areas' | 'currency' | 'requireTwoFactors'> &
  Parameters<typeof originForLinks>[0];

/**
 * The reader whose permissions apply to a webhook: its owner, but without an admin's rights; an admin for one of the
 * site.
 */
function readerOfWebhook(
  config: MessageConfig,
  { owner_id: id, is_of_app: isOfApp, role, two_factors: twoFactors }: PendingDelivery,
): Reader {
  if (id === null) return { id, staff: true, admin: true };
  return {
    id,
    staff: !isOfApp && hasRole({ role: roleOfKeys(config, { role, twoFactors }) }, 'moderator'),
    admin: false,
  };
}

const checkPing = schemaCheck('A ping', () => sentSchema('PingEvent'));

/** Messages of deliveries of one webhook, by their ids. None for an event that its owner no longer receives. */
export async function messagesOf(
  database: Pick<Queries, '$one'>,
  config: MessageConfig,
  deliveries: readonly [PendingDelivery, ...PendingDelivery[]],
): Promise<Map<string, Message>> {
  const reader = readerOfWebhook(config, deliveries[0]);
  const origin = originForLinks(config);
  const positions = deliveries.flatMap(({ position }) => position ?? []);
  const events = positions.length === 0 ? [] : await eventsAtIn(database, reader, positions, { config, origin });
  const byPosition = new Map(events.map((event) => [event.id, event]));
  return new Map(
    deliveries.flatMap(({ id, position, type, created_at: at, webhook_id: webhook }): [string, Message][] => {
      if (position === null) {
        const timestamp = iso(new Date(at));
        const times = { created_at: timestamp, timestamp };
        const ping = { id: `ping_${id}`, type, resource_type: 'webhook', ...times, actor: null, data: { id: webhook } };
        checkPing(ping);
        return [[id, { id: ping.id, body: JSON.stringify(ping) }]];
      }
      const event = byPosition.get(position);
      if (event === undefined) return [];
      return [[id, { id: position, body: JSON.stringify(event) }]];
    }),
  );
}

/** Current message of a delivery, and the URL; null if there is none. */
export async function messageOf(
  database: Pick<Queries, '$one'>,
  config: MessageConfig,
  delivery: string,
): Promise<{ url: string; message: Message | null }> {
  const pending = (await database.$one(oneToSend, [delivery])).parse();
  return { url: pending.url, message: (await messagesOf(database, config, [pending])).get(pending.id) ?? null };
}
