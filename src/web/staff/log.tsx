import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { VNode } from 'preact';
import { type AuditEntry, type EntryFilters, everyEntry, filterFormats } from '../../community/moderation/entries.js';
import { type Problem, problem } from '../../core/contract/problems.js';
import { Budget } from '../../core/database/budget.js';
import { within } from '../../core/database/client.js';
import type { RunStatement } from '../../core/database/statement.js';
import { useSite } from '../components/context.js';
import { Filters } from '../components/form.js';
import { When } from '../components/parts.js';
import type { Translate } from '../texts/texts.js';
import type { Page } from '../visit.js';
import { Card, listPage, Person, type StaffPage } from './frame.js';

const names = ['actor', 'action', 'target'] as const;

/** Filters of the log, with their faults. */
function filtersOf(query: (name: string) => unknown, t: Translate): { wanted: EntryFilters; fault: Problem | null } {
  const given = names
    .map((name) => [name, String(query(name) ?? '').trim()] as const)
    .filter(([, text]) => text !== '');
  const faults = given
    .filter(([name, text]) => !filterFormats[name].form.test(text))
    .map(([what, text]) => t('log.fault', { text, what }));
  const fault = faults.length === 0 ? null : problem('invalid_param', { message: faults.join(' ') });
  return { wanted: Object.fromEntries(given), fault };
}

/** The audit log of staff. */
export const showLog: StaffPage = async ({ read, listed, query, t }) => {
  const { wanted, fault } = filtersOf(query, t);
  const none = { entries: [], total: 0, page: 1, pages: 0 };
  const { entries, ...list } = fault === null ? await read('listAuditEntries', { ...listed(), ...wanted }) : none;
  const fields = names.map((name) => ({ name, label: t(`fact.${name}`), hint: t(`log.${name}`) }));
  const above = (
    <>
      <Filters of="listAuditEntries" fields={fields} isFolded />
      <p>
        <a href={`/staff/log.jsonl?${new URLSearchParams(wanted)}`} download>
          {t('log.download')}
        </a>{' '}
        {t('log.format')}
      </p>
    </>
  );
  const cards = entries.map((entry) => <Entry key={entry.id} entry={entry} />);
  return { ...listPage('log', { t, list, above, cards }), problem: fault };
};

function Entry({ entry }: { entry: AuditEntry }): VNode {
  const { t } = useSite();
  const { at, actor, action, target, target_type: type, target_id: id, details, reason, request_id: request } = entry;
  const other = type === 'report' ? <a href={`/staff/reports/${id}`}>{`report ${id}`}</a> : `${type} ${id ?? ''}`;
  const facts = {
    actor: actor === null ? t('log.operator') : <Person name={actor} />,
    target: target === null ? other : <Person name={target} />,
    ...details,
    reason,
    request: request && <code>{request}</code>,
  };
  return <Card title={action} beside={<When at={at} />} facts={facts} />;
}

/** Streams all entries that pass the filters as JSON Lines, as fast as the client reads. */
export const downloadLog: Page = async ({ parts, req, res, t }) => {
  const { wanted, fault } = filtersOf((name) => req.query[name], t);
  if (fault !== null) throw fault;
  // Longer than a request's timeout: many statements, each with its own.
  const ask: RunStatement = (statement, values) => within(parts.database, new Budget(null)).$json(statement, values);
  async function* lines() {
    for await (const entry of everyEntry(ask, wanted)) yield `${JSON.stringify(entry)}\n`;
  }
  res.attachment('plaza-log.jsonl').type('application/jsonl');
  await pipeline(Readable.from(lines()), res).catch((error: NodeJS.ErrnoException) => {
    // The client may cancel the download.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
};
