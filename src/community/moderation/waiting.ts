import type { Sql } from '../../core/database/row.js';

/** Most entries counted. */
const mostCounted = 100;

/** SQL of the number of entries of the moderation queue for a moderator, which is SQL of their id. */
export const waitingSql = (moderator: Sql): Sql => `
  (SELECT count(*)::integer FROM (
    SELECT FROM moderation_queue WHERE author_id IS DISTINCT FROM ${moderator} LIMIT ${mostCounted}
  ) waiting)`;
