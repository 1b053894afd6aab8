import { exampleOf } from '../example-of.js';
import type { Stage } from '../stage.js';

/** A group from its creation to its end, and somebody who joins another one. */
export async function callGroups({ member, moderator, admin, keep, send }: Stage): Promise<void> {
  const params = { path: { slug: exampleOf('GroupSlug') } };
  await keep('listGroups', member.GET('/groups', { params: { query: { per_page: 2 } } }));
  await keep('listMyGroups', member.GET('/me/groups'));
  await keep('getGroup', member.GET('/groups/{slug}', { params }));
  const query = { per_page: 2 };
  await keep('listGroupMembers', member.GET('/groups/{slug}/members', { params: { ...params, query } }));
  const body = send('createGroup', {
    slug: 'night-walks',
    name: 'Night Walks',
    description: 'Slow walks after dark, with a flask.',
    visibility: 'public' as const,
    joining: 'open' as const,
  });
  const { slug } = await keep('createGroup', moderator.POST('/groups', { body }));
  const changes = send('updateGroup', { joining: 'request' as const });
  await keep('updateGroup', moderator.PATCH('/groups/{slug}', { params: { path: { slug } }, body: changes }));
  const toPerson = { params: { path: { slug, username: exampleOf('GroupMemberUsername') } } };
  const owner = send('addGroupMember', { is_owner: true });
  await keep('addGroupMember', moderator.PUT('/groups/{slug}/members/{username}', { ...toPerson, body: owner }));
  await keep('removeGroupMember', moderator.DELETE('/groups/{slug}/members/{username}', toPerson));
  await keep('deleteGroup', admin.DELETE('/groups/{slug}', { params: { path: { slug } } }));
}
