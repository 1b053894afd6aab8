import type { Sql } from '../../core/database/row.js';

/** Most entries counted, and most unresolved reports that are read for them, the oldest first. */
const [mostCounted, mostRead] = [100, 1000];

/** SQL of the number of entries of the moderation queue for a moderator, which is SQL of their id. Does not read all reports. */
export const waitingSql = (moderator: Sql): Sql => {
  const oldest = (table: Sql, condition: Sql, [order, most]: [Sql, number]) => `
    (SELECT target_type, target_id FROM ${table}
     WHERE ${condition} AND author_id IS DISTINCT FROM ${moderator} ORDER BY ${order} LIMIT ${most})`;
  return `
  (SELECT count(*)::integer FROM (
    SELECT DISTINCT target_type, target_id FROM (
      ${oldest('reports', "status = 'open'", ['id', mostRead])}
      UNION ALL ${oldest('reports', "status = 'claimed'", ['id', mostRead])}
      UNION ALL ${oldest('removals', "state = 'held' AND NOT is_private", ['at, id', mostCounted])}
      UNION ALL ${oldest('disputes', `buyer_id IS DISTINCT FROM ${moderator}`, ['target_id', mostCounted])}
    ) posts LIMIT ${mostCounted}
  ) waiting)`;
};
