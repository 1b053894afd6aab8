import type { Stage } from '../stage.js';

export async function callModeration({ moderator, admin, keep, send }: Stage): Promise<void> {
  const params = { path: { username: 'jonas' } };
  const suspension = send('suspendUser', {
    reason: 'Posts the same advertisement on every board.',
  });
  await keep('suspendUser', moderator.PUT('/users/{username}/suspension', { params, body: suspension }));
  await keep('unsuspendUser', moderator.DELETE('/users/{username}/suspension', { params }));
  const silence = send('silenceUser', { reason: 'Shouts.', until: null });
  await keep('silenceUser', moderator.PUT('/users/{username}/silence', { params, body: silence }));
  await keep('unsilenceUser', moderator.DELETE('/users/{username}/silence', { params }));
  const role = send('setUserRole', { role: 'member' } as const);
  await keep('setUserRole', admin.PUT('/users/{username}/role', { params, body: role }));
}
