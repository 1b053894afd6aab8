import { Prisma } from '../../../generated/prisma/client.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { arraySql } from '../../core/database/formats.js';
import { row } from '../../core/database/row.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { replying } from '../../core/database/statement.js';
import { imageUrlSql, pictureByIdSql } from '../pictures/pictures.js';
import { chosenSql } from './product.js';

/** Products in a cart at most, as in an order. */
const mostItems = 50;

/** Whether a product `p` can be ordered. */
const isForSale = `CASE WHEN p.store_id IS NULL THEN p.status = 'active' ELSE p.listed END`;

/** Whether what an item `i` names is still a variant `v` of a product `p` with options, or a product without. */
const isOffered = 'num_nulls(p.options, nullif(i.variant_id, 0), v.id) IN (0, 3)';

/** $1 the user, $2 the currency of products without one, $3 the origin of pages. */
const cart = replying('Cart', {
  name: 'cart',
  text: `SELECT row_to_json(r)::text AS reply FROM (SELECT coalesce((
    SELECT ${arraySql('item', { order: 'p.shelf, p.id, v.position' })}
    FROM cart_items i JOIN products p ON p.id = i.product_id LEFT JOIN product_variants v ON v.id = i.variant_id
    LEFT JOIN stores s ON s.id = p.store_id
    CROSS JOIN LATERAL (
      SELECT p.id AS product_id, ${chosenSql}, CASE WHEN p.store_id IS NULL THEN 'shop' ELSE 'marketplace' END AS area, p.title,
        coalesce(v.price, p.price) AS price, coalesce(p.currency, $2::text) AS currency, i.quantity,
        ${isForSale} AND ${isOffered} AND coalesce(v.stock, p.stock) >= i.quantity AS available,
        coalesce(${pictureByIdSql('$3', 'v.picture_id')}, ${imageUrlSql('$3', row('p'))}) AS image_url, p.store_id, s.name AS store_name
    ) item WHERE i.user_id = $1
  ), '[]') AS items) r`,
});

type CartInput = Pick<Input<'getCart'>, 'caller' | 'database' | 'origin' | 'parts'>;

const showCart = async ({ caller, database, origin, parts }: CartInput) => ({
  status: 200 as const,
  body: await database.$one(cart, [caller.id, parts.config.currency, origin()]),
});

export const getCart: Handler<'getCart'> = showCart;

type Wanted = { others: number; productId: number; variantId: number; isWhole: boolean };

export const setCartItem: Handler<'setCartItem'> = async (input) => {
  const { path, body, caller, database, refuse } = input;
  const { product_id: id } = path;
  // So that two at once do not pass the limit.
  await lockedRow(database)`SELECT id FROM users WHERE id = ${caller.id} FOR NO KEY UPDATE`;
  const [wanted] = await database.$queryRaw<Wanted[]>`
    SELECT p.id AS "productId", coalesce(v.id, 0) AS "variantId", (p.options IS NULL) = (v.id IS NULL) AS "isWhole",
      (SELECT count(*)::integer FROM cart_items WHERE user_id = ${caller.id} AND coalesce(nullif(variant_id, 0), product_id) <> ${id}) AS others
    FROM (SELECT ${id}::integer AS id) w LEFT JOIN product_variants v ON v.id = w.id JOIN products p ON p.id = coalesce(v.product_id, w.id)
    WHERE ${Prisma.raw(isForSale)}`;
  if (wanted === undefined) throw refuse('product_not_found');
  const { others, productId, variantId, isWhole } = wanted;
  if (!isWhole) throw refuse('variant_required', { message: `Product ${id} has options: name one of its variants.` });
  if (others >= mostItems) throw refuse('quota_exceeded', { message: `A cart has at most ${mostItems} products.` });
  await database.$executeRaw`
    INSERT INTO cart_items (user_id, product_id, variant_id, quantity) VALUES (${caller.id}, ${productId}, ${variantId}, ${body.quantity})
    ON CONFLICT (user_id, product_id, variant_id) DO UPDATE SET quantity = excluded.quantity`;
  return showCart(input);
};

export const deleteCartItem: Handler<'deleteCartItem'> = async (input) => {
  const { path, caller, database, refuse } = input;
  const { product_id: id } = path;
  const { count } = await database.cartItem.deleteMany({
    where: { userId: caller.id, OR: [{ productId: id, variantId: 0 }, { variantId: id }] },
  });
  if (
    count === 0 &&
    (await database.product.count({ where: { OR: [{ id }, { variants: { some: { id } } }] } })) === 0
  ) {
    throw refuse('product_not_found');
  }
  return showCart(input);
};
