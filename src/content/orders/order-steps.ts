import type { StaffAction } from '../../api/audit/entries.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import type { Database, Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { inTransaction } from '../../core/database/transaction.js';
import { bookSale } from '../payments/ledger.js';
import { endPayments, followRefund } from '../payments/payments.js';
import { tellGuest } from './order-mails.js';
import { type OrderAction, type OrderStatus, type Party, type Step, stepOf, steps } from './order-states.js';
import { type FindOrderInput, findOrder, isLogged, type OrderAccess } from './orders.js';
import {
  amountOf,
  minorUnits,
  orderedPieces,
  type Pieces,
  type RefundRequest,
  refundOf,
  returnStock,
} from './refunds.js';

type Refusal = 'order_not_found' | 'component_inactive' | 'not_owner' | 'invalid_transition';
/** Handler input of a step. */
export type StepInput = Omit<FindOrderInput, 'refuse'> & {
  /** Logs the steps that staff may take. */
  record: ((done: StaffAction) => Promise<void>) | undefined;
  refuse: (code: Refusal, details?: ProblemDetails) => Problem;
};

/** Details of a requested step. */
export type Requested = {
  reason?: string | undefined;
  refund?: RefundRequest | undefined;
  /** The refusal of a refund of more than is left, given that amount. */
  refuseExcess?: (left: string) => Problem;
  /** The amount received, if it was said, and the refusal of another than that of the order. */
  received?: number | undefined;
  refuseAmount?: (message: string) => Problem;
};

/**
 * The step of an order that the caller may take now, and their role in it.
 * @throws order_not_found, component_inactive, not_owner, invalid_transition
 */
export async function requireStep(input: StepInput, action: OrderAction) {
  const { refuse } = input;
  const order = await findOrder(input);
  const isForeign = action === 'answer' && order.area === 'marketplace';
  const isNoStaff = order.status === 'disputed' && (isForeign || order.parties.length > 1);
  // Nobody decides a dispute of their own, or answers for the store of another.
  const parties = isNoStaff ? order.parties.filter((party) => party !== 'staff') : order.parties;
  const step = stepOf(steps, action, order.status, parties);
  if (step === 'not_owner') {
    throw refuse(step, { message: `You cannot ${action} this order.` });
  }
  if (step === 'invalid_transition') {
    throw refuse(step, { message: `This order is ${order.status} and cannot ${participles[action]}.` });
  }
  return { order, step, party: parties.find((each) => step.by.includes(each)) as Party };
}

/**
 * Takes a step of an order, and writes it into the timeline. The first of two concurrent requests wins; the other is refused as late.
 * @throws order_not_found, component_inactive, not_owner, invalid_transition, refund_exceeds_order
 */
export async function takeStep(
  input: StepInput,
  action: Exclude<OrderAction, 'answer'>,
  { reason, refund, refuseExcess, received, refuseAmount }: Requested = {},
): Promise<OrderAccess> {
  const { path, caller, database, record, parts, refuse } = input;
  const { order, step, party } = await requireStep(input, action);
  const locked = await claim(database, path.id, step);
  if (locked === null) {
    throw refuse('invalid_transition');
  }
  const currency = locked.currency ?? parts.config.currency;
  if (received !== undefined) {
    const missing = locked.total - minorUnits(received, currency);
    const difference = `${amountOf(missing < 0n ? -missing : missing, currency)} ${currency}`;
    if (missing !== 0n) throw refuseAmount?.(`${difference} ${missing > 0n ? 'is missing' : 'is too much'}.`);
  }
  const back = await refundOf(database, step, { ...locked, id: path.id, currency }, refund);
  if (back === 'too much') {
    throw refuseExcess?.(`${amountOf(locked.total - locked.refunded, currency)} ${currency}`);
  }
  const isWhole = locked.refunded + (back?.amount ?? 0n) === locked.total;
  const status = step.action === 'refund' && !isWhole ? (step.partly ?? step.from) : step.to;
  await database.$executeRaw`
    UPDATE orders SET status = ${status}::order_status, refunded = refunded + ${back?.amount ?? 0n}::bigint,
      paid_at = CASE WHEN ${action} = 'pay' THEN clock_timestamp() ELSE paid_at END,
      payment_reference = CASE WHEN ${action} = 'pay' THEN ${`recorded by user ${caller.id}`} ELSE payment_reference END,
      dispute_reason = CASE WHEN ${action} = 'dispute' THEN ${reason ?? null} ELSE dispute_reason END,
      cancel_reason = CASE WHEN ${step.to} = 'cancelled' THEN ${reason ?? null} ELSE cancel_reason END
    WHERE id = ${path.id}`;
  const done = { party, actorId: caller.id };
  const isMoneyless = status === step.partly && back?.amount === 0n;
  await addStep(database, path.id, {
    ...{ ...done, items: back?.items, reason },
    type: isMoneyless ? status : step.to,
    amount: action === 'pay' ? locked.total : isMoneyless ? undefined : back?.amount,
  });
  const isEnded = status === step.partly && !isMoneyless;
  const endedBy = isEnded ? await addStep(database, path.id, { ...done, type: status }) : null;
  if (step.from === 'pending' && locked.paymentId !== null) await endPayments(database, [path.id]);
  if (action === 'pay') await bookSale(database, { orderId: path.id, isDirect: true });
  if (back !== null && back.amount > 0n) {
    await followRefund(database, { ...locked, id: path.id }, { amount: back.amount, endedBy });
  }
  if (locked.isGuest) await tellGuest({ database, config: parts.config }, path.id, step.to);
  if (isLogged(party, order.area))
    await record?.({ target: 'order', id: path.id, details: { from: step.from, to: status } });
  return order;
}

