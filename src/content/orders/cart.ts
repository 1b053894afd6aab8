import { Prisma } from '../../../generated/prisma/client.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { arraySql } from '../../core/database/formats.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { replying } from '../../core/database/statement.js';

/** Products in a cart at most, as in an order. */
const mostItems = 50;

/** Whether a product `p` can be ordered. */
const isForSale = `CASE WHEN p.store_id IS NULL THEN p.status = 'active' ELSE p.listed END`;

/** $1 the user, $2 the currency of products without one. */
const cart = replying('Cart', {
  name: 'cart',
  text: `SELECT row_to_json(r)::text AS reply FROM (SELECT coalesce((
    SELECT ${arraySql('item', { order: 'p.shelf, p.id' })}
    FROM cart_items c JOIN products p ON p.id = c.product_id LEFT JOIN stores s ON s.id = p.store_id
    CROSS JOIN LATERAL (
      SELECT p.id AS product_id, CASE WHEN p.store_id IS NULL THEN 'shop' ELSE 'marketplace' END AS area, p.title, p.price,
        coalesce(p.currency, $2::text) AS currency, c.quantity, ${isForSale} AND p.stock >= c.quantity AS available, p.image_url, p.store_id,
        s.name AS store_name
    ) item WHERE c.user_id = $1
  ), '[]') AS items) r`,
});

export const getCart: Handler<'getCart'> = async ({ caller, database, parts }) => ({
  status: 200,
  body: await database.$one(cart, [caller.id, parts.config.currency]),
});

export const setCartItem: Handler<'setCartItem'> = async ({ path, body, caller, database, parts, refuse }) => {
  const { product_id: productId } = path;
  // So that two at once do not pass the limit.
  await lockedRow(database)`SELECT id FROM users WHERE id = ${caller.id} FOR NO KEY UPDATE`;
  const [state] = await database.$queryRaw<{ others: number; found: boolean }[]>`
    SELECT (SELECT count(*)::integer FROM cart_items WHERE user_id = ${caller.id} AND product_id <> ${productId}) AS others,
      EXISTS (SELECT FROM products p WHERE p.id = ${productId} AND ${Prisma.raw(isForSale)}) AS found`;
  if (!state?.found) throw refuse('product_not_found');
  if (state.others >= mostItems)
    throw refuse('quota_exceeded', { message: `A cart has at most ${mostItems} products.` });
  await database.$executeRaw`
    INSERT INTO cart_items (user_id, product_id, quantity) VALUES (${caller.id}, ${productId}, ${body.quantity})
    ON CONFLICT (user_id, product_id) DO UPDATE SET quantity = excluded.quantity`;
  return { status: 200, body: await database.$one(cart, [caller.id, parts.config.currency]) };
};

export const deleteCartItem: Handler<'deleteCartItem'> = async ({ path, caller, database, parts, refuse }) => {
  const { product_id: productId } = path;
  const { count } = await database.cartItem.deleteMany({ where: { userId: caller.id, productId } });
  if (count === 0 && (await database.product.count({ where: { id: productId } })) === 0) {
    throw refuse('product_not_found');
  }
  return { status: 200, body: await database.$one(cart, [caller.id, parts.config.currency]) };
};
