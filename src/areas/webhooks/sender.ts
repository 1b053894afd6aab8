import { randomInt } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import type { EncryptedText } from '../../accounts/access/encrypted-text.js';
import { roleOfKeys } from '../../accounts/access/two-factors.js';
import { queueMail } from '../../accounts/mail/queue.js';
import { ReplyFault, type Role } from '../../api/contract/operation.js';
import type { Database, Queries } from '../../database/client.js';
import { iso } from '../../database/formats.js';
import { type Statement, statementRunner } from '../../database/statement.js';
import { inTransaction } from '../../database/transaction.js';
import type { Config } from '../../operations/config.js';
import { hostOf } from '../../operations/hosts.js';
import type { Logger } from '../../operations/log.js';
import { Lanes } from '../../operations/processes/lanes.js';
import { eventsAtIn, type Reader } from '../events/queries.js';
import { AddressRefused, type AsksDns } from './address.js';
import { type Answer, post } from './posting.js';
import { isSentToSql } from './queries.js';
import { type Message, secretsKey, signedHeaders } from './signing.js';

/** How many are sent at a time, and how many of them to one webhook, by one process. One that fails gets one at a time, after the others. */
const [lanes, lanesOfOne] = [32, 4];
/** Milliseconds that an attempt may take. */
const patience = 20_000;
/** Seconds for which a delivery is leased to the process that sends it: longer than an attempt. */
const lease = 60;
/** Milliseconds that what is being sent when the service ends may still take. */
const grace = 1000;
/** Seconds before each further attempt, as Standard Webhooks has it: three days in all. */
const delays = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
/** Days of nothing but failures after which a webhook is disabled. */
const failingDays = 5;
/** Milliseconds that a server of the DNS has for its answer. */
const dnsPatience = 3000;

/** What a message is made of: the delivery, its webhook and the owner. */
export type ToSend = {
  id: string;
  attempts: number;
  position: string | null;
  type: string;
  created_at: string;
  webhook_id: number;
  owner_id: number | null;
  is_of_app: boolean;
  role: Role;
  two_factors: boolean;
  url: string;
  secrets: EncryptedText[];
};

/** SQL of the members of `ToSend`. */
const toSend = `d.id::text AS id, d.attempts, d.position::text AS position, d.type, d.created_at, w.id AS webhook_id, w.owner_id,
  w.grant_id IS NOT NULL AS is_of_app, coalesce(u.role, 'member') AS role, coalesce(u.two_factors, false) AS two_factors, w.url,
  CASE WHEN w.old_secret_until > now() THEN ARRAY[w.secret, w.old_secret] ELSE ARRAY[w.secret] END AS secrets`;
const ofWebhook = 'JOIN webhooks w ON w.id = d.webhook_id LEFT JOIN users u ON u.id = w.owner_id';

/** SQL: how many more are sent to a webhook `w` at once. */
const free = `CASE WHEN w.failing_since IS NULL THEN ${lanesOfOne} ELSE 1 END - coalesce(busy.count, 0)`;

/**
 * $1 how many, $2 webhooks to which something is being sent, $3 how much to each. One webhook with a long queue holds up no other: it goes
 * through the webhooks to which something waits, and takes a few of each, beginning anywhere.
 */
const claimDue: Statement<ToSend[]> = {
  name: 'claim_deliveries',
  text: `
    WITH RECURSIVE queues AS (
      (SELECT webhook_id FROM webhook_deliveries WHERE status = 'waiting' ORDER BY webhook_id LIMIT 1)
      UNION ALL
      SELECT (
        SELECT d.webhook_id FROM webhook_deliveries d WHERE d.status = 'waiting' AND d.webhook_id > queues.webhook_id
        ORDER BY d.webhook_id LIMIT 1
      ) FROM queues WHERE webhook_id IS NOT NULL
    ),
    due AS MATERIALIZED (
      SELECT w.id, ${free} AS free
      FROM queues JOIN webhooks w ON w.id = queues.webhook_id LEFT JOIN users u ON u.id = w.owner_id
        LEFT JOIN unnest($2::integer[], $3::integer[]) AS busy (webhook_id, count) ON busy.webhook_id = w.id
      WHERE ${isSentToSql} AND ${free} > 0
        AND EXISTS (SELECT FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.status = 'waiting' AND d.due_at <= now())
      ORDER BY w.failing_since IS NOT NULL, random() LIMIT $1::integer
    ),
    claimed AS (
      UPDATE webhook_deliveries SET attempts = attempts + 1, due_at = clock_timestamp() + make_interval(secs => ${lease})
      WHERE id IN (
        SELECT next.id FROM due CROSS JOIN LATERAL (
          SELECT d.id FROM webhook_deliveries d WHERE d.webhook_id = due.id AND d.status = 'waiting' AND d.due_at <= now()
          ORDER BY d.due_at, d.id LIMIT due.free FOR UPDATE SKIP LOCKED
        ) next LIMIT $1::integer
      ) RETURNING *
    )
    SELECT coalesce(json_agg(r), '[]')::text AS reply FROM (SELECT ${toSend} FROM claimed d ${ofWebhook}) r`,
};

