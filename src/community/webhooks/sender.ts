import { randomInt } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { queueMail } from '../../api/mail/queue.js';
import type { Metrics } from '../../api/telemetry/metrics/metrics.js';
import { ReplyFault } from '../../core/contract/operation.js';
import type { Database, Queries } from '../../core/database/client.js';
import { statementRunner } from '../../core/database/statement.js';
import { inTransaction } from '../../core/database/transaction.js';
import type { Config } from '../../core/platform/config.js';
import { LeaseQueue } from '../../core/platform/lease-queue.js';
import type { Logger } from '../../core/platform/log.js';
import { Semaphore } from '../../core/platform/semaphore.js';
import { AddressRefused, type DnsResolver } from './address.js';
import { type MessageConfig, messagesOf, type PendingDelivery } from './messages.js';
import { longestAttempt, mostAtOnce, Places, type Sending, slowAfter } from './places.js';
import { type Answer, post } from './posting.js';
import { claimDue, type Disabled, dueWebhooks, lockWebhooks, note, type Outcome, sendFirst } from './queue.js';
import { type Message, secretsKey, signedHeaders } from './signing.js';

/** Milliseconds that deliveries in progress have left at shutdown. */
const shutdownTimeoutMs = 1000;
/** Seconds before each further attempt, by Standard Webhooks: three days in all. */
const delays = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
/** Timeout of a DNS server in milliseconds. */
const dnsTimeoutMs = 3000;
/**
 * Results recorded at a time, so that receivers that respond together leave connections of the database to requests.
 */
const notedAtOnce = 4;

const skipped: Outcome = { status: 'skipped', wait: 0, answer: null, fault: null, duration: 0, isSlow: false };

/** A delivery with a place, and the messages of all claimed deliveries of its webhook. */
type Claimed = { delivery: PendingDelivery; messages: Promise<Map<string, Message>>; place: Sending };

type Attempt = { delivery: PendingDelivery; message: Message; stopping: AbortSignal };

const hasAny = (
  deliveries: readonly PendingDelivery[],
): deliveries is readonly [PendingDelivery, ...PendingDelivery[]] => deliveries.length > 0;

type SenderOptions = {
  database: Database;
  config: MessageConfig & Pick<Config, 'mail' | 'webhookNetworks'>;
  log: Logger;
  metrics?: Metrics | null;
  dns?: DnsResolver;
};

/**
 * Sends due deliveries at least once: those of a process that dies are sent again by another, with the same id. Several
 * nodes share the work.
 */
