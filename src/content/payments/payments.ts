import { randomBytes } from 'node:crypto';
import type { PaymentNews, PaymentProvider } from '../../api/pipeline/payment-provider.js';
import type { Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import type { Config } from '../../core/platform/config.js';
import { tellGuest } from '../orders/order-mails.js';
import { bookRefund, bookSale } from './ledger.js';

const newKey = (): string => randomBytes(18).toString('hex');

/**
 * Adds a payment of new orders, which a task begins at the provider. Nothing waits for it here: all that follows comes as news. Orders are
 * always locked before payments.
 */
export async function createPayment(
  database: Transaction,
  { name: provider, isTest }: PaymentProvider,
  { ids, amount, currency }: { ids: number[]; amount: bigint; currency: string },
): Promise<void> {
  const key = newKey();
  const { id } = await database.payment.create({
    data: { provider, isTest, key, amount, currency, orderIds: ids },
    select: { id: true },
  });
  await database.order.updateMany({ where: { id: { in: ids } }, data: { paymentId: id } });
  await database.paymentTask.create({ data: { paymentId: id, kind: 'start', key }, select: { id: true } });
}

/** Ends the payments of orders that are not to be paid any more, once none of their orders is. */
export async function endPayments(database: Transaction, orders: readonly number[]): Promise<void> {
  await database.$executeRaw`
    INSERT INTO payment_tasks (payment_id, kind, key)
    SELECT DISTINCT payment_id, 'end', 'end-' || payment_id FROM orders WHERE id = ANY (${orders}::integer[]) AND payment_id IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET due_at = clock_timestamp(), done_at = NULL`;
}

/** A locked order whose payment changed by a step of a person. */
type Changed = { id: number; paymentId: number | null; reference: string | null; refunded: bigint };

/** Follows a refund: into the account of the store, and to the provider, if it has the money. `endedBy` is the step that ended a dispute by it. */
export async function followRefund(
  database: Transaction,
  order: Changed,
  { amount, endedBy }: { amount: bigint; endedBy: number | null },
): Promise<void> {
  const payment =
    order.paymentId === null ? null : await database.payment.findUnique({ where: { id: order.paymentId } });
  const isPaidThere = payment?.status === 'paid' && order.reference === referenceOf(payment);
  await bookRefund(database, {
    ...{ orderId: order.id, isDirect: !isPaidThere },
    ...{ before: order.refunded, after: order.refunded + amount },
  });
  if (isPaidThere) await queueRefund(database, { paymentId: payment.id, orderId: order.id, amount, endedBy });
}

const referenceOf = ({ provider, intent }: { provider: string; intent: string | null }) => `${provider} ${intent}`;

type Refund = { paymentId: number; orderId: number; amount: bigint; endedBy?: number | null };

async function queueRefund(database: Transaction, refund: Refund): Promise<void> {
  await database.paymentTask.create({ data: { ...refund, kind: 'refund', key: newKey() }, select: { id: true } });
}

/** Takes news of a provider. They may come twice, late and in any order; news of payments that are not ours change nothing. */
export async function takeNews(database: Transaction, news: PaymentNews, config: Pick<Config, 'mail'>): Promise<void> {
  if (news.type === 'refund refused') return takeRefusal(database, news);
  const found = await database.payment.findUnique({ where: { key: news.key }, select: { orderIds: true } });
  if (found === null) return;
  const orders = await lockOrders(database, found.orderIds);
  const payment = await lockedRow<LockedPayment>(database)`
    SELECT id, provider, status::text, currency, amount FROM payments WHERE key = ${news.key} FOR NO KEY UPDATE`;
  if (payment === null || payment.status === 'paid') return;
  switch (news.type) {
    case 'ended':
      await database.payment.update({ where: { id: payment.id }, data: { status: 'ended', url: null } });
      return;
    case 'underway':
      await database.$executeRaw`
        UPDATE orders SET pay_before = clock_timestamp() + interval '14 days'
        WHERE id = ANY (${found.orderIds}::integer[]) AND status = 'pending'`;
      return;
    default:
      return takePayment({ database, config }, payment, orders, news);
  }
}

type LockedPayment = { id: number; provider: string; status: string; currency: string; amount: bigint };
type LockedOrder = {
  id: number;
  status: string;
  total: bigint;
  refunded: bigint;
  reference: string | null;
  isGuest: boolean;
};

const lockOrders = (database: Transaction, ids: readonly number[]) => database.$queryRaw<LockedOrder[]>`
  SELECT id, status::text, total, refunded, payment_reference AS reference, guest_email IS NOT NULL AS "isGuest" FROM orders WHERE id = ANY (${ids}::integer[])
  ORDER BY id FOR UPDATE`;

type Paid = Extract<PaymentNews, { type: 'paid' }>;

async function takePayment(
  { database, config }: { database: Transaction; config: Pick<Config, 'mail'> },
  payment: LockedPayment,
  orders: readonly LockedOrder[],
  { amount, currency, intent }: Paid,
): Promise<void> {
  if (amount !== payment.amount || currency !== payment.currency) {
    // Somebody has to look at it: to mark the order as paid, or to pay it back, would be a guess.
    const fault = `${payment.provider} reports ${amount} ${currency}, not ${payment.amount} ${payment.currency}, in minor units (${intent})`;
    await database.payment.update({ where: { id: payment.id }, data: { status: 'ended', url: null, fault } });
    return;
  }
  await database.payment.update({ where: { id: payment.id }, data: { status: 'paid', url: null, intent } });
  for (const { id, status, total, isGuest } of orders) {
    const isDue = status === 'pending';
    await database.orderStep.create({
      data: { orderId: id, type: isDue ? 'paid' : 'late_payment', party: 'system', amount: total },
      select: { id: true },
    });
    if (!isDue) {
      await queueRefund(database, { paymentId: payment.id, orderId: id, amount: total });
      continue;
    }
    await database.$executeRaw`
      UPDATE orders SET status = 'paid', paid_at = clock_timestamp(), payment_reference = ${referenceOf({ ...payment, intent })}
      WHERE id = ${id}`;
    await bookSale(database, { orderId: id, isDirect: false });
    if (isGuest) await tellGuest({ database, config }, id, 'paid');
  }
}

/**
 * Takes back a refund that the provider refused, so that the order shows what was really refunded, and a dispute that it ended is open
 * again. What is back in stock stays there.
 */
async function takeRefusal(database: Transaction, { key, reason }: { key: string; reason: string }): Promise<void> {
  const task = await database.paymentTask.findUnique({ where: { key } });
  if (task?.orderId == null || task.amount === null) return;
  const { orderId, amount } = task;
  const [order] = await lockOrders(database, [orderId]);
  const { count } = await database.paymentTask.updateMany({
    where: { key, kind: 'refund' },
    data: { kind: 'refused', fault: reason.slice(0, 500), doneAt: new Date() },
  });
  if (order === undefined || count === 0) return;
  const fault = `A refund of order ${orderId} was refused: ${reason}`.slice(0, 500);
  const payment = await database.payment.update({ where: { id: task.paymentId }, data: { fault } });
  // A payment that came too late was none of the order's.
  if (order.reference !== referenceOf(payment)) return;
  await database.orderStep.create({
    data: { orderId, type: 'refund_failed', party: 'system', amount, reason: reason.slice(0, 1000) },
    select: { id: true },
  });
  await bookRefund(database, { orderId, isDirect: false, before: order.refunded, after: order.refunded - amount });
  await database.$executeRaw`
    UPDATE orders o SET refunded = refunded - ${amount},
      status = CASE WHEN status IN ('refunded', 'completed') THEN (
        SELECT type::order_status FROM order_steps s
        WHERE order_id = o.id AND type IN ('paid', 'completed', 'disputed')
          AND NOT EXISTS (SELECT FROM payment_tasks WHERE payment_id = o.payment_id AND ended_by = s.id AND kind = 'refused')
        ORDER BY id DESC LIMIT 1
      ) ELSE status END
    WHERE id = ${orderId}`;
}
