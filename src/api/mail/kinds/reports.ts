import { Prisma } from '../../../../generated/prisma/client.js';
import { nounOf } from './decisions.js';
import type { MailKind } from './kind.js';

/** To staff. The number of open reports is counted when it is sent, without those about the recipient. */
const newReports: MailKind<object> = async (_, { userId, origin, prisma }) => {
  const about = Prisma.sql`author_id IS DISTINCT FROM ${userId}::integer`;
  const [{ waiting } = { waiting: 0 }] = await prisma.$queryRaw<{ waiting: number }[]>`
    SELECT count(*)::integer AS waiting FROM (SELECT FROM reports WHERE status = 'open' AND ${about} LIMIT 1000) r`;
  if (waiting === 0) return null;
  return {
    subject: waiting === 1 ? '1 open report' : `${waiting} open reports`,
    body: [
      'Members have reported something. You get this email at most once an hour.',
      { label: 'Open reports', url: `${origin}/staff` },
    ],
  };
};

const reportResolved: MailKind<{ username: string; kind: string; outcome: 'upheld' | 'rejected' }> = ({
  username,
  kind,
  outcome,
}) => ({
  subject: 'Your report was reviewed',
  body: [
    outcome === 'upheld'
      ? `Hello ${username}, the moderators have reviewed your report about a ${nounOf(kind)}, and agree with you.`
      : `Hello ${username}, the moderators have reviewed your report about a ${nounOf(kind)}, and see no reason to act.`,
  ],
});

/** Mails to staff about reports, and to reporters about their outcome. */
export const reportMails = { new_reports: newReports, report_resolved: reportResolved };
