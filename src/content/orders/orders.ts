import type { OperationId } from '../../../generated/contract.js';
import type { Prisma } from '../../../generated/prisma/client.js';
import { hasRole, isModerator } from '../../api/auth/authentication.js';
import type { Caller } from '../../api/http/caller.js';
import type { Input } from '../../api/pipeline/handlers.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import type { Transaction } from '../../core/database/client.js';
import type { SchemaName, StatementRunner } from '../../core/database/statement.js';
import type { Config } from '../../core/platform/config.js';
import { type PageStatement, requestedRows } from '../lists/walks.js';
import {
  type Cart,
  type OrderArea,
  orderById,
  ordersOfBuyer,
  ordersOfBuyerByStatus,
  type PlacedOrder,
  placeOrders,
} from './order-queries.js';
import type { OrderStatus, Party } from './order-states.js';
import { idOf, type Pieces } from './refunds.js';

type Common = Pick<Input<OperationId>, 'database' | 'parts'> & { caller: Caller };
/** The refusals that a handler may throw. */
export type Refuse<Code> = { refuse: (code: Code, details?: ProblemDetails) => Problem };

/** Items of a new order. */
export type Items = readonly Pieces[];

type Listing = Common & {
  query: { page?: number; per_page?: number; cursor?: string; updated_since?: string; status?: OrderStatus };
};

/** Handles the caller's order history of an area. */
export const listOrders = <Area extends OrderArea>(input: Listing, area: Area) =>
  showOrders(input, input.caller.id, ordersOfBuyer[area], ordersOfBuyerByStatus[area]);

/** A page of the orders of a buyer or a store, by the statement of all or of one status. */
export async function showOrders<Name extends SchemaName>(
  { query, database, parts }: Omit<Listing, 'caller'>,
  owner: number,
  all: PageStatement<Name>,
  byStatus: PageStatement<Name>,
) {
  const { status } = query;
  const values = [owner, ...placeOf(query), parts.config.currency];
  const bound =
    status === undefined ? requestedRows(all, values, query) : requestedRows(byStatus, [...values, status], query);
  return { status: 200 as const, body: await database.$one(...bound) };
}

/** The beginning of a day, or of one so many days later, for PostgreSQL, which refuses 30 February. */
const dayAfter = (date: string | undefined, days: number): string | null => {
  const [year = 0, month = 0, day = 0] = date?.split('-').map(Number) ?? [];
  return date === undefined ? null : new Date(Date.UTC(year, month - 1, day + days)).toISOString();
};

type SalesQuery = Listing['query'] & { search?: string; from?: string; to?: string; to_ship?: boolean };

/** The rows of a page, those before it, and its number. */
export const placeOf = ({ page = 1, per_page: perPage = 100 }: SalesQuery) => [perPage, (page - 1) * perPage, page];

/** The filters of a list of orders, as `filteredSales` takes them. */
export const filtersOf = ({ status, search, from, to, to_ship: toShip }: SalesQuery) => [
  ...[status ?? null, search ?? null, dayAfter(from, 0), dayAfter(to, 1), toShip ?? false],
];

/** A page of the orders of a seller, by the statement of all or of those that a filter leaves. */
export async function showSales<Name extends SchemaName>(
  input: Omit<Listing, 'caller'> & { query: SalesQuery },
  seller: number,
  all: PageStatement<Name>,
  filtered: PageStatement<Name>,
) {
  const { status, search, from, to, to_ship: toShip } = input.query;
  const values = [seller, ...placeOf(input.query), input.parts.config.currency];
  const bound = [status, search, from, to, toShip].every((filter) => filter === undefined)
    ? requestedRows(all, values, input.query)
    : requestedRows(filtered, [...values, ...filtersOf(input.query)], input.query);
  return { status: 200 as const, body: await input.database.$one(...bound) };
}

/** Handler input to place orders. */
type Placing = Omit<Common, 'caller'> & {
  caller: Pick<Caller, 'id'>;
  unpaid?: Config['unpaid'];
} & Refuse<PlacingCode>;
/** Handler input to place an order of these items. */
export type PlaceOrderInput = Placing & { body: { items: Items } };
/** Refusals of placing an order. */
export type PlacingCode = 'product_not_found' | 'variant_required' | 'out_of_stock' | 'unpaid_order';

/** One line for each product or variant. Quantities of a repeated product are added up. */
function cartOf(items: Items): Cart {
  const quantities = new Map<number, number>();
  for (const item of items) {
    quantities.set(idOf(item), (quantities.get(idOf(item)) ?? 0) + item.quantity);
  }
  return { ids: [...quantities.keys()], quantities: [...quantities.values()] };
}

/** Takes the items of each order from the stock, or nothing at all. Returns the ids of the orders. */
export async function insertOrders(input: Placing, area: OrderArea, orders: readonly Items[]): Promise<number[]> {
  const { caller, database, parts } = input;
  const rules = input.unpaid ?? parts.config.unpaid;
  await requireVariants(input, orders.flat());
  const carts = JSON.stringify(orders.map(cartOf));
  const placed = (await database.$one(placeOrders, [area, caller.id, carts, rules.orders, rules.share])).parse();
  const refused = placed.find(({ order_id: id }) => id === null);
  if (refused !== undefined) throw await refusalOf(input, refused);
  return placed.map(({ order_id: id }) => id as number);
}

