import type { Handler } from '../../api/pipeline/handlers.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import { tellGuest } from './order-mails.js';
import { type Party, type ReturnAction, type ReturnStatus, returnSteps, stepOf } from './order-states.js';
import { addStep, lockOrder, type StepInput } from './order-steps.js';
import { findOrder, isLogged } from './orders.js';
import type { Pieces } from './refunds.js';
import { requestReturn, returnById, showReturns } from './return-requests.js';

export const listOrderReturns: Handler<'listOrderReturns'> = async (input) => {
  const { path, database } = input;
  await findOrder(input);
  return { status: 200, body: await showReturns(database, path.id) };
};

export const createReturn: Handler<'createReturn'> = async (input) => {
  const { path, body, caller, database, refuse } = input;
  const { parties } = await findOrder(input);
  if (!parties.includes('buyer')) throw refuse('not_owner', { message: 'Only the buyer can ask for a return.' });
  return {
    status: 201,
    body: await requestReturn({ database, refuse }, { ...body, order: path.id, buyer: caller.id }),
  };
};

type DecideInput = StepInput & {
  path: { return_id: number };
  refuse: (code: 'return_not_found', details?: ProblemDetails) => Problem;
};

/** Takes a step of a return. The first of two concurrent requests wins. */
async function decide(input: DecideInput, action: ReturnAction, answer?: string) {
  const { path, caller, database, parts, record, refuse } = input;
  const { parties, area } = await findOrder(input);
  const order = await lockOrder(database, path.id);
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
  if (order?.isGuest) await tellGuest({ database, config: parts.config }, path.id, `return_${step.to}`);
  if (isLogged(party, area)) await record?.({ target: 'order', id: path.id });
  return { status: 200 as const, body: await database.$one(returnById, [asked.id]) };
}

export const acceptReturn: Handler<'acceptReturn'> = (input) => decide(input, 'accept', input.body?.answer);
export const declineReturn: Handler<'declineReturn'> = (input) => decide(input, 'decline', input.body.answer);
export const receiveReturn: Handler<'receiveReturn'> = (input) => decide(input, 'receive');
