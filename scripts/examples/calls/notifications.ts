import { setTimeout as sleep } from 'node:timers/promises';
import { exampleOf } from '../example-of.js';
import { at, type Stage, succeed } from '../stage.js';

/** A watch, and the notifications from it and from a mention. */
export async function callNotifications(stage: Stage): Promise<void> {
  // A key's write limit per minute is nearly used up for the member by now.
  const { admin, keep, send } = stage;
  const params = { path: { type: 'topic', id: exampleOf('TopicId') } } as const;
  const body = send('setWatch', { state: 'watching' as const });
  await keep('setWatch', admin.PUT('/watches/{type}/{id}', { params, body }));
  await keep('deleteWatch', admin.DELETE('/watches/{type}/{id}', { params }));
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
