import type { OperationId } from '../../../generated/contract.js';
import type { Input } from '../../api/pipeline/handlers.js';
import { arraySql } from '../../core/database/formats.js';
import { named, type ReplyStatement, replying, type SchemaName } from '../../core/database/statement.js';
import { foundRows, listPage, listRows, listTotal } from '../lists/lists.js';
import { type BoundStatement, keysetOf, type PageStatement, requestedRows } from '../lists/walks.js';

/** Parameters of statements with products: the site's currency, and the origin of pages. */
export type SiteValues = readonly [currency: string, origin: string];

/** The `SiteValues` of a request. */
export const siteOf = ({ parts, origin }: Pick<Input<OperationId>, 'parts' | 'origin'>): SiteValues => [
  parts.config.currency,
  origin(),
];

type ProductSort = 'newest' | 'price_asc' | 'price_desc' | 'rating';

/** Query parameters of a list of products. */
export type ProductQuery = {
  page?: number;
  per_page?: number;
  cursor?: string;
  updated_since?: string;
  category?: string;
  search?: string;
  sort?: ProductSort;
  min_price?: number;
  max_price?: number;
  in_stock?: boolean;
  min_rating?: number;
};

/** A list of products: its shelf, and its reply. */
export type ProductList<Name extends SchemaName> = {
  name: string;
  /** The contract's schema of the reply. */
  schema: Name;
  /** SQL of one row `id`: the store, 0 for the shop, -1 for all stores. No row: there is no such list. */
  shelf: string;
  /** Whether it is the list across stores. */
  across: boolean;
  /** SQL of a product `p`'s fields; and the joins that they need. */
  columns: string;
  join?: string;
  /** SQL of further fields of the reply, from the row `list` whose `part` is the shelf. */
  head?: string;
};

const orders = {
  newest: { order: 'id', reversed: true },
  price_asc: { order: 'price', reversed: false },
  price_desc: { order: 'price', reversed: true },
  rating: { order: 'rating', reversed: true },
};

/*
 * Parameters of the statement: $1 the name of the shelf, $2 the category or '', $3 rows before the page, $4 rows of a page, $5 the page, $6
 * the currency, $7 the origin of pages; then the search text with the filters, or own parameters of the list.
 */
function statement<Name extends SchemaName>(
  name: string,
  of: ProductList<Name>,
  category: boolean,
  sort: ProductSort,
  searching: boolean,
): PageStatement<Name> {
  const list = {
    list: `${of.across ? 'products' : 'shelf'}${category ? '_by_category' : ''}`,
    ...orders[sort],
    ...(category ? { key: 'lower($2::text)' } : {}),
  };
  const place = { before: '$3', size: '$4' };
  return listPage({
    schema: of.schema,
    name,
    list: searching
      ? `SELECT shelf.id AS part, cardinality(ids) AS total, ids FROM (${of.shelf}) shelf,
           find_products(shelf.id, lower($2::text), '${sort}', $8::text, $9::numeric, $10::numeric, $11::boolean, $12::integer) ids`
      : `SELECT shelf.id AS part, ${listTotal(of.across ? list : { ...list, part: 'shelf.id' })} AS total, $2::text
         FROM (${of.shelf}) shelf`,
    ...(searching
      ? foundRows(place, keysetOf(list))
      : listRows(of.across ? list : { ...list, part: 'list.part' }, place)),
    field: 'products',
    columns: of.columns,
    from: `JOIN products p ON p.id = page.id ${of.join ?? ''}`,
    ...(of.head === undefined ? {} : { head: of.head }),
    page: '$5',
    size: '$4',
  });
}

/** The statement of one page, and its parameters. `own` are parameters of a list that is never searched. */
export function productPage<Name extends SchemaName>(
  list: ProductList<Name>,
  shelf: number | string,
  query: ProductQuery,
  site: SiteValues,
  own: readonly unknown[] = [],
): BoundStatement<Name> {
  const { page = 1, per_page: perPage = 20, sort = 'newest' } = query;
  const [category, search] = [query.category?.trim() ?? '', query.search?.trim() ?? ''];
  const {
    min_price: low = null,
    max_price: high = null,
    in_stock: isStocked = false,
    min_rating: stars = null,
  } = query;
  const isFiltered = low !== null || high !== null || isStocked || stars !== null;
  const [filtered, searching] = [category !== '', search !== '' || isFiltered];
  const name = `${list.name}_${sort}${searching ? '_search' : ''}${filtered ? '_category' : ''}`;
  const pageStatement = named(name, () => statement(name, list, filtered, sort, searching));
  const values = [
    shelf,
    category,
    (page - 1) * perPage,
    perPage,
    page,
    ...site,
    ...(searching ? [search, low, high, isStocked, stars] : own),
  ];
  return requestedRows(pageStatement, values, query);
}

/** Categories in a list at most, as in the contract, and how many of them, by name, are compared to find those with the most products. */
const [mostCategories, categoriesCompared] = [1000, 10_000];

/**
 * The categories of a list of products by category, from its counters. `listed` is SQL: a condition for products `p` in the list, the same
 * as its index's.
 */
export const categoriesIn = (list: string, listed: string): ReplyStatement<'ProductCategoryList'> =>
  replying('ProductCategoryList', {
    name: `categories_of_${list}`,
    text: `
      SELECT coalesce(${arraySql('category')}, '[]')::text AS reply FROM (
        SELECT coalesce((SELECT p.category FROM products p WHERE ${listed} AND p.category_key = counted.key ORDER BY p.id LIMIT 1), key)
          AS name, product_count
        FROM (
          SELECT key, sum(items)::integer AS product_count FROM list_counters WHERE list = '${list}' AND part = 0
          GROUP BY key ORDER BY key LIMIT ${categoriesCompared}
        ) counted
        WHERE product_count > 0 ORDER BY product_count DESC, key LIMIT ${mostCategories}
      ) category`,
  });
