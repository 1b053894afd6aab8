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
      WHERE role <> 'member' AND ${isIn} AND email IS NOT NULL AND id <> ${reporterId}
        AND id IS DISTINCT FROM ${authorId}::integer
        AND coalesce(report_mailed_at < now() - interval '1 hour', true)
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
    ) RETURNING id, email::text`;
  for (const { id, email } of staff) {
    await queueMail(client, config, { kind: 'new_reports', to: email, userId: id, data: {} });
  }
}

type Reported = { id: number; username: string; email: string; kind: string };

/** Mails the reporter the outcome, unless they resolved it themselves. */
export async function tellReporter(
  client: Transaction,
  config: Pick<Config, 'mail'>,
  { report, outcome, by }: { report: number; outcome: 'upheld' | 'rejected'; by: number },
): Promise<void> {
  if (config.mail === null) return;
  const [reporter] = await client.$queryRaw<Reported[]>`
    SELECT users.id, username::text, email::text, target_type AS kind FROM reports r JOIN users ON users.id = r.reporter_id
    WHERE r.id = ${report} AND users.id <> ${by} AND email IS NOT NULL AND ${isIn}`;
  if (reporter === undefined) return;
  const { id, email, username, kind } = reporter;
  await queueMail(client, config, {
    kind: 'report_resolved',
    to: email,
    userId: id,
    data: { username, kind, outcome },
  });
}
