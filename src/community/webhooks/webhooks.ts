import { queueNotice } from '../../accounts/users/notices.js';
import { recordIfChanged } from '../../api/audit/changes.js';
import type { Caller } from '../../api/http/caller.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { filteredPage } from '../../content/lists/lists.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import type { Queries } from '../../core/database/client.js';
import { defined } from '../../core/database/defined.js';
import { iso } from '../../core/database/formats.js';
import { replying } from '../../core/database/statement.js';
import { AddressRefused, checkUrl } from './address.js';
import { managedBy, webhookColumns } from './queries.js';
import { makeSecret, overlap, secretsKey } from './signing.js';

/** Most webhooks of one person, and of the site. */
const [mostOfOne, mostOfSite] = [10, 50];

const ofOwner = 'LEFT JOIN users u ON u.id = w.owner_id';
const webhookList = {
  schema: 'WebhookList',
  field: 'webhooks',
  columns: webhookColumns,
  from: `JOIN webhooks w ON w.id = page.id ${ofOwner}`,
  table: 'webhooks',
} as const;

/** $1 webhook. */
const webhookById = replying('Webhook', {
  name: 'webhook_by_id',
  text: `SELECT row_to_json(r)::text AS reply FROM (SELECT ${webhookColumns} FROM webhooks w ${ofOwner} WHERE w.id = $1::integer) r`,
});

/** @throws webhook_address_refused */
function requireUrl(
  url: string,
  { config }: Pick<Parts, 'config'>,
  refuse: (code: 'webhook_address_refused', details?: ProblemDetails) => Problem,
): string {
  try {
    checkUrl(url, config.webhookNetworks);
    return url;
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    throw refuse('webhook_address_refused', { params: { url: error.message } });
  }
}

/** Requires a webhook that the caller may manage. @throws webhook_not_found */
export async function requireWebhook(
  {
    caller,
    database,
    refuse,
  }: { caller: Caller; database: Pick<Queries, 'webhook'>; refuse: (code: 'webhook_not_found') => Problem },
  id: number,
) {
  const where = { id, ...managedBy(caller) };
  const select = { ownerId: true, disabledAt: true, secret: true, url: true };
  const webhook = await database.webhook.findFirst({ where, select });
  if (webhook === null) throw refuse('webhook_not_found');
  return webhook;
}

/** Owner for `record`, which logs changes by others only. Webhooks of the site have none: all changes are logged. */
const ofOwnerOf = ({ ownerId }: { ownerId: number | null }) => (ownerId === null ? {} : { of: ownerId });

export const listWebhooks: Handler<'listWebhooks'> = async ({ query, caller, database }) => {
  const ofCaller = { name: 'owner', condition: (at: number) => `owner_id = $${at}::integer`, values: [caller.id] };
  const ofApp = {
    name: 'app',
    condition: (at: number) => `grant_id IN (SELECT id FROM app_grants WHERE app_id = $${at}::integer)`,
    values: [caller.appId ?? 0],
  };
  const filters = caller.appId === null ? [ofCaller] : [ofCaller, ofApp];
  return { status: 200, body: await database.$one(...filteredPage(webhookList, filters, query)) };
};

export const listSiteWebhooks: Handler<'listSiteWebhooks'> = async ({ query, database }) => {
  const ofSite = { name: 'site', condition: () => 'owner_id IS NULL', values: [] };
  return { status: 200, body: await database.$one(...filteredPage(webhookList, [ofSite], query)) };
};

type CreateInput = Pick<Input<'createWebhook'>, 'body' | 'caller' | 'database' | 'parts' | 'refuse'>;

