import { exampleOf } from '../example-of.js';
import { at, type Stage, succeed } from '../stage.js';

/** A conversation of two, who ask a third to join. By the other member, since the writes of a minute are nearly used up for the first. */
export async function callMessages({ admin, other, moderator, keep, send }: Stage): Promise<void> {
  const settings = send('updateMessageSettings', { messages_from: 'followed' as const });
  await keep('updateMessageSettings', other.PUT('/me/message-settings', { body: settings }));
  const username = exampleOf('ConversationUsername');
  const begun = send('createConversation', {
    people: [username, 'ada'],
    title: 'The lathe on Saturday',
    content: 'Is it **free** in the afternoon?',
  });
  const { id } = await keep('createConversation', other.POST('/conversations', { body: begun }));
  const more = send('createMessage', { content: 'I would need it for an hour.' });
  const { id: message } = await keep(
    'createMessage',
    other.POST('/conversations/{id}/messages', { params: at(id), body: more }),
  );
  const params = { path: { id, message_id: message } };
  const changed = send('updateMessage', { content: 'I would need it for two hours.' });
  await keep('updateMessage', other.PATCH('/conversations/{id}/messages/{message_id}', { params, body: changed }));
  await keep('listConversations', other.GET('/conversations'));
  await keep('getConversation', other.GET('/conversations/{id}', { params: at(id) }));
  await keep('muteConversation', other.PUT('/conversations/{id}/mute', { params: at(id) }));
  await keep('unmuteConversation', other.DELETE('/conversations/{id}/mute', { params: at(id) }));
  const told = { target_type: 'message' as const, target_id: message, reason: 'other' as const };
  const { id: report } = await succeed('A report', admin.POST('/reports', { body: told }));
  await keep('readReportedMessages', moderator.POST('/moderation/reports/{id}/messages', { params: at(report) }));
  const read = send('markConversationRead', { message_id: message });
  await keep('markConversationRead', other.PUT('/conversations/{id}/read', { params: at(id), body: read }));
  await keep('deleteMessage', other.DELETE('/conversations/{id}/messages/{message_id}', { params }));
  const third = { path: { id, username: 'mateo' } };
  await keep('addConversationPerson', other.PUT('/conversations/{id}/people/{username}', { params: third }));
  await keep('removeConversationPerson', other.DELETE('/conversations/{id}/people/{username}', { params: third }));
}