/** $1 delivery. */
const oneToSend: Statement<ToSend> = {
  name: 'delivery_to_send',
  text: `SELECT row_to_json(r)::text AS reply FROM (SELECT ${toSend} FROM webhook_deliveries d ${ofWebhook} WHERE d.id = $1::bigint) r`,
};

/** What an attempt came to. `wait` is seconds until the next. */
type Outcome = {
  status: 'delivered' | 'failed' | 'skipped' | 'waiting';
  wait: number;
  answer: Answer | null;
  fault: string | null;
  duration: number;
};

/** $1 delivery. As `lock_ordered_webhooks` says. */
const lockWebhook: Statement<number> = {
  name: 'lock_webhook',
  text: `SELECT id::text AS reply FROM webhooks
    WHERE id = (SELECT webhook_id FROM webhook_deliveries WHERE id = $1::bigint) FOR NO KEY UPDATE`,
};

type Disabled = { url: string; disabled_for: 'gone' | 'failing'; owner_id: number | null };

/**
 * $1 delivery, $2 attempts, unless another process has it by now. $3 status, $4 seconds until the next attempt, $5 status of the answer, $6
 * answer, $7 fault, $8 milliseconds. The row is the webhook, if it was disabled now.
 */
const note: Statement<Disabled> = {
  name: 'note_delivery',
  text: `
    WITH noted AS (
      UPDATE webhook_deliveries SET status = $3, due_at = clock_timestamp() + make_interval(secs => $4::float8),
        attempted_at = clock_timestamp(), response_status = $5::integer, response_body = $6, fault = $7, duration = $8::integer
      WHERE id = $1::bigint AND attempts = $2::integer AND status = 'waiting' RETURNING webhook_id, resource, position
    ),
    followed AS (
      UPDATE webhook_deliveries SET due_at = now() WHERE $3 <> 'waiting' AND due_at = 'infinity' AND id = (
        SELECT next.id FROM noted JOIN webhook_deliveries next USING (webhook_id, resource)
        WHERE next.status = 'waiting' AND next.position > noted.position ORDER BY next.position LIMIT 1
      )
    ),
    changed AS (
      SELECT w.id, $3 = 'delivered' AS is_well, CASE WHEN $5::integer = 410 THEN 'gone'
        WHEN $3 <> 'delivered' AND w.failing_since < now() - interval '${failingDays} days' THEN 'failing' END AS reason
      FROM noted JOIN webhooks w ON w.id = noted.webhook_id WHERE w.disabled_at IS NULL AND $3 <> 'skipped'
    ),
    told AS (
      UPDATE webhooks w SET failing_since = CASE WHEN NOT is_well THEN coalesce(w.failing_since, now()) END,
        disabled_at = CASE WHEN reason IS NOT NULL THEN now() END, disabled_for = reason
      FROM changed WHERE changed.id = w.id AND (is_well = (w.failing_since IS NOT NULL) OR reason IS NOT NULL)
      RETURNING w.url, w.disabled_for, w.owner_id
    )
    SELECT row_to_json(told)::text AS reply FROM told WHERE disabled_for IS NOT NULL`,
};

type SenderOptions = {
  database: Database;
  config: Pick<
    Config,
    'areas' | 'currency' | 'publicUrl' | 'host' | 'port' | 'mail' | 'requireTwoFactors' | 'webhookNetworks'
  >;
  log: Logger;
  dns?: AsksDns;
};

