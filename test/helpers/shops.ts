import type { TestApp } from './app.js';
import type { Person } from './people.js';

let number = 0;
export type NewProduct = {
  price?: number | undefined;
  stock?: number | undefined;
  weight?: number | undefined;
  title?: string;
  description?: string;
  category?: string;
  status?: string;
  kind?: string;
  tax_class?: string;
  file_id?: number;
  options?: object[];
  variants?: object[];
};

/** Helpers for marketplace and shop through the API. */
export function shopsOf({ api, people, database }: TestApp) {
  const buy = async (product: number, buyer: Person): Promise<void> => {
    const items = [{ product_id: product, quantity: 1 }];
    const { body } = await api.post('/marketplace/orders', buyer.key).send({ items }).expect(201);
    await api.post(`/orders/${body.id}/pay`, people.moderator.key).expect(200);
  };
  return {
    store: async (key = people.other.key, name = `Store ${++number}`) =>
      (
        await api
          .post('/marketplace/stores', key)
          .send({ name, slug: `store-${++number}` })
          .expect(201)
      ).body as {
        id: number;
        slug: string;
        name: string;
      },
    product: async (slug: string, changes: NewProduct = {}, key = people.other.key): Promise<number> => {
      const body = { title: `Product ${++number}`, price: 10, category: 'Things', stock: 5, ...changes };
      return (await api.post(`/marketplace/stores/${slug}/products`, key).send(body).expect(201)).body.id;
    },
    shopProduct: async (changes: NewProduct = {}): Promise<number> => {
      const title = `Shop product ${++number}`;
      const body = { title, slug: `shop-${number}`, price: 10, category: 'Things', stock: 5, ...changes };
      return (await api.post('/shop/products', people.moderator.key).send(body).expect(201)).body.id;
    },
    order: async (area: string, items: [id: number, quantity: number][], key = people.member.key) =>
      api
        .post(`/${area}/orders`, key)
        .send({ items: items.map(([product_id, quantity]) => ({ product_id, quantity })) }),
    /** An order that is paid, as a review needs it. */
    buy,
    /** A review by a user who buys the product first. */
    review: async (product: number, buyer: Person = people.member, texts: object = {}): Promise<number> => {
      await buy(product, buyer);
      const review = api.post(`/marketplace/products/${product}/reviews`, buyer.key);
      return (await review.send({ rating: 4, ...texts }).expect(201)).body.id;
    },
    stock: async (id: number): Promise<number> =>
      (await database.prisma.product.findUniqueOrThrow({ where: { id } })).stock,
  };
}
