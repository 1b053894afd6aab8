import { arraySql } from '../../core/database/formats.js';
import { row } from '../../core/database/row.js';
import { replying, type Statement } from '../../core/database/statement.js';
import { imageUrlSql, pictureByIdSql } from '../pictures/pictures.js';
import { chosenSql, isWholeSql, vacationSql, wareJoins } from './product.js';

/** Whether a product `p` can be ordered. */
const isForSale = `CASE WHEN p.store_id IS NULL THEN p.status = 'active' ELSE p.listed END`;

/** Whether what an item `i` names is still a variant `v` of a product `p` with options, or a product without. */
const isOffered = 'num_nulls(p.options, nullif(i.variant_id, 0), v.id) IN (0, 3)';

/** $1 the user, $2 the currency of products without one, $3 the origin of pages. */
export const cart = replying('Cart', {
  name: 'cart',
  text: `SELECT row_to_json(r)::text AS reply FROM (SELECT coalesce((
    SELECT ${arraySql('item', { order: 'p.shelf, p.id, v.position' })}
    FROM cart_items i JOIN products p ON p.id = i.product_id LEFT JOIN product_variants v ON v.id = i.variant_id
    LEFT JOIN stores s ON s.id = p.store_id
    CROSS JOIN LATERAL (
      SELECT p.id AS product_id, ${chosenSql}, CASE WHEN p.store_id IS NULL THEN 'shop' ELSE 'marketplace' END AS area, p.title,
        coalesce(v.price, p.price) AS price, coalesce(p.currency, $2::text) AS currency, i.quantity,
        ${isForSale} AND ${isOffered} AND coalesce(v.stock, p.stock) >= i.quantity AS available,
        coalesce(${pictureByIdSql('$3', 'v.picture_id')}, ${imageUrlSql('$3', row('p'))}) AS image_url, p.store_id, s.name AS store_name, ${vacationSql('s')} AS vacation
    ) item WHERE i.user_id = $1
  ), '[]') AS items) r`,
});

/** Products in a cart at most, as in an order. */
export const mostItems = 50;

/** $1 user. So that two at once do not pass the limit. */
export const lockCart: Statement<number> = {
  name: 'lock_cart',
  text: 'SELECT id::text AS reply FROM users WHERE id = $1 FOR NO KEY UPDATE',
};

/** Whether an id names a variant or a product without options, and the other items of the cart. */
type Wanted = { is_whole: boolean; others: number };

/** $1 user, $2 product or variant, $3 quantity. Puts it into the cart if it can be. No row if nothing like it is for sale. */
export const putIntoCart: Statement<Wanted> = {
  name: 'put_into_cart',
  text: `
    WITH wanted AS (
      SELECT p.id AS product_id, coalesce(v.id, 0) AS variant_id, ${isWholeSql} AS is_whole,
        (SELECT count(*)::integer FROM cart_items WHERE user_id = $1 AND coalesce(nullif(variant_id, 0), product_id) <> $2) AS others
      FROM (SELECT $2::integer AS id) w ${wareJoins}
      WHERE ${isForSale}
    ),
    put AS (
      INSERT INTO cart_items (user_id, product_id, variant_id, quantity)
      SELECT $1, product_id, variant_id, $3 FROM wanted WHERE is_whole AND others < ${mostItems}
      ON CONFLICT (user_id, product_id, variant_id) DO UPDATE SET quantity = excluded.quantity
    )
    SELECT row_to_json(wanted)::text AS reply FROM wanted`,
};
