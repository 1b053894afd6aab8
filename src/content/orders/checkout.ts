import type { Handler } from '../../api/pipeline/handlers.js';
import type { Statement } from '../../core/database/statement.js';
import type { CartItems } from './cart-quotes.js';
import { confirmOrders } from './order-mails.js';
import { refuseOwn } from './orders.js';
import { placeCart, showPlaced } from './placing.js';
import { previewCart } from './preview.js';

const cartOf = (user: number): CartItems => ({
  name: 'of_member',
  sql: 'SELECT product_id, variant_id, quantity FROM cart_items WHERE user_id = $1',
  value: user,
});

export const previewCheckout: Handler<'previewCheckout'> = (input) =>
  previewCart(input, cartOf(input.caller.id), input.body);

/** $1 user. The items as they are read stay until the end. */
const lockItems: Statement<number> = {
  name: 'lock_cart_items',
  text: 'SELECT count(*)::text AS reply FROM (SELECT FROM cart_items WHERE user_id = $1 FOR UPDATE) locked',
};

export const createCheckout: Handler<'createCheckout'> = async (input) => {
  const { caller, database, parts, refuse } = input;
  await database.$one(lockItems, [caller.id]);
  const { ids, lines, texts } = await placeCart(
    {
      ...input,
      buyer: () => caller.id,
      admit: (lines) =>
        refuseOwn(
          lines.map(({ product_id: id, ownerId }) => ({ id, ownerId })),
          caller,
          refuse,
        ),
    },
    cartOf(caller.id),
    input.body,
  );
  await confirmOrders({ database, config: parts.config }, ids, texts);
  const ordered = lines.map(({ product_id: productId, variant_id: id }) => ({ productId, variantId: id ?? 0 }));
  await database.cartItem.deleteMany({ where: { userId: caller.id, OR: ordered } });
  return { status: 201, body: await showPlaced(database, ids, parts.config) };
};
