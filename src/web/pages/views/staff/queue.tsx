import type { VNode } from 'preact';
import type { components } from '../../../../../generated/openapi.js';
import type { Account } from '../../../../accounts/users/accounts.js';
import { Fact } from '../fact.js';
import { Choice } from '../forms.js';
import { Filters, Pager, StaffFrame } from './frame.js';
import { kinds, reasons, statuses, wordFor } from './words.js';

type ReportList = components['schemas']['ReportList'];
type Report = components['schemas']['Report'];

/** What the queue is filtered by, '' for nothing. */
export type QueueFilters = Record<'status' | 'target_type' | 'target' | 'reason' | 'claimed_by' | 'sort', string>;

type QueueProps = {
  account: Account;
  notice: string | null;
  list: ReportList;
  filters: QueueFilters;
  at: (page: number) => string;
};

const any = { '': 'Any' };

/** The queue of reports. */
export function Queue({ account, notice, list, filters, at }: QueueProps): VNode {
  const { status, target: _, sort, ...chosen } = filters;
  const isSet = status !== 'open' || sort !== 'oldest' || Object.values(chosen).some((value) => value !== '');
  return (
    <StaffFrame account={account} here="Reports" title="Reports" notice={notice}>
      <Filters isSet={isSet}>
        <form method="get" action="/staff" class="filters">
          <Choice
            id="status"
            name="status"
            label="Status"
            options={{ ...statuses, any: 'Any' }}
            value={filters.status || 'any'}
          />
          <Choice
            id="target_type"
            name="target_type"
            label="About"
            options={{ ...any, ...kinds }}
            value={filters.target_type}
          />
          <Choice id="reason" name="reason" label="Reason" options={{ ...any, ...reasons }} value={filters.reason} />
          <Choice
            id="claimed_by"
            name="claimed_by"
            label="Claimed by"
            options={{ '': 'Anyone', me: 'Mine' }}
            value={filters.claimed_by}
          />
          <Choice
            id="sort"
            name="sort"
            label="First"
            options={{ oldest: 'The oldest', newest: 'The newest' }}
            value={filters.sort}
          />
          {filters.target !== '' && <input type="hidden" name="target" value={filters.target} />}
          <button type="submit" class="quiet">
            Show
          </button>
        </form>
      </Filters>
      {filters.target !== '' && (
        <p>
          Only about <code>{filters.target}</code>. <a href="/staff">Show all</a>
        </p>
      )}
      {list.reports.length === 0 ? (
        <p class="empty">No matching reports.</p>
      ) : (
        <ul class="keys">
          {list.reports.map((report) => (
            <Item key={report.id} report={report} />
          ))}
        </ul>
      )}
      <Pager {...list} what={list.total === 1 ? 'report' : 'reports'} at={at} />
    </StaffFrame>
  );
}

function Item({ report }: { report: Report }): VNode {
  const { id, target_type: type, reason, note, status, created_at: at, reporter, author, handler } = report;
  return (
    <li class="key">
      <div class="key-head">
        <h2>
          <a href={`/staff/reports/${id}`}>
            {wordFor(kinds, type)}: {wordFor(reasons, reason).toLowerCase()}
          </a>
        </h2>
        <span class={`state ${status}`}>{wordFor(statuses, status)}</span>
      </div>
      {note !== null && <p class="said">{note}</p>}
      <dl>
        <Fact label="Reported by" person={reporter} />
        <Fact label="On" at={new Date(at)} />
        {author !== null && <Fact label={type === 'user' ? 'About' : 'By'} person={author} />}
        {handler !== null && <Fact label="Claimed by">{handler}</Fact>}
      </dl>
    </li>
  );
}
