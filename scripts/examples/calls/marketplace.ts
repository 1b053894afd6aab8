import { at, type Stage, succeed } from '../stage.js';

const firstTwo = { params: { query: { per_page: 2 } } };

/** Somebody opens a store, somebody else buys there. */
export async function callMarketplace(stage: Stage): Promise<void> {
  const { anybody, other, keep, send } = stage;
  const storeBody = send('createStore', {
    name: 'Oak & Iron',
    slug: 'oak-and-iron',
    description: 'Furniture made to last.',
  });
  const { slug } = await keep('createStore', other.POST('/marketplace/stores', { body: storeBody }));
  const toStore = { params: { path: { slug } } };
  const productBody = send('createMarketplaceProduct', {
    title: 'Oak stool',
    price: 89.5,
    category: 'Furniture',
    stock: 14,
    image_url: 'https://images.example.org/oak-stool.jpg',
  });
  const stool = await keep(
    'createMarketplaceProduct',
    other.POST('/marketplace/stores/{slug}/products', { ...toStore, body: productBody }),
  );
  const hookBody = { title: 'Iron hook', price: 4.35, category: 'Hardware', stock: 3 };
  const hook = await succeed(
    'A second product',
    other.POST('/marketplace/stores/{slug}/products', { ...toStore, body: hookBody }),
  );

  await callOrders(stage, slug, [
    { product_id: stool.id, quantity: 2 },
    { product_id: hook.id, quantity: 3 },
  ]);

  await keep('getMarketplaceProduct', anybody.GET('/marketplace/products/{id}', { params: at(stool.id) }));
  await keep('listMarketplaceProducts', anybody.GET('/marketplace/products', firstTwo));
  await keep('listStores', anybody.GET('/marketplace/stores', firstTwo));
  await keep('getStore', anybody.GET('/marketplace/stores/{slug}', toStore));
  const productChanges = send('updateMarketplaceProduct', { price: 79 });
  await keep(
    'updateMarketplaceProduct',
    other.PATCH('/marketplace/products/{id}', { params: at(stool.id), body: productChanges }),
  );
  const storeChanges = send('updateStore', { status: 'inactive' as const });
  await keep('updateStore', other.PATCH('/marketplace/stores/{slug}', { ...toStore, body: storeChanges }));
  await keep('deleteMarketplaceProduct', other.DELETE('/marketplace/products/{id}', { params: at(stool.id) }));
}

type Item = { product_id: number; quantity: number };

async function callOrders({ member, other, keep, send }: Stage, slug: string, items: Item[]): Promise<void> {
  const changed = await succeed('An order', member.POST('/marketplace/orders', { body: { items: items.slice(0, 1) } }));
  await keep('withdrawMarketplaceOrder', member.DELETE('/marketplace/orders/{id}', { params: at(changed.id) }));

  const body = send('placeMarketplaceOrder', { items });
  const order = await keep('placeMarketplaceOrder', member.POST('/marketplace/orders', { body }));
  const toOrder = { params: at(order.id) };
  await keep('getMarketplaceOrder', member.GET('/marketplace/orders/{id}', toOrder));
  await keep('listMarketplaceOrders', member.GET('/marketplace/orders'));
  await keep('listStoreOrders', other.GET('/marketplace/stores/{slug}/orders', { params: { path: { slug } } }));
  await keep('payMarketplaceOrder', other.POST('/marketplace/orders/{id}/pay', toOrder));
  await keep('completeMarketplaceOrder', member.POST('/marketplace/orders/{id}/complete', toOrder));
  await keep('disputeMarketplaceOrder', member.POST('/marketplace/orders/{id}/dispute', toOrder));
  await keep('refundMarketplaceOrder', other.POST('/marketplace/orders/{id}/refund', toOrder));
}
