import type { Handler } from '../../api/pipeline/handlers.js';
import { limitFiles } from '../attachments.js';
import { downloadOf } from '../downloads.js';
import { answerLastDispute } from './disputes.js';
import { stepsOfOrder } from './order-queries.js';
import type { OrderAction } from './order-states.js';
import { type Requested, type StepInput, takeStep } from './order-steps.js';
import { findOrder, type OrderAccess, orderedFile, readOrder } from './orders.js';

/** Shows an order to its participants. */
export const getOrder: Handler<'getOrder'> = async (input) => show(input, await findOrder(input));

export const payOrder: Handler<'payOrder'> = (input) => {
  const { body: { amount: received } = {}, refuse } = input;
  return act(input, 'pay', { received, refuseAmount: (message) => refuse('amount_differs', { message }) });
};
export const completeOrder: Handler<'completeOrder'> = (input) => act(input, 'complete');
export const refundOrder: Handler<'refundOrder'> = (input) => {
  const { body: { reason, ...refund } = {}, refuse } = input;
  const refuseExcess = (left: string) =>
    refuse('refund_exceeds_order', {
      message: `At most ${left} is left to refund, of items that were not refunded yet.`,
    });
  return act(input, 'refund', { reason, refund, refuseExcess });
};
export const cancelOrder: Handler<'cancelOrder'> = (input) => act(input, 'cancel', input.body);
export const disputeOrder: Handler<'disputeOrder'> = (input) => {
  limitFiles(input.body, 'reason');
  return act(input, 'dispute', input.body);
};
export const answerDispute: Handler<'answerDispute'> = async (input) => {
  limitFiles(input.body, 'text');
  return show(input, await answerLastDispute(input, input.body.text));
};

export const withdrawOrder: Handler<'withdrawOrder'> = async (input) => {
  await takeStep(input, 'withdraw');
  return { status: 200, body: { id: input.path.id, deleted: true } };
};

/** Lists the steps of an order, for its participants. */
export const listOrderEvents: Handler<'listOrderEvents'> = async (input) => {
  await findOrder(input);
  return { status: 200, body: await input.database.$one(stepsOfOrder, [input.path.id]) };
};

/** Links to the file of an item of an order that is paid. */
export const getOrderDownloadUrl: Handler<'getOrderDownloadUrl'> = async (input) => {
  const { path, database, refuse } = input;
  const { sees } = await findOrder(input);
  const own = sees === null ? {} : { product: { ownerId: sees } };
  const file = await orderedFile(database, { orderId: path.id, productId: path.product_id, ...own });
  if (file === null) throw refuse('file_not_found');
  return { status: 200, body: await downloadOf(input, file) };
};

/** Takes a step of an order, and returns the order. */
async function act(input: StepInput, action: Exclude<OrderAction, 'answer'>, requested: Requested = {}) {
  return show(input, await takeStep(input, action, requested));
}

async function show({ path, database, parts }: Pick<StepInput, 'path' | 'database' | 'parts'>, { sees }: OrderAccess) {
  return { status: 200 as const, body: await readOrder(database, path.id, parts.config.currency, sees) };
}
