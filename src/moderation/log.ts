import { isoSql } from '../database/formats.js';
import { named, type ReplyStatement } from '../database/statement.js';
import { foundIds, listIds, listPage, tailTotal } from '../lists/lists.js';
import type { Handler, Input } from '../pipeline/handlers.js';

const list = { list: 'audit_log', reversed: true };
const place = { size: '$1', before: '$2' };

/** An entry as the log shows it. Names are those of today: the log has none. */
const shown = {
  schema: 'AuditLog',
  field: 'entries',
  columns: `
    e.id, ${isoSql('e.at')} AS at, e.actor_id, a.username AS actor, e.action, e.target_type, e.target_id,
    t.username AS target, e.reason, e.request_id, e.details`,
  from: `
    JOIN audit_log e ON e.id = page.id LEFT JOIN users a ON a.id = e.actor_id
    LEFT JOIN users t ON e.target_type = 'user' AND t.id = e.target_id`,
  page: '$3',
  size: place.size,
} as const;

const wholeLog = listPage({
  ...shown,
  name: 'audit_log',
  list: `SELECT ${tailTotal(list)} AS total`,
  ids: listIds(list, place),
});

/** As many of the newest entries as filters find. */
const mostFound = 10_000;

/** The filters, each of SQL that takes its values from `$` on. */
const filters = {
  actor: (at: number) => `actor_id = (SELECT id FROM users WHERE username = $${at}::citext)`,
  action: (at: number) => `action = $${at}::text`,
  user: (at: number) => `target_type = 'user' AND target_id = (SELECT id FROM users WHERE username = $${at}::citext)`,
  target: (at: number) => `target_type = $${at}::text AND target_id = $${at + 1}::integer`,
};
type Filter = { name: keyof typeof filters; values: (string | number)[] };

/** The statement of a page of what these filters let through: $1 rows of a page, $2 rows before it, $3 page. */
function filteredLog(wanted: Filter[]): ReplyStatement<'AuditLog'> {
  return named(['audit_log', ...wanted.map((filter) => filter.name)].join('_by_'), (name) => {
    let next = 4;
    const conditions = wanted.map((filter) => {
      const at = next;
      next += filter.values.length;
      return filters[filter.name](at);
    });
    return listPage({
      ...shown,
      name,
      list: `SELECT count(*)::integer AS total, array_agg(id ORDER BY id DESC) AS ids FROM (
        SELECT id FROM audit_log WHERE ${conditions.join(' AND ')} ORDER BY id DESC LIMIT ${mostFound}
      ) found`,
      ids: foundIds(place),
    });
  });
}

function filtersOf({ actor, action, target }: Input<'listAuditEntries'>['query']): Filter[] {
  const [type = '', key = ''] = target?.split(':') ?? [];
  // No other number is anything's.
  const id = /^[1-9]\d{0,9}$/.test(key) && Number(key) <= 2_147_483_647 ? Number(key) : 0;
  return [
    ...(actor === undefined ? [] : [{ name: 'actor' as const, values: [actor] }]),
    ...(action === undefined ? [] : [{ name: 'action' as const, values: [action] }]),
    ...(type === 'user' ? [{ name: 'user' as const, values: [key] }] : []),
    ...(type === 'user' || type === '' ? [] : [{ name: 'target' as const, values: [type, id] }]),
  ];
}

export const listAuditEntries: Handler<'listAuditEntries'> = async ({ query, database }) => {
  const { page = 1, per_page: perPage = 20 } = query;
  const wanted = filtersOf(query);
  const values = [perPage, (page - 1) * perPage, page, ...wanted.flatMap((filter) => filter.values)];
  return { status: 200, body: await database.$one(wanted.length === 0 ? wholeLog : filteredLog(wanted), values) };
};
