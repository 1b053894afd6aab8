import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { cart, lockCart, mostItems, putIntoCart } from './cart-queries.js';

type CartInput = Pick<Input<'getCart'>, 'caller' | 'database' | 'origin' | 'parts'>;

const showCart = async ({ caller, database, origin, parts }: CartInput) => ({
  status: 200 as const,
  body: await database.$one(cart, [caller.id, parts.config.currency, origin()]),
});

export const getCart: Handler<'getCart'> = showCart;

export const setCartItem: Handler<'setCartItem'> = async (input) => {
  const { path, body, caller, database, refuse } = input;
  const { product_id: id } = path;
  // Sent at once: the statements follow each other, and nothing waits for a reply between them.
  const [, wanted, reply] = await Promise.all([
    database.$json(lockCart, [caller.id]),
    database.$json(putIntoCart, [caller.id, id, body.quantity]),
    showCart(input),
  ]);
  const { others, is_whole: isWhole } = wanted?.parse() ?? {};
  if (others === undefined) throw refuse('product_not_found');
  if (!isWhole) throw refuse('variant_required', { message: `Product ${id} has options: name one of its variants.` });
  if (others >= mostItems) throw refuse('quota_exceeded', { message: `A cart has at most ${mostItems} products.` });
  return reply;
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
