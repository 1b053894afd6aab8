import { exampleOf } from '../example-of.js';
import { at, type Stage, succeed } from '../stage.js';
import { multipart } from '../uploads.js';

const linenBag = 10;
const toShownStore = { params: { path: { slug: exampleOf('StoreSlug') } } };

/** One user opens a store, another one buys there. */
export async function callMarketplace(stage: Stage): Promise<void> {
  const { other, keep, send } = stage;
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
  await callOrders(stage);
  await callReviews(stage, stool.id);
  await callPictures(stage, stool.id);

  const productChanges = send('updateMarketplaceProduct', { price: 79, description: 'Solid oak, oiled by hand.' });
  await keep(
    'updateMarketplaceProduct',
    other.PATCH('/marketplace/products/{id}', { params: at(stool.id), body: productChanges }),
  );
  const logo = send('updateStorePicture', { file: 'logo.png' });
  const toLogo = { params: { path: { slug, place: 'logo' as const } } };
  await keep(
    'updateStorePicture',
    other.PUT('/marketplace/stores/{slug}/pictures/{place}', { ...toLogo, body: logo, ...(await multipart(logo)) }),
  );
  await keep('deleteStorePicture', other.DELETE('/marketplace/stores/{slug}/pictures/{place}', toLogo));
  const storeChanges = send('updateStore', { status: 'inactive' as const });
  await keep('updateStore', other.PATCH('/marketplace/stores/{slug}', { ...toStore, body: storeChanges }));
  await keep('deleteMarketplaceProduct', other.DELETE('/marketplace/products/{id}', { params: at(stool.id) }));
}

async function callPictures({ other, moderator, keep, send }: Stage, stool: number): Promise<void> {
  const toProduct = { params: at(stool) };
  const sent = send('createProductPicture', { file: 'stool.png', alt: 'An oak stool, from the side' });
  const add = async () =>
    other.POST('/products/{id}/pictures', { ...toProduct, body: sent, ...(await multipart(sent)) });
  const first = await keep('createProductPicture', add());
  await succeed('A picture', add());
  const order = send('reorderProductPictures', { picture_ids: [1, 3] });
  const toShown = { params: at(exampleOf('MarketplaceProductId')), body: order };
  await keep('reorderProductPictures', moderator.PUT('/products/{id}/pictures/order', toShown));
  const toPicture = { params: { path: { id: stool, picture_id: first.id } } };
  const changes = send('updateProductPicture', { alt: 'The stool upside down' });
  await keep(
    'updateProductPicture',
    other.PATCH('/products/{id}/pictures/{picture_id}', { ...toPicture, body: changes }),
  );
  await keep('listProductPictures', other.GET('/products/{id}/pictures', toProduct));
  await keep('deleteProductPicture', other.DELETE('/products/{id}/pictures/{picture_id}', toPicture));
}

async function callOrders({ member, moderator, keep, send }: Stage): Promise<void> {
  const items = [exampleOf('MarketplaceProductId'), linenBag].map((id, index) => ({
    product_id: id,
    quantity: index + 1,
  }));
  const changed = await succeed('An order', member.POST('/marketplace/orders', { body: { items: items.slice(0, 1) } }));
  await keep('withdrawOrder', member.DELETE('/orders/{id}', { params: at(changed.id) }));

  const unwanted = await succeed(
    'An order',
    member.POST('/marketplace/orders', { body: { items: items.slice(0, 1) } }),
  );
  const reason = send('cancelOrder', { reason: 'The last one broke in our workshop.' });
  await keep('cancelOrder', moderator.POST('/orders/{id}/cancel', { params: at(unwanted.id), body: reason }));

  const body = send('placeMarketplaceOrder', { items });
  const order = await keep('placeMarketplaceOrder', member.POST('/marketplace/orders', { body }));
  const toOrder = { params: at(order.id) };
  await keep('listStoreOrders', moderator.GET('/marketplace/stores/{slug}/orders', toShownStore));
  const received = send('payOrder', { amount: order.total });
  await keep('payOrder', moderator.POST('/orders/{id}/pay', { ...toOrder, body: received }));
  await keep('completeOrder', member.POST('/orders/{id}/complete', toOrder));
  await keep(
    'disputeOrder',
    member.POST('/orders/{id}/dispute', {
      ...toOrder,
      body: send('disputeOrder', { reason: 'The lamp arrived with a broken shade.' }),
    }),
  );
  const refund = send('refundOrder', { amount: 2, reason: 'For a new shade.' });
  await keep('refundOrder', moderator.POST('/orders/{id}/refund', { ...toOrder, body: refund }));
  await keep('listOrderEvents', member.GET('/orders/{id}/events', toOrder));
}

async function callReviews({ member, other, keep, send }: Stage, stool: number): Promise<void> {
  const items = [{ product_id: stool, quantity: 1 }];
  const order = await succeed('An order', member.POST('/marketplace/orders', { body: { items } }));
  await succeed('A payment', other.POST('/orders/{id}/pay', { params: at(order.id) }));
  const text = { title: 'Steady', body: 'It does not wobble, and the oak is beautiful.' };
  const written = send('createReview', { rating: 4, ...text });
  const { id } = await keep(
    'createReview',
    member.POST('/marketplace/products/{id}/reviews', { params: at(stool), body: written }),
  );
  const review = { params: at(id) };
  const reply = send('replyToReview', { body: 'Thank you. It gets better with every year.' });
  await keep('replyToReview', other.PUT('/marketplace/reviews/{id}/reply', { ...review, body: reply }));
  const changed = send('updateReview', { rating: 5, ...text });
  await keep('updateReview', member.PUT('/marketplace/reviews/{id}', { ...review, body: changed }));
  await keep('listReviews', member.GET('/marketplace/products/{id}/reviews', { params: at(stool) }));
  await keep('listMyReviews', member.GET('/me/reviews'));
  await keep('deleteReview', member.DELETE('/marketplace/reviews/{id}', review));
  const dispute = { params: at(order.id), body: { reason: 'A leg is shorter.' } };
  await succeed('A dispute', member.POST('/orders/{id}/dispute', dispute));
  const answer = send('answerDispute', { text: 'We measured them **twice**. Is your floor even?' });
  await keep('answerDispute', other.PUT('/orders/{id}/dispute/answer', { params: at(order.id), body: answer }));
}
