import { Prisma } from '../../../generated/prisma/client.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { exactAmount } from '../../core/contract/decimals.js';
import { arraySql } from '../../core/database/formats.js';
import { replying } from '../../core/database/statement.js';
import { isWholeSql, wareJoins } from './product.js';
import { claimProduct } from './product-lock.js';

/** $1 products and variants, $2 the currency of products without one. */
const amounts = replying('ProductAmountsList', {
  name: 'product_amounts',
  text: `SELECT row_to_json(r)::text AS reply FROM (SELECT (
    SELECT ${arraySql('ware', { order: 'ware.id' })} FROM (
      SELECT coalesce(v.id, p.id) AS id, p.id AS product_id, coalesce(v.price, p.price) AS price, coalesce(p.currency, $2::text) AS currency,
        coalesce(v.stock, p.stock) AS stock
      FROM unnest($1::integer[]) w (id) ${wareJoins}
    ) ware
  ) AS products) r`,
});

export const updateProducts: Handler<'updateProducts'> = async (input) => {
  const { body, database, parts, record, refuse } = input;
  const { currency } = parts.config;
  const ids = [...new Set(body.products.map(({ id }) => id))];
  const wares = await database.$queryRaw<{ id: number; productId: number; isWhole: boolean }[]>`
    SELECT w.id, p.id AS "productId", ${Prisma.raw(isWholeSql)} AS "isWhole"
    FROM unnest(${ids}::integer[]) w (id) ${Prisma.raw(wareJoins)} ORDER BY p.id`;
  if (wares.length < ids.length) throw refuse('product_not_found');
  const products = [...new Set(wares.map(({ productId }) => productId))];
  const owners = new Map<number, number | null>();
  // In the common order of locks.
  for (const id of products) owners.set(id, await claimProduct({ ...input, path: { id } }, 'update'));
  const whole = wares.find(({ isWhole }) => !isWhole);
  if (whole !== undefined) {
    throw refuse('variant_required', { message: `Product ${whole.id} has options: name one of its variants.` });
  }
  const before = (await database.$one(amounts, [ids, currency])).parse();
  for (const { id, price, stock = null, stock_delta: delta = 0 } of body.products) {
    const exact = price === undefined ? null : exactAmount(price, currency);
    const ofVariant = await database.$executeRaw`
      UPDATE product_variants SET price = coalesce(${exact}::numeric, price), stock = coalesce(${stock}::integer, stock) + ${delta}::integer
      WHERE id = ${id} AND coalesce(${stock}, stock)::bigint + ${delta} BETWEEN 0 AND 2147483647`;
    const ofProduct = await database.$executeRaw`
      UPDATE products SET price = coalesce(${exact}::numeric, price), stock = coalesce(${stock}::integer, stock) + ${delta}::integer,
        currency = CASE WHEN ${exact}::numeric IS NULL THEN currency ELSE ${currency} END
      WHERE id = ${id} AND coalesce(${stock}, stock)::bigint + ${delta} BETWEEN 0 AND 2147483647`;
    if (ofVariant + ofProduct === 0) throw refuse('out_of_stock');
  }
  // The least prices and the sums of the stock follow.
  await database.$executeRaw`
    UPDATE products SET stock = stock WHERE id = ANY (${products}::integer[]) AND options IS NOT NULL`;
  const after = await database.$one(amounts, [ids, currency]);
  const changed = after
    .parse()
    .products.filter((each, at) => JSON.stringify(each) !== JSON.stringify(before.products[at]));
  for (const id of new Set(changed.map((each) => each.product_id))) {
    const owner = owners.get(id) ?? null;
    await record({ target: 'product', id, ...(owner === null ? {} : { of: owner }) });
  }
  return { status: 200, body: after };
};
