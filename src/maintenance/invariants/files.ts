import type { Invariant } from './invariant.js';

/** Rules for files. */
export const fileInvariants: readonly Invariant[] = [
  {
    area: 'files',
    rule: 'what counts against a quota is what the owner has',
    query: `
      SELECT format('files of user %s', owner_id) AS subject,
        format('%s, %s bytes', coalesce(u.files, 0), coalesce(u.bytes, 0)) AS kept,
        format('%s, %s bytes', coalesce(f.files, 0), coalesce(f.bytes, 0)) AS counted
      FROM file_usage u
      FULL JOIN (SELECT owner_id, count(*) AS files, sum(size) AS bytes FROM files GROUP BY 1) f USING (owner_id)
      WHERE (coalesce(u.files, 0), coalesce(u.bytes, 0)) <> (coalesce(f.files, 0), coalesce(f.bytes, 0))`,
  },
  {
    area: 'files',
    rule: 'whose account is deleted has no files',
    query: `
      SELECT 'file ' || f.id AS subject, 'of ' || u.username AS kept, 'no owner' AS counted
      FROM files f JOIN users u ON u.id = f.owner_id WHERE u.deleted_at IS NOT NULL`,
  },
];
