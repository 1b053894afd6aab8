import { deleteAccount } from '../../accounts/users/deletion.js';
import { queueMail } from '../../api/mail/queue.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { filteredPage } from '../../content/lists/lists.js';
import type { Problem } from '../../core/contract/problems.js';
import type { Transaction } from '../../core/database/client.js';
import { isoSql } from '../../core/database/formats.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { discard } from '../../core/storage/discard.js';
import { standing } from './queries.js';

/** Rejected accounts are suspended until they are deleted, and no longer pending. */
const isWaiting = 'awaits_approval AND suspended_at IS NULL AND deleted_at IS NULL';

const signUpList = {
  schema: 'SignUpList',
  field: 'sign_ups',
  columns: `u.id, u.username, coalesce(u.pending_email, u.email) AS email,
    u.email_verified_at IS NOT NULL AND u.pending_email IS NULL AS email_verified, ${isoSql('u.created_at')} AS created_at`,
  from: 'JOIN users u ON u.id = page.id',
  table: 'users',
  order: 'oldest',
} as const;

export const listSignUps: Handler<'listSignUps'> = async ({ query, database }) => ({
  status: 200,
  body: await database.$one(
    ...filteredPage(signUpList, [{ name: 'waiting', condition: () => isWaiting, values: [] }], query),
  ),
});

type Waiting = { id: number; username: string; email: string | null; language: string | null };

/** Locks a pending account: of concurrent decisions the first wins. */
async function claimWaiting(
  database: Transaction,
  username: string,
  refuse: (code: 'user_not_found') => Problem,
): Promise<Waiting> {
  const account = await lockedRow<Waiting>(database)`
    SELECT id, username::text, CASE WHEN email_verified_at IS NOT NULL THEN email END::text AS email, language FROM users
    WHERE username = ${username}::citext AND awaits_approval AND suspended_at IS NULL AND deleted_at IS NULL FOR UPDATE`;
  if (account === null) {
    throw refuse('user_not_found');
  }
  return account;
}

export const approveSignUp: Handler<'approveSignUp'> = async ({ path, database, record, refuse, parts }) => {
  const { id, username, email } = await claimWaiting(database, path.username, refuse);
  await database.user.update({ where: { id }, data: { awaitsApproval: false }, select: { id: true } });
  if (email !== null) {
    await queueMail(database, parts.config, { kind: 'sign_up_approved', to: email, userId: id, data: { username } });
  }
  await record({ target: 'user', id });
  return { status: 200, body: await database.$one(standing, [id]) };
};

export const refuseSignUp: Handler<'refuseSignUp'> = async (input) => {
  const { path, database, record, refuse, parts, afterwards } = input;
  const { id, username, email, language } = await claimWaiting(database, path.username, refuse);
  await database.$executeRaw`UPDATE users SET suspended_at = clock_timestamp() WHERE id = ${id}`;
  if (email !== null) {
    await queueMail(database, parts.config, { kind: 'sign_up_refused', to: email, language, data: { username } });
  }
  await record({ target: 'user', id });
  afterwards(async () => {
    for (const key of await deleteAccount(parts.database, id)) await discard(parts, key);
  });
  return { status: 200, body: { id, deleted: true } };
};
