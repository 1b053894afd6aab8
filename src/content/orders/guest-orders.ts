import type { Handler, Input } from '../../api/pipeline/handlers.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import { guestOrders, idIn } from '../../core/database/secrets.js';
import { inTransaction } from '../../core/database/transaction.js';
import { downloadOf } from '../downloads.js';
import { stepsOfOrder } from './order-queries.js';
import { orderedFile, readOrder } from './orders.js';
import { requestReturn, showReturns } from './return-requests.js';
import { shipmentsOf } from './shipment-queries.js';

/** Steps and shipments of an order at most, and its returns, so that the reply is not too large. */
const [most, mostReturns] = [15, 5];

type FindInput = Pick<Input<'listGuestOrders'>, 'database' | 'parts'> & {
  path: { token: string };
  refuse: (code: 'order_not_found' | 'component_inactive', details?: ProblemDetails) => Problem;
};

/** The orders of a link, with the account that they belong to. @throws order_not_found, component_inactive */
async function findOrders({ path, database, parts, refuse }: FindInput) {
  const id = await idIn(parts.database.prisma, guestOrders, path.token);
  const isOfToken = { guestEmail: { not: null }, OR: [{ id: id ?? 0 }, { checkoutId: id ?? 0 }] };
  const select = { id: true, buyerId: true, area: true };
  const found = await database.order.findMany({ where: isOfToken, select, orderBy: { id: 'asc' } });
  if (found.length === 0) throw refuse('order_not_found');
  const off = found.find(({ area }) => !parts.config.areas.has(area));
  if (off !== undefined) throw refuse('component_inactive', { component: off.area });
  return found;
}

export const listGuestOrders: Handler<'listGuestOrders'> = async (input) => {
  const { database, parts } = input;
  const orders = (await findOrders(input)).map(async ({ id }) => {
    const [order, steps, parcels, back] = await Promise.all([
      readOrder(database, id, parts.config.currency),
      database.$one(stepsOfOrder, [id]),
      database.$one(shipmentsOf, [id, false]),
      showReturns(database, id),
    ]);
    const [{ events }, { shipments }, { returns, return_before }] = [steps.parse(), parcels.parse(), back.parse()];
    const last = {
      events: events.slice(-most),
      shipments: shipments.slice(-most),
      returns: returns.slice(-mostReturns),
    };
    return { order: order.parse(), ...last, return_before };
  });
  return { status: 200, body: { orders: await Promise.all(orders) } };
};

export const getGuestDownloadUrl: Handler<'getGuestDownloadUrl'> = async (input) => {
  const ids = (await findOrders(input)).map(({ id }) => id);
  const file = await orderedFile(input.database, { orderId: { in: ids }, productId: input.path.product_id });
  if (file === null) throw input.refuse('file_not_found');
  return { status: 200, body: await downloadOf(input, file) };
};

export const createGuestReturn: Handler<'createGuestReturn'> = async (input) => {
  const { body, parts, budget, refuse } = input;
  const order = (await findOrders(input)).find(({ id }) => id === body.order_id);
  if (order === undefined) throw refuse('order_not_found');
  const requested = { ...body, order: order.id, buyer: order.buyerId };
  const request = (database: Parameters<typeof requestReturn>[0]['database']) =>
    requestReturn({ database, refuse }, requested);
  return { status: 200, body: await inTransaction(parts.database, request, budget) };
};
