import { exampleOf } from '../example-of.js';
import { at, type Stage } from '../stage.js';

export async function callShop(stage: Stage): Promise<void> {
  const { member, moderator, keep, send } = stage;
  const productBody = send('createShopProduct', {
    title: 'Plaza bottle',
    slug: 'plaza-bottle',
    description: 'Holds 700 ml.',
    sku: 'BOTTLE-700',
    price: 9.9,
    regular_price: 12.5,
    category: 'Kitchen',
    stock: 120,
  });
  const product = await keep('createShopProduct', moderator.POST('/shop/products', { body: productBody }));
  const toProduct = { params: at(product.id) };
  const items = [{ product_id: exampleOf('ShopProductId'), quantity: 2 }];
  await keep('placeShopOrder', member.POST('/shop/orders', { body: send('placeShopOrder', { items }) }));
  await keep('listShopSales', moderator.GET('/shop/sales'));

  const changes = send('updateShopProduct', { price: 12.5, description: 'Holds 700 ml, and keeps them cold.' });
  await keep('updateShopProduct', moderator.PATCH('/shop/products/{id}', { ...toProduct, body: changes }));
  await keep('deleteShopProduct', moderator.DELETE('/shop/products/{id}', toProduct));
}
