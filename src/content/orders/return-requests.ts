import type { components } from '../../../generated/openapi.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import type { Queries, Transaction } from '../../core/database/client.js';
import { arraySql, isoSql } from '../../core/database/formats.js';
import { replying } from '../../core/database/statement.js';
import { addStep, lockOrder } from './order-steps.js';
import { type Pieces, piecesIn, summed } from './refunds.js';
import { settingsOf } from './sales-settings.js';

type Schemas = components['schemas'];

/** Returns of an order at most. */
const mostReturns = 50;

/** A return `r` as the contract shows it. */
const fields = `r.id, r.order_id, r.status, r.items, r.reason, r.answer, ${isoSql('r.created_at')} AS created_at`;

/** $1 order, $2 until when the buyer can ask for one. */
const returnsOf = replying('ReturnList', {
  name: 'returns',
  text: `SELECT row_to_json(r)::text AS reply FROM (SELECT coalesce((
    SELECT ${arraySql('asked', { order: 'asked.id' })}
    FROM (SELECT ${fields} FROM returns r WHERE r.order_id = $1 ORDER BY r.id LIMIT ${mostReturns}) asked
  ), '[]') AS returns, ${isoSql('$2::timestamptz')} AS return_before) r`,
});

/** $1 return. */
export const returnById = replying('Return', {
  name: 'return',
  text: `SELECT row_to_json(r)::text AS reply FROM (SELECT ${fields} FROM returns r WHERE r.id = $1) r`,
});

/** Until when the buyer of an order can ask for a return: days from the last delivery or the completion on; null if never. */
async function returnBefore(database: Transaction, id: number): Promise<Date | null> {
  const [order] = await database.$queryRaw<{ seller: number; days: number | null; from: Date | null }[]>`
    SELECT coalesce((SELECT min(store_id) FROM order_stores WHERE order_id = o.id), 0) AS seller, o.return_days AS days, greatest(
        (SELECT max(delivered_at) FROM shipments WHERE order_id = o.id),
        (SELECT max(created_at) FROM order_steps WHERE order_id = o.id AND type = 'completed')
      ) AS "from"
    FROM orders o WHERE o.id = ${id} AND o.status IN ('paid', 'completed')`;
  if (order === undefined || order.from === null) return null;
  const days = order.days ?? (await settingsOf(database, [order.seller]))(order.seller).return_days;
  return days === 0 ? null : new Date(order.from.getTime() + days * 86_400_000);
}

/** The returns of an order, and until when its buyer can ask for one. */
export const showReturns = async (database: Queries, id: number) =>
  database.$one(returnsOf, [id, await returnBefore(database, id)]);

type Requesting = {
  database: Queries;
  refuse: (code: 'invalid_transition' | 'quota_exceeded' | 'return_exceeds_order', details?: ProblemDetails) => Problem;
};
type Requested = Pick<Schemas['ReturnInput'], 'items' | 'reason'> & { order: number; buyer: number };

/**
 * Asks the seller of an order to take items back.
 * @throws invalid_transition, quota_exceeded, return_exceeds_order
 */
export async function requestReturn(
  { database, refuse }: Requesting,
  { order, buyer, reason, ...requested }: Requested,
) {
  await lockOrder(database, order);
  const before = await returnBefore(database, order);
  if (before === null || before < new Date()) {
    throw refuse('invalid_transition', { message: 'This order cannot be returned, or no longer.' });
  }
  if ((await database.return.count({ where: { orderId: order } })) >= mostReturns) {
    throw refuse('quota_exceeded', { message: `At most ${mostReturns} returns can be asked for of an order.` });
  }
  const items = summed(requested.items);
  if (!piecesIn(items, await returnable(database, order))) throw refuse('return_exceeds_order');
  const [created] = await database.$queryRaw<{ id: number }[]>`
    INSERT INTO returns (order_id, items, reason) VALUES (${order}, ${JSON.stringify(items)}::json, ${reason}) RETURNING id`;
  await addStep(database, order, { type: 'return_requested', party: 'buyer', actorId: buyer, items, reason });
  return await database.$one(returnById, [(created as { id: number }).id]);
}

/** Pieces of a locked order that the buyer has, and has not asked to return. Refunded ones count as given back. */
const returnable = (database: Transaction, order: number) => database.$queryRaw<Pieces[]>`
  SELECT i.product_id, nullif(i.variant_id, 0) AS variant_id, (i.quantity - greatest(i.refunded, i.returned) - coalesce(asked.quantity, 0))::integer AS quantity
  FROM order_items i LEFT JOIN (
    SELECT piece.product_id, coalesce(piece.variant_id, 0) AS variant_id, sum(piece.quantity) AS quantity
    FROM returns r CROSS JOIN json_to_recordset(r.items) piece (product_id integer, variant_id integer, quantity integer)
    WHERE r.order_id = ${order} AND r.status IN ('requested', 'accepted') GROUP BY 1, 2
  ) asked USING (product_id, variant_id)
  WHERE i.order_id = ${order}`;
