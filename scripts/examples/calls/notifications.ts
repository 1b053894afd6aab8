import { setTimeout as sleep } from 'node:timers/promises';
import { exampleOf } from '../example-of.js';
import { at, type Stage, succeed } from '../stage.js';

/** Watches of every watchable type, and the notifications from them and from a mention. */
export async function callNotifications(stage: Stage): Promise<void> {
  // A key's write limit per minute is nearly used up for the member by now.
  const { admin, moderator, keep } = stage;
  const topic = { params: at(exampleOf('TopicId')) };
  await keep('watchTopic', admin.PUT('/forum/topics/{id}/watch', topic));
  await keep('unwatchTopic', admin.DELETE('/forum/topics/{id}/watch', topic));
  await keep('muteTopic', admin.PUT('/forum/topics/{id}/mute', topic));
  await keep('unmuteTopic', admin.DELETE('/forum/topics/{id}/mute', topic));
  const board = { params: at(exampleOf('BoardId')) };
  await keep('watchBoard', admin.PUT('/forum/boards/{id}/watch', board));
  await keep('unwatchBoard', admin.DELETE('/forum/boards/{id}/watch', board));
  await keep('muteBoard', admin.PUT('/forum/boards/{id}/mute', board));
  await keep('unmuteBoard', admin.DELETE('/forum/boards/{id}/mute', board));
  const question = { params: at(exampleOf('QuestionId')) };
  await keep('watchQuestion', admin.PUT('/answers/questions/{id}/watch', question));
  await keep('unwatchQuestion', admin.DELETE('/answers/questions/{id}/watch', question));
  await keep('muteQuestion', admin.PUT('/answers/questions/{id}/mute', question));
  await keep('unmuteQuestion', admin.DELETE('/answers/questions/{id}/mute', question));
  const store = { params: { path: { slug: exampleOf('StoreSlug') } } };
  await keep('watchStore', moderator.PUT('/marketplace/stores/{slug}/watch', store));
  await keep('unwatchStore', moderator.DELETE('/marketplace/stores/{slug}/watch', store));
  await keep('muteStore', moderator.PUT('/marketplace/stores/{slug}/mute', store));
  await keep('unmuteStore', moderator.DELETE('/marketplace/stores/{slug}/mute', store));
  const product = { params: at(exampleOf('MarketplaceProductId')) };
  await keep('watchMarketplaceProduct', moderator.PUT('/marketplace/products/{id}/watch', product));
  await keep('unwatchMarketplaceProduct', moderator.DELETE('/marketplace/products/{id}/watch', product));
  await keep('muteMarketplaceProduct', moderator.PUT('/marketplace/products/{id}/mute', product));
  await keep('unmuteMarketplaceProduct', moderator.DELETE('/marketplace/products/{id}/mute', product));
  const goods = { params: at(exampleOf('ShopProductId')) };
  await keep('watchShopProduct', moderator.PUT('/shop/products/{id}/watch', goods));
  await keep('unwatchShopProduct', moderator.DELETE('/shop/products/{id}/watch', goods));
  await keep('muteShopProduct', moderator.PUT('/shop/products/{id}/mute', goods));
  await keep('unmuteShopProduct', moderator.DELETE('/shop/products/{id}/mute', goods));
  await callInbox(stage);
}

async function callInbox({ member, other, keep, send }: Stage): Promise<void> {
  const settings = send('updateNotificationSettings', { own: 'mail' as const, watched: 'inbox' as const });
  await keep('updateNotificationSettings', member.PATCH('/notifications/settings', { body: settings }));
  const body = { board_id: exampleOf('BoardId'), title: 'Who lends me a router table?', content: 'For a weekend.' };
  const { id } = await succeed('A topic', member.POST('/forum/topics', { body }));
  const reply = { content: 'I do. Come by on *Friday*.' };
  const { id: replied } = await succeed(
    'A reply',
    other.POST('/forum/topics/{id}/replies', { params: at(id), body: reply }),
  );
  const newest = () => member.GET('/notifications', { params: { query: { limit: 1 } } });
  for (let tries = 0; tries < 200; tries++) {
    const { notifications } = await succeed('The inbox', newest());
    if (notifications[0]?.target_id === replied) break;
    await sleep(50);
  }
  const { notifications } = await keep('listNotifications', newest());
  const read = send('markNotificationsRead', { until: notifications[0]?.id ?? '0' });
  await keep('markNotificationsRead', member.POST('/notifications/read', { body: read }));
}