/** As whom a webhook is told: as its owner with a key, but for what only admins see; one of the site as an admin. */
function readerOfWebhook(
  config: SenderOptions['config'],
  { owner_id: id, is_of_app: isOfApp, role, two_factors: twoFactors }: ToSend,
): Reader {
  if (id === null) return { id, staff: true, admin: true };
  return { id, staff: !isOfApp && roleOfKeys(config, { role, twoFactors }) !== 'member', admin: false };
}

/** What of these deliveries, all of one webhook, is sent, by their ids; nothing for an event of which its owner is not told any more. */
async function messagesOf(
  database: Pick<Queries, '$one'>,
  config: SenderOptions['config'],
  deliveries: readonly [ToSend, ...ToSend[]],
): Promise<Map<string, Message>> {
  const reader = readerOfWebhook(config, deliveries[0]);
  const origin = config.publicUrl?.origin ?? `http://${hostOf(config.host)}:${config.port}`;
  const positions = deliveries.flatMap(({ position }) => position ?? []);
  const events = positions.length === 0 ? [] : await eventsAtIn(database, reader, positions, { config, origin });
  const found = new Map(events.map((event) => [event.id, event]));
  return new Map(
    deliveries.flatMap(({ id, position, type, created_at: at, webhook_id: webhook }): [string, Message][] => {
      if (position === null) {
        const timestamp = iso(new Date(at));
        const ping = { id: `ping_${id}`, type, timestamp, created_at: timestamp, actor: null, data: { id: webhook } };
        return [[id, { id: ping.id, body: JSON.stringify(ping) }]];
      }
      const event = found.get(position);
      if (event === undefined) return [];
      const { created_at: timestamp } = event;
      return [[id, { id: position, body: JSON.stringify({ ...event, timestamp }) }]];
    }),
  );
}

/** What is sent with a delivery now, and where to; a null message where nothing is. */
export async function messageOf(
  database: Pick<Queries, '$one'>,
  config: SenderOptions['config'],
  delivery: string,
): Promise<{ url: string; message: Message | null }> {
  const found = (await database.$one(oneToSend, [delivery])).parse();
  return { url: found.url, message: (await messagesOf(database, config, [found])).get(found.id) ?? null };
}

/**
 * Sends what is due, at least once: what a process that dies was sending is sent again by another, with the same id. Several nodes
 * share the work.
 */
