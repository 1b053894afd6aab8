import type { Handler } from '../../api/pipeline/handlers.js';
import { filteredPage, filtersBy } from '../../content/lists/lists.js';
import { dateFault } from '../../core/contract/future.js';
import type { Queries } from '../../core/database/client.js';
import { replying, type Statement } from '../../core/database/statement.js';
import { messageOf } from './messages.js';
import { mostReplayed, replayPeriod } from './planning.js';
import { deliveryColumns } from './queries.js';
import { requireWebhook } from './webhooks.js';

const deliveryList = {
  schema: 'WebhookDeliveryList',
  field: 'deliveries',
  columns: deliveryColumns,
  from: 'JOIN webhook_deliveries d ON d.id = page.id',
  table: 'webhook_deliveries',
} as const;

const filtersOf = (query: { webhook: number; status?: string | undefined }) =>
  filtersBy({ webhook: (at) => `webhook_id = $${at}::integer`, status: (at) => `status = $${at}::text` }, query);

const deliverySql = (from: string) =>
  `SELECT row_to_json(r)::text AS reply FROM (SELECT ${deliveryColumns} FROM ${from}) r`;

/** $1 delivery. */
const deliveryById = replying('WebhookDelivery', {
  name: 'webhook_delivery_by_id',
  text: deliverySql('webhook_deliveries d WHERE d.id = $1::bigint'),
});

/** $1 delivery. */
const answerTo: Statement<string | null> = {
  name: 'answer_to_delivery',
  text: 'SELECT to_json(response_body)::text AS reply FROM webhook_deliveries WHERE id = $1::bigint',
};

/** $1 webhook. */
const ping = replying('WebhookDelivery', {
  name: 'ping_webhook',
  text: `
    WITH d AS (
      INSERT INTO webhook_deliveries (webhook_id, type, resource) VALUES ($1::integer, 'webhook.ping', 'webhook ' || $1::integer) RETURNING *
    ) ${deliverySql('d')}`,
});

/** $1 delivery. */
const sendAgain = replying('WebhookDelivery', {
  name: 'replay_delivery',
  text: `
    WITH d AS (
      UPDATE webhook_deliveries SET status = 'waiting', attempts = 0, due_at = now(), fault = NULL WHERE id = $1::bigint RETURNING *
    ) ${deliverySql('d')}`,
});

/** Requires a delivery of a webhook that the caller may manage. @throws webhook_not_found */
async function requireDelivery(
  input: Parameters<typeof requireWebhook>[0] & { database: Pick<Queries, 'webhookDelivery'> },
  id: string,
): Promise<{ webhookId: number }> {
  const delivery = await input.database.webhookDelivery.findUnique({
    where: { id: BigInt(id) },
    select: { webhookId: true },
  });
  if (delivery === null) throw input.refuse('webhook_not_found');
  await requireWebhook(input, delivery.webhookId);
  return delivery;
}

export const listWebhookDeliveries: Handler<'listWebhookDeliveries'> = async (input) => {
  const { path, query, database } = input;
  await requireWebhook(input, path.id);
  const filters = filtersOf({ webhook: path.id, status: query.status });
  return { status: 200, body: await database.$one(...filteredPage(deliveryList, filters, query)) };
};

export const getWebhookDelivery: Handler<'getWebhookDelivery'> = async (input) => {
  const { path, database, parts } = input;
  await requireDelivery(input, path.id);
  const delivery = (await database.$one(deliveryById, [path.id])).parse();
  const { url, message } = await messageOf(database, parts.config, path.id);
  const id = delivery.event_id ?? `ping_${path.id}`;
  const answer = await database.$json(answerTo, [path.id]);
  const body = {
    ...delivery,
    request: { url, message_id: id, body: message?.body ?? null },
    response_body: answer?.parse() ?? null,
  };
  return { status: 200, body };
};

export const pingWebhook: Handler<'pingWebhook'> = async (input) => {
  await requireWebhook(input, input.path.id);
  return { status: 200, body: await input.database.$one(ping, [input.path.id]) };
};

export const replayWebhookDelivery: Handler<'replayWebhookDelivery'> = async (input) => {
  await requireDelivery(input, input.path.id);
  return { status: 200, body: await input.database.$one(sendAgain, [input.path.id]) };
};

export const replayWebhook: Handler<'replayWebhook'> = async (input) => {
  const { path, body, database, record, refuse } = input;
  const webhook = await requireWebhook(input, path.id);
  const params = Object.fromEntries(
    Object.entries({ since: body.since, ...(body.until !== undefined && { until: body.until }) }).flatMap(
      ([name, time]) => {
        const fault = dateFault(time);
        return fault === null ? [] : [[name, fault]];
      },
    ),
  );
  if (Object.keys(params).length > 0) throw refuse('invalid_param', { params });
  if (webhook.disabledAt !== null) throw refuse('invalid_transition');
  const [since, until] = [new Date(body.since), body.until === undefined ? new Date() : new Date(body.until)];
  const deliveries = await replayPeriod(database, { id: path.id, since, until });
  if (deliveries === null) throw refuse('quota_exceeded', { message: `There are more than ${mostReplayed} events.` });
  await record({ target: 'webhook', id: path.id, ...(webhook.ownerId === null ? {} : { of: webhook.ownerId }) });
  return { status: 200, body: { id: path.id, deliveries } };
};
