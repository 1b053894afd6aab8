import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ComponentChildren, VNode } from 'preact';
import { type AuditEntry, type EntryFilters, everyEntry, filterFormats } from '../../community/moderation/entries.js';
import { document } from '../../core/contract/document.js';
import { type Problem, problem } from '../../core/contract/problems.js';
import { Budget } from '../../core/database/budget.js';
import { within } from '../../core/database/client.js';
import type { RunStatement } from '../../core/database/statement.js';
import { useSite } from '../components/context.js';
import { Filters } from '../components/form.js';
import { When } from '../components/parts.js';
import { isTextKey, type TextKey, type Translate } from '../texts/texts.js';
import type { Page } from '../visit.js';
import { Card, listPage, Person, type StaffPage } from './frame.js';

const names = ['actor', 'action', 'target'] as const;

/** Filters of the log, with their faults. `about` is a person, whom links give as the target. */
function filtersOf(query: (name: string) => unknown, t: Translate): { wanted: EntryFilters; fault: Problem | null } {
  const textOf = (name: string) => String(query(name) ?? '').trim();
  const about = textOf('about') && `user:${textOf('about')}`;
  const given = names
    .map((name) => [name, (name === 'target' && about) || textOf(name)] as const)
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
  const fields = [
    { name: 'actor', label: t('fact.actor'), hint: t('log.actor') },
    { name: 'action', label: t('fact.action'), options: namedActions(t) },
    { name: 'about', label: t('log.about'), hint: t('log.actor') },
    { name: 'target', hidden: true },
  ];
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

/** All actions of the log, from the contract. */
export const auditActions: readonly string[] = (document.components as unknown as Components).schemas.AuditAction[
  'x-extensible-enum'
];
type Components = { schemas: { AuditAction: { 'x-extensible-enum': string[] } } };

/** Types of targets by the ends of the names of actions. */
const types = [
  'topic',
  'reply',
  'question',
  'answer',
  'comment',
  'review',
  'announcement',
  'product',
  'store',
  'board',
];
const otherTypes = ['category', 'group', 'invitation', 'order', 'report', 'webhook', 'site', 'user', 'content'];

/** An action in words: those of its own, or those of its verb with the type of the target. */
export function actionIn(t: Translate, action: string, type?: string, details: Record<string, string> = {}): string {
  const [verb = ''] = /^[a-z]+/.exec(action) ?? [];
  const own = `log.did.${action}`;
  const named = type ?? [...types, ...otherTypes].find((each) => action.toLowerCase().endsWith(each)) ?? 'content';
  const [noun, key] = [`type.${named}`, isTextKey(own) ? own : `log.did.${verb}`];
  const what = isTextKey(noun) ? t(noun) : named;
  return isTextKey(key) ? t(key, { decision: '', outcome: '', ...details, what }) : action;
}

/** The actions by what they are called, in the order of the words. */
const namedActions = (t: Translate): Record<string, string> =>
  Object.fromEntries(
    auditActions.map((action) => [action, actionIn(t, action)] as const).sort(([, a], [, b]) => a.localeCompare(b)),
  );

/** Pages of targets by their types. */
const pages: Readonly<Record<string, string>> = {
  ...{ topic: '/forum/topics', question: '/answers/questions', video: '/videos', board: '/forum/boards' },
  ...{ report: '/staff/reports', order: '/orders' },
};

/** Details that are in the words of the action, or ids that no page takes. */
const silent: readonly string[] = ['decision', 'outcome', 'removal', 'warning', 'api_key'];
/** Details that are ids of something with a page. */
const linked: Readonly<Record<string, string>> = { moved_to: 'board', merged_into: 'topic', split_into: 'topic' };

function Entry({ entry }: { entry: AuditEntry }): VNode {
  const { t } = useSite();
  const { at, actor, action, target, target_type: type, target_id: id, details, reason, request_id: request } = entry;
  const nameOf = (kind: string, key: number | string | null): ComponentChildren => {
    const text = `${isTextKey(`type.${kind}`) ? t(`type.${kind}` as TextKey) : kind} ${key ?? ''}`.trim();
    return key !== null && kind in pages ? <a href={`${pages[kind]}/${key}`}>{text}</a> : text;
  };
  const said = Object.entries(details).filter(([name]) => !silent.includes(name));
  const inWords = ([name, value]: [string, string]): [string, ComponentChildren] => {
    const of = linked[name];
    return [name, of ? nameOf(of, value) : isTextKey(`value.${value}`) ? t(`value.${value}` as TextKey) : value];
  };
  const facts = {
    actor: actor === null ? t('log.operator') : <Person name={actor} />,
    target: target === null ? nameOf(type, id) : <Person name={target} />,
    ...Object.fromEntries(said.map(inWords)),
    reason,
    request: request && <code>{request}</code>,
  };
  return <Card title={actionIn(t, action, type, details)} beside={<When at={at} />} facts={facts} />;
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
