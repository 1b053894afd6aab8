import { Prisma } from '../../../generated/prisma/client.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { trimmed } from '../../core/contract/text.js';
import type { Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { mailBuyer } from './order-mails.js';
import { unshippedSql } from './order-queries.js';
import type { OrderStatus, Party } from './order-states.js';
import { addStep, lockOrder } from './order-steps.js';
import { findOrder, isLogged, type OrderAccess } from './orders.js';
import { type Pieces, piecesIn, summed } from './refunds.js';
import { mostShipments, shipmentById, shipmentsOf } from './shipment-queries.js';

const shippable: readonly OrderStatus[] = ['paid', 'completed', 'disputed'];

export const listOrderShipments: Handler<'listOrderShipments'> = async (input) => {
  const canShip = shipperOf(await findOrder(input)) !== undefined;
  return { status: 200, body: await input.database.$one(shipmentsOf, [input.path.id, canShip]) };
};

/** The role in which the caller ships an order: its seller, or for the shop its staff. */
const shipperOf = ({ area, parties }: OrderAccess): Party | undefined =>
  parties.find((party) => party === 'seller' || (party === 'staff' && area === 'shop'));

export const createShipment: Handler<'createShipment'> = async (input) => {
  const { path, body = {}, caller, database, parts, record, refuse } = input;
  const { items: wanted, carrier = null, tracking = null, url = null } = body;
  const access = await findOrder(input);
  const party = shipperOf(access);
  if (party === undefined) throw refuse('not_owner', { message: 'You cannot ship this order.' });
  const order = await lockOrder(database, path.id);
  if (order === null || !shippable.includes(order.status)) {
    throw refuse('invalid_transition', { message: `This order is ${order?.status} and cannot be shipped.` });
  }
  if ((await database.shipment.count({ where: { orderId: path.id } })) >= mostShipments) {
    throw refuse('quota_exceeded', { message: `An order has at most ${mostShipments} shipments.` });
  }
  const left = await unshipped(database, path.id);
  const items = wanted === undefined ? left : summed(wanted);
  if (!piecesIn(items, left)) throw refuse('shipment_exceeds_order');
  await database.$executeRaw`
    UPDATE order_items i SET shipped = i.shipped + sent.quantity
    FROM json_to_recordset(${JSON.stringify(items)}::json) sent (product_id integer, variant_id integer, quantity integer)
    WHERE i.order_id = ${path.id} AND i.product_id = sent.product_id AND i.variant_id = coalesce(sent.variant_id, 0)`;
  const [created] = await database.$queryRaw<{ id: number }[]>`
    INSERT INTO shipments (order_id, items, carrier, tracking, url)
    VALUES (${path.id}, ${JSON.stringify(items)}::json, ${carrier && trimmed(carrier)}, ${tracking && trimmed(tracking)}, ${url}) RETURNING id`;
  const { id } = created as { id: number };
  await addStep(database, path.id, { type: 'shipped', party, actorId: caller.id, items });
  await mailBuyer({ database, config: parts.config }, path.id, { kind: 'order_shipped', data: { id } });
  if (isLogged(party, access.area)) await record({ target: 'order', id: path.id });
  return { status: 201, body: await database.$one(shipmentById, [id]) };
};

/** Pieces left to ship of an order, which is locked. Files and services are not sent. */
const unshipped = (database: Transaction, order: number) => database.$queryRaw<Pieces[]>`
  SELECT i.product_id, nullif(i.variant_id, 0) AS variant_id, ${Prisma.raw(unshippedSql)} AS quantity FROM order_items i
  WHERE i.order_id = ${order} AND i.kind = 'physical' AND ${Prisma.raw(unshippedSql)} > 0 ORDER BY i.product_id, i.variant_id`;

export const deliverShipment: Handler<'deliverShipment'> = async (input) => {
  const { path, caller, database, record, refuse } = input;
  const order = await findOrder(input);
  const party = order.parties.find((each) => each === 'buyer') ?? shipperOf(order);
  if (party === undefined) throw refuse('not_owner', { message: 'You cannot mark this shipment as delivered.' });
  const shipment = await lockedRow<{ items: Pieces[]; isDelivered: boolean }>(database)`
    SELECT items, delivered_at IS NOT NULL AS "isDelivered" FROM shipments
    WHERE id = ${path.shipment_id} AND order_id = ${path.id} FOR UPDATE`;
  if (shipment === null) throw refuse('shipment_not_found');
  if (shipment.isDelivered) throw refuse('invalid_transition', { message: 'This shipment is delivered already.' });
  const id = path.shipment_id;
  await database.$executeRaw`UPDATE shipments SET delivered_at = clock_timestamp() WHERE id = ${id}`;
  await addStep(database, path.id, { type: 'delivered', party, actorId: caller.id, items: shipment.items });
  if (isLogged(party, order.area)) await record({ target: 'order', id: path.id });
  return { status: 200, body: await database.$one(shipmentById, [id]) };
};
