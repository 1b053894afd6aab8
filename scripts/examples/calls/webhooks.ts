import type { Stage } from '../stage.js';
import { at } from '../stage.js';

export async function callWebhooks({ member, admin, keep, send }: Stage): Promise<void> {
  const body = send('createWebhook', {
    url: 'https://shop.example.org/plaza',
    types: ['order.placed', 'order.paid'],
    description: 'Sends what was paid.',
    is_ordered: true,
  });
  const { id } = await keep('createWebhook', member.POST('/webhooks', { body }));
  const params = at(id);
  await keep('listWebhooks', member.GET('/webhooks'));
  await keep('getWebhook', member.GET('/webhooks/{id}', { params }));
  const changes = send('updateWebhook', { types: ['order.placed', 'order.paid', 'order.refunded'] });
  await keep('updateWebhook', member.PATCH('/webhooks/{id}', { params, body: changes }));
  await keep('rotateWebhookSecret', member.POST('/webhooks/{id}/secret', { params }));
  const ping = await keep('pingWebhook', member.POST('/webhooks/{id}/ping', { params }));
  await keep('listWebhookDeliveries', member.GET('/webhooks/{id}/deliveries', { params }));
  await keep('getWebhookDelivery', member.GET('/webhook-deliveries/{id}', { params: at(ping.id) }));
  await keep('replayWebhookDelivery', member.POST('/webhook-deliveries/{id}/replay', { params: at(ping.id) }));
  const period = send('replayWebhook', { since: '2026-01-31T12:00:00Z', until: '2026-01-31T13:00:00Z' });
  await keep('replayWebhook', member.POST('/webhooks/{id}/replay', { params, body: period }));
  await keep('deleteWebhook', member.DELETE('/webhooks/{id}', { params }));
  const ofSite = send('createSiteWebhook', { url: 'https://archive.example.org/plaza', types: ['report.opened'] });
  await keep('createSiteWebhook', admin.POST('/site/webhooks', { body: ofSite }));
  await keep('listSiteWebhooks', admin.GET('/site/webhooks'));
}
