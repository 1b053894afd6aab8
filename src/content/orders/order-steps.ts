import type { StaffAction } from '../../api/audit/entries.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import type { Database, Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { inTransaction } from '../../core/database/transaction.js';
import { type OrderAction, type Step, stepOf, steps } from './order-states.js';
import { type FindOrderInput, findOrder, type OrderAccess } from './orders.js';

/** A payment or refund. The amount is decimal text, so that no provider gets a rounded number. */
export type Payment = { orderId: number; amount: string; currency: string; recordedBy: number };

/**
 * Hooks for payments. Both are called in the transaction of the order's step, again if that is retried, and an error leaves the order
 * unchanged. They must not wait: a hook that calls a provider over the network has to do so in the preparation of the operation.
 */
export type PaymentProvider = {
  /** Returns the reference of the payment. */
  receive(payment: Payment): string;
  giveBack(payment: Payment, reference: string): void;
};

/** The seller or staff confirm that the money came, or was returned: nothing is transferred here. */
export const recordedByHand: PaymentProvider = {
  receive: ({ recordedBy }) => `recorded by user ${recordedBy}`,
  giveBack: () => {},
};

const payments: PaymentProvider = recordedByHand;

type Refusal = 'order_not_found' | 'component_inactive' | 'not_owner' | 'invalid_transition';
/** Handler input of a step. */
export type StepInput = Omit<FindOrderInput, 'refuse'> & {
  /** Logs the steps that staff may take. */
  record: ((done: StaffAction) => Promise<void>) | undefined;
  refuse: (code: Refusal, details?: ProblemDetails) => Problem;
};

/**
 * Takes a step of an order. The first of two concurrent requests wins; the other is refused as late.
 * @throws order_not_found, component_inactive, not_owner, invalid_transition
 */
export async function takeStep(input: StepInput, action: OrderAction): Promise<OrderAccess> {
  const { path, caller, database, record, parts, refuse } = input;
  const order = await findOrder(input);
  const step = stepOf(action, order.status, order.parties);
  if (step === 'not_owner') {
    throw refuse(step, { message: `You cannot ${action} this order.` });
  }
  if (step === 'invalid_transition') {
    throw refuse(step, { message: `This order is ${order.status} and cannot ${participles[action]}.` });
  }
  const locked = await claim(database, path.id, step);
  if (locked === null) {
    throw refuse('invalid_transition');
  }
  const { amount } = locked;
  const currency = locked.currency ?? parts.config.currency;
  await take(database, step, locked, { orderId: path.id, amount, currency, recordedBy: caller.id });
  const isOwn = step.by.some((party) => party !== 'staff' && order.parties.includes(party));
  if (!isOwn)
    await record?.({ target: 'order', id: path.id, details: { from: step.from, to: step.to ?? 'withdrawn' } });
  return order;
}

const participles: Record<OrderAction, string> = {
  pay: 'be paid',
  complete: 'be completed',
  dispute: 'be disputed',
  refund: 'be refunded',
  withdraw: 'be withdrawn',
};

type LockedOrder = { amount: string; currency: string | null; reference: string | null };

/** Locks the order's row if the step can still be taken. A request that waited here sees the other's changes. */
async function claim(database: Transaction, id: number, { from, withinDays }: Step): Promise<LockedOrder | null> {
  const order = await lockedRow<LockedOrder>(database)`
    SELECT currency, payment_reference AS reference,
      (SELECT sum(price * quantity)::text FROM order_items WHERE order_id = orders.id) AS amount
    FROM orders
    WHERE id = ${id} AND status = ${from}::order_status
      AND (${withinDays ?? null}::integer IS NULL OR paid_at > now() - interval '1 day' * ${withinDays ?? null}::integer)
    FOR UPDATE`;
  return order;
}

async function take(database: Transaction, step: Step, { reference }: LockedOrder, payment: Payment): Promise<void> {
  const { orderId: id } = payment;
  if (step.returnsStock) {
    await returnStock(database, [id]);
  }
  if (step.action === 'refund') {
    payments.giveBack(payment, reference ?? '');
  }
  if (step.to === null) {
    await database.order.delete({ where: { id }, select: { id: true } });
  } else if (step.action === 'pay') {
    const paymentReference = payments.receive(payment);
    await database.$executeRaw`
      UPDATE orders SET status = ${step.to}::order_status, paid_at = clock_timestamp(),
        payment_reference = ${paymentReference}
      WHERE id = ${id}`;
  } else {
    await database.order.update({ where: { id }, data: { status: step.to }, select: { id: true } });
  }
}

const batch = 200;

/**
 * Withdraws orders that were not paid in time, and returns how many. Several servers may do so at once: each takes orders that no other has
 * locked, and each order's changes are one transaction. So no state is kept between runs, no server is a single point of failure, and no
 * job library is needed.
 */
export async function withdrawUnpaidOrders(database: Pick<Database, 'prisma' | 'pool'>): Promise<number> {
  const step = steps.find(({ afterMinutes }) => afterMinutes !== undefined);
  let withdrawn = 0;
  for (let count = batch; count === batch; withdrawn += count) {
    count = await inTransaction(database, async (transaction) => {
      const orders = await transaction.$queryRaw<{ id: number }[]>`
        SELECT id FROM orders
        WHERE status = ${step?.from}::order_status AND created_at < now() - interval '1 minute' * ${step?.afterMinutes}::integer
        ORDER BY created_at LIMIT ${batch} FOR UPDATE SKIP LOCKED`;
      const ids = orders.map(({ id }) => id);
      if (ids.length > 0) {
        await returnStock(transaction, ids);
        await transaction.order.deleteMany({ where: { id: { in: ids } } });
      }
      return ids.length;
    });
  }
  return withdrawn;
}

/** Puts the items of these orders back in stock. Their rows are locked; the products are locked in the common order. */
export async function returnStock(database: Transaction, orderIds: readonly number[]): Promise<void> {
  await database.$executeRaw`
    SELECT FROM products WHERE id IN (SELECT product_id FROM order_items WHERE order_id = ANY (${orderIds}::integer[]))
    ORDER BY id FOR NO KEY UPDATE`;
  // The contract limits the stock to an integer, and a seller may have refilled it meanwhile.
  await database.$executeRaw`
    UPDATE products p SET stock = least(p.stock::bigint + back.quantity, 2147483647)
    FROM (
      SELECT product_id, sum(quantity) AS quantity FROM order_items
      WHERE order_id = ANY (${orderIds}::integer[]) GROUP BY product_id
    ) back
    WHERE p.id = back.product_id`;
}
