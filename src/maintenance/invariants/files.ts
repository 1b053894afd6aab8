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
    rule: 'open uploads reserve their sizes',
    query: `
      SELECT format('%s uploads of user %s', kind, owner_id) AS subject, coalesce(u.reserved, 0)::text AS kept, coalesce(s.bytes, 0)::text AS counted
      FROM (
        SELECT 'file' AS kind, owner_id, reserved FROM file_usage UNION ALL SELECT 'video', owner_id, reserved FROM video_usage
      ) u
      FULL JOIN (
        SELECT kind, owner_id, sum(size) AS bytes FROM upload_sessions WHERE ended_at IS NULL GROUP BY 1, 2
      ) s USING (kind, owner_id)
      WHERE coalesce(u.reserved, 0) <> coalesce(s.bytes, 0)`,
  },
  {
    area: 'files',
    rule: 'whose account is deleted has no files',
    query: `
      SELECT of.subject, 'of ' || u.username AS kept, 'no owner' AS counted FROM (
        SELECT 'file ' || id AS subject, owner_id FROM files UNION ALL SELECT 'folder ' || id, owner_id FROM file_folders
      ) of JOIN users u ON u.id = of.owner_id WHERE u.deleted_at IS NOT NULL`,
  },
  {
    area: 'files',
    rule: 'a file is in a folder of its owner that is not deleted',
    query: `
      SELECT 'file ' || f.id AS subject, 'folder ' || d.id AS kept, 'none' AS counted
      FROM files f JOIN file_folders d ON d.id = f.folder_id WHERE d.owner_id <> f.owner_id OR d.deleted_at IS NOT NULL`,
  },
  {
    area: 'files',
    rule: 'a folder is in those that its parent is in',
    query: `
      SELECT 'folder ' || d.id AS subject, d.ancestors::text AS kept, (p.ancestors || p.id)::text AS counted
      FROM file_folders d JOIN file_folders p ON p.id = d.parent_id
      WHERE d.deleted_at IS NULL AND (d.ancestors <> p.ancestors || p.id OR p.owner_id <> d.owner_id OR p.deleted_at IS NOT NULL)`,
  },
];
