import { exactAmount, exampleAmount } from '../core/contract/decimals.js';
import type { Transaction } from '../core/database/client.js';
import { day } from './community/schedule.js';
import type { Community, Name } from './community/types.js';

/** Creates the demo's stores and shop, and an order of a member in each area. */
export async function createShops(
  tx: Transaction,
  { stores, shop }: Pick<Community, 'stores' | 'shop'>,
  now: Date,
  idOf: (name: Name) => number,
): Promise<void> {
  const site = await tx.siteSettings.findUnique({ where: { id: 1 }, select: { currency: true } });
  const currency = site?.currency ?? 'EUR';
  const priced = (euros: number) => exactAmount(exampleAmount(euros, currency), currency);
  const at = (days: number) => new Date(now.getTime() - days * day);
  let age = 120;
  for (const { owner, products, description = '', ...store } of stores) {
    age -= 20;
    const { id } = await tx.store.create({
      data: { ...store, description, ownerId: idOf(owner), createdAt: at(age) },
      select: { id: true },
    });
    await tx.product.createMany({
      data: products.map((product, index) => ({
        ...{ ...product, price: priced(product.price), currency, storeId: id },
        createdAt: at(age - index),
      })),
    });
  }
  await tx.product.createMany({
    // Without a sale the regular price equals the price.
    data: shop.map(({ regular_price: regularPrice, ...product }, index) => ({
      ...{ ...product, price: priced(product.price), currency },
      regularPrice: priced(regularPrice ?? product.price),
      createdAt: at(50 - index),
    })),
  });
  await buy(tx, 'marketplace', idOf('noor'), ['Tomato seeds, six old sorts', 'Linen bread bag'], at(9));
  await buy(tx, 'shop', idOf('noor'), ['Plaza mug'], at(3));
}

async function buy(tx: Transaction, area: 'marketplace' | 'shop', buyer: number, titles: string[], paidAt: Date) {
  const products = await tx.product.findMany({ where: { title: { in: titles } }, select: { id: true } });
  const ids = products.map(({ id }) => id);
  const [placed] = await tx.$queryRaw<{ order_id: number | null }[]>`
    SELECT order_id FROM place_order(${area}::order_area, ${buyer}::integer, ${ids}::integer[], ${ids.map(() => 2)}::integer[])`;
  if (typeof placed?.order_id !== 'number') throw new Error('The demo community sells what it has not got');
  await tx.order.update({
    where: { id: placed.order_id },
    data: { status: 'paid', createdAt: paidAt, paidAt },
    select: { id: true },
  });
}
