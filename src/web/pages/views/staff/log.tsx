import type { VNode } from 'preact';
import type { components } from '../../../../../generated/openapi.js';
import type { Account } from '../../../../accounts/users/accounts.js';
import { Fact, PersonLink } from '../fact.js';
import { Moment } from '../time.js';
import { Filters, Pager, StaffFrame } from './frame.js';

type AuditLog = components['schemas']['AuditLog'];
type AuditEntry = components['schemas']['AuditEntry'];

/** What the log is filtered by, '' for nothing. */
export type LogFilters = Record<'actor' | 'action' | 'target', string>;

type LogProps = {
  account: Account;
  fault: string | null;
  list: AuditLog;
  filters: LogFilters;
  at: (page: number) => string;
  download: string;
};

const fields = {
  actor: { label: 'Who', hint: 'A username.' },
  action: { label: 'What', hint: 'The name of an operation, such as lockTopic.' },
  target: { label: 'To what', hint: 'A type and an id or a name: topic:12, user:noor.' },
} as const;

/** The log of what staff did. */
export function LogView({ account, fault, list, filters, at, download }: LogProps): VNode {
  return (
    <StaffFrame account={account} here="Log" title="Log" fault={fault}>
      <Filters isSet={Object.values(filters).some((value) => value !== '')}>
        <form method="get" action="/staff/log" class="filters">
          {Object.entries(fields).map(([name, { label, hint }]) => (
            <div class="field" key={name}>
              <label for={name}>{label}</label>
              <input
                id={name}
                name={name}
                value={filters[name as keyof LogFilters]}
                maxLength={81}
                autoCapitalize="none"
                spellcheck={false}
                aria-describedby={`${name}-hint`}
              />
              <p class="hint" id={`${name}-hint`}>
                {hint}
              </p>
            </div>
          ))}
          <button type="submit" class="quiet">
            Show
          </button>
        </form>
      </Filters>
      <p>
        <a href={download} download>
          Download all of it
        </a>{' '}
        as JSON, one entry a line, the oldest first.
      </p>
      {list.entries.length === 0 ? (
        <p class="empty">No matching entries.</p>
      ) : (
        <ul class="keys">
          {list.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <Pager {...list} what={list.total === 1 ? 'entry' : 'entries'} at={at} />
    </StaffFrame>
  );
}

function Entry({ entry }: { entry: AuditEntry }): VNode {
  const { at, actor, action, target_type: type, target_id: id, target, reason, request_id: request, details } = entry;
  return (
    <li class="key">
      <div class="key-head">
        <h2>{action}</h2>
        <Moment at={new Date(at)} />
      </div>
      <dl>
        <Fact label="Who">{actor === null ? 'An operator' : <PersonLink name={actor} />}</Fact>
        <Fact label="To what">
          {target !== null ? (
            <PersonLink name={target} />
          ) : type === 'report' ? (
            <a href={`/staff/reports/${id}`}>report {id}</a>
          ) : (
            `${type} ${id ?? ''}`
          )}
        </Fact>
        {Object.entries(details).map(([name, value]) => (
          <Fact key={name} label={name}>
            {value}
          </Fact>
        ))}
        {reason !== null && <Fact label="Reason">{reason}</Fact>}
        {request !== null && (
          <Fact label="Request">
            <code>{request}</code>
          </Fact>
        )}
      </dl>
    </li>
  );
}
