import type { Request } from 'express';
import { ownPath } from './components/context.js';
import { isSentByOthers } from './middleware/csrf.js';
import type { Page, Visit } from './visit.js';

/** A product or a variant in the cart of a visitor, who has it in a cookie. */
export type GuestItem = { id: number; quantity: number };

const name = 'cart';
/** Products in a cart at most, as in that of an account. */
const most = 50;
/** Milliseconds that a browser keeps it. */
const maxAge = 30 * 86_400_000;

/** The items of a visitor's cart: `12x2.15x1` is two of 12 and one of 15. */
export function guestCart({ cookies }: Pick<Request, 'cookies'>): GuestItem[] {
  const text = String((cookies as Record<string, unknown> | undefined)?.[name] ?? '');
  return text
    .split('.')
    .slice(0, most)
    .flatMap((each) => {
      const [, id, quantity] = /^([1-9]\d{0,8})x([1-9]\d{0,2})$/.exec(each) ?? [];
      return id === undefined ? [] : [{ id: Number(id), quantity: Number(quantity) }];
    });
}

/** Keeps the cart of a visitor in the browser. */
export function keepGuestCart({ req, res }: Pick<Visit, 'req' | 'res'>, items: readonly GuestItem[]): void {
  if (items.length === 0) {
    res.clearCookie(name);
    return;
  }
  const text = items.map(({ id, quantity }) => `${id}x${quantity}`).join('.');
  res.cookie(name, text, { maxAge, httpOnly: true, sameSite: 'lax', secure: req.secure });
}

/**
 * Puts an item into the cart of a visitor, or removes it with the quantity 0. The form has no token, so that pages of products are the same
 * for all visitors: it changes only this cookie.
 */
const post: Page = async (visit) => {
  const { req, field } = visit;
  const [id, quantity] = [Number(field('product_id')), Number(field('quantity'))];
  const isValid = Number.isInteger(id) && id > 0 && Number.isInteger(quantity) && quantity >= 0 && quantity < 1000;
  const others = guestCart(req).filter((item) => item.id !== id);
  if (!isSentByOthers(req) && isValid && others.length < most) {
    keepGuestCart(visit, quantity === 0 ? others : [...others, { id, quantity }]);
  }
  await visit.redirect(ownPath('/cart'));
};

/** The cart of a visitor. */
export const visitorsCart = { post };
