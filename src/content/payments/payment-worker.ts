import {
  type FindPaymentProvider,
  type PaymentNews,
  type PaymentProvider,
  RefusedByProvider,
} from '../../api/pipeline/payment-provider.js';
import type { Database } from '../../core/database/client.js';
import { orderPath } from '../../core/database/secrets.js';
import { inTransaction } from '../../core/database/transaction.js';
import { delayAfter } from '../../core/platform/backoff.js';
import type { Config } from '../../core/platform/config.js';
import { LeaseQueue } from '../../core/platform/lease-queue.js';
import type { Logger } from '../../core/platform/log.js';
import { redact } from '../../core/platform/redaction.js';
import { takeNews } from './payments.js';

/** How many requests to providers are made at once. */
const concurrency = 4;
/** Milliseconds that running requests may take at shutdown. */
const shutdownTimeoutMs = 1_000;
/** Seconds for which a task is leased to the process that does it: longer than its requests. */
const lease = 120;
const backoff = { first: 5, longest: 6 * 3600 };
/** Seconds before a provider is first asked whether a payment was made, doubled with each time, up to the longest. */
const firstCheck = 120;
const longestCheck = 3600;

/** Milliseconds until a payment ends by itself, less than Stripe's most. Orders that are cancelled earlier end theirs. */
const sessionTime = 23 * 3600 * 1000;

type Task = {
  id: number;
  kind: string;
  key: string;
  orderId: number | null;
  amount: bigint | null;
  attempts: number;
  payment_id: number;
  provider: string;
  payment_key: string;
  status: string;
  currency: string;
  session: string | null;
  intent: string | null;
  order_ids: number[];
  created_at: Date;
};

/** An order as its payment names it. */
type Named = {
  id: number;
  total: bigint;
  status: string;
  isGuest: boolean;
  email: string | null;
  store: string | null;
};

type Options = {
  database: Database;
  find: FindPaymentProvider;
  log: Logger;
  config: Pick<Config, 'mail' | 'origin'>;
};

/** Asks providers for what payments need. No connection to the database is held meanwhile, and what is asked twice has one effect. */
export class PaymentWorker {
  readonly #options: Options;
  readonly #queue: LeaseQueue<Task>;

