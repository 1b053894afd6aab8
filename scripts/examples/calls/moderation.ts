import { exampleOf } from '../example-of.js';
import { at, type Stage } from '../stage.js';

export async function callModeration(stage: Stage): Promise<void> {
  await callReports(stage);
  await callPeople(stage);
  await callSignUps(stage);
}

async function callReports({ member, moderator, keep, send }: Stage): Promise<void> {
  const about = { target_type: 'user', target_id: 12, reason: 'abuse' } as const;
  const report = send('createReport', { ...about, note: 'Answers every question with a robot.' });
  await keep('createReport', member.POST('/reports', { body: report }));
  await keep('listMyReports', member.GET('/me/reports'));
  const path = { params: at(exampleOf('ReportId')) };
  await keep('getReport', moderator.GET('/moderation/reports/{id}', path));
  await keep('claimReport', moderator.PUT('/moderation/reports/{id}/claim', path));
  await keep('releaseReport', moderator.DELETE('/moderation/reports/{id}/claim', path));
  await keep('listModerationQueue', moderator.GET('/moderation/queue', { params: { query: { per_page: 2 } } }));
  const decision = send('decideQueueEntries', { decision: 'keep' as const, targets: ['user:12'] });
  await keep('decideQueueEntries', moderator.POST('/moderation/decisions', { body: decision }));
  const body = send('resolveReport', { outcome: 'rejected', note: 'The tour is what it says.' } as const);
  const claimed = { params: at(exampleOf('ClaimedReportId')) };
  await keep('resolveReport', moderator.PUT('/moderation/reports/{id}/resolution', { ...claimed, body }));
}

async function callSignUps({ moderator, admin, keep, send }: Stage): Promise<void> {
  await keep('listSignUps', admin.GET('/moderation/sign-ups'));
  const who = (username: string) => ({ params: { path: { username } } });
  await keep('approveSignUp', admin.PUT('/moderation/sign-ups/{username}/approval', who('petra')));
  await keep('refuseSignUp', admin.DELETE('/moderation/sign-ups/{username}', who('bargains4you')));
  const body = send('createInvitation', { max_uses: 5, expires_at: '2036-01-31T12:00:00Z' });
  const { id } = await keep('createInvitation', moderator.POST('/moderation/invitations', { body }));
  await keep('listInvitations', moderator.GET('/moderation/invitations'));
  await keep('revokeInvitation', moderator.DELETE('/moderation/invitations/{id}', { params: at(id) }));
}

async function callPeople({ member, moderator, admin, keep, send }: Stage): Promise<void> {
  const params = { path: { username: 'jonas' } };
  const suspension = send('suspendUser', {
    reason: 'Posts the same advertisement on every board.',
  });
  await keep('suspendUser', moderator.PUT('/users/{username}/suspension', { params, body: suspension }));
  await keep('unsuspendUser', moderator.DELETE('/users/{username}/suspension', { params }));
  const silence = send('silenceUser', { reason: 'Shouts.', until: null });
  await keep('silenceUser', moderator.PUT('/users/{username}/silence', { params, body: silence }));
  await keep('unsilenceUser', moderator.DELETE('/users/{username}/silence', { params }));
  await keep('clearProfile', moderator.DELETE('/users/{username}/profile', { params }));
  const warning = send('createWarning', { text: 'Do not advertise in every answer.' });
  const warned = { path: { username: 'noor' } };
  const given = await keep(
    'createWarning',
    moderator.POST('/users/{username}/warnings', { params: warned, body: warning }),
  );
  await keep('listUserWarnings', moderator.GET('/users/{username}/warnings', { params: warned }));
  await keep('listMyWarnings', member.GET('/me/warnings'));
  await keep('acknowledgeWarning', member.POST('/me/warnings/{id}/acknowledge', { params: at(given.id) }));
  const all = send('createPersonRemoval', { action: 'hide', reason: 'Nothing but advertisements.' } as const);
  const { id } = await keep('createPersonRemoval', moderator.POST('/users/{username}/removals', { params, body: all }));
  await keep('listPersonRemovals', moderator.GET('/moderation/removals'));
  await keep('getPersonRemoval', moderator.GET('/moderation/removals/{id}', { params: at(id) }));
  await keep('undoPersonRemoval', moderator.DELETE('/moderation/removals/{id}', { params: at(id) }));
  const role = send('setUserRole', { role: 'member' } as const);
  await keep('setUserRole', admin.PUT('/users/{username}/role', { params, body: role }));
}
