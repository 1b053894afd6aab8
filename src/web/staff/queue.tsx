import type { VNode } from 'preact';
import { isAllowed, type Policy, policies } from '../../api/auth/policies.js';
import { pageOf } from '../../api/http/page-address.js';
import { reasonToLeaveAlone, stepFault } from '../../community/moderation/policy.js';
import { targetKinds } from '../../community/moderation/reports/report-targets.js';
import { problem } from '../../core/contract/problems.js';
import { hereWith, isRole, type Schemas, useSite } from '../components/context.js';
import { DecideDispute, DisputeWords } from '../components/dispute.js';
import { Filters, Form } from '../components/form.js';
import { Moderating } from '../components/moderating.js';
import { sitePage } from '../components/page.js';
import { Badge, By, Choices, Empty, Name, Note, named, Prose, Section, State, When } from '../components/parts.js';
import { moneyIn, type TextKey } from '../texts/texts.js';
import type { Page } from '../visit.js';
import { listPage, type StaffPage } from './frame.js';
import { Restricting } from './people.js';

type Entry = Schemas['QueueEntry'];
type Decision = Schemas['DecisionKindInput'];

/** Id of the form that decides on the chosen entries. The check boxes of the cards belong to it. */
const chosen = 'chosen';

/** Keys by which the script decides on the card that has the focus. */
const keys: Record<Decision, string> = { hide: 'h', agree: 'h', delete: 'd', keep: 'x' };

const nameOf = ({ target_type: type, target_id: id }: Entry): string => `${type}-${id}`;

/** Reported content and users, and content that is pending approval, as cards, longest waiting first. */
export const showQueue: StaffPage = async ({ read, listed, account, parts, t }) => {
  const { entries, ...list } = await read('listModerationQueue', listed('cause', 'target_type'));
  const fields = [
    { name: 'target_type', label: t('field.type'), options: named(Object.keys(targetKinds), 'type', t) },
    { name: 'cause', hidden: true },
  ];
  const above = (
    <>
      <Choices
        label={t('queue.cause')}
        name="cause"
        options={{
          '': t('all'),
          reports: t('queue.reported'),
          approval: t('value.held'),
          dispute: t('value.disputed'),
        }}
      />
      <Filters of="listModerationQueue" fields={fields} isFolded />
      {entries.length > 0 && <p class="hint keys">{t('queue.keys')}</p>}
    </>
  );
  const hasSite = parts.config.site.isOn;
  const cards = entries.map((entry, place) => (
    <>
      <NoticeAt name={nameOf(entry)} />
      <Card entry={entry} place={place} next={entries[place + 1]} hasSite={hasSite} />
    </>
  ));
  const reason = { name: 'reason', label: t('queue.reason'), hint: t('hide.hint'), rows: 1 };
  return {
    ...listPage('queue', { t, list, above, cards }),
    below: entries.length > 1 && (
      <Section id="decide" title={t('queue.chosen')}>
        <Moderating isOfBoard={!isRole(account, 'moderator')}>
          <Form of="decideQueueEntries" id={chosen} fields={[reason]}>
            <Buttons decisions={['hide', 'delete', 'keep']} keep={t('queue.keep.all')} />
          </Form>
        </Moderating>
      </Section>
    ),
  };
};

/** The queue of the boards that somebody moderates without moderating the site. */
export const showBoardQueue: Page = (visit) =>
  sitePage(async (input) => {
    const { account, t } = input;
    if (account === null) throw problem('unauthorized');
    const queue = await showQueue({ ...input, account, parts: visit.parts });
    return { ...queue, trail: { '/forum': t('forum') }, isPrivate: true, isKept: false };
  })(visit);

type CardProps = { entry: Entry; place: number; next: Entry | undefined; hasSite: boolean };

/** The notice of what was done here: above the next card what was decided on the one that went, in a card what was done there. */
function NoticeAt({ name }: { name: string }): VNode | null {
  const { notice } = useSite();
  return notice?.at === name ? <Note kind="done">{notice.text}</Note> : null;
}