/** Creates a webhook of this owner, or of the site for null, and returns it with its secret. */
async function create({ body, caller, database, parts, refuse }: CreateInput, ownerId: number | null) {
  const { url, types, description = null, is_ordered: isOrdered = false } = body;
  // Serializes creations, so that each counts the others.
  await database.$queryRaw`SELECT FROM users WHERE id = ${caller.id} FOR NO KEY UPDATE`;
  const most = ownerId === null ? mostOfSite : mostOfOne;
  if ((await database.webhook.count({ where: { ownerId } })) >= most) {
    throw refuse('quota_exceeded', { message: `There can be at most ${most} webhooks.` });
  }
  const where = { userId: caller.id, appId: caller.appId ?? 0 };
  const grant = await database.appGrant.findFirst({ where, select: { id: true } });
  const secret = makeSecret(await secretsKey(database));
  const data = {
    url: requireUrl(url, parts, refuse),
    types,
    description,
    isOrdered,
    ownerId,
    grantId: grant?.id ?? null,
  };
  const { id } = await database.webhook.create({ data: { ...data, secret: secret.encrypted }, select: { id: true } });
  return { ...(await database.$one(webhookById, [id])).parse(), secret: secret.text };
}

export const createWebhook: Handler<'createWebhook'> = async (input) => {
  const { caller, database, parts } = input;
  const body = await create(input, caller.id);
  await queueNotice(database, parts.config, caller.id, 'webhook_created', body.url);
  return { status: 201, body };
};

export const createSiteWebhook: Handler<'createSiteWebhook'> = async (input) => {
  const body = await create(input, null);
  await input.record({ target: 'webhook', id: body.id });
  return { status: 201, body };
};

export const getWebhook: Handler<'getWebhook'> = async (input) => {
  await requireWebhook(input, input.path.id);
  return { status: 200, body: await input.database.$one(webhookById, [input.path.id]) };
};

export const updateWebhook: Handler<'updateWebhook'> = async (input) => {
  const { path, body, database, parts, record, refuse } = input;
  const webhook = await requireWebhook(input, path.id);
  const { types, description, is_ordered: isOrdered, status } = body;
  const url = body.url && requireUrl(body.url, parts, refuse);
  const isOn = { disabledAt: null, disabledFor: null, failingSince: null, slowSince: null };
  const isOff = {
    disabledAt: webhook.disabledAt ?? new Date(),
    ...(webhook.disabledAt === null ? { disabledFor: 'asked' } : {}),
  };
  const data = {
    ...defined({ url, types, description, isOrdered }),
    ...(status === undefined ? {} : status === 'active' ? isOn : isOff),
    // A new URL has not failed yet.
    ...(url === undefined || url === webhook.url ? {} : { failingSince: null, slowSince: null }),
  };
  const changed = await recordIfChanged(
    () => database.$one(webhookById, [path.id]),
    () => database.webhook.update({ where: { id: path.id }, data, select: { id: true } }),
    () => record({ target: 'webhook', id: path.id, ...ofOwnerOf(webhook) }),
  );
  if (url !== undefined && url !== webhook.url && webhook.ownerId !== null) {
    await queueNotice(database, parts.config, webhook.ownerId, 'webhook_created', url);
  }
  return { status: 200, body: changed };
};

export const deleteWebhook: Handler<'deleteWebhook'> = async (input) => {
  const { path, database, record } = input;
  const webhook = await requireWebhook(input, path.id);
  await database.webhook.deleteMany({ where: { id: path.id } });
  await record({ target: 'webhook', id: path.id, ...ofOwnerOf(webhook) });
  return { status: 200, body: { id: path.id, deleted: true } };
};

export const rotateWebhookSecret: Handler<'rotateWebhookSecret'> = async (input) => {
  const { path, database, record } = input;
  const webhook = await requireWebhook(input, path.id);
  const secret = makeSecret(await secretsKey(database));
  const until = new Date(Date.now() + overlap * 3_600_000);
  const data = { secret: secret.encrypted, oldSecret: webhook.secret, oldSecretUntil: until };
  await database.webhook.update({ where: { id: path.id }, data, select: { id: true } });
  await record({ target: 'webhook', id: path.id, ...ofOwnerOf(webhook) });
  return { status: 200, body: { id: path.id, secret: secret.text, old_secret_until: iso(until) } };
};
