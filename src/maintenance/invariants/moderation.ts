import { type Invariant, madeBy, nothingAfterwards } from './invariant.js';

/** Rules for reports and the log. */
export const moderationInvariants: readonly Invariant[] = [
  {
    area: 'moderation',
    rule: 'a report of or about somebody whose account is deleted has no words',
    query: `
      SELECT 'report ' || r.id AS subject, 'words' AS kept, 'none' AS counted
      FROM reports r JOIN users u ON u.deleted_at IS NOT NULL
        AND (u.id = r.reporter_id OR (r.target_type = 'user' AND r.target_id = u.id))
      WHERE r.note IS NOT NULL OR (r.resolution_note IS NOT NULL AND r.resolved_at < u.deleted_at)`,
  },
  {
    area: 'moderation',
    rule: 'a deleted account has claimed no report',
    query: `
      SELECT 'report ' || r.id AS subject, 'claimed by user ' || u.id AS kept, 'open' AS counted
      FROM reports r JOIN users u ON u.id = r.handler_id WHERE r.status = 'claimed' AND u.deleted_at IS NOT NULL`,
  },
  nothingAfterwards('moderation', 'reports', madeBy('reports', 'report', 'reporter_id')),
];
