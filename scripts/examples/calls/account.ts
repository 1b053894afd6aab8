import { exampleOf } from '../example-of.js';
import { at, type Stage } from '../stage.js';

export async function callAccount({ other, keep, send }: Stage): Promise<void> {
  const body = send('createMyKey', {
    name: 'Backup script',
    scopes: ['read' as const],
    expires_at: '2099-01-31T12:00:00Z',
  });
  const { id } = await keep('createMyKey', other.POST('/me/keys', { body }));
  const params = at(id);
  await keep('getMyKey', other.GET('/me/keys/{id}', { params }));
  await keep('listMyKeys', other.GET('/me/keys'));
  await keep('revokeMyKey', other.DELETE('/me/keys/{id}', { params }));
  await keep('listMySessions', other.GET('/me/sessions'));
  await keep(
    'endMySession',
    other.DELETE('/me/sessions/{session}', { params: { path: { session: exampleOf('SessionId') } } }),
  );
  await keep('endMyOtherSessions', other.DELETE('/me/sessions'));
}
