import type { components } from '../../../generated/openapi.js';
import { conditionsOf, type Filter, filtersBy } from '../../content/lists/lists.js';
import { isoSql } from '../../core/database/formats.js';
import { named, type RunStatement, type Statement } from '../../core/database/statement.js';

/** An entry of the audit log, from the contract. */
export type AuditEntry = components['schemas']['AuditEntry'];

/** SQL of an entry `e`. Names are the current ones: the log stores only ids. */
export const entryColumns = `
  e.id, ${isoSql('e.at')} AS at, e.actor_id, a.username AS actor, e.action, e.target_type, e.target_id,
  t.username AS target, e.reason, e.request_id, e.details`;

/** Joins that `entryColumns` need. */
export const entryTables = `
  LEFT JOIN users a ON a.id = e.actor_id LEFT JOIN users t ON e.target_type = 'user' AND t.id = e.target_id`;

const conditions = {
  actor: (at: number) => `actor_id = (SELECT id FROM users WHERE username = $${at}::citext)`,
  action: (at: number) => `action = $${at}::text`,
  user: (at: number) => `target_type = 'user' AND target_id = (SELECT id FROM users WHERE username = $${at}::citext)`,
  target: (at: number) => `target_type = $${at}::text AND target_id = $${at + 1}::integer`,
  since: (at: number) => `at >= $${at}::timestamptz`,
  until: (at: number) => `at < $${at}::timestamptz`,
};

/** Filters of the audit log. Times are in ISO 8601. */
export type EntryFilters = { actor?: string; action?: string; target?: string; since?: string; until?: string };

/** Formats of the filters that are text. */
export const filterFormats = {
  actor: { form: /^[A-Za-z0-9_-]{3,30}$/, what: 'a username' },
  action: { form: /^[A-Za-z]{1,50}$/, what: 'the name of an operation' },
  target: { form: /^[a-z_]{1,50}:[A-Za-z0-9_-]{1,30}$/, what: 'a type, a colon, and an id or a username' },
} as const;

/** Conditions for these filters. */
export function filtersOf({ actor, action, target, since, until }: EntryFilters): Filter[] {
  const [type, key = ''] = target?.split(':') ?? [];
  // Larger ids do not exist.
  const id = /^[1-9]\d{0,9}$/.test(key) && Number(key) <= 2_147_483_647 ? Number(key) : 0;
  const of = type === undefined ? {} : type === 'user' ? { user: key } : { target: [type, id] };
  return filtersBy(conditions, { actor, action, ...of, since, until });
}

/** Entries in memory at a time. */
const batch = 1000;

/** Statement of the next entries that match: $1 the id of the last one before them. */
function following(filters: readonly Filter[]): Statement<AuditEntry[]> {
  return named(['following_entries', ...filters.map(({ name }) => name)].join('_by_'), (name) => ({
    name,
    text: `
      SELECT coalesce(json_agg(row_to_json(shown) ORDER BY shown.id), '[]')::text AS reply FROM (
        SELECT ${entryColumns} FROM (
          SELECT * FROM audit_log WHERE id > $1::integer AND ${conditionsOf(filters, 2)} ORDER BY id LIMIT ${batch}
        ) e ${entryTables}
      ) shown`,
  }));
}

/** All entries that match, the oldest first. */
export async function* everyEntry(ask: RunStatement, entryFilters: EntryFilters): AsyncGenerator<AuditEntry> {
  const filters = filtersOf(entryFilters);
  const statement = following(filters);
  const values = filters.flatMap((filter) => filter.values);
  for (let last = 0; ; ) {
    const entries = (await ask(statement, [last, ...values]))?.parse() ?? [];
    yield* entries;
    const { id } = entries.at(-1) ?? { id: null };
    if (id === null || entries.length < batch) return;
    last = id;
  }
}
