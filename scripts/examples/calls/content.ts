import { exampleOf } from '../example-of.js';
import type { Stage } from '../stage.js';

/** A draft, from its first words until it is sent. */
export async function callContent({ member, keep, send }: Stage): Promise<void> {
  const params = { path: { key: 'createTopic' } };
  const body = send('saveDraft', {
    title: 'Which oil for a worktop?',
    text: 'Mine is beech, and ',
    page: '/forum/topics/new',
  });
  await keep('saveDraft', member.PUT('/me/drafts/{key}', { params, body }));
  await keep('listDrafts', member.GET('/me/drafts'));
  await keep('getDraft', member.GET('/me/drafts/{key}', { params }));
  const toTopic = { params: { path: { type: 'topic', id: exampleOf('TopicId') } } } as const;
  await keep('addBookmark', member.PUT('/me/bookmarks/{type}/{id}', toTopic));
  await keep('listBookmarks', member.GET('/me/bookmarks'));
  await keep('removeBookmark', member.DELETE('/me/bookmarks/{type}/{id}', toTopic));
  const toPerson = { params: { path: { username: exampleOf('IgnoredUsername') } } };
  await keep('ignoreUser', member.PUT('/me/ignored/{username}', toPerson));
  await keep('listIgnoredUsers', member.GET('/me/ignored'));
  await keep('stopIgnoringUser', member.DELETE('/me/ignored/{username}', toPerson));
  await keep('deleteDraft', member.DELETE('/me/drafts/{key}', { params }));
}
