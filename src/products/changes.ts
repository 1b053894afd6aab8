import type { Prisma } from '../../generated/prisma/client.js';
import { trimmed } from '../contract/text.js';
import type { Transaction } from '../database/client.js';

type Changes = {
  title?: string;
  description?: string;
  price?: number;
  category?: string;
  stock?: number;
  status?: 'draft' | 'active' | 'inactive';
  image_url?: string | null;
};

type NewProduct = Required<Pick<Changes, 'title' | 'price' | 'category'>> & Changes;

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
export function productChanges(changes: Changes): Prisma.ProductUncheckedUpdateInput {
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
 * Deletes a product whose row is locked. If an order holds it, the row stays for the order, and nobody else sees it
 * again. Whoever orders it waits for the lock, so that no order slips in between.
 */
export async function eraseProduct(database: Transaction, id: number): Promise<void> {
  const kept = await database.$executeRaw`
    UPDATE products SET status = 'inactive', deleted_at = clock_timestamp()
    WHERE id = ${id} AND EXISTS (SELECT FROM order_items WHERE product_id = ${id})`;
  if (kept === 0) {
    await database.product.delete({ where: { id }, select: { id: true } });
  }
}
