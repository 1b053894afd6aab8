import { Prisma } from '../../../generated/prisma/client.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { confirmOrders } from './order-mails.js';
import { refuseOwn } from './orders.js';
import { type CartSql, placeCart, previewCart, showPlaced } from './placing.js';

const cartOf = (user: number): CartSql =>
  Prisma.sql`SELECT product_id, variant_id, quantity FROM cart_items WHERE user_id = ${user}`;

export const previewCheckout: Handler<'previewCheckout'> = (input) =>
  previewCart(input, cartOf(input.caller.id), input.body);

export const createCheckout: Handler<'createCheckout'> = async (input) => {
  const { caller, database, parts, refuse } = input;
  // The items as they are read stay until the end.
  await database.$executeRaw`SELECT FROM cart_items WHERE user_id = ${caller.id} FOR UPDATE`;
  const { ids, lines } = await placeCart(input, cartOf(caller.id), input.body);
  refuseOwn(
    lines.map(({ product_id: id, ownerId }) => ({ id, ownerId })),
    caller,
    refuse,
  );
  await confirmOrders({ database, config: parts.config }, ids);
  const ordered = lines.map(({ product_id: productId, variant_id: id }) => ({ productId, variantId: id ?? 0 }));
  await database.cartItem.deleteMany({ where: { userId: caller.id, OR: ordered } });
  return { status: 201, body: await showPlaced(database, ids, parts.config) };
};
