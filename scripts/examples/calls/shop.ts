import { shown } from '../shown.js';
import { at, newestOf, type Stage, succeed } from '../stage.js';

export async function callShop(stage: Stage): Promise<void> {
  const { moderator, keep, send } = stage;
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
  await callOrders(stage);

  const changes = send('updateShopProduct', { price: 12.5, description: 'Holds 700 ml, and keeps them cold.' });
  await keep('updateShopProduct', moderator.PATCH('/shop/products/{id}', { ...toProduct, body: changes }));
  const revisions = await keep('listShopProductRevisions', moderator.GET('/shop/products/{id}/revisions', toProduct));
  await keep(
    'restoreShopProductRevision',
    moderator.POST('/shop/products/{id}/revisions/{number}/restore', { params: newestOf(product.id, revisions) }),
  );
  await keep('deleteShopProduct', moderator.DELETE('/shop/products/{id}', toProduct));
}

async function callOrders({ member, moderator, keep, send }: Stage): Promise<void> {
  const items = [{ product_id: shown('ShopProductId'), quantity: 2 }];
  const changed = await succeed('An order', member.POST('/shop/orders', { body: { items } }));
  await keep('withdrawShopOrder', member.DELETE('/shop/orders/{id}', { params: at(changed.id) }));

  const body = send('placeShopOrder', { items });
  const order = await keep('placeShopOrder', member.POST('/shop/orders', { body }));
  const toOrder = { params: at(order.id) };
  await keep('payShopOrder', moderator.POST('/shop/orders/{id}/pay', toOrder));
  await keep('completeShopOrder', moderator.POST('/shop/orders/{id}/complete', toOrder));
  await keep(
    'disputeShopOrder',
    member.POST('/shop/orders/{id}/dispute', {
      ...toOrder,
      body: send('disputeShopOrder', { reason: 'One of the two mugs is missing.' }),
    }),
  );
  await keep('refundShopOrder', moderator.POST('/shop/orders/{id}/refund', toOrder));
}