const participles: Record<OrderAction, string> = {
  pay: 'be paid',
  complete: 'be completed',
  dispute: 'be disputed',
  answer: 'be answered',
  refund: 'be refunded',
  cancel: 'be cancelled',
  withdraw: 'be withdrawn',
};

/** Amounts are in the minor unit of the currency. */
type LockedOrder = {
  currency: string | null;
  total: bigint;
  refunded: bigint;
  paymentId: number | null;
  reference: string | null;
  isGuest: boolean;
};

/** Locks the order's row if the step can still be taken. A request that waited here sees the other's changes. */
const claim = (
  database: Transaction,
  id: number,
  { from, withinDays, unshipped = false }: Step,
): Promise<LockedOrder | null> =>
  lockedRow<LockedOrder>(database)`
    SELECT currency, refunded, payment_id AS "paymentId", payment_reference AS reference,
      guest_email IS NOT NULL AS "isGuest", coalesce(
      total, (SELECT sum(minor_units(price, currency) * quantity)::bigint FROM order_items WHERE order_id = orders.id)
    ) AS total
    FROM orders
    WHERE id = ${id} AND status = ${from}::order_status
      AND (${withinDays ?? null}::integer IS NULL OR paid_at > now() - interval '1 day' * ${withinDays ?? null}::integer)
      AND NOT (${unshipped} AND EXISTS (SELECT FROM shipments WHERE order_id = orders.id))
    FOR UPDATE`;

/** Locks the row of an order until the transaction ends, as each step does; null for no order. */
export const lockOrder = (database: Transaction, id: number) =>
  lockedRow<{ status: OrderStatus; isGuest: boolean }>(database)`
    SELECT status::text, guest_email IS NOT NULL AS "isGuest" FROM orders WHERE id = ${id} FOR UPDATE`;

type NewStep = {
  type: string;
  party: Party;
  actorId: number;
  amount?: bigint | undefined;
  items?: Pieces[] | undefined;
  reason?: string | undefined;
};

/** Writes a step into the timeline of an order. Returns its id. */
export async function addStep(database: Transaction, orderId: number, step: NewStep): Promise<number> {
  const { type, party, actorId, amount = null, items, reason = null } = step;
  const data = { orderId, type, party, actorId, amount, reason, ...(items && { items }) };
  return (await database.orderStep.create({ data, select: { id: true } })).id;
}

const batch = 200;

/**
 * Cancels orders that were not paid in time, and returns how many. Several servers may do so at once: each takes orders that no other has
 * locked, and each order's changes are one transaction. So no state is kept between runs, no server is a single point of failure, and no
 * job library is needed.
 */
export async function cancelUnpaidOrders(database: Pick<Database, 'prisma' | 'pool'>): Promise<number> {
  const step = steps.find(({ afterMinutes }) => afterMinutes !== undefined) as Step;
  let cancelled = 0;
  for (let count = batch; count === batch; cancelled += count) {
    count = await inTransaction(database, async (transaction) => {
      const orders = await transaction.$queryRaw<{ id: number }[]>`
        SELECT id FROM orders
        WHERE status = ${step.from}::order_status AND created_at < now() - interval '1 minute' * ${step.afterMinutes}::integer
          AND (pay_before IS NULL OR pay_before < now())
        ORDER BY created_at LIMIT ${batch} FOR UPDATE SKIP LOCKED`;
      const ids = orders.map(({ id }) => id);
      if (ids.length > 0) {
        await returnStock(transaction, await orderedPieces(transaction, ids));
        await transaction.order.updateMany({ where: { id: { in: ids } }, data: { status: step.to } });
        const data = ids.map((orderId) => ({ orderId, type: step.to, party: 'system' }));
        await transaction.orderStep.createMany({ data });
        await endPayments(transaction, ids);
      }
      return ids.length;
    });
  }
  return cancelled;
}
