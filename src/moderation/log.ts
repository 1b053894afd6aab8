import { filteredPage } from '../lists/filtered.js';
import { listIds, listPage, tailTotal } from '../lists/lists.js';
import type { Handler } from '../pipeline/handlers.js';
import { entryColumns, entryTables, filtersOf } from './entries.js';

const list = { list: 'audit_log', reversed: true };

const shown = {
  schema: 'AuditLog',
  field: 'entries',
  columns: entryColumns,
  from: `JOIN audit_log e ON e.id = page.id ${entryTables}`,
} as const;

/** $1 rows of a page, $2 rows before it, $3 page. */
const wholeLog = listPage({
  ...shown,
  name: 'audit_log',
  list: `SELECT ${tailTotal(list)} AS total`,
  ids: listIds(list, { size: '$1', before: '$2' }),
  page: '$3',
  size: '$1',
});

export const listAuditEntries: Handler<'listAuditEntries'> = async ({ query, database }) => {
  const filters = filtersOf(query);
  const { page = 1, per_page: perPage = 20 } = query;
  const body =
    filters.length === 0
      ? await database.$one(wholeLog, [perPage, (page - 1) * perPage, page])
      : await database.$one(...filteredPage({ ...shown, table: 'audit_log' }, filters, query));
  return { status: 200, body };
};
