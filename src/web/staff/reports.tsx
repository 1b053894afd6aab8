import type { VNode } from 'preact';
import { type ReportStep, stepFault } from '../../community/moderation/policy.js';
import { targetKinds } from '../../community/moderation/reports/report-targets.js';
import { type Schemas, useSite } from '../components/context.js';
import { Hiding } from '../components/entry.js';
import { Filters, Form } from '../components/form.js';
import { Badge, Empty, named, Section } from '../components/parts.js';
import type { TextKey } from '../texts/texts.js';
import { Card, listPage, Person, type StaffPage } from './frame.js';
import { PersonActions } from './people.js';

type Detail = Schemas['ReportDetail'];

const statuses = ['open', 'claimed', 'upheld', 'rejected', 'any'] as const;
const reasons = ['abuse', 'copyright', 'illegal', 'off_topic', 'other', 'privacy', 'scam', 'spam'] as const;

/** The report queue: open reports, oldest first, by default. */
export const showReports: StaffPage = async ({ read, listed, query, t }) => {
  const target = query('target');
  const { status = 'open', sort = 'oldest', ...more } = listed('status', 'sort', 'target_type', 'reason', 'claimed_by');
  const wanted = { ...more, target, sort, status: status === 'any' ? undefined : status };
  const { reports, ...list } = await read('listReports', wanted);
  const fields = [
    { name: 'status', value: 'open', options: named(statuses, 'value', t), none: null },
    { name: 'target_type', label: t('field.type'), options: named(Object.keys(targetKinds), 'type', t) },
    { name: 'reason', options: named(reasons, 'value', t) },
    { name: 'claimed_by', label: t('fact.claimed_by') },
    { name: 'sort', label: t('order.first'), value: 'oldest', none: null },
    { name: 'target', hidden: true },
  ];
  const above = (
    <>
      <Filters of="listReports" fields={fields} isFolded />
      {target !== undefined && (
        <p>
          {t('reports.about')} <code>{target}</code>. <a href="/staff">{t('reports.all')}</a>
        </p>
      )}
    </>
  );
  const cards = reports.map((each) => <Report key={each.id} report={each} href={`/staff/reports/${each.id}`} />);
  return listPage('reports', { t, list, above, cards });
};

function Report({ report, href }: { report: Schemas['Report']; href?: string }): VNode {
  const { t } = useSite();
  const { target_type: type, author, handler, status, resolved_at: resolved } = report;
  const title = `${t(`type.${type}` as TextKey)}: ${t(`value.${report.reason}` as TextKey)}`;
  return (
    <Card
      title={href === undefined ? title : <a href={href}>{title}</a>}
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

/** A report with its subject and actions. */
export const showReport: StaffPage = async ({ read, parts, t }) => {
  const report = await read('getReport');
  const { id, target_type: type, other_reports: count, author_standing: standing } = report;
  const others = t('report.others', { count });
  return {
    title: t('report.number', { id }),
    content: (
      <>
        <Report report={report} />
        <Section id="context" title={t('report.context')}>
          <Context report={report} hasSite={parts.config.site.isOn} />
          <p>{count === 0 ? others : <a href={`/staff?status=any&target=${type}:${report.target_id}`}>{others}</a>}</p>
        </Section>
        <Section id="steps" title={t('report.steps')}>
          <Steps report={report} />
        </Section>
        {standing !== null && (
          <Section id="person" title={<Person name={standing.username} />}>
            <PersonActions standing={standing} />
          </Section>
        )}
      </>
    ),
  };
};

function Context({ report, hasSite }: { report: Detail; hasSite: boolean }): VNode {
  const { t } = useSite();
  const { target_type: type, target_id: id, context } = report;
  if (context === null) return <Empty>{t('report.gone')}</Empty>;
  const { title, text, author, path, hidden } = context;
  // A review is on its product's page. An address of hidden content works for some readers only.
  const page = type === 'user' ? path.replace('/users', '/staff/people') : path.replace(/\/reviews$/, '');
  const isThere = hidden === null && (hasSite || type === 'user' || type === 'share');
  return (
    <Card
      title={isThere ? <a href={page}>{title}</a> : title}
      isBelow
      beside={hidden && <Badge kind="warning">{t(`value.${hidden.state}` as TextKey)}</Badge>}
      said={text}
      people={{ author }}
      times={{ since: hidden?.since ?? null }}
      facts={{ reason: hidden?.reason }}
    >
      {type !== 'user' && <Hiding type={type} of={{ id, hidden }} />}
    </Card>
  );
}

function Steps({ report: { id, status, handler, handler_id: handlerId } }: { report: Detail }): VNode {
  const { t, account } = useSite();
  const state = { status, handlerId } as Parameters<typeof stepFault>[1];
  const can = (step: ReportStep) => account !== null && stepFault(step, state, account) === null;
  const canClaim = can('claim') && handlerId !== account?.id;
  const canRelease = can('release') && status === 'claimed';
  if (!canClaim && !canRelease && !can('resolve')) {
    return <Empty>{status === 'claimed' ? t('report.elses', { name: handler ?? '' }) : t('done.resolveReport')}</Empty>;
  }
  return (
    <>
      {can('resolve') && (
        <Form of="resolveReport" path={{ id }} fields={[{ name: 'note', hint: t('report.note') }]}>
          <div class="actions">
            <button type="submit" name="outcome" value="upheld">
              {t('report.uphold')}
            </button>
            <button type="submit" name="outcome" value="rejected" class="quiet">
              {t('report.reject')}
            </button>
          </div>
        </Form>
      )}
      <div class="actions">
        {canClaim && <Form of="claimReport" path={{ id }} submit={t('report.claim')} />}
        {canRelease && <Form of="releaseReport" path={{ id }} submit={t('report.release')} quiet />}
      </div>
    </>
  );
}
