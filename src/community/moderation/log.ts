import type { Handler } from '../../api/pipeline/handlers.js';
import { countedList, countedTotal, filteredPage, listPage, listRows } from '../../content/lists/lists.js';
import { requestedRows } from '../../content/lists/walks.js';
import { entryColumns, entryTables, filtersOf } from './entries.js';

const list = { list: 'audit_log', reversed: true };

const entryList = {
  schema: 'AuditLog',
  field: 'entries',
  columns: entryColumns,
  from: `JOIN audit_log e ON e.id = page.id ${entryTables}`,
} as const;

/** $1 rows of a page, $2 rows before it, $3 page. */
const wholeLog = listPage({
  ...entryList,
  name: 'audit_log',
  ...countedList(countedTotal(list)),
  ...listRows(list, { size: '$1', before: '$2' }),
  page: '$3',
  size: '$1',
});

export const listAuditEntries: Handler<'listAuditEntries'> = async ({ query, database }) => {
  const { page = 1, per_page: perPage = 20, since, until } = query;
  const times = Object.entries({ since, until }).filter((each): each is [string, string] => each[1] !== undefined);
  // PostgreSQL does not accept offsets of sixteen hours or more, which the format allows.
  const moments = Object.fromEntries(times.map(([name, time]) => [name, new Date(time).toISOString()]));
  const filters = filtersOf({ ...query, ...moments });
  const body =
    filters.length === 0
      ? await database.$one(...requestedRows(wholeLog, [perPage, (page - 1) * perPage, page], query))
      : await database.$one(...filteredPage({ ...entryList, table: 'audit_log' }, filters, query));
  return { status: 200, body };
};
