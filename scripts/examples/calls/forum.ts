import { exampleOf } from '../example-of.js';
import { at, type Stage } from '../stage.js';

export async function callForum({ anybody, member, moderator, admin, keep, send }: Stage): Promise<void> {
  const boards = await keep('listBoards', anybody.GET('/forum/boards'));

  const order = send('reorderBoards', { board_ids: boards.map(({ id }) => id).reverse() });
  await keep('reorderBoards', admin.PUT('/forum/boards/order', { body: order }));
  const boardBody = send('createBoard', {
    title: 'Tools',
    description: 'Which one to buy, and how to keep it sharp.',
  });
  const board = await keep('createBoard', admin.POST('/forum/boards', { body: boardBody }));
  const boardChanges = send('updateBoard', { title: 'Tools and their care' });
  await keep('updateBoard', admin.PATCH('/forum/boards/{id}', { params: at(board.id), body: boardChanges }));
  const access = send('setBoardAccess', { read: 'members', topics: 'groups', replies: 'members' } as const);
  await keep('setBoardAccess', admin.PUT('/forum/boards/{id}/access', { params: at(board.id), body: access }));
  await keep('getBoardAccess', moderator.GET('/forum/boards/{id}/access', { params: at(board.id) }));

  const topicBody = send('createTopic', {
    board_id: exampleOf('BoardId'),
    title: 'A desk from one sheet of plywood',
    content: 'One sheet, no screws. Plans are below, comments welcome.',
    tags: ['desk', 'plywood', 'woodworking'],
  });
  const topic = await keep('createTopic', member.POST('/forum/topics', { body: topicBody }));
  const topicChanges = send('updateTopic', { title: 'A desk from one sheet of plywood, with plans' });
  await keep('updateTopic', member.PATCH('/forum/topics/{id}', { params: at(topic.id), body: topicChanges }));
  const { tags } = await keep('listTags', anybody.GET('/tags', {}));
  const idOf = (name: string) => tags.find((tag) => tag.name === name)?.id ?? 0;
  await keep('getTag', anybody.GET('/tags/{id}', { params: at(idOf('plywood')) }));
  const tagChanges = send('updateTag', { name: 'wood' });
  await keep('updateTag', moderator.PATCH('/tags/{id}', { params: at(idOf('woodworking')), body: tagChanges }));
  const tagMerge = send('mergeTag', { into: idOf('woodworking') });
  await keep('mergeTag', moderator.POST('/tags/{id}/merge', { params: at(idOf('plywood')), body: tagMerge }));
  const ofTopic = { type: 'topic', id: topic.id } as const;
  const { revisions } = await keep(
    'listRevisions',
    member.GET('/content/{type}/{id}/revisions', { params: { path: ofTopic } }),
  );
  const newest = { params: { path: { ...ofTopic, number: revisions[0]?.number ?? 0 } } };
  await keep('restoreRevision', member.POST('/content/{type}/{id}/revisions/{number}/restore', newest));
  const replyBody = send('createReply', { content: 'I built it last weekend. It **stands**.' });
  const reply = await keep(
    'createReply',
    moderator.POST('/forum/topics/{id}/replies', { params: at(topic.id), body: replyBody }),
  );
  const toReply = { params: { path: { type: 'reply', id: reply.id } } } as const;
  await keep('likeContent', member.PUT('/content/{type}/{id}/like', toReply));
  await keep('listLikes', anybody.GET('/content/{type}/{id}/likes', toReply));
  await keep('unlikeContent', member.DELETE('/content/{type}/{id}/like', toReply));
  await keep(
    'markTopicRead',
    member.PUT('/forum/topics/{id}/read', {
      params: at(topic.id),
      body: send('markTopicRead', { reply_id: reply.id }),
    }),
  );
  await keep('deleteTopicReadMark', member.DELETE('/forum/topics/{id}/read', { params: at(topic.id) }));
  const replyChanges = send('updateReply', { content: 'I built it last weekend. It stands, and holds two.' });
  await keep('updateReply', moderator.PATCH('/forum/replies/{id}', { params: at(reply.id), body: replyChanges }));

  const splitBody = send('splitTopic', { reply_ids: [reply.id], title: 'Does the desk stand?' });
  const splitOff = await keep(
    'splitTopic',
    moderator.POST('/forum/topics/{id}/split', { params: at(topic.id), body: splitBody }),
  );
  const mergeBody = send('mergeTopic', { into: topic.id });
  await keep('mergeTopic', moderator.POST('/forum/topics/{id}/merge', { params: at(splitOff.id), body: mergeBody }));

  await keep('stickTopic', moderator.PUT('/forum/topics/{id}/sticky', { params: at(topic.id) }));
  await keep('unstickTopic', moderator.DELETE('/forum/topics/{id}/sticky', { params: at(topic.id) }));
  await keep('lockTopic', moderator.PUT('/forum/topics/{id}/lock', { params: at(topic.id) }));
  await keep('unlockTopic', moderator.DELETE('/forum/topics/{id}/lock', { params: at(topic.id) }));

  const content = { params: { path: { type: 'topic' as const, id: topic.id } } };
  const reason = send('hideContent', { reason: 'The plans are somebody else’s.' });
  await keep('hideContent', moderator.PUT('/moderation/content/{type}/{id}', { ...content, body: reason }));
  await keep('listMyHiddenContent', member.GET('/me/hidden', {}));
  await keep('listHiddenContent', moderator.GET('/moderation/hidden', { params: { query: { state: 'hidden' } } }));
  await keep('restoreContent', moderator.DELETE('/moderation/content/{type}/{id}', content));

  await keep('deleteReply', moderator.DELETE('/forum/replies/{id}', { params: at(reply.id) }));
  await keep('deleteTopic', moderator.DELETE('/forum/topics/{id}', { params: at(topic.id) }));
  const toBoard = { params: { ...at(board.id), query: { move_to: 1 } } };
  await keep('deleteBoard', admin.DELETE('/forum/boards/{id}', toBoard));
}

/** Announcements, shown above every area. */
export async function callAnnouncements({ anybody, admin, keep, send }: Stage): Promise<void> {
  const written = { title: 'Maintenance on Sunday', body: 'Plaza is read-only from **8 to 9 UTC**.' };
  const body = send('createAnnouncement', { ...written, until: '2099-01-31T09:00:00Z' });
  const { id } = await keep('createAnnouncement', admin.POST('/announcements', { body }));
  const changes = send('updateAnnouncement', { title: 'Maintenance on Sunday morning' });
  await keep('updateAnnouncement', admin.PATCH('/announcements/{id}', { params: at(id), body: changes }));
  await keep('listAnnouncements', anybody.GET('/announcements'));
  await keep('deleteAnnouncement', admin.DELETE('/announcements/{id}', { params: at(id) }));
}
