import type { Queries, Transaction } from '../../core/database/client.js';
import type { Statement } from '../../core/database/statement.js';

/** A change of an order's payment. `isDirect`: between buyer and store, not through the site. */
type Change = { orderId: number; isDirect: boolean };

type Sold = { store_id: number; total: bigint; commission: bigint; is_booked: boolean };

/** The amounts of an order of one store; null for the shop's, which has no account. */
async function soldBy(database: Transaction, orderId: number): Promise<Sold | null> {
  const [sold] = await database.$queryRaw<Sold[]>`
    SELECT min(s.store_id) AS store_id, min(o.total) AS total,
      (SELECT coalesce(sum(commission), 0)::bigint FROM order_items WHERE order_id = ${orderId}) AS commission,
      EXISTS (SELECT FROM ledger_entries WHERE order_id = ${orderId}) AS is_booked
    FROM order_stores s JOIN orders o ON o.id = s.order_id
    WHERE s.order_id = ${orderId} AND o.area = 'marketplace' AND o.total IS NOT NULL HAVING count(*) = 1`;
  return sold ?? null;
}

type Entry = [type: string, debit: string, credit: string, amount: bigint];

async function book(database: Transaction, orderId: number, storeId: number, entries: Entry[]): Promise<void> {
  await database.ledgerEntry.createMany({
    data: entries
      .filter(([, , , amount]) => amount !== 0n)
      .map(([type, debit, credit, amount]) =>
        amount > 0n
          ? { orderId, storeId, type, debit, credit, amount }
          : { orderId, storeId, type, debit: credit, credit: debit, amount: -amount },
      ),
  });
}

/**
 * Books the sale of a paid order into the account of its store: what the buyer paid, and the commission on it. What was paid to the store
 * itself (`isDirect`) is booked out again, so that the store owes only the commission.
 */
export async function bookSale(database: Transaction, { orderId, isDirect }: Change): Promise<void> {
  const sold = await soldBy(database, orderId);
  if (sold === null) return;
  await book(database, orderId, sold.store_id, [
    ['sale', 'buyer', 'store', sold.total],
    ['commission', 'store', 'site', sold.commission],
    ['direct', 'store', 'outside', isDirect ? sold.total : 0n],
  ]);
}

/**
 * Books a refund, and the commission's share of it. Shares are of the sum of all refunds, so that they add up to the commission. A refund that
 * failed is one from more to less. Orders that were paid before there were accounts have none.
 */
export async function bookRefund(
  database: Transaction,
  { orderId, isDirect, before, after }: Change & { before: bigint; after: bigint },
): Promise<void> {
  const sold = await soldBy(database, orderId);
  if (sold === null || !sold.is_booked || sold.total === 0n) return;
  const share = (refunded: bigint) => (sold.commission * refunded) / sold.total;
  await book(database, orderId, sold.store_id, [
    ['refund', 'store', 'buyer', after - before],
    ['commission', 'site', 'store', share(after) - share(before)],
    ['direct', 'outside', 'store', isDirect ? after - before : 0n],
  ]);
}

/** SQL of the amount that an entry `l` adds to the account of its store. */
export const ofStoreSql = `CASE WHEN l.credit = 'store' THEN l.amount ELSE -l.amount END`;

/** SQL of what the site owes a store, in the minor unit; negative if the store owes it the site. */
export const balanceSql = (store: string): string =>
  `(SELECT coalesce(sum(${ofStoreSql}), 0)::bigint FROM ledger_entries l WHERE l.store_id = ${store})`;

/** SQL of the commission of an item `i` of an order `o` in a store `s`; `percent` is SQL of that of the site, a store's own comes first. */
export const commissionSql = (percent: string): string =>
  `round(minor_units(i.price, o.currency) * i.quantity * coalesce(s.commission, ${percent}::numeric) / 100)`;

/** $1 orders, $2 percent. */
const commission: Statement<never> = {
  name: 'freeze_commission',
  text: `
    UPDATE order_items i SET commission = ${commissionSql('$2')}
    FROM orders o, stores s
    WHERE i.order_id = ANY ($1::integer[]) AND o.id = i.order_id AND s.id = i.store_id AND coalesce(s.commission, $2::numeric) > 0`,
};

/** Freezes the commission of the site, `percent`, on the items of new orders; that of a store comes first. The shop's have none. */
export const freezeCommission = ({ $json }: Pick<Queries, '$json'>, orders: readonly number[], percent: number) =>
  $json(commission, [orders, percent]);