export class WebhookSender {
  readonly #options: SenderOptions;
  readonly #lanes: Lanes<ToSend & { message: Message | undefined }>;
  readonly #dns: AsksDns;
  /** How much is being sent to each webhook. */
  readonly #busy = new Map<number, number>();
  #key: string | undefined;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#dns = options.dns ?? new Resolver({ timeout: dnsPatience, tries: 2 });
    this.#lanes = new Lanes({
      lanes,
      grace,
      claim: (most) => this.#claim(most),
      work: (delivery) => this.#send(delivery).finally(() => this.#count(delivery, -1)),
      failed: ({ id }, err) => options.log.warn({ err, delivery: id }, 'a delivery is left to its next attempt'),
    });
  }

  /** Begins to send what is due. */
  sendDue = (): Promise<void> => this.#lanes.fill();

  /** Waits until nothing is being sent. */
  idle = (): Promise<void> => this.#lanes.idle();

  /** Ends the sending: what is under way has a moment. */
  stop = (): Promise<void> => this.#lanes.stop();

  #count({ webhook_id: id }: ToSend, change: 1 | -1): void {
    const count = (this.#busy.get(id) ?? 0) + change;
    if (count === 0) this.#busy.delete(id);
    else this.#busy.set(id, count);
  }

  /** What is sent of it is asked for in one query for each webhook. */
  async #claim(most: number) {
    const { database } = this.#options;
    const busy = [...this.#busy.keys()];
    const claimed = (await database.json(claimDue, [most, busy, [...this.#busy.values()]]))?.parse() ?? [];
    const messages = new Map<string, Message>();
    for (const webhook of new Set(claimed.map(({ webhook_id: id }) => id))) {
      const its = claimed.filter(({ webhook_id: id }) => id === webhook) as [ToSend, ...ToSend[]];
      for (const [id, message] of await this.#messagesOf(its)) messages.set(id, message);
    }
    for (const delivery of claimed) this.#count(delivery, 1);
    return claimed.map((delivery) => ({ ...delivery, message: messages.get(delivery.id) }));
  }

  /** What the contract does not allow is not sent, and keeps nothing else from that. */
  async #messagesOf(deliveries: readonly [ToSend, ...ToSend[]]): Promise<Iterable<[string, Message]>> {
    const { database, config, log } = this.#options;
    try {
      return await messagesOf(statementRunner(database.json), config, deliveries);
    } catch (error) {
      if (!(error instanceof ReplyFault)) throw error;
      if (deliveries.length > 1)
        return (await Promise.all(deliveries.map((each) => this.#messagesOf([each])))).flatMap((each) => [...each]);
      log.error({ err: error, delivery: deliveries[0].id }, 'an event is not as the contract says');
      return [];
    }
  }

  async #send(delivery: ToSend & { message: Message | undefined }): Promise<void> {
    const begun = performance.now();
    const { message, ...given } = delivery;
    let outcome: Omit<Outcome, 'duration'> = { status: 'skipped', wait: 0, answer: null, fault: null };
    if (message !== undefined) outcome = await this.#attempt(given, message);
    await this.#note(given, { ...outcome, duration: Math.round(performance.now() - begun) });
  }

  async #attempt({ url, secrets, attempts }: ToSend, message: Message): Promise<Omit<Outcome, 'duration'>> {
    const { config, database } = this.#options;
    this.#key ??= await secretsKey(database.prisma);
    const headers = await signedHeaders(message, secrets, this.#key);
    const sending = { headers: { ...headers, 'User-Agent': 'Plaza-Webhooks' }, body: message.body };
    let answer: Answer | null = null;
    let fault: string;
    try {
      answer = await post(url, sending, { allowed: config.webhookNetworks, dns: this.#dns, patience });
      if (answer.status >= 200 && answer.status < 300) return { status: 'delivered', wait: 0, answer, fault: null };
      fault = `It was answered with ${answer.status}`;
    } catch (error) {
      fault = reasonOf(error);
    }
    const delay = delays[attempts - 1];
    if (delay === undefined || answer?.status === 410) return { status: 'failed', wait: 0, answer, fault };
    // What failed together does not come together.
    const wait = Math.max(answer?.retryAfter ?? 0, (delay * randomInt(900, 1200)) / 1000);
    return { status: 'waiting', wait, answer, fault };
  }

  async #note({ id, attempts }: ToSend, { status, wait, answer, fault, duration }: Outcome): Promise<void> {
    const { database, config, log } = this.#options;
    const values = [id, attempts, status, wait, answer?.status ?? null, answer?.body ?? null, fault, duration];
    await inTransaction(database, async (transaction) => {
      await transaction.$json(lockWebhook, [id]);
      const disabled = (await transaction.$json(note, values))?.parse();
      if (disabled === undefined) return;
      log.info({ owner: disabled.owner_id, reason: disabled.disabled_for }, 'a webhook was disabled');
      await tellOf(transaction, config, disabled);
    });
  }
}

/** In a few words, for the owner of the webhook. */
function reasonOf(error: unknown): string {
  if (error instanceof AddressRefused) return `The address is refused: ${error.message}`;
  const { name, code, message } = error as { name?: string; code?: unknown; message?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return 'It took too long';
  return String(code ?? message).slice(0, 300);
}

/** Mails the owner of a webhook that it was disabled, or all admins about one of the site. */
async function tellOf(
  transaction: Queries,
  config: Pick<Config, 'mail'>,
  { url, disabled_for: reason, owner_id: owner }: Disabled,
): Promise<void> {
  const people = await transaction.user.findMany({
    where: { ...(owner === null ? { role: 'admin' } : { id: owner }), deletedAt: null, email: { not: null } },
    select: { id: true, username: true, email: true },
    take: 100,
  });
  for (const { id, username, email } of people) {
    const data = { username, url, reason, isOfSite: owner === null };
    await queueMail(transaction, config, { kind: 'webhook_disabled', to: email ?? '', userId: id, data });
  }
}
