import { Prisma } from '../../../../generated/prisma/client.js';
import { isMailText } from '../texts/texts.js';
import type { MailKind } from './kind.js';

/** To staff. The number of open reports is counted when it is sent, without those about the recipient. */
const newReports: MailKind<object> = async (_, { userId, origin, prisma, t }) => {
  const about = Prisma.sql`author_id IS DISTINCT FROM ${userId}::integer`;
  const [{ waiting } = { waiting: 0 }] = await prisma.$queryRaw<{ waiting: number }[]>`
    SELECT count(*)::integer AS waiting FROM (SELECT FROM reports WHERE status = 'open' AND ${about} LIMIT 1000) r`;
  if (waiting === 0) return null;
  return {
    subject: t('reports', { count: waiting }),
    body: [t('reports.said'), { label: t('reports.link'), url: `${origin}/staff` }],
    why: 'why.staff',
  };
};

const reportResolved: MailKind<{ username: string; kind: string; outcome: 'upheld' | 'rejected' }> = (
  { username: name, kind, outcome },
  { t },
) => {
  const key = `one.${kind}`;
  const what = t(isMailText(key) ? key : 'one.other');
  return { subject: t('reviewed'), body: [t('hello', { name }), t(`reviewed.${outcome}`, { what })] };
};

/** Mails to staff about reports, and to reporters about their outcome. */
export const reportMails = { new_reports: newReports, report_resolved: reportResolved };
