import type { Handler } from '../../api/pipeline/handlers.js';
import type { OrderAction } from './order-states.js';
import { type StepInput, takeStep } from './order-steps.js';
import { findOrder, type OrderAccess, readOrder } from './orders.js';

/** Shows an order to its participants. */
export const getOrder: Handler<'getOrder'> = async (input) => show(input, await findOrder(input));

export const payOrder: Handler<'payOrder'> = (input) => act(input, 'pay');
export const completeOrder: Handler<'completeOrder'> = (input) => act(input, 'complete');
export const refundOrder: Handler<'refundOrder'> = (input) => act(input, 'refund');

export const disputeOrder: Handler<'disputeOrder'> = async (input) => {
  const order = await takeStep(input, 'dispute');
  const { path, body, database } = input;
  await database.order.update({ where: { id: path.id }, data: { disputeReason: body.reason }, select: { id: true } });
  return show(input, order);
};

export const withdrawOrder: Handler<'withdrawOrder'> = async (input) => {
  await takeStep(input, 'withdraw');
  return { status: 200, body: { id: input.path.id, deleted: true } };
};

/** Takes a step of an order, and returns the order. */
async function act(input: StepInput, action: OrderAction) {
  return show(input, await takeStep(input, action));
}

async function show({ path, database, parts }: Pick<StepInput, 'path' | 'database' | 'parts'>, { sees }: OrderAccess) {
  return { status: 200 as const, body: await readOrder(database, path.id, parts.config.currency, sees) };
}
