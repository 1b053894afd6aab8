import { invite } from '../../accounts/users/sign-up/invitations.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { filteredPage } from '../../content/lists/lists.js';
import { futureFault } from '../../core/contract/future.js';
import { iso, isoSql } from '../../core/database/formats.js';

const invitationList = {
  schema: 'InvitationList',
  field: 'invitations',
  columns: `i.id, c.username AS creator, i.max_uses, i.uses, ${isoSql('i.created_at')} AS created_at,
    ${isoSql('i.expires_at')} AS expires_at`,
  from: 'JOIN invitations i ON i.id = page.id JOIN users c ON c.id = i.creator_id',
  table: 'invitations',
} as const;

export const listInvitations: Handler<'listInvitations'> = async ({ query, database }) => ({
  status: 200,
  body: await database.$one(...filteredPage(invitationList, [], query)),
});

export const createInvitation: Handler<'createInvitation'> = async (input) => {
  const { body, caller, database, record, refuse, origin } = input;
  const { max_uses: maxUses, expires_at: end } = body;
  const fault = futureFault(end);
  if (fault !== null) {
    throw refuse('invalid_param', { params: { expires_at: fault } });
  }
  const expiresAt = new Date(end);
  const { id, token } = await invite(database, { creatorId: caller.id, maxUses, expiresAt });
  await record({ target: 'invitation', id, details: { max_uses: String(maxUses), expires_at: iso(expiresAt) } });
  const url = `${origin()}/sign-up?invitation=${token}`;
  return { status: 201, body: { id, url, max_uses: maxUses, expires_at: iso(expiresAt) } };
};

export const revokeInvitation: Handler<'revokeInvitation'> = async ({ path: { id }, database, record, refuse }) => {
  const { count } = await database.invitation.deleteMany({ where: { id } });
  if (count === 0) {
    throw refuse('invitation_not_found');
  }
  await record({ target: 'invitation', id });
  return { status: 200, body: { id, deleted: true } };
};
