import { Prisma } from '../../../../generated/prisma/client.js';
import type { MailKind } from './kind.js';

/** To staff. The number of open reports is counted when it is sent, without those about the recipient. */
const newReports: MailKind<object> = async (_, { userId, origin, prisma }) => {
  const about = Prisma.sql`author_id IS DISTINCT FROM ${userId}::integer`;
  const [{ waiting } = { waiting: 0 }] = await prisma.$queryRaw<{ waiting: number }[]>`
    SELECT count(*)::integer AS waiting FROM (SELECT FROM reports WHERE status = 'open' AND ${about} LIMIT 1000) r`;
  if (waiting === 0) return null;
  return {
    subject: waiting === 1 ? 'A report waits' : `${waiting} reports wait`,
    body: [
      'Members have reported something to the moderators. Such a mail comes at most once an hour.',
      { label: 'Look at the reports', url: `${origin}/staff` },
    ],
  };
};

const reportResolved: MailKind<{ username: string; kind: string; outcome: 'upheld' | 'rejected' }> = ({
  username,
  kind,
  outcome,
}) => ({
  subject: 'Your report was looked at',
  body: [
    outcome === 'upheld'
      ? `Moderators have looked at what you, ${username}, reported (a ${kind}), and agree with you.`
      : `Moderators have looked at what you, ${username}, reported (a ${kind}), and see no reason to act.`,
  ],
});

/** Mails to staff about reports, and to reporters about their outcome. */
export const reportMails = { new_reports: newReports, report_resolved: reportResolved };
