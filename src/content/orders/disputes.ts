import { addStep, lockOrder, requireStep, type StepInput } from './order-steps.js';
import { isLogged, type OrderAccess } from './orders.js';

/**
 * Answers the dispute of an order. There is one answer to each dispute: a later text replaces it, in the same step.
 * @throws order_not_found, component_inactive, not_owner, invalid_transition
 */
export async function answerLastDispute(input: StepInput, text: string): Promise<OrderAccess> {
  const { path, caller, database, record, refuse } = input;
  const { order, step, party } = await requireStep(input, 'answer');
  if ((await lockOrder(database, path.id))?.status !== step.from) throw refuse('invalid_transition');
  const last = await database.orderStep.findFirst({
    where: { orderId: path.id, type: { in: ['disputed', 'dispute_answered'] } },
    orderBy: { id: 'desc' },
    select: { id: true, type: true, reason: true },
  });
  if (last?.type === 'dispute_answered' && last.reason === text) return order;
  const answer = { party, actorId: caller.id, reason: text };
  if (last?.type === 'dispute_answered') {
    await database.orderStep.update({ where: { id: last.id }, data: answer, select: { id: true } });
  } else {
    await addStep(database, path.id, { type: 'dispute_answered', ...answer });
  }
  // The answer is a field of the order, which has changed then.
  await database.$executeRaw`UPDATE orders SET status = status WHERE id = ${path.id}`;
  if (isLogged(party, order.area)) await record?.({ target: 'order', id: path.id });
  return order;
}
