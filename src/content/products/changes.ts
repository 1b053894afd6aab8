import { trimmed } from '../../api/contract/text.js';
import type { Caller } from '../../api/http/caller.js';
import type { Statement, StatementRunner } from '../../database/statement.js';
import { removeContent } from '../removal/removal.js';

type Changes = {
  title?: string | undefined;
  description?: string;
  price?: number;
  category?: string;
  stock?: number;
  status?: 'draft' | 'active' | 'inactive';
  image_url?: string | null;
};

type NewProduct = Required<Pick<Changes, 'price' | 'category'>> & Changes & { title: string };

/** What marketplace and shop are both told of a new product. */
export function newProduct({
  title,
  description = '',
  price,
  category,
  stock = 0,
  status = 'active',
  image_url: imageUrl = null,
}: NewProduct) {
  return { title: trimmed(title), description, price, category: trimmed(category), stock, status, imageUrl };
}

/** What marketplace and shop let be changed in a product. */
export function productChanges(changes: Changes) {
  const { title, description, price, category, stock, status, image_url: imageUrl } = changes;
  return {
    ...(title === undefined ? {} : { title: trimmed(title) }),
    ...(description === undefined ? {} : { description }),
    ...(price === undefined ? {} : { price }),
    ...(category === undefined ? {} : { category: trimmed(category) }),
    ...(stock === undefined ? {} : { stock }),
    ...(status === undefined ? {} : { status }),
    ...(imageUrl === undefined ? {} : { imageUrl }),
  };
}

/**
 * Deletes a product whose row is locked: nobody sees it again but its orders. Whoever orders it waits for the lock, so that no
 * order slips in between.
 */
export async function deleteProduct(database: StatementRunner, id: number, caller: Caller): Promise<void> {
  await removeContent(database, { type: 'product', id }, { state: 'deleted', actor: caller.id });
}

/** $1 product. */
const productOf = (area: 'marketplace' | 'shop', condition: string): Statement<number> => ({
  name: `${area}_product_id`,
  text: `SELECT id::text AS reply FROM products WHERE id = $1 AND store_id IS ${condition}`,
});
const products = { marketplace: productOf('marketplace', 'NOT NULL'), shop: productOf('shop', 'NULL') };

/** The id of a product, deleted or not; null if there is none of this area. */
export async function idOfProduct(
  { $json }: StatementRunner,
  area: 'marketplace' | 'shop',
  id: number,
): Promise<number | null> {
  return (await $json(products[area], [id]))?.parse() ?? null;
}
