import { Prisma } from '../../../../generated/prisma/client.js';
import { restrictedSql } from '../../../api/auth/restrictions.js';
import { queueMail } from '../../../api/mail/queue.js';
import type { Transaction } from '../../../core/database/client.js';
import type { Config } from '../../../core/platform/config.js';

const isIn = Prisma.raw(`deleted_at IS NULL AND NOT ${restrictedSql('suspended', 'users')}`);

/** Mails staff about a report, each at most once an hour, except for its reporter and the person whom it is about. */
export async function tellStaff(
  client: Transaction,
  config: Pick<Config, 'mail'>,
  { authorId, reporterId }: { authorId: number | null; reporterId: number },
): Promise<void> {
  if (config.mail === null) return;
  // Locked rows are of staff who are being mailed about another report.
  const staff = await client.$queryRaw<{ id: number; email: string }[]>`
    UPDATE users SET report_mailed_at = clock_timestamp() WHERE id IN (
      SELECT id FROM users
      WHERE role >= 'moderator' AND ${isIn} AND email IS NOT NULL AND id <> ${reporterId}
        AND id IS DISTINCT FROM ${authorId}::integer
        AND coalesce(report_mailed_at < now() - interval '1 hour', true)
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
    ) RETURNING id, email::text`;
  for (const { id, email } of staff) {
    await queueMail(client, config, { kind: 'new_reports', to: email, userId: id, data: {} });
  }
}

type Resolved = { reports: readonly number[]; outcome: 'upheld' | 'rejected'; by: number };

/** Queues the mails to reporters about the outcome of their reports, except to who resolved them. */
export async function tellReporters(
  client: Transaction,
  { mail }: Pick<Config, 'mail'>,
  { reports, outcome, by }: Resolved,
): Promise<void> {
  if (mail === null) return;
  await client.$executeRaw`
    INSERT INTO mails (user_id, kind, recipient, data)
    SELECT users.id, 'report_resolved', email,
      jsonb_build_object('username', username, 'kind', target_type, 'outcome', ${outcome}::text)
    FROM reports r JOIN users ON users.id = r.reporter_id
    WHERE r.id = ANY (${reports}::integer[]) AND users.id <> ${by} AND email IS NOT NULL AND ${isIn}`;
}
