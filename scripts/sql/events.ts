import { eventContentSql, type TableEvent, tableEvents } from '../../src/community/events/sources.js';
import { columnsIn, row } from '../../src/core/database/row.js';

/** The rows in a trigger: all inserted ones, or the changed one. */
const rows = { INSERT: 'new_rows r', UPDATE: '(SELECT NEW.*) r, (SELECT OLD.*) o', DELETE: '(SELECT OLD.*) r' };

const insertSql = ({ type, on, when, provided, id, owner, party, audience, area }: TableEvent): string => `
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT '${type}', ${id}, acting(), ${owner}, ${party}, ${audience}, ${area}
  FROM ${rows[on]} WHERE ${[`(${when(row('r'), row('o'))})`, provided ?? []].flat().join(' AND ')};`;

/** When the trigger fires. A deletion is recorded before it cascades to referencing rows. */
function timeOf(table: string, on: TableEvent['on'], events: readonly TableEvent[]): string {
  if (on === 'INSERT') return `AFTER INSERT ON ${table} REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT`;
  if (on === 'DELETE') return `BEFORE DELETE ON ${table} FOR EACH ROW`;
  const columns = columnsIn((before) => events.map(({ when }) => when(row('NEW'), before)));
  const condition = events.map(({ when }) => `(${when(row('NEW'), row('OLD'))})`).join(' OR ');
  return `AFTER UPDATE OF ${columns.join(', ')} ON ${table} FOR EACH ROW\nWHEN (${condition})`;
}

function triggerSql(table: string, on: TableEvent['on']): string {
  const events = tableEvents.filter((each) => each.table === table && each.on === on);
  if (events.length === 0) return '';
  const name = `events_of_${table}_${on.toLowerCase()}`;
  return `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN${events.map(insertSql).join('')}
  RETURN ${on === 'DELETE' ? 'OLD' : 'NULL'};
END $$;
CREATE OR REPLACE TRIGGER zz_${name} ${timeOf(table, on, events)}
EXECUTE FUNCTION ${name}();`;
}

/** The SQL that writes events into the outbox. */
export function eventsSql(): string {
  const tables = [...new Set(tableEvents.map(({ table }) => table))];
  return [
    `-- Whose content is, who may read it, and whether its author decides on that; no row if it is not there, or nothing is told of it.
CREATE OR REPLACE FUNCTION told_content(of_type text, root integer)
RETURNS TABLE (owner_id integer, audience text, area text, is_published boolean, created_at timestamptz) LANGUAGE sql STABLE AS $$
  ${eventContentSql}
$$;`,
    ...tables.flatMap((table) => (['INSERT', 'UPDATE', 'DELETE'] as const).map((on) => triggerSql(table, on))),
  ]
    .filter((sql) => sql !== '')
    .join('\n\n');
}