export class WebhookSender {
  readonly #options: SenderOptions;
  readonly #queue: LeaseQueue<Claimed>;
  readonly #places = new Places();
  readonly #notes = new Semaphore({ permits: notedAtOnce, maxWaiting: mostAtOnce });
  readonly #dns: DnsResolver;
  #key: string | undefined;
  /** Reads messages of one webhook after the other. */
  #reading: Promise<unknown> = Promise.resolve();

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#dns = options.dns ?? new Resolver({ timeout: dnsTimeoutMs, tries: 2 });
    this.#queue = new LeaseQueue({
      concurrency: mostAtOnce,
      shutdownTimeoutMs,
      claim: () => this.#claim(),
      work: (claimed, stopping) => this.#send(claimed, stopping),
      failed: ({ delivery: { id } }, err) =>
        options.log.warn({ err, delivery: id }, 'webhook delivery postponed to its next attempt'),
    });
  }

  /** Starts sending due deliveries. */
  sendDue = async (): Promise<void> => {
    this.#places.add((await this.#options.database.json(dueWebhooks, []))?.parse() ?? []);
    await this.#queue.fill();
  };

  /** Waits until nothing is being sent. */
  idle = (): Promise<void> => this.#queue.idle();

  /** Stops sending; deliveries in progress have a moment left. */
  stop = (): Promise<void> => this.#queue.stop();

  async #claim(): Promise<Claimed[]> {
    const next = this.#places.next();
    if (next.size === 0) return [];
    const values = [[...next.keys()], [...next.values()]];
    const claimed = (await this.#options.database.json(claimDue, values))?.parse() ?? [];
    const byWebhook = new Map([...next.keys()].map((id): [number, PendingDelivery[]] => [id, []]));
    for (const delivery of claimed) byWebhook.get(delivery.webhook_id)?.push(delivery);
    this.#places.noteClaimed(next.keys(), new Set(claimed.map(({ webhook_id: id }) => id)));
    return [...byWebhook.values()].flatMap((deliveries) => this.#begun(deliveries));
  }

  #begun(deliveries: readonly PendingDelivery[]): Claimed[] {
    if (!hasAny(deliveries)) return [];
    const messages = this.#reading.then(() => this.#messagesOf(deliveries)).then((entries) => new Map(entries));
    this.#reading = messages.catch(() => {});
    return deliveries.map((delivery) => ({
      delivery,
      messages,
      place: this.#places.take({ webhook: delivery.webhook_id, owner: delivery.owner_id ?? -delivery.webhook_id }),
    }));
  }

  /** Messages that violate the contract are not sent, and do not block others. */
  async #messagesOf(
    deliveries: readonly [PendingDelivery, ...PendingDelivery[]],
  ): Promise<Iterable<[string, Message]>> {
    const { database, config, log } = this.#options;
    try {
      return await messagesOf(statementRunner(database.json), config, deliveries);
    } catch (error) {
      if (!(error instanceof ReplyFault)) throw error;
      if (deliveries.length > 1)
        return (await Promise.all(deliveries.map((each) => this.#messagesOf([each])))).flatMap((each) => [...each]);
      log.error({ err: error, delivery: deliveries[0].id }, 'an event does not match the contract');
      return [];
    }
  }

  async #send({ delivery, messages, place }: Claimed, stopping: AbortSignal): Promise<void> {
    try {
      const message = (await messages).get(delivery.id);
      const outcome = message === undefined ? skipped : await this.#attempt({ delivery, message, place, stopping });
      await this.#notes.run(() => this.#note(delivery, outcome));
      this.#measure(outcome);
    } finally {
      this.#places.giveBack(place);
    }
  }

  #measure({ status, duration }: Outcome): void {
    const outcome = status === 'waiting' ? 'failed' : status === 'failed' ? 'given_up' : status;
    this.#options.metrics?.count('plaza_webhook_attempts_total', { outcome });
    if (status !== 'skipped')
      this.#options.metrics?.observe('plaza_webhook_attempt_duration_seconds', duration / 1000, { outcome });
  }

  /** Sends a message. Frees its place once that takes long. */
  async #attempt({ place, ...attempt }: Attempt & { place: Sending }): Promise<Outcome> {
    const begun = performance.now();
    const timer = setTimeout(() => {
      place.isSlow = true;
      void this.#queue.fill().catch(() => {});
    }, slowAfter);
    const outcome = await this.#post(attempt).finally(() => clearTimeout(timer));
    const duration = Math.round(performance.now() - begun);
    const isSlow = duration > slowAfter;
    place.isSlow = isSlow || outcome.status !== 'delivered';
    return { ...outcome, duration, isSlow };
  }

  async #post({ delivery, message, stopping }: Attempt): Promise<Omit<Outcome, 'duration' | 'isSlow'>> {
    const { url, secrets, attempts } = delivery;
    const { config, database } = this.#options;
    this.#key ??= await secretsKey(database.prisma);
    const headers = await signedHeaders(message, secrets, this.#key);
    const sending = { headers: { ...headers, 'User-Agent': 'Plaza-Webhooks' }, body: message.body };
    let answer: Answer | null = null;
    let fault: string;
    try {
      const posting = { allowed: config.webhookNetworks, dns: this.#dns, timeoutMs: longestAttempt, stopping };
      answer = await post(url, sending, posting);
      if (answer.status >= 200 && answer.status < 300) return { status: 'delivered', wait: 0, answer, fault: null };
      fault = `It was answered with ${answer.status}`;
    } catch (error) {
      // Another process sends it once the lease has expired.
      if (stopping.aborted) throw error;
      fault = reasonOf(error);
    }
    const delay = delays[attempts - 1];
    if (delay === undefined || answer?.status === 410) return { status: 'failed', wait: 0, answer, fault };
    // Random, so that deliveries that failed together do not return together.
    const wait = Math.max(answer?.retryAfter ?? 0, (delay * randomInt(900, 1200)) / 1000);
    return { status: 'waiting', wait, answer, fault };
  }

  async #note(delivery: PendingDelivery, { status, wait, answer, fault, duration, isSlow }: Outcome): Promise<void> {
    const { database, config, log, metrics } = this.#options;
    const { id, attempts } = delivery;
    const values = [id, attempts, status, wait, answer?.status ?? null, answer?.body ?? null, fault, duration, isSlow];
    const disabled = await inTransaction(database, async (transaction) => {
      await lockWebhooks(transaction, [delivery]);
      const webhook = (await transaction.$json(note, values))?.parse();
      if (status !== 'waiting') await sendFirst(transaction, [delivery]);
      if (webhook !== undefined) await tellOf(transaction, config, webhook);
      return webhook;
    });
    if (disabled === undefined) return;
    log.info({ owner: disabled.owner_id, reason: disabled.disabled_for }, 'a webhook was disabled');
    metrics?.count('plaza_webhooks_disabled_total', { reason: disabled.disabled_for });
  }
}

/** Short reason for the owner of the webhook. */
function reasonOf(error: unknown): string {
  if (error instanceof AddressRefused) return `The address is refused: ${error.message}`;
  const { name, code, message } = error as { name?: string; code?: unknown; message?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return 'It took too long';
  return String(code ?? message).slice(0, 300);
}

/** Mails the owner of a webhook that it was disabled; all admins for one of the site. */
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