/** An entry with its post, reports and author, and what can be done. After a decision the next one has the focus. */
function Card({ entry, place, next, hasSite }: CardProps): VNode {
  const { t } = useSite();
  const { target_type: type, target_id: id, context, body_html: html, reports, report_count: count } = entry;
  const name = nameOf(entry);
  if (entry.dispute !== null) return <Dispute of={entry.dispute} {...{ entry, place, next, hasSite }} />;
  const title = context?.title ?? t(`type.${type}` as TextKey);
  const address = context && pageOf({ type, target_id: id, path: context.path, title });
  const isPerson = type === 'user' || type === 'message';
  const page = isPerson ? address?.replace('/users', '/staff/people') : address;
  const isThere = context?.hidden === null && (hasSite || isPerson || type === 'share');
  const hidden = context?.hidden;
  return (
    <article class="entry queued" id={name} tabIndex={-1} autofocus={place === 0} aria-labelledby={`${name}-title`}>
      <header>
        <Badge>{t(`type.${type}` as TextKey)}</Badge>
        <h2 id={`${name}-title`} dir="auto">
          {isThere && page ? <a href={page}>{title}</a> : title}
        </h2>
        {hidden && <State of={hidden.state} kind="warning" />}
      </header>
      <Author of={entry} />
      {type === 'message' && reports[0] !== undefined && (
        <p>
          <a href={`/staff/reports/${reports[0].id}/messages`}>{t('staff.message')}</a>
        </p>
      )}
      {context === null ? <Empty>{t('report.gone')}</Empty> : <Prose html={html} />}
      {hidden?.reason && <p class="soft">{hidden.reason}</p>}
      {reports.length > 0 && (
        <ul class="reasons">
          {reports.map((report) => (
            <li key={report.id}>
              <strong>{t(`value.${report.reason}` as TextKey)}</strong> · <Name name={report.reporter} /> ·{' '}
              <When at={report.created_at} />
              {report.note && <blockquote class="said">{report.note}</blockquote>}
            </li>
          ))}
          {count > reports.length && <li>{t('queue.more', { count: count - reports.length })}</li>}
        </ul>
      )}
      <Actions entry={entry} next={next} />
      <p class="choice">
        <input type="checkbox" form={chosen} id={`${name}-choice`} name={`targets.${place}`} value={`${type}:${id}`} />
        <label for={`${name}-choice`}>{t('queue.choose')}</label>
      </p>
    </article>
  );
}

/** A disputed order with its seller, the words of both sides, and the form to decide. */
function Dispute({ of, entry, place, next, hasSite }: CardProps & { of: NonNullable<Entry['dispute']> }): VNode {
  const { t, language, currency } = useSite();
  const name = nameOf(entry);
  const title = t('order.number', { id: of.id });
  const left = of.left === null ? '' : moneyIn(language, of.left, of.currency ?? currency);
  return (
    <article class="entry queued" id={name} tabIndex={-1} autofocus={place === 0} aria-labelledby={`${name}-title`}>
      <header>
        <Badge>{t('value.disputed')}</Badge>
        <h2 id={`${name}-title`}>{hasSite ? <a href={`/orders/${of.id}`}>{title}</a> : title}</h2>
      </header>
      <Author of={entry} />
      <p class="soft">
        {t('order.by')} <By name={of.buyer} /> · <When at={entry.since} />
      </p>
      <DisputeWords of={of} />
      <DecideDispute order={of.id} hint={t('dispute.left', { amount: left })} {...useNext(next)} />
    </article>
  );
}

/** Where a form of an entry leads: to the next one, or to the first page. */
function useNext(next: Entry | undefined): { next: string } | { entry: string } {
  const { here } = useSite();
  return next === undefined ? { next: hereWith(here, { page: null }) } : { entry: nameOf(next) };
}

/** The author of an entry, with how long a member and earlier decisions. */
function Author({ of: { author_record: record } }: { of: Entry }): VNode | null {
  const { t, account } = useSite();
  if (record === null) return null;
  const { member_since: since, standing, upheld_reports: upheld, rejected_reports: rejected, warnings } = record;
  return (
    <p class="about">
      <By name={standing.username} />{' '}
      <a href={`${isRole(account, 'moderator') ? '/staff/people' : '/users'}/${standing.username}`}>
        {t('person.since')} <When at={since} isDay />
      </a>
      {upheld + rejected > 0 && ` · ${t('queue.record', { upheld, rejected })}`}
      {warnings > 0 && ` · ${t('warnings.count', { count: warnings })}`}
      {standing.suspension && <State of="suspended" kind="warning" />}
    </p>
  );
}

