import type { VNode } from 'preact';
import { targetKinds } from '../../community/moderation/reports/report-targets.js';
import { type Schemas, useSite } from '../components/context.js';
import { Filters } from '../components/form.js';
import { MessageEntry } from '../components/message.js';
import { Badge, Note, named } from '../components/parts.js';
import type { TextKey } from '../texts/texts.js';
import { Card, listPage, type StaffPage } from './frame.js';

const statuses = ['any', 'open', 'claimed', 'upheld', 'rejected'] as const;
const reasons = ['abuse', 'copyright', 'illegal', 'off_topic', 'other', 'privacy', 'scam', 'spam'] as const;

/** All reports, also resolved ones, newest first. */
export const showReports: StaffPage = async ({ read, listed, query, t }) => {
  const target = query('target');
  const { status, ...more } = listed('status', 'target_type', 'reason', 'claimed_by');
  const wanted = { ...more, target, status: status === 'any' ? undefined : status };
  const { reports, ...list } = await read('listReports', wanted);
  const fields = [
    { name: 'status', value: 'any', options: named(statuses, 'value', t), none: null },
    { name: 'target_type', label: t('field.type'), options: named(Object.keys(targetKinds), 'type', t) },
    { name: 'reason', options: named(reasons, 'value', t) },
    { name: 'claimed_by', label: t('fact.claimed_by') },
    { name: 'target', hidden: true },
  ];
  const above = (
    <>
      <Filters of="listReports" fields={fields} isFolded />
      {target !== undefined && (
        <p>
          {t('reports.about')} <a href="/staff/reports">{t('reports.all')}</a>
        </p>
      )}
    </>
  );
  const cards = reports.map((each) => <Report key={each.id} report={each} />);
  return listPage('reports', { t, list, above, cards });
};

/** The reports about the target of one. */
export const showReport: StaffPage = async ({ read, t }) => {
  const { target_type: type, target_id: id } = await read('getReport');
  return { title: t('staff.reports'), leadsTo: `/staff/reports?target=${type}:${id}`, content: null };
};

/** A reported message with the four before it. That it was read is in the log. */
export const showReportedMessages: StaffPage = async ({ ask, t }) => {
  const { messages } = await ask('readReportedMessages', {});
  return {
    title: t('staff.message'),
    content: (
      <>
        <Note kind="warning">{t('staff.message.logged')}</Note>
        {messages.map((each) => (
          <MessageEntry key={each.id} of={each} />
        ))}
      </>
    ),
  };
};

function Report({ report }: { report: Schemas['Report'] }): VNode {
  const { t } = useSite();
  const { target_type: type, target_id: id, author, handler, status, resolved_at: resolved } = report;
  const title = `${t(`type.${type}` as TextKey)}: ${t(`value.${report.reason}` as TextKey)}`;
  const isOpen = status === 'open' || status === 'claimed';
  return (
    <Card
      title={isOpen ? <a href={`/staff#${type}-${id}`}>{title}</a> : title}
      beside={<Badge kind={status}>{t(`value.${status}` as TextKey)}</Badge>}
      said={report.note}
      people={{
        reported_by: report.reporter,
        [type === 'user' ? 'about' : 'author']: author,
        [resolved === null ? 'claimed_by' : 'resolved_by']: handler,
      }}
      times={{ at: report.created_at, resolved_at: resolved }}
      facts={{ note: report.resolution_note }}
    />
  );
}
