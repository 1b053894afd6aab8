import type { Handler } from '../../api/pipeline/handlers.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import type { Transaction } from '../../core/database/client.js';
import { arraySql, isoSql } from '../../core/database/formats.js';
import { replying } from '../../core/database/statement.js';
import { type Party, type ReturnAction, type ReturnStatus, returnSteps, stepOf } from './order-states.js';
import { addStep, lockOrder, type StepInput } from './order-steps.js';
import { findOrder, isLogged } from './orders.js';
import { type Pieces, piecesIn, summed } from './refunds.js';
import { settingsOf } from './sales-settings.js';

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
const returnById = replying('Return', {
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

export const listOrderReturns: Handler<'listOrderReturns'> = async (input) => {
  const { path, database } = input;
  await findOrder(input);
  const before = await returnBefore(database as Transaction, path.id);
  return { status: 200, body: await database.$one(returnsOf, [path.id, before]) };
};

export const createReturn: Handler<'createReturn'> = async (input) => {
  const { path, body, caller, database, refuse } = input;
  const { parties } = await findOrder(input);
  if (!parties.includes('buyer')) throw refuse('not_owner', { message: 'Only the buyer can ask for a return.' });
  await lockOrder(database, path.id);
  const before = await returnBefore(database, path.id);
  if (before === null || before < new Date()) {
    throw refuse('invalid_transition', { message: 'This order cannot be returned, or no longer.' });
  }
  if ((await database.return.count({ where: { orderId: path.id } })) >= mostReturns) {
    throw refuse('quota_exceeded', { message: `At most ${mostReturns} returns can be asked for of an order.` });
  }
  const items = summed(body.items);
  if (!piecesIn(items, await returnable(database, path.id))) throw refuse('return_exceeds_order');
  const [created] = await database.$queryRaw<{ id: number }[]>`
    INSERT INTO returns (order_id, items, reason) VALUES (${path.id}, ${JSON.stringify(items)}::json, ${body.reason}) RETURNING id`;
  const step = { type: 'return_requested', party: 'buyer', actorId: caller.id, items, reason: body.reason } as const;
  await addStep(database, path.id, step);
  return { status: 201, body: await database.$one(returnById, [(created as { id: number }).id]) };
};

/** Pieces of a locked order that the buyer has, and has not asked to return. Refunded ones count as given back. */
const returnable = (database: Transaction, order: number) => database.$queryRaw<Pieces[]>`
  SELECT i.product_id, nullif(i.variant_id, 0) AS variant_id, (i.quantity - greatest(i.refunded, i.returned) - coalesce(asked.quantity, 0))::integer AS quantity
  FROM order_items i LEFT JOIN (
    SELECT piece.product_id, coalesce(piece.variant_id, 0) AS variant_id, sum(piece.quantity) AS quantity
    FROM returns r CROSS JOIN json_to_recordset(r.items) piece (product_id integer, variant_id integer, quantity integer)
    WHERE r.order_id = ${order} AND r.status IN ('requested', 'accepted') GROUP BY 1, 2
  ) asked USING (product_id, variant_id)
  WHERE i.order_id = ${order}`;

type DecideInput = StepInput & {
  path: { return_id: number };
  refuse: (code: 'return_not_found', details?: ProblemDetails) => Problem;
};

/** Takes a step of a return. The first of two concurrent requests wins. */
async function decide(input: DecideInput, action: ReturnAction, answer?: string) {
  const { path, caller, database, record, refuse } = input;
  const { parties, area } = await findOrder(input);
  await lockOrder(database, path.id);
  const asked = await database.return.findFirst({ where: { id: path.return_id, orderId: path.id } });
  if (asked === null) throw refuse('return_not_found');
  const step = stepOf(returnSteps, action, asked.status as ReturnStatus, parties);
  if (step === 'not_owner') throw refuse(step, { message: `You cannot ${action} this return.` });
  if (step === 'invalid_transition') throw refuse(step, { message: `This return is ${asked.status}.` });
  const items = asked.items as Pieces[];
  await database.$executeRaw`UPDATE returns SET status = ${step.to}, answer = coalesce(${answer ?? null}, answer) WHERE id = ${asked.id}`;
  if (action === 'receive') {
    await database.$executeRaw`
      UPDATE order_items i SET returned = i.returned + back.quantity
      FROM json_to_recordset(${JSON.stringify(items)}::json) back (product_id integer, variant_id integer, quantity integer)
      WHERE i.order_id = ${path.id} AND i.product_id = back.product_id AND i.variant_id = coalesce(back.variant_id, 0)`;
  }
  const party = parties.find((each) => step.by.includes(each)) as Party;
  await addStep(database, path.id, { type: `return_${step.to}`, party, actorId: caller.id, items, reason: answer });
  if (isLogged(party, area)) await record?.({ target: 'order', id: path.id });
  return { status: 200 as const, body: await database.$one(returnById, [asked.id]) };
}

export const acceptReturn: Handler<'acceptReturn'> = (input) => decide(input, 'accept', input.body?.answer);
export const declineReturn: Handler<'declineReturn'> = (input) => decide(input, 'decline', input.body.answer);
export const receiveReturn: Handler<'receiveReturn'> = (input) => decide(input, 'receive');
