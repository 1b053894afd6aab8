import { noSettings, type SalesSettings } from '../content/orders/quote.js';
import { writeTrader } from '../content/orders/traders.js';
import { saveVariants } from '../content/orders/variants.js';
import { addPicture, noteFirst } from '../content/pictures/pictures.js';
import type { StoredPicture } from '../content/pictures/uploads.js';
import { exactAmount, exampleAmount } from '../core/contract/decimals.js';
import type { Problem } from '../core/contract/problems.js';
import type { Community, PlacedOrder } from './community/types.js';
import { reserveIds } from './ids.js';
import type { Making } from './making.js';
import { day, hour, later, minute, timeOn } from './times.js';

type Sold = (Community['stores'][number]['products'] | Community['shop'])[number];

/** Creates the demo's stores and shop, and the orders and reviews of its members. */
export async function createShops(
  making: Making,
  { stores, shop, orders }: Community,
  stored: ReadonlyMap<string, StoredPicture[]>,
): Promise<void> {
  const { tx, now, random, idOf } = making;
  const site = await tx.siteSettings.findUnique({ where: { id: 1 }, select: { currency: true } });
  const currency = site?.currency ?? 'EUR';
  const priced = (euros: number) => exactAmount(exampleAmount(euros, currency), currency);
  const products = [...stores.flatMap((store) => store.products), ...shop];
  const ids = new Map<string, number>();
  for (const [place, id] of (await reserveIds(tx, 'products', products.length)).entries()) {
    ids.set(products[place]?.title ?? '', id);
  }
  const idOfProduct = (title: string) => ids.get(title) ?? 0;
  /** The stock of what is left when everything is ordered. */
  const stocked = (title: string, stock = 0) =>
    orders.map(({ items }) => items[title] ?? 0).reduce((sum, each) => sum + each, stock);
  const fileIds = new Map(
    (await tx.file.findMany({ select: { id: true, name: true } })).map(({ id, name }) => [name, id]),
  );
  /** Columns of a product, but for its options. */
  const columns = ({ options: _options, variants: _variants, image: _, file, ...product }: Sold) => ({
    ...{ ...product, id: idOfProduct(product.title), stock: stocked(product.title, product.stock) },
    ...{ price: priced(product.price), currency, fileId: fileIds.get(file ?? '') ?? null },
  });
  for (const [place, { owner, products, trader, description = '', ...store }] of stores.entries()) {
    const opened = timeOn(now, 130 - 12 * place, random);
    const { id } = await tx.store.create({
      data: { ...store, description, ownerId: idOf(owner), createdAt: new Date(opened) },
      select: { id: true },
    });
    if (trader !== undefined) await writeTrader(tx, id, trader);
    await tx.product.createMany({
      data: products.map((product, index) => ({
        ...{ ...columns(product), storeId: id },
        createdAt: new Date(opened + (4 + 23 * index) * minute),
      })),
    });
  }
  const opened = timeOn(now, 49, random);
  await tx.product.createMany({
    // Without a sale the regular price equals the price.
    data: shop.map(({ regular_price: regularPrice, ...product }, index) => ({
      ...columns(product),
      regularPrice: priced(regularPrice ?? product.price),
      createdAt: new Date(opened + 7 * index * minute),
    })),
  });
  for (const { title, image } of products) {
    for (const [at, picture] of (stored.get(image ?? '') ?? []).entries()) {
      const alt = `${title}${['', ', close up', ', another view'][at] ?? ''}`;
      await addPicture(tx, { productId: idOfProduct(title), position: at + 1, alt }, [picture]);
    }
  }
  await noteFirst(tx, [...ids.values()]);
  for (const { title, options, variants = [] } of products) {
    if (options === undefined) continue;
    const labelled = (values: readonly string[]) => `${title}, ${values.join(' / ')}`;
    const sold = variants.map((each) => ({ ...each, stock: stocked(labelled(each.values), each.stock) }));
    const refuse = () => new Error(`The variants of ${title} do not fit together`) as Problem;
    await saveVariants({ database: tx, parts: { config: { currency } }, refuse }, idOfProduct(title), {
      ...{ options, variants: sold },
    });
    const made = await tx.productVariant.findMany({ where: { productId: idOfProduct(title) } });
    for (const { id, optionValues } of made) ids.set(labelled(optionValues), id);
  }
  const settings = { storeId: 0, settings: settingsOfShop(priced) };
  // Settings of an owner stay.
  await tx.salesSettings.createMany({ data: [settings], skipDuplicates: true });
  for (const order of orders) await createOrder(making, order, idOfProduct);
}

/** The shop sends parcels, and is paid by transfer, or in cash by those who come. The account is one of those that banks keep for examples. */
const settingsOfShop = (priced: (euros: number) => string): SalesSettings => {
  const method = { free_from: null, steps: [], countries: [], address: null };
  return {
    ...noSettings,
    shipping_methods: [
      {
        ...method,
        code: 'parcel',
        name: 'Parcel',
        kind: 'flat',
        price: Number(priced(4.9)),
        free_from: Number(priced(50)),
      },
      {
        ...method,
        code: 'pickup',
        name: 'At the workshop',
        kind: 'pickup',
        price: 0,
        address: 'Kiln Lane 3, behind the library',
      },
    ],
    tax_rates: [{ country: 'DE', percent: 19, class: 'standard' }],
    payment_methods: ['transfer', 'cash'],
    bank_account: { holder: 'The workshop', iban: 'DE89370400440532013000', bic: null },
  };
};