/** @throws product_not_found for a variant of another product than the item names */
async function requireVariants({ database, refuse }: Placing, items: Items): Promise<void> {
  const named = items.flatMap(({ product_id: productId, variant_id: id }) => (id == null ? [] : [{ id, productId }]));
  if (named.length === 0) return;
  const found = await database.productVariant.findMany({ where: { OR: named }, select: { id: true } });
  const gone = named.find(({ id }) => !found.some((each) => each.id === id));
  if (gone !== undefined) {
    throw refuse('product_not_found', { message: `There is no variant ${gone.id} of product ${gone.productId}.` });
  }
}

async function refusalOf(
  { database, parts, refuse, unpaid: rules = parts.config.unpaid }: Placing,
  { missing, short, unpaid }: PlacedOrder,
): Promise<Problem> {
  if (missing !== null) {
    if ((await database.product.count({ where: { id: missing, variants: { some: {} } } })) > 0) {
      return refuse('variant_required', { message: `Product ${missing} has options: name one of its variants.` });
    }
    const priced = await database.product.findFirst({
      where: {
        id: missing,
        currency: { not: parts.config.currency },
        OR: [{ listed: true }, { storeId: null, status: 'active' }],
      },
      select: { currency: true },
    });
    const why =
      priced === null ? '' : ` Its price is in ${priced.currency}, which was the currency of the site before.`;
    return refuse('product_not_found', { message: `There is no product ${missing} to order.${why}` });
  }
  if (short !== null) {
    return refuse('out_of_stock', { message: `Insufficient stock of product ${short}.` });
  }
  const most = `${rules.orders === 1 ? 'one order' : `${rules.orders} orders`} and ${rules.share}% of what is in stock`;
  return refuse('unpaid_order', { message: `Your unpaid orders can reserve at most ${most} of product ${unpaid}.` });
}

/** @throws own_product for a product of a store of the caller */
export function refuseOwn(
  products: readonly { id: number; ownerId: number | null }[],
  caller: Pick<Caller, 'id'>,
  refuse: Refuse<'own_product'>['refuse'],
): void {
  const own = products.find(({ ownerId }) => ownerId === caller.id);
  if (own !== undefined) {
    throw refuse('own_product', { message: `Product ${own.id} belongs to one of your own stores.` });
  }
}

/** An order, and the caller's role in it. */
export type OrderAccess = {
  area: OrderArea;
  status: OrderStatus;
  parties: Party[];
  /** The seller whose items are shown; null if all are. */
  sees: number | null;
};

/** Handler input to find an order that the caller's path names. */
export type FindOrderInput = Common & Refuse<'order_not_found' | 'component_inactive'> & { path: { id: number } };

/**
 * Finds an order that the caller may see, and the caller's role in it: buyer, seller or staff.
 * @throws order_not_found, component_inactive
 */
export async function findOrder({
  path: { id },
  caller,
  database,
  parts,
  refuse,
}: FindOrderInput): Promise<OrderAccess> {
  const [order] = await database.$queryRaw<
    { area: OrderArea; status: OrderStatus; buys: boolean; sells: bigint; others: bigint }[]
  >`
    SELECT o.area::text, o.status::text, o.buyer_id = ${caller.id} AS buys,
      count(*) FILTER (WHERE s.owner_id = ${caller.id}) AS sells,
      count(*) FILTER (WHERE s.owner_id <> ${caller.id}) AS others
    FROM orders o LEFT JOIN order_stores os ON os.order_id = o.id LEFT JOIN stores s ON s.id = os.store_id
    WHERE o.id = ${id} GROUP BY o.id`;
  if (order === undefined) {
    throw refuse('order_not_found');
  }
  const parties: Party[] = [];
  if (order.buys) parties.push('buyer');
  // Nobody sells to themselves.
  const runsShop = order.area === 'shop' && !order.buys && hasRole(caller, 'shop_manager') && !isModerator(caller);
  if ((order.sells > 0n && order.others === 0n) || runsShop) parties.push('seller');
  if (isModerator(caller)) parties.push('staff');
  if (parties.length === 0 && order.sells === 0n) {
    throw refuse('order_not_found');
  }
  if (!parts.config.areas.has(order.area)) {
    throw refuse('component_inactive', { component: order.area });
  }
  const seesAll = order.buys || runsShop || isModerator(caller);
  return { area: order.area, status: order.status, parties, sees: seesAll ? null : caller.id };
}

/** Whether what a party does with an order is logged: for the shop its sellers act for the site. */
export const isLogged = (party: Party, area: OrderArea): boolean =>
  party === 'staff' || (party === 'seller' && area === 'shop');

/** The file of an item, while its order is paid; null without one. */
export async function orderedFile(database: Pick<Transaction, 'orderItem'>, item: Prisma.OrderItemWhereInput) {
  const found = await database.orderItem.findFirst({
    where: { ...item, order: { status: { in: ['paid', 'completed', 'disputed'] } } },
    select: { product: { select: { file: true } } },
  });
  return found?.product.file ?? null;
}

/** The order in the contract's format; a seller only gets the items of their stores. */
export async function readOrder(database: StatementRunner, id: number, currency: string, seller: number | null = null) {
  return await database.$one(orderById, [id, currency, seller]);
}
