import type { Handler } from '../../api/pipeline/handlers.js';
import type { Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { guestOrders, signedId } from '../../core/database/secrets.js';
import type { Statement, StatementRunner } from '../../core/database/statement.js';
import { inTransaction } from '../../core/database/transaction.js';
import type { CartItems } from './cart-quotes.js';
import { confirmOrders } from './order-mails.js';
import { type OrderedLine, placeCart, showPlaced } from './placing.js';
import { previewCart } from './preview.js';
import { idOf } from './refunds.js';

/** Unpaid orders of one address at most: it need not be the buyer's own. */
const mostUnpaid = 5;

type Items = readonly { id: number; quantity: number }[];

const cartOf = (items: Items): CartItems => ({
  name: 'of_guest',
  sql: `SELECT coalesce(v.product_id, w.id) AS product_id, coalesce(v.id, 0) AS variant_id, sum(w.quantity)::integer AS quantity
    FROM json_to_recordset($1::json) w (id integer, quantity integer) LEFT JOIN product_variants v ON v.id = w.id
    GROUP BY 1, 2`,
  value: JSON.stringify(items),
});

export const previewGuestCheckout: Handler<'previewGuestCheckout'> = (input) =>
  previewCart(input, cartOf(input.body.items), input.body);

export const createGuestCheckout: Handler<'createGuestCheckout'> = async (input) => {
  const { body, parts, budget, refuse } = input;
  const { items, email, language, ...choices } = body;
  const ids = await inTransaction(
    parts.database,
    async (database) => {
      // All guests are one buyer: the limit of orders is that of their addresses.
      const unpaid = { ...parts.config.unpaid, orders: 1_000_000 };
      const admit = async (lines: readonly OrderedLine[], orders: number) => {
        const gone = items.find(({ id }) => !lines.some((line) => idOf(line) === id));
        if (gone !== undefined) {
          throw refuse('product_not_found', { message: `There is no product ${gone.id} to order.` });
        }
        await requireFew(database, { email, lines, orders, refuse });
      };
      const placed = await placeCart(
        {
          ...input,
          buyer: () => guestOf(database),
          database,
          unpaid,
          admit,
          guest: { email, language: language ?? null },
        },
        cartOf(items),
        choices,
      );
      await confirmOrders({ database, config: parts.config }, placed.ids, placed.texts);
      return placed.ids;
    },
    budget,
  );
  const { prisma } = parts.database;
  const [token, placed] = await Promise.all([
    signedId(prisma, guestOrders, ids[0] as number),
    showPlaced(input.database, ids, parts.config),
  ]);
  return { status: 200, body: { ...placed, token } };
};

/** $1 address, $2 products, $3 variants, 0 where there are none: its unpaid orders, and a product that is in one of them. */
const unpaidOfGuest: Statement<{ orders: number; again: number | null }> = {
  name: 'unpaid_of_guest',
  text: `
    SELECT json_build_object('orders', count(DISTINCT o.id), 'again', min(w.product_id))::text AS reply
    FROM orders o JOIN order_items i ON i.order_id = o.id
    LEFT JOIN unnest($2::integer[], $3::integer[]) w (product_id, variant_id) ON (w.product_id, w.variant_id) = (i.product_id, i.variant_id)
    WHERE o.status = 'pending' AND lower(o.guest_email) = lower($1)`,
};

type Few = {
  email: string;
  lines: readonly OrderedLine[];
  orders: number;
  refuse: Parameters<Handler<'createGuestCheckout'>>[0]['refuse'];
};

/**
 * Refuses orders of an address that has too many unpaid ones. Their products are locked, so that two at once see each other.
 * @throws unpaid_order
 */
async function requireFew(database: StatementRunner, { email, lines, orders, refuse }: Few): Promise<void> {
  const wares = [lines.map((line) => line.product_id), lines.map((line) => line.variant_id ?? 0)];
  const unpaid = (await database.$one(unpaidOfGuest, [email, ...wares])).parse();
  if (unpaid.again !== null) {
    throw refuse('unpaid_order', { message: `Product ${unpaid.again} is in an unpaid order of this address.` });
  }
  if (unpaid.orders + orders > mostUnpaid) {
    throw refuse('unpaid_order', { message: `An address can have at most ${mostUnpaid} unpaid orders.` });
  }
}

const guestId: Statement<number | null> = {
  name: 'guest_id',
  text: 'SELECT guest_id::text AS reply FROM site_settings WHERE id = 1',
};

/** The account that orders of guests belong to. It is deleted from the beginning: nobody can sign in with it, write to it or follow it. */
async function guestOf(database: Transaction & StatementRunner): Promise<number> {
  const known = (await database.$json(guestId, []))?.parse();
  if (known != null) return known;
  await database.$executeRaw`INSERT INTO site_settings (id) VALUES (1) ON CONFLICT DO NOTHING`;
  const settings = await lockedRow<{ guestId: number | null }>(database)`
    SELECT guest_id AS "guestId" FROM site_settings WHERE id = 1 FOR NO KEY UPDATE`;
  if (settings?.guestId != null) return settings.guestId;
  const isTaken = (await database.user.count({ where: { username: 'guest' } })) > 0;
  const { id } = await database.user.create({
    data: { username: isTaken ? 'guest-of-shops' : 'guest', deletedAt: new Date() },
    select: { id: true },
  });
  await database.siteSettings.update({ where: { id: 1 }, data: { guestId: id }, select: { id: true } });
  return id;
}