/** The decisions that are possible on an entry. */
function decisionsOn({ target_type: type, context, reports }: Entry, account: { role: Schemas['Role'] }): Decision[] {
  const state = context?.hidden?.state;
  if (state === 'held') return ['keep', 'hide'];
  if (type === 'user' || type === 'message' || context === null || state !== undefined)
    return reports.length > 0 ? ['agree', 'keep'] : [];
  const deletion = (policies as Record<string, { delete?: Policy }>)[type]?.delete;
  return deletion !== undefined && isAllowed(deletion, account) ? ['hide', 'delete', 'keep'] : ['hide', 'keep'];
}

/** Forms to decide on an entry, to claim or release it, and to suspend its author. */
function Actions({ entry, next }: Pick<CardProps, 'entry' | 'next'>): VNode | null {
  const { t, account } = useSite();
  const after = useNext(next);
  if (account === null) return null;
  const {
    target_type: type,
    target_id: id,
    handler,
    handler_id: handlerId,
    reports,
    context,
    author_record: of,
  } = entry;
  const name = nameOf(entry);
  const others = `${name}-actions`;
  const [first] = reports;
  const status = handlerId === null ? 'open' : 'claimed';
  const isMine = stepFault('resolve', { status, handlerId }, account) === null;
  const isOfSite = isRole(account, 'moderator');
  const decisions = decisionsOn(entry, isOfSite ? account : { role: 'moderator' });
  const isPending = context?.hidden?.state === 'held';
  const reason = [...new Set(reports.map((each) => t(`value.${each.reason}` as TextKey)))].join(', ');
  const fields = [
    { name: 'targets.0', value: `${type}:${id}`, hidden: true },
    ...(decisions.includes('hide') ? [{ name: 'reason', label: t('queue.reason'), value: reason, rows: 1 }] : []),
  ];
  const labels = isPending ? { keep: t('approve'), hide: t('queue.reject') } : {};
  const isRestrictable = isOfSite && of !== null && reasonToLeaveAlone(of.standing, account) === null;
  return (
    <>
      {handler !== null && <p class="soft">{t('report.elses', { name: handler })}</p>}
      {isMine && decisions.length > 0 && (
        <Moderating isOfBoard={!isOfSite}>
          <Form of="decideQueueEntries" id={`decide-${name}`} class="deciding" fields={fields} {...after}>
            <Buttons decisions={decisions} hasKeys {...labels} />
          </Form>
        </Moderating>
      )}
      <NoticeAt name={others} />
      <div class="actions" id={others} tabIndex={-1}>
        {isRestrictable && (
          <Restricting
            kind="suspend"
            username={of.standing.username}
            isOn={of.standing.suspension !== null}
            entry={others}
          />
        )}
        {isOfSite && first && handlerId === null && (
          <Form of="claimReport" path={{ id: first.id }} submit={t('report.claim')} entry={others} quiet />
        )}
        {isOfSite && first && (handlerId === account.id || (handlerId !== null && isRole(account, 'admin'))) && (
          <Form of="releaseReport" path={{ id: first.id }} submit={t('report.release')} entry={others} quiet />
        )}
      </div>
    </>
  );
}

type ButtonsProps = Partial<Record<Decision, string>> & { decisions: readonly Decision[]; hasKeys?: boolean };

/** The buttons of decisions, with other labels for some of them. */
function Buttons({ decisions, hasKeys = false, ...labels }: ButtonsProps): VNode {
  const { t } = useSite();
  return (
    <div class="actions">
      {decisions.map((decision) => (
        <button
          key={decision}
          type="submit"
          name="decision"
          value={decision}
          class={decision === 'keep' ? 'quiet' : decision === 'delete' ? 'danger quiet' : 'danger'}
          data-key={hasKeys ? keys[decision] : undefined}
        >
          {labels[decision] ?? t(`queue.${decision}`)}
        </button>
      ))}
    </div>
  );
}
