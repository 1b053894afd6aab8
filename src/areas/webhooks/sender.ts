import { randomInt } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { queueMail } from '../../accounts/mail/queue.js';
import { ReplyFault } from '../../api/contract/operation.js';
import type { Database, Queries } from '../../database/client.js';
import { statementRunner } from '../../database/statement.js';
import { inTransaction } from '../../database/transaction.js';
import type { Config } from '../../operations/config.js';
import type { Logger } from '../../operations/log.js';
import { Lanes } from '../../operations/processes/lanes.js';
import { AddressRefused, type AsksDns } from './address.js';
import { type MessageConfig, messagesOf, type ToSend } from './messages.js';
import { type Answer, post } from './posting.js';
import {
  claimDue,
  type Disabled,
  dueWebhooks,
  lanesOfOne,
  lockWebhooks,
  note,
  type Outcome,
  sendFirst,
} from './queue.js';
import { type Message, secretsKey, signedHeaders } from './signing.js';

/** How many are sent at a time by one process. A webhook that fails gets one at a time, after the others. */
const lanes = 32;
/** Milliseconds that an attempt may take: less than its lease (`queue.ts`). */
const patience = 20_000;
/** Milliseconds that what is being sent when the service ends may still take. */
const grace = 1000;
/** Seconds before each further attempt, as Standard Webhooks has it: three days in all. */
const delays = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
/** Milliseconds that a server of the DNS has for its answer. */
const dnsPatience = 3000;

type SenderOptions = {
  database: Database;
  config: MessageConfig & Pick<Config, 'mail' | 'webhookNetworks'>;
  log: Logger;
  dns?: AsksDns;
};

/**
 * Sends what is due, at least once: what a process that dies was sending is sent again by another, with the same id. Several nodes
 * share the work.
 */
export class WebhookSender {
  readonly #options: SenderOptions;
  readonly #lanes: Lanes<ToSend & { message: Message | undefined }>;
  readonly #dns: AsksDns;
  /** The webhooks to which something is due, the next first, and whether they fail. */
  readonly #due = new Map<number, boolean>();
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
  sendDue = async (): Promise<void> => {
    const due = (await this.#options.database.json(dueWebhooks, []))?.parse() ?? [];
    for (const { id, is_failing: isFailing } of due) this.#due.set(id, isFailing);
    await this.#lanes.fill();
  };

  /** Waits until nothing is being sent. */
  idle = (): Promise<void> => this.#lanes.idle();

  /** Ends the sending: what is under way has a moment. */
  stop = (): Promise<void> => this.#lanes.stop();

  #count({ webhook_id: id }: ToSend, change: 1 | -1): void {
    const count = (this.#busy.get(id) ?? 0) + change;
    if (count === 0) this.#busy.delete(id);
    else this.#busy.set(id, count);
  }

  /**
   * Takes a few of each webhook to which something is due, of those first to which nothing is being sent: neither a long queue nor receivers that
   * are slow keep others waiting. Those are asked again that had something, or will once what is being sent to them has ended.
   */
  async #claim(most: number) {
    const asked = [...this.#due]
      .map(([id, isFailing]) => ({ id, isFailing, busy: this.#busy.get(id) ?? 0, lanes: isFailing ? 1 : lanesOfOne }))
      .filter(({ busy, lanes }) => busy < lanes)
      .sort((a, b) => Number(a.isFailing) - Number(b.isFailing) || a.busy - b.busy)
      .slice(0, lanes);
    if (asked.length === 0) return [];
    const values = [asked.map(({ id }) => id), asked.map(({ busy, lanes }) => lanes - busy), most];
    const claimed = (await this.#options.database.json(claimDue, values))?.parse() ?? [];
    const having = new Set(claimed.map(({ webhook_id: id }) => id));
    for (const { id, isFailing, busy } of asked) {
      this.#due.delete(id);
      if (busy > 0 || having.has(id)) this.#due.set(id, isFailing);
    }
    const messages = new Map<string, Message>();
    for (const webhook of having) {
      const its = claimed.filter(({ webhook_id: id }) => id === webhook) as [ToSend, ...ToSend[]];
      for (const [id, message] of await this.#messagesOf(its)) messages.set(id, message);
    }
    // Not before nothing can fail any more: what is counted here is begun.
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

  async #note(delivery: ToSend, { status, wait, answer, fault, duration }: Outcome): Promise<void> {
    const { database, config, log } = this.#options;
    const { id, attempts } = delivery;
    const values = [id, attempts, status, wait, answer?.status ?? null, answer?.body ?? null, fault, duration];
    await inTransaction(database, async (transaction) => {
      await lockWebhooks(transaction, [delivery]);
      const disabled = (await transaction.$json(note, values))?.parse();
      if (status !== 'waiting') await sendFirst(transaction, [delivery]);
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
