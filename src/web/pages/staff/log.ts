import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { problem } from '../../../api/contract/problems.js';
import { Budget } from '../../../database/budget.js';
import { within } from '../../../database/client.js';
import type { RunStatement } from '../../../database/statement.js';
import { type EntryFilters, everyEntry, wantedForms } from '../../../moderation/entries.js';
import type { Page, Visit } from '../../visit.js';
import { type LogFilters, LogView } from '../views/staff/log.js';
import { asked, pathWith, staff } from './asked.js';

const names = ['actor', 'action', 'target'] as const;

function filtersOf(visit: Visit): { filters: LogFilters; wanted: EntryFilters; fault: string | null } {
  const filters = Object.fromEntries(names.map((name) => [name, asked(visit, name)])) as LogFilters;
  const given = names.filter((name) => filters[name] !== '');
  const wrong = given.filter((name) => !wantedForms[name].form.test(filters[name]));
  return {
    filters,
    wanted: Object.fromEntries(given.map((name) => [name, filters[name]])),
    fault:
      wrong.length === 0 ? null : wrong.map((name) => `“${filters[name]}” is not ${wantedForms[name].what}.`).join(' '),
  };
}

export const showLog: Page = staff(async (visit) => {
  const { account, call, show } = visit;
  const { filters, wanted, fault } = filtersOf(visit);
  const none = { entries: [], page: 1, pages: 0, total: 0 };
  const query = { ...wanted, page: asked(visit, 'page') };
  const list = fault === null ? await call('listAuditEntries', { query }) : none;
  const at = (page: number) => pathWith('/staff/log', { ...filters, page: String(page) });
  const download = pathWith('/staff/log.jsonl', filters);
  const content = LogView({ account, fault, list, filters, at, download });
  show({ title: fault === null ? 'Log' : 'Error: Log', status: fault === null ? 200 : 400, content });
});

/** All entries that pass the filters, as they come from the database and as fast as they are taken. */
export const downloadLog: Page = staff(async (visit) => {
  const { parts, res } = visit;
  const { wanted, fault } = filtersOf(visit);
  if (fault !== null) throw problem('invalid_param', { message: fault });
  // What takes longer than a request may is asked for in many statements, each of which has its time.
  const ask: RunStatement = (statement, values) => within(parts.database, new Budget(null)).$json(statement, values);
  async function* lines() {
    for await (const entry of everyEntry(ask, wanted)) yield `${JSON.stringify(entry)}\n`;
  }
  res.attachment('plaza-log.jsonl').type('application/jsonl');
  await pipeline(Readable.from(lines()), res).catch((error: NodeJS.ErrnoException) => {
    // The download may be cancelled.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
});
