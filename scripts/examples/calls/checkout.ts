import { exampleOf } from '../example-of.js';
import { at, type Stage, succeed } from '../stage.js';
import { callGuests, callPayments } from './payments.js';

const address = {
  name: 'Mira Lund',
  line1: 'Hafenstraße 12',
  postal_code: '20457',
  city: 'Hamburg',
  country: 'DE',
};

/** How sellers ship, and an order from the cart to the parcel. */
export async function callCheckout(stage: Stage): Promise<void> {
  const { other, moderator, keep, send } = stage;
  const parcel = {
    code: 'parcel',
    name: 'Parcel',
    kind: 'flat' as const,
    price: 4.9,
    free_from: 50,
    steps: [
      { up_to: 5000, price: 4.9 },
      { up_to: 31_500, price: 9.9 },
    ],
    countries: ['AT', 'DE'],
  };
  const settings = {
    shipping_methods: [parcel],
    prices_include_tax: true,
    tax_rates: [{ country: 'DE', percent: 19 }],
    payment_methods: ['transfer' as const],
    bank_account: { holder: 'Plaza shop', iban: 'DE89370400440532013000' },
  };
  const toStore = { params: { path: { slug: exampleOf('StoreSlug') } } };
  const ofStore = send('setStoreSalesSettings', settings);
  await keep(
    'setStoreSalesSettings',
    moderator.PUT('/marketplace/stores/{slug}/sales-settings', { ...toStore, body: ofStore }),
  );
  await keep('getStoreSalesSettings', moderator.GET('/marketplace/stores/{slug}/sales-settings', toStore));
  const ofShop = send('setShopSalesSettings', settings);
  await keep('setShopSalesSettings', moderator.PUT('/shop/sales-settings', { body: ofShop }));
  await keep('getShopSalesSettings', moderator.GET('/shop/sales-settings'));

  const trader = {
    address: { ...address, name: 'Plaza Ltd', phone: '+49 40 1234567' },
    email: 'shop@example.org',
    register: 'HRB 12345, Hamburg',
    tax_number: 'DE123456789',
    self_certified: true as const,
  };
  const ofStoreTrader = send('setStoreTrader', trader);
  await keep('setStoreTrader', moderator.PUT('/marketplace/stores/{slug}/trader', { ...toStore, body: ofStoreTrader }));
  await keep('getStoreTrader', other.GET('/marketplace/stores/{slug}/trader', toStore));
  const ofShopTrader = send('setShopTrader', trader);
  await keep('setShopTrader', moderator.PUT('/shop/trader', { body: ofShopTrader }));
  await keep('getShopTrader', other.GET('/shop/trader'));

  const toItem = { params: { path: { product_id: exampleOf('ShopProductId') } } };
  const quantity = send('setCartItem', { quantity: 2 });
  await keep('setCartItem', other.PUT('/cart/items/{product_id}', { ...toItem, body: quantity }));
  await keep('getCart', other.GET('/cart'));
  await keep('deleteCartItem', other.DELETE('/cart/items/{product_id}', toItem));
  await succeed('An item', other.PUT('/cart/items/{product_id}', { ...toItem, body: quantity }));
  const body = send('previewCheckout', { shipping_address: address });
  await keep('previewCheckout', other.POST('/checkout/preview', { body }));
  const { orders } = await keep('createCheckout', other.POST('/checkout', { body: send('createCheckout', body) }));
  for (const { id } of orders) await callShipments(stage, id);
  await callGuests(stage, address);
  await callPayments(stage, toStore);
}

async function callShipments(stage: Stage, order: number): Promise<void> {
  const { other, admin, keep, send } = stage;
  await succeed('A payment', admin.POST('/orders/{id}/pay', { params: at(order) }));
  const body = send('createShipment', {
    carrier: 'DHL',
    tracking: '00340434161094042557',
    url: 'https://www.dhl.de/en/privatkunden/dhl-sendungsverfolgung.html?piececode=00340434161094042557',
  });
  await keep('getOrderInvoice', other.GET('/orders/{id}/invoice', { params: at(order) }));
  const shipment = await keep('createShipment', admin.POST('/orders/{id}/shipments', { params: at(order), body }));
  const toShipment = { params: { path: { id: order, shipment_id: shipment.id } } };
  await keep('deliverShipment', other.POST('/orders/{id}/shipments/{shipment_id}/deliver', toShipment));
  await callReturns(stage, order);
  await keep('exportShopOrders', admin.GET('/shop/sales/export'));
  await keep('getShopSalesSummary', admin.GET('/shop/sales-summary'));
  const toStore = { params: { path: { slug: exampleOf('StoreSlug') } } };
  await keep('exportStoreOrders', admin.GET('/marketplace/stores/{slug}/orders/export', toStore));
  await keep('getStoreSalesSummary', admin.GET('/marketplace/stores/{slug}/sales-summary', toStore));
  await keep('listOrderShipments', other.GET('/orders/{id}/shipments', { params: at(order) }));
}

async function callReturns({ other, admin, keep, send }: Stage, order: number): Promise<void> {
  const toOrder = { params: at(order) };
  const items = [{ product_id: exampleOf('ShopProductId'), quantity: 1 }];
  const body = send('createReturn', { items, reason: 'It is smaller than I thought.' });
  const ask = () => other.POST('/orders/{id}/returns', { ...toOrder, body });
  const to = (id: number) => ({ params: { path: { id: order, return_id: id } } });
  const asked = await keep('createReturn', ask());
  const yes = send('acceptReturn', { answer: 'Please send it to Hafenstraße 1, 20457 Hamburg.' });
  await keep('acceptReturn', admin.POST('/orders/{id}/returns/{return_id}/accept', { ...to(asked.id), body: yes }));
  await keep('receiveReturn', admin.POST('/orders/{id}/returns/{return_id}/receive', to(asked.id)));
  const used = await succeed('A return', ask());
  const no = send('declineReturn', { answer: 'This one was used.' });
  await keep('declineReturn', admin.POST('/orders/{id}/returns/{return_id}/decline', { ...to(used.id), body: no }));
  await keep('listOrderReturns', other.GET('/orders/{id}/returns', toOrder));
}