  constructor(options: Options) {
    this.#options = options;
    this.#queue = new LeaseQueue({
      concurrency,
      shutdownTimeoutMs,
      claim: (most) => this.#claim(most),
      work: (task) => this.#work(task),
      failed: ({ id }, err) => options.log.warn({ err, task: id }, 'a payment was postponed to the next attempt'),
    });
  }

  /** Starts to do what is due. */
  workDue = (): Promise<void> => this.#queue.fill();

  /** Waits until nothing is being done. */
  idle = (): Promise<void> => this.#queue.idle();

  /** Stops: running requests have a moment, and are then left to the next process. */
  stop = (): Promise<void> => this.#queue.stop();

  #claim(most: number): Promise<Task[]> {
    return this.#options.database.prisma.$queryRaw`
      UPDATE payment_tasks t SET attempts = attempts + 1, due_at = clock_timestamp() + make_interval(secs => ${lease})
      FROM payments p
      WHERE p.id = t.payment_id AND t.id IN (
        SELECT id FROM payment_tasks WHERE done_at IS NULL AND due_at <= clock_timestamp()
        ORDER BY due_at LIMIT ${most} FOR UPDATE SKIP LOCKED
      )
      RETURNING t.id, t.kind, t.key, t.order_id AS "orderId", t.amount, t.attempts::integer, p.id AS payment_id, p.provider,
        p.key AS payment_key, p.status::text, p.currency, p.session, p.intent, p.order_ids, p.created_at`;
  }

  async #work(task: Task): Promise<void> {
    const { find, log } = this.#options;
    try {
      const provider = await find(task.provider);
      if (provider === null) throw new Error(`${task.provider} is not set up`);
      const again = await this.#do(task, provider);
      await this.#settle(task, again, null);
    } catch (error) {
      const fault = redact(error instanceof Error ? error.message : String(error)).slice(0, 500);
      const isRefused = error instanceof RefusedByProvider;
      log.warn({ task: task.id, kind: task.kind, attempts: task.attempts, fault }, 'a provider of payments refused');
      if (isRefused) await this.#refused(task, fault);
      await this.#settle(task, isRefused ? null : delayAfter(task.attempts, backoff), fault);
    }
  }

  /** Does a task. Returns the seconds until it is done again, or null if it is over. */
  async #do(task: Task, provider: PaymentProvider): Promise<number | null> {
    switch (task.kind) {
      case 'start':
        return this.#start(task, provider);
      case 'check': {
        if (task.status !== 'open' || task.session === null) return null;
        const news = await provider.ask(task.session);
        if (news !== null) await this.#take(news);
        const isOver = news !== null && news.type !== 'underway';
        return isOver ? null : Math.min(longestCheck, firstCheck * 2 ** task.attempts);
      }
      case 'end':
        return this.#end(task, provider);
      case 'refund': {
        const { key, intent, currency, amount } = task;
        if (intent === null || amount === null) throw new Error('This refund has no payment');
        await provider.refund({ key, intent, currency, amount });
        return null;
      }
      default:
        return null;
    }
  }

  async #start(task: Task, provider: PaymentProvider): Promise<null> {
    const { prisma } = this.#options.database;
    if (task.status !== 'starting') return null;
    const orders = await prisma.$queryRaw<Named[]>`
      SELECT o.id, o.total, o.status::text, o.guest_email IS NOT NULL AS "isGuest", coalesce(o.guest_email, u.email::text) AS email, (SELECT min(i.store_name) FROM order_items i WHERE i.order_id = o.id) AS store
      FROM orders o JOIN users u ON u.id = o.buyer_id WHERE o.id = ANY (${task.order_ids}::integer[]) ORDER BY o.id`;
    if (!orders.some(({ status }) => status === 'pending')) {
      await prisma.payment.update({ where: { id: task.payment_id }, data: { status: 'ended' } });
      return null;
    }
    const { session, url } = await provider.start({
      key: task.payment_key,
      currency: task.currency,
      // All of them: what of it is not wanted any more is paid back once it is paid, as it is at any later time.
      lines: orders.map(({ id, store, total: amount }) => ({
        name: [`Order ${id}`, store].filter(Boolean).join(' · '),
        amount,
      })),
      email: orders[0]?.email ?? null,
      returnUrl: this.#options.config.origin + (await orderPath(prisma, orders[0] as Named)),
      expiresAt: new Date(task.created_at.getTime() + sessionTime),
    });
    await prisma.$executeRaw`
      WITH opened AS (
        UPDATE payments SET session = ${session}, url = CASE WHEN status = 'starting' THEN ${url} END,
          status = CASE WHEN status = 'starting' THEN 'open'::payment_status ELSE status END
        WHERE id = ${task.payment_id} RETURNING id
      )
      INSERT INTO payment_tasks (payment_id, kind, key, due_at)
      SELECT id, 'check', 'check-' || id, clock_timestamp() + make_interval(secs => ${firstCheck}) FROM opened
      ON CONFLICT (key) DO NOTHING`;
    return null;
  }

  /** Ends a payment, unless one of its orders is still to be paid. */
  async #end(task: Task, provider: PaymentProvider): Promise<number | null> {
    const { prisma } = this.#options.database;
    const due = await prisma.order.count({ where: { id: { in: task.order_ids }, status: 'pending' } });
    if (due > 0 || task.status === 'paid' || task.status === 'ended') return null;
    // The start goes on in another process, or was repeated: it sees by itself that nothing is due, or has a session soon.
    if (task.session === null) return backoff.first;
    await provider.end(task.session);
    const news = await provider.ask(task.session);
    if (news !== null) await this.#take(news);
    return null;
  }

  async #refused(task: Task, reason: string): Promise<void> {
    const { prisma } = this.#options.database;
    if (task.kind === 'refund') return this.#take({ type: 'refund refused', key: task.key, reason });
    if (task.kind !== 'start') return;
    await prisma.payment.update({ where: { id: task.payment_id }, data: { status: 'ended', fault: reason } });
  }

  #take(news: PaymentNews): Promise<void> {
    const { database, config } = this.#options;
    return inTransaction(database, (transaction) => takeNews(transaction, news, config));
  }

  /** Notes how an attempt went. The lease may have ended meanwhile, and another process may have the task. */
  async #settle({ id, attempts }: Task, again: number | null, fault: string | null): Promise<void> {
    await this.#options.database.prisma.$executeRaw`
      UPDATE payment_tasks SET fault = ${fault}, done_at = CASE WHEN ${again === null} THEN clock_timestamp() END,
        due_at = clock_timestamp() + make_interval(secs => ${again ?? 0})
      WHERE id = ${id} AND attempts = ${attempts} AND done_at IS NULL`;
  }
}