/** Ships an order that was paid two days ago or earlier, and not refunded; completed and disputed ones have arrived. Every other paid one waits. */
async function shipOrder({ tx }: Pick<Making, 'tx'>, order: number, isFollowed: boolean): Promise<void> {
  await tx.$executeRaw`
    WITH sent AS (
      INSERT INTO shipments (order_id, items, carrier, tracking, url, created_at, delivered_at)
      SELECT o.id, (
          SELECT json_agg(json_build_object('product_id', i.product_id, 'variant_id', nullif(i.variant_id, 0), 'quantity', i.quantity) ORDER BY i.product_id)
          FROM order_items i WHERE i.order_id = o.id AND i.kind = 'physical'
        ), 'DHL', CASE WHEN ${isFollowed} THEN '0034043416109404' || (2000 + o.id) END,
        CASE WHEN ${isFollowed} THEN 'https://www.dhl.de/en/privatkunden/dhl-sendungsverfolgung.html' END,
        o.paid_at + interval '1 day', CASE WHEN o.status <> 'paid' THEN o.paid_at + interval '3 days' END
      FROM orders o WHERE o.id = ${order} AND o.status IN ('paid', 'completed', 'disputed') AND o.paid_at < now() - interval '2 days'
        AND (o.status <> 'paid' OR o.id % 2 = 1) AND EXISTS (SELECT FROM order_items i WHERE i.order_id = o.id AND i.kind = 'physical')
      RETURNING *
    ), items AS (
      UPDATE order_items i SET shipped = i.quantity FROM sent WHERE i.order_id = sent.order_id AND i.kind = 'physical'
    )
    INSERT INTO order_steps (order_id, type, party, actor_id, items, created_at)
    SELECT sent.order_id, step.type, step.party, CASE step.party WHEN 'buyer' THEN o.buyer_id ELSE s.owner_id END, sent.items, step.at
    FROM sent JOIN orders o ON o.id = sent.order_id JOIN order_stores os ON os.order_id = o.id LEFT JOIN stores s ON s.id = os.store_id
    CROSS JOIN LATERAL (
      VALUES ('shipped', 'seller', sent.created_at), ('delivered', 'buyer', sent.delivered_at)
    ) step (type, party, at) WHERE step.at IS NOT NULL`;
}

async function createOrder(
  making: Making,
  { buyer, area, items, status, dispute, return: back, reviews = [], days_ago: age }: PlacedOrder,
  idOfProduct: (title: string) => number,
): Promise<void> {
  const { tx, now, random, idOf } = making;
  const ids = Object.keys(items).map(idOfProduct);
  const [placed] = await tx.$queryRaw<{ order_id: number | null }[]>`
    SELECT order_id FROM place_order(${area}::order_area, ${idOf(buyer)}::integer, ${ids}::integer[], ${Object.values(items)}::integer[])`;
  if (typeof placed?.order_id !== 'number') throw new Error('The demo community sells what it has not got');
  // An unpaid order is cancelled after an hour.
  const createdAt = status === 'pending' ? now.getTime() - 12 * minute : timeOn(now, age, random);
  const paidAt = status === 'pending' ? null : new Date(later(createdAt, random, 40));
  await tx.$executeRaw`
    UPDATE orders SET status = ${status}::order_status, created_at = ${new Date(createdAt)}, paid_at = ${paidAt},
      dispute_reason = ${dispute ?? null}, refunded = CASE WHEN ${status} = 'refunded' THEN total ELSE 0 END
    WHERE id = ${placed.order_id}`;
  await tx.$executeRaw`
    INSERT INTO order_steps (order_id, type, party, actor_id, amount, reason, created_at)
    SELECT o.id, step.type, step.party, CASE step.party WHEN 'buyer' THEN o.buyer_id ELSE s.owner_id END,
      CASE WHEN step.type IN ('paid', 'refunded') THEN o.total END, CASE step.type WHEN 'disputed' THEN o.dispute_reason END,
      o.paid_at + step.after
    FROM orders o JOIN order_stores os ON os.order_id = o.id LEFT JOIN stores s ON s.id = os.store_id
    JOIN (VALUES ('paid', 'seller', interval '0'), ('completed', 'buyer', '4 days'), ('disputed', 'buyer', '9 days'), ('refunded', 'seller', '2 days'))
      step (type, party, after) ON step.type = 'paid' OR step.type = o.status::text
    WHERE o.id = ${placed.order_id} AND o.paid_at IS NOT NULL`;
  await shipOrder(making, placed.order_id, placed.order_id % 3 === 0);
  if (back !== undefined) {
    const pieces = Object.entries(back.items).map(([title, quantity]) => ({
      product_id: idOfProduct(title),
      quantity,
    }));
    const asked = { items: pieces, reason: back.reason, createdAt: new Date(now.getTime() - 5 * hour) };
    await tx.return.create({ data: { ...asked, orderId: placed.order_id }, select: { id: true } });
    const step = { ...asked, type: 'return_requested', party: 'buyer', actorId: idOf(buyer) };
    await tx.orderStep.create({ data: { ...step, orderId: placed.order_id }, select: { id: true } });
  }
  if (reviews.length === 0) return;
  await tx.review.createMany({
    data: reviews.map(({ of, reply, ...review }) => {
      const written = Math.min(later(createdAt + 3 * day, random), now.getTime() - 90 * minute);
      const repliedAt = Math.min(later(written, random), now.getTime() - 20 * minute);
      return {
        ...{ ...review, productId: idOfProduct(of), authorId: idOf(buyer), createdAt: new Date(written) },
        ...(reply !== undefined && { reply, repliedAt: new Date(repliedAt) }),
      };
    }),
  });
}
