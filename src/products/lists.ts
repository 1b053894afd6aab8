import type { Statement } from '../database/client.js';

/** A page that begins before this row is read with OFFSET: skipping so few costs less than asking the page index. */
const indexedFrom = 1024;

type ProductSort = 'newest' | 'price_asc' | 'price_desc';

/** What a list of products is asked for. */
export type ProductQuery = {
  page?: number;
  per_page?: number;
  category?: string;
  search?: string;
  sort?: ProductSort;
};

/** A kind of list: whose products, and what the reply shows of them. */
export type ProductList = {
  name: string;
  /** SQL of one row `id`: the shelf, as in the migration that counts it. No row: there is no such list. */
  shelf: string;
  /** Whether it is the list across stores. */
  across: boolean;
  /** SQL of a product `p`'s fields; and what else they need. */
  columns: string;
  join?: string;
  /** SQL of further fields of the reply. */
  head?: string;
};

type Way = 'near' | 'far' | 'search';

const orders: Record<ProductSort, string> = {
  newest: 'id DESC',
  price_asc: 'price, id',
  price_desc: 'price DESC, id DESC',
};

/*
 * Parameters of every statement below: $1 what names the shelf, $2 the category or '', $3 rows before the page,
 * $4 rows of a page, $5 the page, $6 the currency; then the text to search, or what else the list asks for.
 */
const total = `list_total('products', shelf.id, lower($2::text))`;

function statement(list: ProductList, category: boolean, sort: ProductSort, way: Way): Statement {
  const rows = `products WHERE ${list.across ? 'listed' : `status = 'active' AND shelf = (SELECT id FROM shelf)`}
    ${category ? 'AND category_key = lower($2::text)' : ''}`;
  const order = orders[sort];
  const found = `search_products(shelf.id, lower($2::text), '${sort}', $7::text)`;
  const page = {
    near: `SELECT id FROM ${rows} ORDER BY ${order} LIMIT $4::integer OFFSET $3::integer`,
    far: sort === 'price_asc' ? farAscending(rows) : farDescending(rows, sort, order),
    search: 'SELECT unnest(ids[$3::integer + 1 : $3::integer + $4::integer]) AS id FROM list',
  }[way];
  return {
    name: `${list.name}_${way}_${sort}${category ? '_category' : ''}`,
    text: `
      WITH shelf AS MATERIALIZED (${list.shelf}),
      list AS MATERIALIZED (
        ${way === 'search' ? `SELECT cardinality(ids) AS total, ids FROM shelf, ${found} ids` : `SELECT ${total} AS total FROM shelf`}
      ),
      -- No page has more rows. Without a number here the plan would be made for a tenth of the table.
      page AS (SELECT id FROM (${page}) wanted LIMIT 100),
      shown AS (SELECT ${list.columns} FROM page JOIN products p ON p.id = page.id ${list.join ?? ''} ORDER BY ${prefixed(order)})
      SELECT row_to_json(r)::text AS reply FROM (
        SELECT ${list.head === undefined ? '' : `${list.head},`}
          coalesce((SELECT json_agg(row_to_json(shown)) FROM shown), '[]') AS products,
          $5::integer AS page, ceil(total / $4::numeric)::integer AS pages, total
        FROM list
      ) r`,
  };
}

const prefixed = (order: string): string => order.replaceAll(/price|id/g, 'p.$&');

const blocks = (sort: 'newest' | 'price'): string => `
  SELECT last_price, last_id, sum(products) OVER (ORDER BY last_price, last_id) AS through
  FROM product_blocks, shelf
  WHERE shelf = shelf.id AND category_key = lower($2::text) AND sort = '${sort}'`;

/** After the last block that ends before the page. */
function farAscending(rows: string): string {
  return `
    WITH start AS (
      SELECT last_price, last_id, through FROM (${blocks('price')}) blocks
      WHERE through <= $3::integer ORDER BY through DESC LIMIT 1
    )
    SELECT id FROM start CROSS JOIN LATERAL (
      SELECT id FROM ${rows} AND (price, id) > (start.last_price, start.last_id)
      ORDER BY price, id LIMIT $4::integer OFFSET $3::integer - start.through
    ) within
    UNION ALL
    SELECT id FROM (
      SELECT id FROM ${rows} AND NOT EXISTS (SELECT FROM start) ORDER BY price, id LIMIT $4::integer OFFSET $3::integer
    ) before`;
}

/** From the first block that has as many rows up to its end as the list has from its end to the page. */
function farDescending(rows: string, sort: ProductSort, order: string): string {
  const [kind, key, last] =
    sort === 'newest'
      ? (['newest', 'id', 'start.last_id'] as const)
      : (['price', '(price, id)', '(start.last_price, start.last_id)'] as const);
  return `
    WITH start AS (
      SELECT last_price, last_id, through - (SELECT total - $3::integer FROM list) AS skip
      FROM (${blocks(kind)}) blocks
      WHERE through >= (SELECT total - $3::integer FROM list) ORDER BY through LIMIT 1
    )
    SELECT id FROM start CROSS JOIN LATERAL (
      SELECT id FROM ${rows} AND ${key} <= ${last} ORDER BY ${order} LIMIT $4::integer OFFSET start.skip
    ) within
    UNION ALL
    SELECT id FROM (
      SELECT id FROM ${rows} AND NOT EXISTS (SELECT FROM start) ORDER BY ${order} LIMIT $4::integer OFFSET $3::integer
    ) before`;
}

const made = new Map<string, Statement>();

/** The statement of one page, and its parameters. `own` are those of a list that is never searched. */
export function productPage(
  list: ProductList,
  shelf: number | string,
  query: ProductQuery,
  currency: string,
  own: readonly unknown[] = [],
): [Statement, unknown[]] {
  const { page = 1, per_page: perPage = 20, sort = 'newest' } = query;
  const [category, search] = [query.category?.trim() ?? '', query.search?.trim() ?? ''];
  const before = (page - 1) * perPage;
  const way = search !== '' ? 'search' : before < indexedFrom ? 'near' : 'far';
  const key = `${list.name} ${category !== ''} ${sort} ${way}`;
  const known = made.get(key) ?? statement(list, category !== '', sort, way);
  made.set(key, known);
  return [known, [shelf, category, before, perPage, page, currency, ...(search === '' ? own : [search])]];
}
